/**
 * Every screen, on a desktop and on a phone, by day and by night: nobody finds a barrier there,
 * and nothing is too wide.
 */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site, two, type Person } from "./kit";

const here = site();
const RECORDS = {
  speicherstadt: "../tests/golden/records/speicherstadt-4-2.txt",
  mombasa: "../tests/golden/records/mombasa-3-first-3.txt",
};
type Game = keyof typeof RECORDS;
/** What is asked in the middle of a game. */
const VERBS = { speicherstadt: "deliver", mombasa: "enter" };

const nothing = (): Promise<void> => Promise.resolve();

/** The choices of a game: number, seat, verb and more. */
function choices(game: Game): string[][] {
  return readFileSync(RECORDS[game], "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" "));
}

/**
 * How many choices were made when somebody else than the first chose with this verb in the
 * second half of the game.
 */
function moment(game: Game): number {
  const made = choices(game);
  return made.findIndex(
    ([, seat, verb], index) => index > made.length / 2 && verb === VERBS[game] && seat !== "0",
  );
}

/** Show one of the panels; the board is one of them on a phone. */
const panel =
  ({ page }: Person, name: string) =>
  async (): Promise<void> => {
    const tab = page.locator(`#tab-${name}`);
    if (await tab.isVisible()) await tab.click();
  };

it("has no barriers on the pages around the games", async () => {
  const person = await here.come();
  const { page } = person;
  await person.goTo(here.address, RECORDS.speicherstadt);
  await person.make(here.address, "speicherstadt", ["open", "invited"]);
  await page.waitForSelector("[data-test=start]");
  expect(await person.faultsOf(nothing), "lobby").toEqual([]);
  await page.goto(here.address);
  await page.waitForSelector(".mine [data-table]");
  await page.waitForSelector("section:not(.mine) [data-table]");
  expect(await person.faultsOf(nothing), "home").toEqual([]);
  await page.click("[data-make=mombasa]");
  await page.waitForSelector("dialog select");
  expect(await person.faultsOf(nothing, "dialog"), "new table").toEqual([]);
  await page.keyboard.press("Escape");
  await page.click("[data-test=account]");
  await page.waitForSelector("dialog[open]");
  expect(await person.faultsOf(nothing, "dialog"), "account").toEqual([]);
  for (const [place, sign] of [
    ["rules/mombasa/M6.10", ".rule.wanted"],
    ["about", "main .program"],
    ["t/nowhere", ".problem"],
  ] as const) {
    await page.goto(`${here.address}/${place}`);
    await page.reload();
    await page.waitForSelector(sign);
    expect(await person.faultsOf(nothing), place).toEqual([]);
  }
});

it.each(["speicherstadt", "mombasa"] as const)(
  "has no barriers where %s is played",
  async (game) => {
    const person = await here.come();
    const { page } = person;
    const board = panel(person, "table");
    await person.goTo(here.address, RECORDS[game], moment(game));
    if (game === "mombasa") {
      expect(await person.faultsOf(nothing, "[data-test=cover]"), "cover").toEqual([]);
      const corner = () => document.elementFromPoint(0, innerHeight - 1)?.matches(".cover");
      expect(await page.evaluate(corner)).toBe(true);
      await page.click("[data-test=cover] button");
    }
    await person.asked();
    if (game === "mombasa") await page.click(".others .other");
    expect(await person.faultsOf(board), "middle").toEqual([]);
    for (const name of ["log", "scores", "chat", "notes"])
      expect(await person.faultsOf(panel(person, name), "aside"), name).toEqual([]);
    await page.click(".bar [aria-expanded=false]");
    expect(await person.faultsOf(nothing, ".bar"), "menu").toEqual([]);
  },
);

it("has no barriers where cards are planned, and where somebody wants to go back", async () => {
  const person = await here.come();
  const { page } = person;
  const planned = choices("mombasa").findIndex(
    ([, , verb], index, all) =>
      index > all.length / 3 && verb === "plan" && all[index - 1]?.[2] !== "plan",
  );
  await person.goTo(here.address, RECORDS.mombasa, planned);
  await person.uncover();
  await person.asked();
  await person.choose((await page.getAttribute(".board [data-option^=plan]", "data-option")) ?? "");
  await page.waitForSelector(".made li");
  await page.waitForSelector(".ask [data-choice^=plan]:not([disabled])");
  expect(await person.faultsOf(panel(person, "table")), "planning").toEqual([]);
  // Somebody alone on all seats would ask nobody.
  const [first, other] = await two(here);
  await first.choose("bid 1");
  await first.page.click("[data-test=confirm]");
  await first.goBack();
  for (const one of [first, other]) {
    await one.page.waitForSelector(".proposal");
    expect(await one.faultsOf(panel(one, "table"), "aside"), "proposal").toEqual([]);
  }
});

it.each(["speicherstadt", "mombasa"] as const)(
  "has no barriers while somebody learns %s",
  async (game) => {
    const person = await here.come();
    const { page } = person;
    const board = panel(person, "table");
    await page.goto(here.address);
    await page.click(`[data-learn=${game}]`);
    await page.waitForSelector("[data-test=coach-next]");
    await person.asked();
    expect(await person.faultsOf(board), "lesson").toEqual([]);
    await page.click("[data-test=coach-leave]");
    await page.click("[data-test=hint]");
    await page.waitForSelector("[data-hint]");
    expect(await person.faultsOf(board, "aside"), "hints").toEqual([]);
    const why = async (): Promise<void> => {
      await board();
      await page
        .locator(game === "mombasa" ? "#card-1-1" : "#seat-0 .deed")
        .first()
        .click({ force: true });
      await page.waitForSelector(".tip.ready .rule");
    };
    expect(await person.faultsOf(why, ".tip"), "why not").toEqual([]);
    await page.locator(".ask [data-choice]:not([disabled])").first().click();
    await page.waitForSelector(".made li");
    expect(await person.faultsOf(board, "aside"), "a turn in the making").toEqual([]);
  },
);

it.each(["speicherstadt", "mombasa"] as const)(
  "has no barriers where %s has ended",
  async (game) => {
    const person = await here.come();
    const { page } = person;
    const table = await person.goTo(here.address, RECORDS[game]);
    expect(await person.faultsOf(panel(person, "table")), "end").toEqual([]);
    await page.goto(`${here.address}/replay/${table}/${String(moment(game))}`);
    await page.waitForSelector("aside svg[role=img]");
    await person.boarded();
    expect(await person.faultsOf(nothing), "replay").toEqual([]);
  },
);
