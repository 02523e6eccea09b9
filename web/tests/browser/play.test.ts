import { expect, it } from "vitest";
import { languages, Server, site, two, type Person } from "./kit";

const here = site();

it("lets a person play a whole game against bots by clicking", async () => {
  const person = await here.come();
  const { page } = person;
  await person.make(here.address, "speicherstadt", [
    "bot:easy",
    "bot:easy",
    "bot:easy",
    "bot:easy",
  ]);
  await person.seated();
  await person.withoutConfirming();
  for (let step = 0; step < 500; step++) {
    await page.waitForSelector(".ask [data-choice]:not([disabled]), [data-test=ending]");
    if (await page.$("[data-test=ending]")) break;
    await clickOnTheBoard(person, step);
  }
  expect(await page.textContent("[data-test=ending] li:first-child")).toMatch(/^1st/);
  await page.click("#tab-scores");
  await expect.poll(() => page.locator(".panel tbody tr").count()).toBe(9);
  await page.click("[data-test=ending] a");
  await page.waitForSelector("[data-test=slider]");
  const last = await page.getAttribute("[data-test=slider]", "max");
  await page.locator("[data-test=slider]").fill("5");
  await page.waitForFunction(() => location.pathname.endsWith("/5"));
  await page.waitForSelector("#space-1");
  expect(Number(last)).toBeGreaterThan(50);
});

/** One of the pieces that are lit, and what to do with it if there are several things. */
async function clickOnTheBoard({ page }: Person, step: number): Promise<void> {
  const done = page.locator(".ask [data-choice=done]:not([disabled])");
  // The table may go on between looking and clicking: then there is another question.
  if ((await done.count()) > 0 && step % 2 === 0)
    return done.click({ timeout: 5000 }).catch(() => undefined);
  const lit = page.locator(".board [data-option]");
  const count = await lit.count();
  if (count === 0) return;
  const clicked = await lit
    .nth(step % count)
    .click({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  const menu = page.locator(".tip [data-choice]");
  if (clicked && (await menu.count()) > 0)
    await menu
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
}

it.each(["speicherstadt", "mombasa"])("loads little for home and a table of %s", async (game) => {
  const person = await here.come();
  const { page } = person;
  /** What came over the wire so far, and in how many files, without the server's answers. */
  const loaded = () =>
    page.evaluate(() => {
      const files = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ].filter(({ name }) => !new URL(name).pathname.startsWith("/api/"));
      const bytes = (files as PerformanceResourceTiming[]).reduce(
        (sum, { encodedBodySize }) => sum + encodedBodySize,
        0,
      );
      return { bytes, files: files.length };
    });
  await page.goto(here.address);
  await page.waitForSelector(`[data-play=${game}]`);
  await page.waitForLoadState("networkidle");
  const home = await loaded();
  expect(home.bytes).toBeGreaterThan(10_000);
  expect(home.bytes).toBeLessThanOrEqual(150_000);
  await page.click(`[data-play=${game}]`);
  await person.asked();
  await page.waitForLoadState("networkidle");
  const table = await loaded();
  expect(table.bytes - home.bytes).toBeGreaterThan(10_000);
  expect(table.bytes - home.bytes).toBeLessThanOrEqual(150_000);
  expect(table.files).toBeLessThan(40);
});

it("brings two people together at a table", async () => {
  const [first, other] = await two(here);
  await first.choose("bid 1");
  await first.page.click("[data-test=confirm]");
  await other.asked();
  await other.page.waitForSelector("#space-1 [data-merchant]");
  await expect.poll(() => other.page.title()).toContain("Your turn");
  await first.page.click("#tab-chat");
  await first.page.fill(".chat input", "Good luck!");
  await first.page.keyboard.press("Enter");
  await other.page.waitForSelector(".unread");
  await other.page.click("#tab-chat");
  await other.page.waitForSelector("text=Good luck!");
});

it("needs no cover at a hot-seat table where nothing is secret", async () => {
  const person = await here.come();
  const { page } = person;
  await person.make(here.address, "speicherstadt", ["me"]);
  await person.asked();
  const first = await page.innerText(".players .asked .name");
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForFunction(
      (count) => document.querySelectorAll("#space-2 [data-merchant]").length === count,
      turn,
    );
    await page.click('.ask [data-choice="bid 2"]:not([disabled])');
    await page.click("[data-test=confirm]");
    const other = turn % 2 === 0 ? `:not(:has-text("${first}"))` : `:has-text("${first}")`;
    await page.waitForSelector(`[data-test=handed]${other}`);
  }
  await page.waitForFunction(
    () => document.querySelectorAll("#space-2 [data-merchant]").length === 3,
  );
  expect(await page.locator("[data-test=cover]").count()).toBe(0);
  await page.mouse.click(2, 2);
  await page.waitForSelector("[data-test=handed]", { state: "detached" });
});

