/**
 * A finished game looked at by the search bot: the largest mistake, the better turn, and how it
 * would have gone on.
 */

import { expect, it } from "vitest";
import type { Verdict } from "../../src/lib/types";
import { site, type Person } from "./kit";

const here = site();
/** A long game, so that its analysis is not done before it is stopped. */
const RECORD = "../tests/golden/records/mombasa-4-variable-1.txt";

async function status(person: Person, ...names: string[]): Promise<void> {
  await person.page.waitForSelector(names.map((name) => `[data-status=${name}]`).join(", "));
}

/** At the end of a game whose analysis is done: here it says so earlier. */
async function namesTheCostliest({ page }: Person, table: string, number: number): Promise<void> {
  const path = "**/api/tables/*/analysis?**";
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), status: "done" } });
  });
  await page.goto(`${here.address}/t/${table}`);
  const found = page.locator("[data-test=costliest]");
  const said = await found.innerText();
  const verdict = await page.evaluate(
    async ([table, number]) => {
      const answer = await fetch(`/api/tables/${table}/analysis?since=${String(number)}`);
      return ((await answer.json()) as { verdicts: Verdict[] }).verdicts[0];
    },
    [table, number] as const,
  );
  const [, round, points] = /: .+, round (\d+) \(−([\d.]+)\)$/.exec(said) ?? [];
  expect([round, points]).toEqual([String(verdict?.round), verdict?.cost.toFixed(1)]);
  expect(await found.getAttribute("href")).toBe(
    `/replay/${table}/${String((verdict?.steps[0] ?? 0) - 1)}?analysis`,
  );
  await page.unroute(path);
}

it("says at the end what the points are made of, and begins an analysis with one click", async () => {
  const person = await here.come();
  const { page } = person;
  await person.goTo(here.address, RECORD);
  await page.waitForSelector("[data-test=ending]");
  expect(await page.innerText("[data-test=best]")).toMatch(
    /^Most points at once: .+, round \d+ \(\+\d+\)$/,
  );
  await page.click("#tab-scores");
  const parts = await page
    .locator(".scores .points:has(small)")
    .evaluateAll((cells) =>
      cells.map((cell) => [...cell.childNodes].map((node) => node.textContent)),
    );
  const shares = parts.map((texts) => texts.map((text) => text?.trim()).filter(Boolean));
  expect(shares.length).toBeGreaterThan(3);
  for (const [points, product = ""] of shares) {
    const [, count, worth] = /^(\d+) × (\d+)$/.exec(product) ?? [];
    expect(Number(count) * Number(worth)).toBe(Number(points));
  }
  await page.click("[data-test=to-analysis]");
  await status(person, "waiting", "working");
  await page.waitForSelector("[data-test=analysis] progress");
  await page.click("[data-test=stop]");
});

it("names the turn that lost most points where no analysis knows better", async () => {
  const person = await here.come();
  const { page } = person;
  await person.goTo(here.address, "../tests/golden/records/speicherstadt-2-1.txt");
  await page.waitForSelector("[data-test=best]");
  expect(await page.innerText("[data-test=worst]")).toMatch(
    /^Most points lost at once: .+, round \d+ \(−\d+\)$/,
  );
  // It leads to the moment, not to the one before it: what happened is told, and the points are gone.
  const lost = page.locator("[data-test=worst]");
  const [, points] = /\(−(\d+)\)$/.exec(await lost.innerText()) ?? [];
  await lost.click();
  const told = page.locator("[data-test=told]");
  await told.waitFor();
  expect(await told.innerText()).toMatch(new RegExp(`(fire|loses|−).*${String(points)}`, "i"));
});

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
  await namesTheCostliest(person, stopped.split("/replay/")[1]?.split(/[/?]/)[0] ?? "", number);
  await page.goto(stopped);
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
