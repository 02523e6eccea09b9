/**
 * The guided first games, clicked through from the home page to the end of the lesson, and
 * hints.
 */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { site, type Person } from "./kit";
import { drawn } from "./reading";

const here = site();

async function learn(person: Person, game: string): Promise<void> {
  await person.page.goto(here.address);
  await person.page.click(`[data-learn=${game}]`);
  await person.page.waitForSelector(`[data-test=coach][data-step="${game}-welcome"]`);
}

const NEXT = "[data-test=coach-next]";
const CONFIRM = "[data-test=confirm]:not([disabled])";
const OPTION = ".ask .options [data-choice]:not([disabled])";
const END = "[data-test=coach][data-step=end]";

const step = (page: Page) => page.getAttribute("[data-test=coach]", "data-step");

/** How much of what the coach says is out of sight, in pixels. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const said = document.querySelector("[data-test=coach] .said");
    return said ? said.scrollHeight - said.clientHeight : 0;
  });

/** What of some drawings lies below others, by more than the room around letters. */
const covered = (page: Page, below: string, above: string): Promise<string[]> =>
  page.evaluate(
    ([below, above]) => {
      const boxes = (where: string) =>
        [...document.querySelectorAll(where)].map((found) => ({
          text: found.textContent?.trim() ?? "",
          box: found.getBoundingClientRect(),
        }));
      const over = boxes(above);
      return boxes(below)
        .filter(({ box }) =>
          over.some(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 3 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 3,
          ),
        )
        .map(({ text }) => text);
    },
    [below, above] as const,
  );

/**
 * Read on, choose what the lesson suggests if it is offered (the words of a choice, or its first
 * ones), else the first option, and confirm.
 */
async function takeLesson(page: Page, suggested: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (let click = 0; click < 200; click++) {
    await page.waitForSelector(`${NEXT}, ${CONFIRM}, ${OPTION}, ${END}`);
    const now = (await step(page)) ?? "";
    if (seen.at(-1) !== now) seen.push(now);
    await expect.poll(() => hidden(page), { message: now }).toBeLessThanOrEqual(1);
    if (now === "end") return seen;
    const texts = await page
      .locator(OPTION)
      .evaluateAll((found) => found.map((option) => option.getAttribute("data-choice") ?? ""));
    const fits = (wish: string) =>
      texts.find((text) => text === wish || text.startsWith(`${wish} `));
    const wish = suggested.map(fits).find((text) => text !== undefined) ?? texts[0];
    const target = (await page.$(NEXT))
      ? NEXT
      : (await page.$(CONFIRM))
        ? CONFIRM
        : `${OPTION}[data-choice="${wish}"]`;
    // The table may go on between looking and clicking: then there is another question.
    await page
      .locator(target)
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
  return seen;
}

it("teaches Speicherstadt by playing", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await learn(person, "speicherstadt");
  await page.click(NEXT);
  await page.waitForSelector("[data-test=spot]");
  const suggested = [
    "deliver contract_1 coffee",
    "deliver contract_1 spices",
    "trade tea",
    "done",
    "buy",
    "bid 1",
  ];
  const seen = await takeLesson(page, suggested);
  expect(seen.map((key) => key.replace("speicherstadt-", ""))).toEqual([
    "fire",
    "offer",
    "own",
    "bid-1",
    "queue",
    "bid-2",
    "bid-3",
    "buy",
    "process",
    "income",
    "again",
    "scoring",
    "advice",
    "end",
  ]);
  await page.click("[data-test=coach-play-on]");
  await page.waitForSelector("[data-test=coach]", { state: "detached" });
  expect(await page.locator("[data-test=coach-return]").count()).toBe(0);
  await person.asked();
});

it("teaches Mombasa by playing", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await learn(person, "mombasa");
  expect(await page.locator(".person .tracks .jar").count()).toBe(1);
  expect(await covered(page, ".person .tracks svg .symbol", ".person .tracks .jar")).toEqual([]);
  await page.click(NEXT);
  await page.waitForSelector("[data-test=spot] ~ [data-test=spot]");
  expect(await covered(page, "main.board .contents .name", "[data-test=spot]")).toEqual([]);
  await page.click("[data-test=coach-back]");
  const suggested = [
    "plan coffee_2",
    "plan bookkeeper_2_crate_2",
    "plan expansion_2",
    "bookkeeper bookkeeper_2_crate_2",
    "forward",
    "expand",
    "company cape_town",
    "enter karoo",
    "enter natal",
    "goods coffee_2",
    "step cape_town",
    "marker",
    "end",
  ];
  const seen = await takeLesson(page, suggested);
  expect(seen.map((key) => key.replace("mombasa-", ""))).toEqual([
    "welcome",
    "map",
    "tracks",
    "own",
    "setup",
    "plan",
    "reveal",
    "bookkeeper",
    "books",
    "expand",
    "oust",
    "goods",
    "special",
    "marker",
    "diamonds",
    "end",
    "rest",
    "prepare",
    "scoring",
    "end",
  ]);
});

