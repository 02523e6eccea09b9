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
  await first.goBack();
  await other.page.click(".proposal .main");
  await first.page.waitForSelector(".proposal", { state: "detached" });
  await first.asked();
  await watcher.page.waitForSelector("#space-1 [data-merchant]", { state: "detached" });
});

it("shows the link of an invitation, and says that it was copied only if it was", async () => {
  const person = await here.come({ permissions: ["clipboard-write", "clipboard-read"] });
  const { page } = person;
  await person.make(here.address, "speicherstadt", ["invited"]);
  const button = page.locator("[data-link]");
  const link = (await button.getAttribute("data-link")) ?? "";
  expect(link).toContain("token=");
  await expect.poll(() => page.inputValue("#link")).toBe(link);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  });
  await button.click();
  await page.waitForFunction(() => {
    const input = document.getElementById("link") as HTMLInputElement;
    return input.selectionEnd === input.value.length && input.selectionStart === 0;
  });
  await expect.poll(() => button.innerText()).toBe("Copy the link");
  await page.locator("[role=status]", { hasText: "can’t be copied automatically" }).waitFor();
  await page.evaluate(() => {
    delete (navigator as { clipboard?: unknown }).clipboard;
  });
  await button.click();
  await button.filter({ hasText: "Copied" }).waitFor();
  expect(await page.locator("[role=status]", { hasText: "automatically" }).count()).toBe(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

it("asks before a game goes back that nobody else has a say in", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address);
  await bid(person, 1);
  await person.asked();
  // A bot would do the same again.
  expect(await page.locator(".panel li.turn:not(.own) .back").count()).toBe(0);
  await person.goBack();
  const told = await page
    .locator(".panel li.own:has(.back), .panel li.own:has(.back) ~ li:not(.head)")
    .locator(".entry")
    .allInnerTexts();
  expect(await page.innerText("dialog[open] q")).toBe(told[0]);
  expect(await page.innerText("dialog[open] p")).toMatch(
    new RegExp(`^${told.length} lines? of the log will be undone`),
  );
  await page.click("[data-test=stay]");
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await page.locator(".panel li.own").count()).toBeGreaterThan(0);
  await person.goBack();
  await page.click("[data-test=sure]");
  await page.waitForFunction(() => document.querySelectorAll(".panel li.own").length === 0);
  await person.asked();
});

it("tells somebody who is away before a bot takes over, and lets them come", async () => {
  const [first, other] = await two(here);
  await bid(first, 1);
  const address = other.page.url();
  await other.page.goto("about:blank");
  await first.page.click("[data-test=vote]");
  const announced = ".players li .state:has-text('A bot takes over')";
  await first.page.waitForSelector(announced);
  await first.page.waitForSelector("[data-notice=warned]");
  await other.page.goto(address);
  await bid(other, 2);
  await first.page.waitForSelector(announced, { state: "detached" });
});

it("lets a bot play for somebody who leaves, and gives the seat back", async () => {
  const [first, other] = await two(here);
  await bid(first, 1);
  const left = ".players li .state:has-text('left')";
  await other.page.click('.bar [aria-expanded="false"]');
  await other.page.click("[data-test=leave]");
  await other.page.click("[data-test=sure]");
  await first.page.waitForSelector(left);
  await first.page.waitForSelector("[data-notice=left]");
  await first.asked();
  await other.page.click("[data-test=bot-plays] button");
  await first.page.waitForSelector(left, { state: "detached" });
  await first.page.waitForSelector("[data-notice=returned]");
});

it("takes notes, keeps webhooks, and exports what is known of a person", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address);
  await page.click("#tab-notes");
  await page.waitForFunction(
    () => document.querySelector(".notes label")?.textContent?.includes("…") === false,
  );
  await page.fill("#notes", "Bid low.");
  await page.waitForFunction(
    () => document.querySelector(".notes label")?.textContent?.includes("…") === false,
  );
  await page.goto(here.address);
  await page.click("[data-test=account]");
  await page.fill("#hook", "http://127.0.0.1:9/x");
  await page.click("form:has(#hook) button[type=submit]");
  await page.waitForSelector(".hook");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.click("[data-test=export]"),
  ]);
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
  await page.keyboard.press("Shift+ArrowRight");
  await page.waitForFunction(() => location.pathname.endsWith("/1"));
  await page.click("[data-test=fork]");
  await page.waitForSelector("[data-test=cover], .ask [data-choice]:not([disabled])");
});
