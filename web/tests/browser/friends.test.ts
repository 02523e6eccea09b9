/** Friends at a table: how they find it and each other, and what they are told. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { site, two, type Person } from "./kit";

const here = site();
const PASSWORD = "correct horse battery";

/** A request as the page makes it. */
function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api${path}`, {
        method,
        headers: { "Content-Type": "application/json" },
        ...(body === "" ? {} : { body }),
      });
      const text = await answer.text();
      return (text ? JSON.parse(text) : null) as T;
    },
    [method, path, body ? JSON.stringify(body) : ""] as const,
  );
}

/** A guest with a name, on the first page. */
async function guest(name: string): Promise<Person> {
  const person = await here.come();
  await person.page.goto(here.address);
  await send(person.page, "POST", "/guests", { name });
  return person;
}

interface Made {
  id: string;
  invitations: Record<string, string>;
}

const make = (person: Person, wish: object): Promise<Made> =>
  send<Made>(person.page, "POST", "/tables", { game: "speicherstadt", ...wish });

async function at(person: Person, table: string, secret = ""): Promise<Page> {
  await person.page.goto(`${here.address}/t/${table}${secret}`);
  return person.page;
}

async function bid(person: Person, space: number): Promise<void> {
  await person.asked();
  await person.choose(`bid ${space}`);
  await person.page.click("[data-test=confirm]");
  await person.page.waitForSelector(".made", { state: "detached" });
}

/** Whether all of it is in sight. */
function seen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) =>
    [left + 9, right - 9].every((x) => element.contains(document.elementFromPoint(x, y))),
  );
}

/** How many of these are not shown whole. */
const cut = (elements: Element[]): number =>
  elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;

it("shows newcomers the tables that look for players, and on which terms", async () => {
  const ada = await guest("Ada");
  const { id } = await make(ada, {
    seats: ["me", "open"],
    open: true,
    rated: true,
    clock: { bank: 86_400, increment: 86_400 },
  });
  const newcomer = await here.come();
  await newcomer.page.goto(here.address);
  const card = newcomer.page.locator(`[data-table="${id}"]`);
  await card.waitFor();
  expect(await card.innerText()).toMatch(/Rated game/);
  expect(await card.locator("[data-test=terms]").innerText()).toBe("Clock: 1 day + 1 day per turn");
  await card.click();
  await newcomer.page.waitForSelector("[data-test=welcome]");
  expect(await newcomer.page.innerText("[data-test=terms]")).toBe(
    "Rated game · Clock: 1 day + 1 day per turn",
  );
  const { id: other } = await make(ada, { game: "mombasa", seats: ["me", "open"] });
  await at(newcomer, other);
  await expect
    .poll(() => newcomer.page.innerText("[data-test=terms]"))
    .toBe("Setup: First game · No clock");
});

it("tells guests apart who gave no name, and who reads it", async () => {
  const [host, friend] = [await guest("Guest"), await here.come()];
  const { id } = await make(host, { seats: ["me", "invited"] });
  await at(host, id);
  const link = await host.page.waitForSelector("[data-link]");
  await host.page.waitForSelector("[data-test=only-here]:has-text('serve --host 0.0.0.0')");
  await friend.page.goto((await link.getAttribute("data-link")) ?? "");
  await friend.page.fill("[data-test=name]", "");
  await friend.page.click("[data-join]");
  const names = friend.page.locator("main li .name");
  await expect
    .poll(() => names.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Guest \(1\)●?$/),
      expect.stringMatching(/^Guest \(2\) \(you\)●?$/),
    ]);
  await friend.page.getByText("Guest (1) can start the game now").waitFor();
  await host.page.locator("main li .name", { hasText: "Guest (1) (you)" }).waitFor();
});

it("says the command of whoever started the server, and none where it is open already", async () => {
  const host = await guest("Ada");
  const { id } = await make(host, { seats: ["me", "invited"] });
  const told = host.page.locator("[data-test=only-here]");
  for (const [command, said] of [
    [
      "COMPTOIR_HOST=0.0.0.0 make play",
      /start the server again with “COMPTOIR_HOST=0\.0\.0\.0 make play” and/,
    ],
    ["", /Open this page at the computer’s address in the network and send the link from there/],
  ] as const) {
    await host.page.route("**/api/about", async (route) => {
      const answer = await route.fetch();
      const about = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...about, network_command: command } });
    });
    await at(host, id);
    await host.page.reload();
    await expect.poll(() => told.innerText()).toMatch(said);
    expect(await told.innerText()).toContain("docs/hosting.md");
    expect(await host.barriers("main")).toEqual([]);
    await host.page.unroute("**/api/about");
  }
});

it("asks for a name once, with one that is free as a suggestion", async () => {
  const [ada, friend] = [await guest("Ada"), await here.come()];
  const { page } = friend;
  const field = "[data-test=name]";
  const [first, second] = await Promise.all(
    [1, 2].map(() => make(ada, { seats: ["me", "open"], open: true })),
  );
  await at(friend, first?.id ?? "");
  await page.waitForFunction(
    (field) => (document.querySelector(field) as HTMLInputElement | null)?.value === "Ben",
    field,
  );
  await page.getByText("Only a suggestion").waitFor();
  // It is offered, and not given: until somebody sits down, nobody is called anything.
  expect(await page.evaluate(async () => (await fetch("/api/me")).status)).toBe(401);
  await page.click("[data-test=another-name]");
  expect(await page.inputValue(field)).toBe("Clara");
  expect(await friend.barriers("main")).toEqual([]);
  // What is typed takes its place.
  await page.click(field);
  await page.keyboard.type("Zoe");
  expect(await page.inputValue(field)).toBe("Zoe");
  await page.getByText("Only a suggestion").waitFor({ state: "hidden" });
  await page.reload();
  await page.waitForFunction(
    (field) => (document.querySelector(field) as HTMLInputElement | null)?.value === "Ben",
    field,
  );
  // It is selected from the start, and good enough for those who sit down with it.
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("Ben");
  await page.click("[data-join]");
  await page.locator("main li .name", { hasText: "Ben (you)" }).waitFor();
  await at(friend, second?.id ?? "");
  await page.waitForSelector("[data-join]");
  expect(await page.locator(field).count()).toBe(0);
});

it("lets friends in by one link, removes one, and has a word for those who come late", async () => {
  const [ada, ben, cem] = [await guest("Ada"), await guest("Ben"), await guest("Cem")];
  const { id } = await make(ada, { seats: ["me", "invited", "invited"] });
  await at(ada, id);
  const link = (await ada.page.getAttribute("[data-link]", "data-link")) ?? "";
  for (const friend of [ben, cem]) {
    await friend.page.goto(link);
    await friend.page.click("[data-join]");
    await friend.page.waitForSelector(".talk");
  }
  const dan = await here.come();
  await dan.page.goto(link);
  await dan.page.waitForSelector("[data-test=used]");
  await ada.page.fill(".talk input", "Hello!");
  await ada.page.keyboard.press("Enter");
  await ben.page.waitForSelector(".talk li:has-text('Hello!')");
  await ada.page.click("[data-test=remove]:has-text('Cem')");
  await cem.page.waitForSelector("[data-test=removed]");
  await ben.page.waitForSelector("[data-notice=removed]:has-text('Cem')");
  expect(await ada.barriers("main")).toEqual([]);
  await ada.page.click("[data-test=start]");
  await ada.seated();
  await dan.page.reload();
  await dan.page.waitForSelector("[data-test=onlooker]:has-text('without you')");
  await ada.page.waitForSelector("[data-test=watchers]");
});

it("says who agrees to go back, how much that undoes, and what became of it", async () => {
  const [first, other] = await two(here);
  await bid(first, 1);
  await bid(other, 2);
  await first.goBack();
  await other.page.waitForSelector(".proposal:has-text('of the log will be undone')");
  await expect
    .poll(() => other.page.innerText("[data-test=agreed]"))
    .toMatch(/^Agreed: .+ · Still to answer: .+/);
  // Beside it three options stay in sight, also below an open log.
  await first.page.setViewportSize({ width: 1280, height: 720 });
  await first.page.click("#tab-log");
  for (const choice of ["bid 1", "bid 2", "bid 3"])
    await expect
      .poll(() => first.page.$eval(`.ask [data-choice="${choice}"]`, seen), { message: choice })
      .toBe(true);
  for (const height of [720, 640]) {
    await other.page.setViewportSize({ width: 1280, height });
    await other.page.click("#tab-chat");
    for (const part of [".proposal button:has-text('Agree')", ".panel input"])
      expect(await other.page.$eval(part, seen), `${part} ${height}`).toBe(true);
  }
  await other.page.click("#tab-log");
  await other.page.click(".proposal button:has-text('Refuse')");
  await first.page.waitForSelector("[data-notice=refused]");
  await first.page.waitForSelector(".proposal", { state: "detached" });
  await first.goBack();
  await first.page.click(".proposal button:has-text('Withdraw')");
  await other.page.waitForSelector("[data-notice=withdrawn]");
});

it("tells who was asked already that a turn is taken back, and who takes it back that it is told", async () => {
  const [first, other] = await two(here);
  await bid(first, 1);
  await other.asked();
  await first.page.waitForSelector("[data-test=undo-told]:has-text('will be told')");
  await first.page.click("[data-test=undo]");
  await other.page.waitForSelector("[data-test=why-not]:has-text('took back the last turn')");
  expect(await other.page.innerText("#ask")).toContain("Waiting for");
  await other.page.waitForSelector("[data-notice=took_back]");
  await first.asked();
  expect(await first.page.$("[data-test=undo-told]")).toBe(null);
  await bid(first, 2);
  await other.asked();
  expect(await other.page.$("[data-test=why-not]")).toBe(null);
  await other.page.waitForSelector("[data-notice=took_back] ~ .turn"); // what follows stands below
});

it("takes a guest's seat to another browser, and says how", async () => {
  const [, other, address] = await two(here);
  const again = await here.come();
  await again.page.goto(address);
  await again.page.waitForSelector("[data-test=onlooker]");
  await other.page.goto(here.address);
  await other.page.click("[data-test=account]");
  await other.page.click("[data-test=move]");
  const link = (await other.page.getAttribute("dialog [data-link]", "data-link")) ?? "";
  await again.page.goto(link);
  await again.page.click("[data-test=yes]");
  await again.page.waitForSelector("main [role=status]");
  await again.page.goto(address);
  await again.page.waitForSelector(".players li:has-text('(you)')");
});

it("tells somebody who was signed out elsewhere that they only watch now", async () => {
  const [, other] = await two(here);
  await send(other.page, "DELETE", "/sessions");
  await other.page.waitForSelector("[data-test=onlooker]:has-text('signed out')");
  await other.seated();
});

it("sends a turn again by itself when the network swallowed it", async () => {
  const [first, other] = await two(here);
  let swallowed = 0;
  let connected = (): void => undefined;
  const connection = new Promise<void>((done) => (connected = done));
  await first.page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      connected();
    });
    socket.onMessage((message) => {
      const lost = swallowed === 0 && message.toString().includes('"turn"');
      if (lost) swallowed++;
      else server.send(message);
    });
  });
  await first.page.reload();
  await first.asked();
  // Before there is a line, turns take another way.
  await connection;
  await first.choose("bid 1");
  // It is said for a moment only, which a busy machine may miss to look at.
  await first.page.evaluate(() => {
    const banner = "[data-test=reconnecting]";
    new MutationObserver(() => {
      if (document.querySelector(banner)) document.body.dataset.reconnected = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await first.page.click("[data-test=confirm]");
  await first.page.waitForSelector("[data-reconnected]");
  await other.page.waitForSelector("#space-1 [data-merchant]");
  await first.page.waitForSelector(".made", { state: "detached" });
  expect(swallowed).toBe(1);
});

it("names people at one screen, and shows nobody's cards to somebody else", async () => {
  const person = await here.come();
  const { page } = person;
  const cover = "[data-test=cover]";
  await page.goto(here.address);
  await page.click("[data-make=mombasa]");
  await page.click("dialog .size:nth-child(1) input");
  await page.selectOption("#seat-1", "me");
  await page.fill("[data-name='0']", "Charlotte");
  await page.fill("[data-name='1']", "Maximilian");
  await page.click("dialog button[type=submit]");
  await page.waitForSelector(cover);
  const first = (await page.innerText(`${cover} h1`)).replace("’s turn", "");
  expect(["Charlotte", "Maximilian"]).toContain(first);
  expect(await page.innerText(cover)).toContain("Tab, then Enter");
  await page.keyboard.press("Enter");
  await page.waitForSelector(cover);
  await page.click(`${cover} button.main`);
  await person.asked();
  expect(await page.$$eval(".name .start", cut)).toBe(0);
  await page.reload();
  await person.asked();
  for (let step = 0; step < 30 && !(await page.$(cover)); step++) {
    await page.waitForSelector(
      `${cover}, [data-test=confirm]:not([disabled]), .ask [data-choice]:not([disabled])`,
    );
    if (await page.$(cover)) break;
    const confirm = page.locator("[data-test=confirm]:not([disabled])");
    const choice = page.locator(".ask [data-choice]:not([disabled])").first();
    // The table may go on between looking and clicking: then there is another question.
    await ((await confirm.count()) > 0 ? confirm : choice)
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await page.waitForFunction(() => document.querySelector(".ask [disabled].pending") === null);
  }
  await page.waitForSelector(`${cover}:not(:has-text("${first}’s turn"))`);
  await page.click("[data-test=cover-back]");
  await page.waitForSelector(cover, { state: "detached" });
  await page.click("[data-test=on]");
  await page.waitForSelector(cover);
  await page.reload();
  await page.waitForSelector(cover);
});

it("plays both seats of somebody who was a guest at their own table", async () => {
  const owner = await here.come();
  await owner.page.goto(here.address);
  await send(owner.page, "POST", "/accounts", { login: "zoe", password: PASSWORD });
  const { id, invitations } = await make(owner, { seats: ["me", "invited"] });
  const other = await guest("Guest");
  await send(other.page, "POST", `/tables/${id}/join`, { token: invitations["1"] });
  await send(owner.page, "POST", `/tables/${id}/start`);
  await send(other.page, "POST", "/session", { login: "zoe", password: PASSWORD });
  await at(other, id);
  await bid(other, 1);
  await bid(other, 2);
  await other.page.waitForSelector("#space-2 [data-merchant]");
});

it("shows the login, changes the password, and says that no e-mail is sent", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await send(page, "POST", "/accounts", { login: "yves", password: PASSWORD });
  await page.goto(`${here.address}/account`);
  await page.waitForSelector("[data-test=login]:has-text('yves')");
  await page.waitForSelector("[data-test=no-mail]");
  await page.click("[data-test=change-password]");
  await page.fill("#old-password", PASSWORD);
  await page.fill("#new-password", "short");
  await page.click("form:has(#new-password) button[type=submit]");
  await page.waitForSelector("dialog [role=status]:has-text('8 to 200')");
  await page.fill("#old-password", PASSWORD);
  await page.fill("#new-password", "a better horse");
  await page.click("form:has(#new-password) button[type=submit]");
  await page.waitForSelector("dialog [role=status]:has-text('has been changed')");
  expect(await person.barriers("dialog")).toEqual([]);
});

it("keeps notes that were typed just before a reload, and what was read of the chat", async () => {
  const [first, other] = await two(here);
  const { page } = first;
  await page.click("#tab-notes");
  await page.waitForFunction(
    () => document.querySelector(".notes label")?.textContent?.includes("…") === false,
  );
  await page.fill("#notes", "Bid low.");
  await page.reload();
  await page.click("#tab-notes");
  await page.waitForFunction(
    () => (document.getElementById("notes") as HTMLTextAreaElement | null)?.value === "Bid low.",
  );
  await other.page.click("#tab-chat");
  await other.page.fill(".chat input", "Hello!");
  await other.page.keyboard.press("Enter");
  await page.waitForSelector("#tab-chat .unread");
  await page.click("#tab-chat");
  await page.waitForSelector(".chat li:has-text('Hello!')");
  await page.reload();
  await first.seated();
  await page.click("#tab-chat");
  await page.waitForSelector(".chat li:has-text('Hello!')");
  await page.click("#tab-log");
  expect(await page.locator("#tab-chat .unread").count()).toBe(0);
});

it("shows that a game is rated, and asks before it is left", async () => {
  const [ada, ben] = [await guest("Ada"), await guest("Ben")];
  const { id, invitations } = await make(ada, { seats: ["me", "invited"], rated: true });
  await send(ben.page, "POST", `/tables/${id}/join`, { token: invitations["1"] });
  await send(ada.page, "POST", `/tables/${id}/start`);
  await at(ada, id);
  await ada.seated();
  await ada.page.waitForSelector(".bar [data-test=rated]");
  await ada.page.waitForSelector(".players [data-test=rating]");
  // By keys: however it is answered, the focus is where it was.
  const { keyboard } = ada.page;
  const focused = (): Promise<string> =>
    ada.page.evaluate(() => {
      const { activeElement: found } = document;
      return found?.closest("dialog") ? "dialog" : (found?.getAttribute("aria-label") ?? "nothing");
    });
  for (const answer of ["stay", "escape", "close"]) {
    await ada.page.focus(".bar .menu > button");
    await keyboard.press("Enter");
    await ada.page.focus("[data-test=leave]");
    await keyboard.press("Enter");
    expect(await ada.page.textContent("dialog p")).toMatch(/counts as lost/);
    expect(await ada.barriers("dialog")).toEqual([]);
    await expect.poll(focused).toBe("dialog");
    if (answer === "stay") await ada.page.focus("[data-test=stay]");
    await keyboard.press(answer === "escape" ? "Escape" : "Enter"); // at first on ✕
    await ada.page.waitForSelector("dialog", { state: "detached" });
    expect(await focused(), answer).toBe("Menu");
  }
  expect(await ada.page.locator("[data-test=come-back]").count()).toBe(0);
});

it("notifies by the browser whoever wants it and looks elsewhere", async () => {
  const [first, other] = await two(here);
  const { page } = other;
  await other.context.addInitScript(() => {
    const shown: string[] = [];
    const told = function (title: string): void {
      shown.push(title);
    };
    Object.assign(told, {
      permission: "granted",
      requestPermission: () => Promise.resolve("granted"),
    });
    Object.assign(globalThis, { Notification: told, shown });
    Object.defineProperty(document, "hidden", { value: true });
  });
  const address = page.url();
  await page.goto(here.address);
  await page.click("[data-test=account]");
  await page.check("[data-test=notify]");
  await page.waitForFunction(() =>
    /"notify":true/.test(localStorage.getItem("comptoir.settings") ?? ""),
  );
  await page.goto(address);
  await other.seated();
  await bid(first, 1);
  await page.waitForFunction(
    () => (globalThis as unknown as { shown: string[] }).shown.join() === "Your turn",
  );
});