it("lets people play a lesson in their own way, leave it and go on with it", async () => {
  const person = await here.come();
  const { page } = person;
  await learn(person, "speicherstadt");
  await page.click(NEXT);
  await page.click("[data-test=coach-leave]");
  await person.asked();
  await page.reload();
  await page.click("[data-test=coach-return]");
  await page.waitForSelector('[data-step="speicherstadt-fire"]');
  for (let tell = 0; tell < 3; tell++) await page.click(NEXT);
  await page.waitForSelector('[data-step="speicherstadt-bid-1"]');
  await person.choose("bid 3");
  await page.waitForSelector(CONFIRM);
  await page.waitForSelector("[data-test=coach]:has-text('That is possible, too.')");
  await page.click(CONFIRM);
  await page.waitForSelector('[data-step="speicherstadt-queue"]');
  await page.goto(`${here.address}/`);
  await page.click(".mine [data-table]");
  await page.waitForSelector('[data-step="speicherstadt-queue"]');
});

it("keeps nobody waiting for a lesson, and takes it off the list", async () => {
  const person = await here.come();
  const { page } = person;
  await learn(person, "speicherstadt");
  await page.goto(`${here.address}/`);
  await page.waitForSelector(".mine [data-table]");
  expect(await page.locator(".mine .badge.soft").allInnerTexts()).toContain("Your turn");
  expect(await page.locator(".mine .badge:not(.soft)").count()).toBe(0);
  await page.click("[data-test=remove-lesson]");
  await page.click("[data-test=stay]");
  expect(await page.locator(".mine [data-table]").count()).toBe(1);
  await page.click("[data-test=remove-lesson]");
  await page.click("[data-test=sure]");
  await page.waitForSelector(".mine", { state: "detached" });
});

it("says what a bot would do, and builds that turn up", async () => {
  const person = await here.come();
  const { page } = person;
  await learn(person, "speicherstadt");
  await person.asked();
  await page.click("[data-test=hint]");
  await page.waitForSelector("[data-hint]");
  expect(await page.innerText(".hints")).toContain("What a bot would do");
  expect(await page.innerText(".hints")).not.toMatch(/hint-|page-/);
  const text = (await page.getAttribute("[data-hint]", "data-hint")) ?? "";
  await page.click("[data-hint]");
  await page.waitForSelector(CONFIRM);
  expect(await page.locator(".made li").count()).toBe(1);
  await page.click("[data-test=undo]");
  await page.waitForSelector(`[data-hint="${text}"]`);
});

it("can be learnt on a phone, in the dark", async () => {
  const phone = await here.come({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
    locale: "pl",
    pace: "fast",
  });
  const { page } = phone;
  await learn(phone, "mombasa");
  await page.waitForSelector(".ask h2"); // the options wait while something is told
  await phone.boarded();
  await page.waitForSelector(".board .frame");
  await expect
    .poll(() => page.evaluate(() => document.querySelector(".board .frame")?.scrollTop))
    .toBe(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  for (let tell = 0; tell < 5; tell++) await page.tap(NEXT);
  await page.waitForSelector('[data-step="mombasa-plan"]');
  await page.tap('.ask .options [data-choice="plan coffee_2"]:not([disabled])');
  await page.waitForSelector(".made li");
  expect(await page.innerText("[data-test=coach]")).not.toMatch(/page-|undefined/);
  // What is suggested comes first, where not all options are in sight.
  expect(await page.getAttribute(OPTION, "data-choice")).toMatch(/^plan bookkeeper_2/);
  for (const card of ["bookkeeper_2_crate_2", "expansion_2"])
    await page.tap(`.ask .options [data-choice="plan ${card}"]:not([disabled])`);
  await page.tap(CONFIRM);
  // What is spoken of stays in sight when the others have had their turn.
  await page.waitForSelector('[data-step="mombasa-reveal"]');
  await page.waitForSelector("[data-test=story]", { state: "hidden" });
  await page.waitForSelector("[data-test=spot]");
});

it("can be learnt with keys alone", async () => {
  const person = await here.come();
  const { page } = person;
  await learn(person, "speicherstadt");
  await person.asked();
  for (let tell = 0; tell < 4; tell++) {
    await page.focus(NEXT);
    await page.keyboard.press("Enter");
  }
  await page.waitForSelector('[data-step="speicherstadt-bid-1"]');
  await page.keyboard.press("1");
  await page.waitForSelector("[data-test=confirm]:focus");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-step="speicherstadt-queue"]');
});

