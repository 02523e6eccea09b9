/**
 * A finished game looked at by the search bot: the largest mistake, the better turn, and how it
 * would have gone on.
 */

import { expect, it } from "vitest";
import { site, type Person } from "./kit";

const here = site();
/** A long game, so that its analysis is not done before it is stopped. */
const RECORD = "../tests/golden/records/mombasa-4-variable-1.txt";

async function status(person: Person, ...names: string[]): Promise<void> {
  await person.page.waitForSelector(names.map((name) => `[data-status=${name}]`).join(", "));
}

it("finds the largest mistake, shows the better turn, and plays it out", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.waitForSelector("[data-test=record]", { state: "attached" });
  await page.setInputFiles("[data-test=record]", RECORD);
  await page.click("#tab-analysis");
  await page.click("[data-test=analyse]");
  await page.waitForSelector("[data-worst]");

  await page.click("[data-test=stop]");
  await status(person, "stopped");
  const stopped = page.url();
  await page.reload();
  await page.click("[data-test=go-on]");
  await status(person, "waiting", "working");
  await page.click("[data-test=stop]");
  await status(person, "stopped");

  const number = Number(await page.getAttribute("[data-worst]", "data-worst"));
  await page.click(`[data-worst="${number}"]`);
  await page.waitForURL((url) => url.href !== stopped);
  await page.waitForSelector(`[data-test=turn-detail] h3:has-text("Turn ${number + 1},")`);
  // Its words are those of the board.
  await person.boarded();
  const better = await page.textContent("[data-test=better]");
  expect(await page.textContent("[data-test=moved]")).toMatch(
    /draw before it [+\u2212]?\d+ \(± [\d.]+\), this turn [+\u2212]?\d+ \(± [\d.]+\)/,
  );
  expect(better?.trim()).toBeTruthy();
  expect(await person.barriers()).toEqual([]);

  const chosen = page.url();
  await page.click("[aria-label='To the start']");
  await page.waitForFunction(() => location.href.endsWith("/0?analysis"));
  await page.locator("[data-test=curves]").click({ position: { x: 380, y: 60 } });
  await page.waitForFunction(() => !location.href.endsWith("/0?analysis"));
  await page.click("[aria-pressed=false]:has-text('Expected')");
  await page.locator("[data-worst]").first().press("Enter");
  await page.waitForFunction((url) => location.href === url, chosen);

  const phone = await here.come({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await phone.page.goto(chosen);
  await phone.page.waitForSelector("[data-test=turn-detail]");
  await phone.boarded();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  );
  expect(await phone.page.locator("[data-test=stop]").count()).toBe(0);
  expect(await phone.barriers()).toEqual([]);

  await page.click("[data-test=play-out]");
  await page.waitForSelector(".made");
  await person.boarded();
  const laid = await page.locator(".made li, .made button").allTextContents();
  expect(laid.some((choice) => better?.includes(choice.replace("✕", "").trim()))).toBe(true);
  await page.click("[data-test=confirm]");
  await page.waitForSelector(".made", { state: "detached" });
});
