/** The whole table on every screen: letters that can be read, and nothing cut off. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { site, type Person } from "./kit";
import { clipped, drawn, overflowing, smallest } from "./reading";

const here = site();
interface Screen {
  width: number;
  height: number;
  /** How large letters are at least, in pixels. */
  least: number;
  /** The board may have to be scrolled down. */
  down?: boolean;
}
/** Screens that show all at once. */
const SCREENS: Screen[] = [
  { width: 1280, height: 720, least: 11 },
  { width: 1440, height: 900, least: 11 },
  { width: 1920, height: 1080, least: 12 },
  { width: 2560, height: 1440, least: 15 },
  // Tablets. What is asked beside the board takes a third of the smallest one.
  { width: 1024, height: 768, least: 11 },
  { width: 1180, height: 820, least: 11 },
  { width: 820, height: 1180, least: 9.6 },
  { width: 768, height: 1024, least: 9, down: true },
];
const PHONES: Screen[] = [
  { width: 390, height: 844, least: 8.8 },
  { width: 360, height: 640, least: 8.2 },
];
const TABLES = [
  ["mombasa-2-first-1", "enter"],
  ["mombasa-3-first-3", "plan"],
  ["mombasa-4-variable-2", "enter"],
  ["mombasa-4-first-1", "plan"],
  ["speicherstadt-2-1", "deliver"],
  ["speicherstadt-3-1", "bid"],
  ["speicherstadt-4-2", "buy"],
  ["speicherstadt-5-1", "deliver"],
  ["speicherstadt-5-3", "bid"],
] as const;

