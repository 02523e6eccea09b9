/** What people do together besides playing, each in a browser of their own. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { site, two, type Person } from "./kit";

const here = site();
const RECORD = "../tests/golden/records/speicherstadt-3-1.txt";

async function bid(person: Person, space: number): Promise<void> {
  await person.asked();
  await person.choose(`bid ${space}`);
  await person.page.click("[data-test=confirm]");
  await person.page.waitForSelector(".made", { state: "detached" });
}

it("goes back when everybody agrees, and lets others watch", async () => {
  const [first, other, address] = await two(here);
  await bid(first, 1);
  await bid(other, 2);
  const watcher = await here.come();
  await watcher.page.goto(address);
  await watcher.page.waitForSelector("#space-2 [data-merchant]");
  expect(await watcher.page.locator(".ask [data-choice]").count()).toBe(0);
  await first.page.locator(".panel li.own button.back").last().click({ force: true });
  await other.page.click(".proposal .main");
  await first.page.waitForSelector(".proposal", { state: "detached" });
  await first.asked();
  await watcher.page.waitForSelector("#space-1 [data-merchant]", { state: "detached" });
});

it("hands the seat of somebody who is away to a bot, and gives it back", async () => {
  const [first, other] = await two(here);
  await bid(first, 1);
  const address = other.page.url();
  await other.page.goto("about:blank");
  await first.page.click("[data-test=vote]");
  await first.page.waitForSelector(".players li .state:has-text('left')");
  await first.asked();
  await other.page.goto(address);
  await other.page.click('.bar [aria-expanded="false"]');
  await other.page.click("[data-test=come-back]");
  await first.page.waitForSelector(".players li .state:has-text('left')", { state: "detached" });
});

it("takes notes, keeps webhooks, and exports what is known of a person", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address);
  await page.click("#tab-notes");
  await page.waitForFunction(() => document.querySelector(".notes label")?.textContent?.includes("…") === false);
  await page.fill("#notes", "Bid low.");
  await page.waitForFunction(() => document.querySelector(".notes label")?.textContent?.includes("…") === false);
  await page.goto(here.address);
  await page.click("[data-test=account]");
  await page.fill("#hook", "http://127.0.0.1:9/x");
  await page.click("form:has(#hook) button[type=submit]");
  await page.waitForSelector(".hook");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("[data-test=export]")]);
  expect(saved.suggestedFilename()).toBe("comptoir.json");
});

it("opens a record, steps through it, and plays on from there", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.waitForSelector("[data-test=record]", { state: "attached" });
  const folder = mkdtempSync(join(tmpdir(), "comptoir-record-"));
  try {
    const file = join(folder, "broken.txt");
    writeFileSync(file, "no record at all");
    await page.setInputFiles("[data-test=record]", file);
    await page.waitForSelector("[role=alert]");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await page.setInputFiles("[data-test=record]", RECORD);
  await page.waitForSelector("[data-test=slider]");
  await page.waitForSelector("main #space-1");
  await page.waitForSelector("aside svg[role=img]");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => location.hash.endsWith("/1"));
  await page.click("[data-test=fork]");
  await page.waitForSelector("[data-test=cover], .ask [data-choice]:not([disabled])");
});
