/** A game of another package, of which the page knows nothing but what the server tells. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { site } from "./kit";

const GAME = "unclaimed";
const made = mkdtempSync(join(tmpdir(), "comptoir-game-"));

/** As it would be installed: its code, and where Python looks for what packages offer. */
function installed(): string[] {
  const about = join(made, `${GAME}-0.dist-info`);
  mkdirSync(about);
  writeFileSync(join(about, "METADATA"), `Metadata-Version: 2.1\nName: ${GAME}\nVersion: 0\n`);
  writeFileSync(join(about, "entry_points.txt"), `[comptoir.games]\n${GAME} = ${GAME}:ABOUT\n`);
  return [resolve("../examples/third-game/src"), made];
}

const here = site(installed);
afterAll(() => rmSync(made, { recursive: true }));

it("plays a game that has no board of its own, to its end", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address, GAME);
  expect(await page.textContent("main.board")).not.toMatch(/unclaimed[-.]|page-|undefined/);
  expect(await page.textContent(".ask h2")).toMatch(/What do you bid for/);
  expect(await page.textContent("[role=tabpanel]")).toMatch(/crate of \w+ comes up for sale/);
  expect(await page.locator("main.board section.own").count()).toBe(1);
  const chip = page.locator("main.board .chip.cannot").first();
  // A table that has just come may draw its things once more below the pointer.
  const why = page.locator(".tip.ready .rule");
  while (!(await why.isVisible())) {
    await chip.click();
    await why.waitFor({ timeout: 2000 }).catch(() => undefined);
  }
  expect(await page.textContent(".tip.ready")).toMatch(/U\d/);
  await person.withoutConfirming();
  let onBoard = await playOn(page);
  await expect.poll(() => page.textContent("table")).toMatch(/Commission/);
  // Whoever buys two crates alike has none to choose: then there is another game.
  for (let game = 1; onBoard === 0 && game < 10; game++) {
    await person.play(here.address, GAME);
    onBoard = await playOn(page);
  }
  expect(onBoard).toBeGreaterThan(0);
});

/** To the end, with the highest bids; how many choices were made on the board. */
async function playOn(page: Page): Promise<number> {
  let onBoard = 0;
  for (;;) {
    await page.waitForSelector(".ask [data-choice]:not([disabled]), [data-test=ending]");
    if (await page.$("[data-test=ending]")) return onBoard;
    const lit = await page.$("main.board [data-option]");
    if (lit) onBoard++;
    await (lit ?? (await page.$$(".ask [data-choice]:not([disabled])")).at(-1))
      ?.click({ timeout: 2000 })
      .catch(() => undefined);
    await page.waitForTimeout(100);
  }
}

it("says what it is about, and shows its rules", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(`${here.address}/rules/${GAME}`);
  await page.waitForSelector("[id='U2.1']");
  await page.goto(here.address);
  await page.waitForSelector(`[data-game=${GAME}] p`);
  expect(await page.textContent(`[data-game=${GAME}]`)).toMatch(/10 minutes/);
  expect(await page.locator(`[data-learn=${GAME}]`).count()).toBe(0);
});

it("can be played on a desktop and a phone, by day and by night", async () => {
  const person = await here.come();
  await person.play(here.address, GAME);
  expect(await person.faultsOf(() => person.asked())).toEqual([]);
});
