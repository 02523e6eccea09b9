import { expect, it } from "vitest";
import { languages, site } from "./kit";

const here = site();

it("tells how to play, from home, table and lesson, in the reader's language", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.click("[data-game=mombasa] [data-test=how-to-play]");
  const titles = new Set<string>();
  const all = await languages(here.address);
  for (const language of all) {
    await page.selectOption(".language select", language);
    await page.waitForSelector(`main[lang=${language}] h1`);
    await page.waitForFunction(
      (before) => !before.includes(document.querySelector("main h1")?.textContent ?? ""),
      [...titles],
    );
    titles.add((await page.textContent("main h1")) ?? "");
    await expect.poll(() => page.locator("main table tr").count()).toBeGreaterThan(10);
  }
  expect(titles.size).toBe(all.length);
  await page.click("main p a");
  await page.waitForSelector(".rule");
  await page.goBack();
  await page.click("[data-test=learn]");
  await page.waitForSelector(".said [data-test=how-to-play]");
  await page.click("[data-test=coach-leave]");
  await page.click(".menu > button");
  await page.waitForSelector(".items [data-test=how-to-play]");
});