/** How many options are in sight, whole, and how high the panel is below them. */
const room = (page: Page): Promise<{ options: number; panel: number }> =>
  page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const end = Math.min(
      ...[".ask", ".ask .options"].map((part) => box(part)?.bottom ?? 0),
      box(".ask .buttons")?.top ?? Infinity,
    );
    const options = [...document.querySelectorAll(".ask [data-choice]")];
    const whole = options.filter((option) => option.getBoundingClientRect().bottom <= end + 3);
    const panel = document.querySelector("#panel");
    const shown = panel?.firstElementChild?.checkVisibility({ visibilityProperty: true });
    return { options: whole.length, panel: shown ? (panel?.clientHeight ?? 0) : 0 };
  });

it("shows two options at least beside a lesson and the story in a low window", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 }, pace: "slow" });
  const { page } = person;
  await learn(person, "speicherstadt");
  await person.asked();
  await person.linger();
  const told = "[data-test=story-next]";
  const next = `${NEXT}, ${CONFIRM}`;
  for (let measured = 0; measured < 3;) {
    await page.waitForSelector(`${told}, ${next}, ${OPTION}`);
    await drawn(page);
    const tells = (await page.locator(told).count()) > 0;
    if (tells && (await page.locator(OPTION).count()) > 1) {
      const found = await room(page);
      expect(found.options).toBeGreaterThanOrEqual(2);
      expect(found.panel === 0 || found.panel > 60).toBe(true);
      measured++;
    }
    if (tells) await page.click(told);
    else if (await page.locator(next).count()) await page.locator(next).first().click();
    else await page.locator(OPTION).first().click();
  }
});

it("shows whole options beside an open log, and all of what stands below them beside the scores", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await page.goto(here.address);
  await page.click("[data-learn=speicherstadt]");
  await person.asked();
  await page.click("#tab-scores");
  await drawn(page);
  const hint = await page.locator(".ask-bot").boundingBox();
  const tabs = await page.locator(".tabs").boundingBox();
  expect((hint?.y ?? Infinity) + (hint?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  await page.click("#tab-log");
  for (let step = 1; step < 5; step++) {
    await drawn(page);
    expect((await room(page)).options, `step ${String(step)}`).toBe(3);
    expect(await page.locator("[data-test=below]").count()).toBe(0);
    await page.click(NEXT);
  }
});

it("shows in a lesson that more can be chosen, and always how to take it back", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.click("[data-learn=mombasa]");
  await person.asked();
  while (await page.locator("[data-test=coach-next]").count())
    await page.click("[data-test=coach-next]");
  // Beside all that there are some rows of the score sheet.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.click("#tab-scores");
  const sheet = async () => (await page.locator("#panel").boundingBox())?.height ?? 0;
  await expect.poll(sheet).toBeGreaterThan(180);
  // The log takes what three options leave; a click more folds it.
  await page.click("#tab-log");
  await drawn(page);
  const opened = await sheet();
  expect((await room(page)).options).toBeGreaterThanOrEqual(3);
  await page.click("#tab-log");
  await expect.poll(sheet).toBeLessThan(opened);
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await page.waitForSelector("[data-test=below]");
    await page.locator(".ask [data-choice]").last().scrollIntoViewIfNeeded();
    await page.waitForSelector("[data-test=below]", { state: "detached" });
    await page.locator(".ask [data-choice]:not([disabled])").first().click();
    await page.waitForSelector(".made li");
    await drawn(page);
    const undo = await page.locator("[data-test=undo]").boundingBox();
    const tabs = await page.locator(".tabs").boundingBox();
    expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    await page.keyboard.press("u");
    await page.waitForSelector(".made", { state: "detached" });
  }
});
