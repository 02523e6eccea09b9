/**
 * What if: a finished game played on against bots from one of its steps, beside what really
 * happened.
 */

import { expect, it } from "vitest";
import { site } from "./kit";

const here = site();
const RECORD = "../tests/golden/records/speicherstadt-2-1.txt";

it("plays on from a step, beside the game that it comes from", async () => {
  const person = await here.come();
  const { page } = person;
  const table = await person.goTo(here.address, RECORD);
  await page.goto(`${here.address}/replay/${table}/60`);
  await page.waitForSelector("[data-test=what-if]");
  const ways = page.locator("[data-test=what-if], [data-test=fork-friends], [data-test=fork]");
  expect((await ways.allInnerTexts()).map((text) => text.trim())).toEqual([
    "Continue against bots",
    "Continue with friends",
    "Play all seats yourself from here",
  ]);
  await page.selectOption("[data-test=what-if-seat]", "1");
  await page.click("[data-test=what-if]");
  await person.asked();
  await page.click("#tab-original");
  await page.waitForSelector("[data-test=original-turns] [aria-current=step]");
  await expect.poll(() => page.locator("[data-test=original] table").count()).toBe(2);
  await expect.poll(() => page.locator("[data-test=both-curves] path.then").count()).toBe(2);
  const before = await page.getAttribute("[data-test=original-turns]", "data-at");
  await page.click(".ask [data-choice]:not([disabled])");
  await page.click("[data-test=confirm]:not([disabled])");
  await page.waitForSelector(`[data-test=original-turns]:not([data-at="${before}"])`);
  expect(await person.faultsOf(() => page.click("#tab-original"), "[data-test=original]")).toEqual(
    [],
  );
  // In lists it can be told from the game that it comes from, and from others.
  const fork = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.goto(here.address);
  await page.waitForSelector(`[data-table="${fork}"] .badge:has-text("What if?")`);
  await page.waitForSelector(`[data-table="${table}"]`);
  expect(await page.locator(".badge", { hasText: "What if?" }).count()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await person.faultsOf(() => Promise.resolve(), "main")).toEqual([]);
});

it("goes back to any step of one's own game", async () => {
  const person = await here.come();
  const { page } = person;
  await person.goTo(here.address, RECORD, 60);
  await person.uncover();
  await page.click('.bar [aria-expanded="false"]');
  await page.click("[data-test=steps]");
  await page.waitForSelector("[data-test=slider]");
  await page.click("[data-test=what-if]");
  await page.waitForSelector("#tab-original");
});