it("shows what the last choice before something is drawn brings, before it is confirmed", async () => {
  const person = await here.come();
  const { page } = person;
  // The next line of the record draws cards.
  const record = "../tests/golden/records/speicherstadt-2-2.txt";
  await person.goTo(here.address, record, 99);
  const area = page.locator("#seat-0");
  const coins = async () => Number(await area.locator("[data-part=coins] b").textContent());
  const goods = () => area.locator(".goods .pool").count();
  const log = () => page.locator(".panel li.own").count();
  const before = [await coins(), await goods(), await log()] as const;
  await person.choose("trade tea");
  await page.waitForSelector("[data-test=confirm]:not([disabled])");
  await expect.poll(coins).toBeGreaterThan(before[0]);
  await expect.poll(goods).toBeLessThan(before[1]);
  expect(await log()).toBe(before[2]);
  await page.click("[data-test=undo]");
  await expect.poll(coins).toBe(before[0]);
  await expect.poll(goods).toBe(before[1]);
});

it("takes choices back, and says why something is not possible", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address);
  await person.asked();
  await person.choose("bid 3");
  await page.waitForSelector("[data-test=confirm]");
  const placed = await page.locator("#space-3 [data-merchant='0']").count();
  await page.click("[data-test=undo]");
  await person.asked();
  await expect.poll(() => page.locator("#space-3 [data-merchant='0']").count()).toBe(placed - 1);
  await page.locator("#seat-0 .deed").first().click({ force: true });
  await page.waitForSelector(".tip .rule");
  expect(await page.getAttribute(".tip .rule", "href")).toMatch(/^\/rules\/speicherstadt\/S/);
});

it("loses nothing when the server is restarted", async () => {
  let own = await Server.start();
  try {
    const person = await here.come();
    const { page } = person;
    await person.play(own.address);
    await person.asked();
    await person.choose("bid 2");
    await page.waitForSelector("[data-test=confirm]");
    await own.stop();
    await page.waitForSelector("[data-test=reconnecting]");
    expect(await page.locator(".made li").count()).toBe(1);
    own = await own.again();
    await page.waitForSelector("[data-test=reconnecting]", { state: "detached" });
    expect(await page.locator(".made li").count()).toBe(1);
    await page.click("[data-test=confirm]");
    await page.waitForSelector(".made", { state: "detached" });
    await page.waitForSelector("#space-2 [data-merchant='0']");
  } finally {
    await own.end();
  }
});

it("speaks all languages", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address);
  await person.asked();
  const seen = new Set<string>();
  const all = await languages(here.address);
  for (const language of all) {
    await page.selectOption(".wide select", language);
    await page.waitForSelector(`html[lang=${language}]`);
    const text = (await page.innerText("body")) ?? "";
    expect(text).not.toMatch(/page-[a-z]|speicherstadt\.|core-/);
    seen.add(await page.innerText(".ask h2"));
  }
  expect(seen.size).toBe(all.length);
});

it("tells the rules in the reader's language", async () => {
  const { page } = await here.come();
  await page.goto(`${here.address}/rules/mombasa/M11.1`);
  const rules = new Set<string>();
  const all = await languages(here.address);
  for (const language of all) {
    await page.selectOption(".language select", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await page.waitForFunction(
      (before) => {
        const text = document.querySelector(".rule.wanted dd")?.textContent ?? "";
        return text !== "" && !before.includes(text);
      },
      [...rules],
    );
    rules.add(await page.innerText(".rule.wanted dd"));
  }
  expect(rules.size).toBe(all.length);
  await page.click("[id='M10.18'] dd a");
  await page.waitForSelector("[id='M3.5'].wanted");
});

it("fits a phone", async () => {
  const person = await here.come({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = person;
  await person.play(here.address);
  await person.asked();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.tap(".board [data-option='bid 1']");
  await page.waitForSelector("[data-test=confirm]");
  for (const name of ["log", "scores", "chat", "notes", "table"]) {
    await page.tap(`#tab-${name}`);
    await page.waitForSelector(`#tab-${name}[aria-selected=true]`);
    expect(await wide()).toBeLessThanOrEqual(0);
  }
  await page.tap("[data-test=confirm]");
  await page.waitForSelector(".made", { state: "detached" });
});

it("can be played with keys alone", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.waitForSelector("[data-play=speicherstadt]");
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches("[data-play=speicherstadt]")))
      break;
  }
  await page.keyboard.press("Enter");
  await person.seated();
  await person.asked();
  await page.keyboard.press("2");
  await page.waitForSelector("[data-test=confirm]");
  await page.keyboard.press("u");
  await person.asked();
  await page.focus(".board [data-option='bid 1']");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-test=confirm]:focus");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".made", { state: "detached" });
});