/** Words of the card for sale that lie below the buttons to buy it and to pass. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll(".verdict rect")];
    const top = Math.min(...buttons.map((button) => button.getBoundingClientRect().top));
    return [...(buttons[0]?.closest(".space")?.querySelectorAll(".face text") ?? [])]
      .filter((text) => text.getBoundingClientRect().bottom > top + 2)
      .map((text) => text.textContent ?? "");
  });

/** How many choices were made when somebody was about to choose so, late in a game. */
function moment(record: string, wanted: string): number {
  const made = readFileSync(record, "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" "));
  return made.findLastIndex(([, seat, verb]) => verb === wanted && seat !== "-1");
}

/** At a table where somebody is asked that. */
async function goTo(person: Person, name: string, verb: string): Promise<void> {
  const record = `../tests/golden/records/${name}.txt`;
  await person.goTo(here.address, record, moment(record, verb));
  await person.uncover();
  await person.asked();
  await person.still();
}

/** Letters that are too small on a screen. */
const tooSmall = async ({ page }: Person, { least }: Screen) =>
  (await smallest(page)).filter(({ size }) => size < least);

it.each(TABLES)("shows all of %s where somebody is asked to %s", async (name, verb) => {
  const person = await here.come();
  const { page } = person;
  await goTo(person, name, verb);
  for (const screen of SCREENS) {
    const { width, height, down } = screen;
    await page.setViewportSize({ width, height });
    await drawn(page);
    const size = `${String(width)}×${String(height)}`;
    expect(await tooSmall(person, screen), size).toEqual([]);
    expect(await clipped(page, "main.board", down), size).toEqual([]);
    if (verb === "buy") expect(await covered(page), size).toEqual([]);
  }
});

it.each(TABLES)(
  "has letters to read on a phone in %s where somebody is asked to %s",
  async (name, verb) => {
    const person = await here.come({ viewport: PHONES[0]!, hasTouch: true, isMobile: true });
    const { page } = person;
    await goTo(person, name, verb);
    for (const screen of PHONES) {
      await page.setViewportSize(screen);
      await drawn(page);
      expect(await tooSmall(person, screen)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    }
  },
);

it("shows all of an ending and a replay with four players", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  const table = await person.goTo(here.address, "../tests/golden/records/mombasa-4-variable-2.txt");
  await page.waitForSelector("[data-test=ending]");
  expect((await page.locator(".panel:visible").boundingBox())?.height).toBeGreaterThan(100);
  expect(await page.$eval(".panel", (panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
  await page.goto(`${here.address}/replay/${table}/200`);
  await page.waitForSelector("main .map");
  await drawn(page);
  expect(await clipped(page, "main.board")).toEqual([]);
});

it("brings into sight what can be chosen where the board is wider than its room", async () => {
  const person = await here.come({ viewport: { width: 1024, height: 768 } });
  const { page } = person;
  /** Which of the board's parts are in sight as a whole. */
  const whole = (what: string) =>
    page.locator(`.common ${what}`).evaluateAll(
      (parts) =>
        parts.filter((part) => {
          const frame = part.closest("[data-sideways]")?.getBoundingClientRect();
          const { left, right } = part.getBoundingClientRect();
          return frame !== undefined && left >= frame.left - 1 && right <= frame.right + 1;
        }).length,
    );
  await goTo(person, "mombasa-4-variable-2", "enter");
  expect(await whole(".map")).toBe(1);
  expect(await whole("#book-1-7")).toBe(0);
  await goTo(person, "mombasa-4-variable-2", "take");
  await expect.poll(() => whole("#book-1-7")).toBe(1);
});

/** With all that the score sheet leaves to be seen. */
async function curveInSight(page: Page): Promise<void> {
  const sheet = await page.locator("#tab-log").boundingBox();
  for (const part of ["chart", "best"]) {
    const box = await page.locator(`[data-test=ending] [data-test=${part}]`).boundingBox();
    expect(box && box.y + box.height, part).toBeLessThanOrEqual(sheet?.y ?? 0);
  }
}

it("shows both games on the home page, however many tables somebody has", async () => {
  const { page } = await here.come({ viewport: { width: 1280, height: 720 } });
  await page.goto(here.address);
  await page.evaluate(async () => {
    const post = (path: string, data: object) =>
      fetch(`/api/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(data),
      });
    await post("guests", { name: "Ann" });
    for (let count = 0; count < 7; count++)
      await post("tables", { game: "speicherstadt", seats: ["me", "bot:easy"], start: true });
  });
  await page.reload();
  await page.waitForSelector("[data-test=all-tables]");
  expect(await page.locator("[data-table]").count()).toBe(4);
  for (const game of ["mombasa", "speicherstadt"]) {
    const box = await page.locator(`[data-play=${game}]`).boundingBox();
    expect(box && box.y + box.height, game).toBeLessThanOrEqual(720);
  }
  await page.click("[data-test=all-tables]");
  await expect.poll(() => page.locator("[data-table]").count()).toBe(7);
});

it("shows all of five players whom somebody watches, with their names", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await person.goTo(here.address, "../tests/golden/records/speicherstadt-5-3.txt");
  await page.waitForSelector("[data-test=ending]");
  // All that the totals are made of is in sight, or how to get to it.
  await drawn(page);
  const rest = await page.$eval(".panel", (panel) => panel.scrollHeight - panel.clientHeight);
  expect(rest < 4 || (await page.$(".panel[data-more~=below]")) !== null).toBe(true);
  await page.waitForSelector("[data-test=best]");
  await drawn(page);
  await curveInSight(page);
  for (const size of SCREENS.slice(0, 2)) {
    await page.setViewportSize(size);
    await drawn(page);
    const cut = await page
      .locator(".others :is(.name, .name .start)")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    expect(await clipped(page, "main.board")).toEqual([]);
  }
});

it("shows everybody's score in a lesson and in a game of five, and their names", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  const expectScores = async (count: number): Promise<void> => {
    await drawn(page);
    const inSight = await page.locator(".area .score").evaluateAll((scores) =>
      scores.filter((score) => {
        const { top, bottom, height } = score.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      }),
    );
    expect(inSight).toHaveLength(count);
    const cut = await page
      .locator(".area .name .start")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    expect(await clipped(page, "main.board")).toEqual([]);
  };
  await page.goto(here.address);
  await page.click("[data-learn=speicherstadt]");
  await page.waitForSelector("[data-test=coach-next]");
  await person.boarded();
  await expectScores(2);
  const record = "../tests/golden/records/speicherstadt-5-3.txt";
  await person.goTo(here.address, record, moment(record, "bid"));
  await person.uncover();
  await person.asked();
  await expectScores(5);
});

it("shows all of a replay with a full hand", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  const table = await person.goTo(here.address, "../tests/golden/records/mombasa-2-first-1.txt");
  await page.goto(`${here.address}/replay/${table}/80`);
  await page.waitForSelector("main .map");
  await drawn(page);
  expect(await clipped(page, "main.board")).toEqual([]);
});

it("draws all but one's own board sharp and larger, and shows what is then out of sight", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address, "mombasa");
  const size = async (what: string) => (await page.locator(what).first().boundingBox())?.width ?? 0;
  const own = [".slots .slot", ".tracks"];
  const parts = [".map", ".displays svg", ".others .other", ...own];
  await person.still();
  const before = await Promise.all(parts.map(size));
  await page.click("[data-test=zoom-in]");
  await page.click("[data-test=zoom-in]");
  await drawn(page);
  const after = await Promise.all(parts.map(size));
  for (const [index, part] of parts.entries())
    expect((after[index] ?? 0) / (before[index] ?? 1), part).toBeCloseTo(
      own.includes(part) ? 1 : 1.96,
      1,
    );
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll("main.board *")].filter(
          (element) =>
            getComputedStyle(element).willChange.includes("transform") ||
            (element.matches(".inside") && getComputedStyle(element).transform !== "none"),
        ).length,
    ),
  ).toBe(0);
  await page.locator(".displays").scrollIntoViewIfNeeded();
  await page.click("[data-test=zoom-out]");
  await page.click("[data-test=zoom-out]");
  await page.waitForSelector("[data-test=zoom-out][disabled]");
  await drawn(page);
  expect(await clipped(page, "main.board")).toEqual([]);
});
