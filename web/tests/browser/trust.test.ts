/** What keeps people safe from each other: invitations, blocks, reports, hosts, passwords. */

import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { LIMIT, site, two, type Person } from "./kit";
import { drawn } from "./reading";

const here = site();
const PASSWORD = "correct horse battery";

/** `comptoir admin …`, while the server runs. */
function admin(...words: string[]): string {
  const program = process.env.COMPTOIR ?? "../.venv/bin/comptoir";
  const done = spawnSync(
    program,
    ["admin", ...words, "--lang", "en", "--database", here.database],
    { encoding: "utf8", timeout: LIMIT },
  );
  expect(done.stderr).toBe("");
  return done.stdout;
}

async function register(person: Person, login: string): Promise<void> {
  const { page } = person;
  await page.goto(here.address);
  await page.click("[data-test=account]");
  await page.fill("#login", login);
  await page.fill("#password", PASSWORD);
  await page.locator("form:has(#login) button[type=button]").click();
  await page.waitForSelector("[data-test=export]");
  await page.keyboard.press("Escape");
}

/** The game to its end, each seat choosing the first that it may. */
async function playOut(people: readonly Person[], table: string): Promise<void> {
  for (;;) {
    for (const { page } of people) {
      const over = await page.evaluate(async (table) => {
        const info = await (await fetch(`/api/tables/${table}`)).json();
        if (info.status === "over") return true;
        const seat = info.my_seats[0] as number;
        for (;;) {
          const seen = await (await fetch(`/api/tables/${table}/seen?seat=${seat}`)).json();
          const option = seen.projection?.decisions[0]?.options[0]?.text as string | undefined;
          if (!option) return false;
          await fetch(`/api/tables/${table}/turns`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ seat, stamp: seen.projection.stamp, choices: [option] }),
          });
        }
      }, table);
      if (over) return;
    }
  }
}

it("makes a rematch an invitation, which the other accepts", async () => {
  const [ada, ben, address] = await two(here);
  await playOut([ada, ben], address.split("/t/")[1] ?? "");
  await ada.page.waitForSelector("[data-test=ending]");
  await ada.page.click("button[data-test=rematch]");
  await ada.page.waitForSelector("[data-test=start]");
  expect(await ada.page.locator("[data-test=invitation]").count()).toBe(0);
  await ben.page.click("a[data-test=rematch]");
  await ben.page.click("[data-test=accept]");
  await ada.page.waitForSelector("main li:nth-child(2) .here");
  await ada.page.waitForSelector("main li:nth-child(1) .here");
  await ada.page.click("[data-test=start]");
  await Promise.all([ada.seated(), ben.seated()]);
});

it("lets people block and report, and hosts act on it", async () => {
  const host = await here.come();
  await register(host, "hera");
  const [rude, other, address] = await two(here);
  await rude.page.click("#tab-chat");
  await rude.page.fill(".chat input", "You fool!");
  await rude.page.keyboard.press("Enter");
  await other.page.click("#tab-chat");
  await other.page.click(".chat li [data-person]");
  await other.page.fill("#report", "Please look at this.");
  await other.page.click("[data-test=report]");
  await other.page.waitForSelector("dialog [role=status]:has-text('Thank you')");
  expect(await other.barriers("dialog")).toEqual([]);
  await other.page.click("[data-test=block]");
  await other.page.waitForSelector("dialog", { state: "detached" });
  await other.page.waitForSelector(".chat li:has-text('You fool!')", { state: "detached" });
  await other.page.goto(address);
  const chat = other.page.waitForResponse(/\/chat$/);
  await other.page.reload();
  await chat;
  await other.page.click("#tab-chat");
  await other.page.waitForSelector(".chat form");
  await drawn(other.page);
  expect(await other.page.locator(".chat li:has-text('You fool!')").count()).toBe(0);

  admin("host", "hera");
  const { page } = host;
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.click("[data-test=account]");
        await page.waitForSelector("[data-test=export]");
        return page.locator("[data-test=hosts]").count();
      },
      { timeout: LIMIT },
    )
    .toBe(1);
  await page.click("[data-test=hosts]");
  await page.waitForSelector("[data-test=reports] blockquote:has-text('You fool!')");
  expect(await host.barriers("main")).toEqual([]);
  await page.fill("#why", "rude");
  await page.click("[data-test=reports] [data-test=mute]");
  await page.waitForSelector("[data-test=log] li:has-text('7 days: rude')");
  await page.click("[data-test=settle]");
  await page.waitForSelector("[data-test=reports] blockquote", { state: "detached" });
  await rude.page.fill(".chat input", "What?");
  await rude.page.keyboard.press("Enter");
  await rude.page.waitForSelector("[role=alert]:has-text('muted')");

  // Nobody is removed by a slip: we are asked first, by keys, too, and told who it is.
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: found } = document;
      if (found?.closest("dialog")) return "dialog";
      return found?.getAttribute("data-remove") ?? found?.tagName ?? "";
    });
  const { id, name } = await rude.page.evaluate(
    async () => (await (await fetch("/api/me")).json()) as { id: string; name: string },
  );
  const button = `[data-remove="${id}"]`;
  for (const answer of ["stay", "sure"]) {
    await page.focus(button);
    await page.keyboard.press("Enter");
    expect(await page.innerText("dialog h2")).toBe(`Remove ${name}`);
    expect(await host.barriers("dialog")).toEqual([]);
    await expect.poll(focused).toBe("dialog");
    await page.focus(`[data-test=${answer}]`);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog", { state: "detached" });
    if (answer === "stay") expect(await focused()).toBe(id);
  }
  await page.waitForSelector(button, { state: "detached" });
  await expect.poll(focused).toBe("H1");
});

it("sets a new password by a link, once", async () => {
  const owner = await here.come();
  await register(owner, "olga");
  const link = /\/reset#\S+/.exec(admin("reset", "olga"))?.[0] ?? "";
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.click("[data-test=account]");
  await page.fill("#login", "olga");
  await page.click("form:has(#login) + button");
  await expect.poll(() => page.inputValue("#who")).toBe("olga");
  await page.click("[data-test=forgotten] button");
  await page.waitForSelector("[data-test=forgotten] [role=status]:has-text('no e-mail')");
  await page.goto(here.address + link);
  await page.reload();
  await page.fill("#new-password", "a better horse");
  await page.click("main button[type=submit]");
  await page.waitForSelector("main [role=status]");
  await page.click("[data-test=account]:has-text('olga')");
  const again = await here.come();
  await again.page.goto(here.address + link);
  await again.page.fill("#new-password", "another horse");
  await again.page.click("main button[type=submit]");
  await again.page.waitForSelector("main [role=alert]:has-text('already used')");
});
