/**
 * Puzzles: the exercise of the day, found on the home page, answered wrongly and rightly on the
 * board, and looked up.
 */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LIMIT, site, type Person } from "./kit";

const here = site();
const DAY = 86_400_000;

async function exercise(person: Person, game: string): Promise<string> {
  await person.page.goto(here.address);
  await person.page.click(`[data-exercise=${game}]`);
  await person.asked();
  return person.page.url().split("/").at(-1) as string;
}

/** The turns that are known at a puzzle, the best first: somebody else looks at the solution. */
async function turns(id: string): Promise<string[][]> {
  const other = await here.come();
  await other.page.goto(here.address);
  const found = await other.page.evaluate(async (puzzle) => {
    const post = (path: string, data: object) =>
      fetch(`/api/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(data),
      });
    await post("guests", { name: "Ben" });
    return (await (await post(`puzzles/${puzzle}/solution`, {})).json()) as {
      choices: { text: string }[];
      others: { choices: { text: string }[] }[];
    };
  }, id);
  return [found, ...found.others].map((turn) => turn.choices.map((choice) => choice.text));
}

async function answer(person: Person, choices: readonly string[]): Promise<void> {
  for (const choice of choices) await person.choose(choice);
  await person.page.click("[data-test=confirm]:not([disabled])");
}

/** The day must not end while its exercise is solved. */
async function untilTheDayIsLongEnough(): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  if (left < 2 * LIMIT) await new Promise((resolve) => setTimeout(resolve, left + 1000));
}

const standing = (page: Page) => page.textContent("[data-test=standing]");

it("lets people find the turn of the day", async () => {
  await untilTheDayIsLongEnough();
  const person = await here.come();
  const { page } = person;
  const id = await exercise(person, "speicherstadt");
  const [best, second] = (await turns(id)) as [string[], string[]];
  await answer(person, second);
  await page.waitForSelector("[data-test=verdict][data-right=false]");
  // The log tells of whoever plays as of the others, by name.
  await page.click("summary:has-text('Log')");
  expect(await page.innerText("aside .log")).toContain("Guest places");
  await person.asked();
  await answer(person, best);
  await page.waitForSelector("[data-test=verdict][data-right=true]");
  await page.waitForSelector(".ask", { state: "detached" }); // nothing is asked any more
  expect(await page.locator("main.board [data-option]").count()).toBe(0);
  await expect.poll(() => standing(page)).toBe("solved in 2 tries · streak: 1 day");
  await page.click("[data-test=show-solution]");
  await page.waitForSelector("[data-test=solution]");
  const lies = () => page.locator("main.board").innerHTML();
  const before = await lies();
  await page.click("[data-test=on-board]"); // to be looked at, not to be answered again
  await expect.poll(lies).not.toBe(before);
  expect(await page.locator(".ask").count()).toBe(0);
  expect(await page.locator("main.board [data-option]").count()).toBe(0);
  await page.click("[data-test=on-board]");
  await expect.poll(lies).toBe(before);
  await page.goto(`${here.address}/`);
  await page.waitForSelector("[data-exercise=speicherstadt]:not(.main)");
  await page.goto(`${here.address}/puzzles`);
  await page.waitForSelector(`[data-test=puzzles] [href="/puzzle/${id}"]`);
});

it("keeps what was laid out when the page is loaded again", async () => {
  const person = await here.come();
  const { page } = person;
  const id = await exercise(person, "speicherstadt");
  const [best] = (await turns(id)) as [string[]];
  for (const choice of best) await person.choose(choice);
  await page.waitForSelector("[data-test=confirm]:not([disabled])");
  const made = await page.locator(".made li").allInnerTexts();
  await page.reload();
  await page.waitForSelector("[data-test=confirm]:not([disabled])");
  expect(await page.locator(".made li").allInnerTexts()).toEqual(made);
});

/** One of Mombasa's in which something has happened. */
async function late(page: Page): Promise<string> {
  await page.goto(here.address);
  const ids = await page.evaluate(async () => {
    const read = async (path: string): Promise<unknown> => (await fetch(`/api/${path}`)).json();
    const { days } = (await read("puzzles")) as {
      days: { exercises: { puzzle: string; game: string }[] }[];
    };
    const found = days
      .flatMap(({ exercises }) => exercises)
      .filter(({ game }) => game === "mombasa");
    const rounds = await Promise.all(
      found.map(
        async ({ puzzle }) => (await read(`puzzles/${puzzle}`)) as { id: string; round: number },
      ),
    );
    return rounds.filter(({ round }) => round >= 3).map(({ id }) => id);
  });
  return ids[0] as string;
}

it("says what points are made of, and sums up each turn of the log", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(`${here.address}/puzzle/${await late(page)}`);
  await person.asked();
  await page.click("summary:has-text('Scores')");
  await expect.poll(() => page.locator(".scores small").first().textContent()).toMatch(/\d × \d/);
  await page.click("summary:has-text('Log')");
  const told = await page.locator(".log .turn .line .entry").allTextContents();
  expect(told.join()).toMatch(/has finished planning/);
  expect(told.join()).not.toMatch(/plans .* for action slot/);
});

it("says of what day a puzzle is, also of a day before", async () => {
  const { page } = await here.come();
  await page.goto(`${here.address}/puzzles`);
  await page.locator("[data-test=puzzles] li").nth(1).locator("a").first().click();
  await page.waitForSelector("header:has-text('Puzzle of ')");
});

const optionsInSight = (page: Page): Promise<number> =>
  page
    .locator(".ask [data-choice]")
    .evaluateAll(
      (options) =>
        options.filter((option) => option.getBoundingClientRect().bottom <= innerHeight).length,
    );

it("keeps the button for an answer in view on a phone", async () => {
  const person = await here.come({ viewport: { width: 390, height: 844 } });
  const { page } = person;
  const id = await exercise(person, "speicherstadt");
  const [, second] = (await turns(id)) as [string[], string[]];
  await answer(person, second);
  await page.waitForSelector("[data-test=verdict][data-right=false]");
  await person.asked();
  await expect.poll(() => optionsInSight(page)).toBeGreaterThanOrEqual(2);
  for (const choice of second) await person.choose(choice);
  await page.waitForSelector("[data-test=confirm]:not([disabled])");
  await page.locator("aside").evaluate((aside) => aside.scrollTo({ top: 0, behavior: "instant" }));
  await expect
    .poll(async () => {
      const box = await page.locator("[data-test=confirm]").boundingBox();
      return box ? box.y + box.height : Infinity;
    })
    .toBeLessThanOrEqual(844);
  expect(await page.locator("[data-test=verdict]").isVisible()).toBe(true);
});

it("needs no mouse, and tells who gives up", async () => {
  const person = await here.come();
  const { page } = person;
  await exercise(person, "speicherstadt");
  await page.keyboard.press("1");
  await page.waitForSelector(".ask .made li");
  await page.keyboard.press("u");
  await page.waitForSelector(".ask .made", { state: "detached" });
  await page.focus("[data-test=show-solution]");
  await page.keyboard.press("Enter");
  await page.focus("[data-test=sure]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-test=solution]");
  await expect.poll(() => standing(page)).toBe("solution seen");
});

it("has no barriers, by day and by night, on a desktop and on a phone", async () => {
  const person = await here.come();
  const { page } = person;
  await exercise(person, "speicherstadt");
  await page.click("[data-test=show-solution]");
  await page.click("[data-test=sure]");
  await page.waitForSelector("[data-test=solution]");
  const openSolution = async () => {
    if (await page.$("#tab-task")) await page.click("#tab-task");
    await page.waitForSelector("[data-test=solution]");
  };
  expect(await person.faultsOf(openSolution)).toEqual([]);
  await page.goto(`${here.address}/puzzles`);
  expect(await person.faultsOf(() => page.waitForSelector("[data-test=puzzles] a"))).toEqual([]);
});
