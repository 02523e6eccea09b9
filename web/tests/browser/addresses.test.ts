/** Addresses of the page: real ones, old ones, and those that lead nowhere. */

import { expect, it } from "vitest";
import { site } from "./kit";

const here = site();
const RECORD = "../tests/golden/records/speicherstadt-2-1.txt";

it("shows the way home where there is nothing", async () => {
  const { page } = await here.come();
  for (const place of ["foo", "t/nowhere", "puzzle/none", "replay/nowhere/3"]) {
    const answer = await page.goto(`${here.address}/${place}`);
    expect(answer?.status(), place).toBe(404);
    await page.click('.problem a[href="/"]');
    await page.waitForSelector("[data-play=mombasa]");
    await page.waitForURL(`${here.address}/`);
  }
});

it("goes on from place to place without loading the page again, and back", async () => {
  const { page } = await here.come();
  await page.goto(here.address);
  await page.evaluate(() => ((globalThis as unknown as { mark: string }).mark = "the same page"));
  await page.click('nav a[href="/rules"], a[href="/rules"]');
  await page.waitForSelector(".rule, dt");
  await page.waitForURL(`${here.address}/rules`);
  await page.goBack();
  await page.waitForSelector("[data-play=mombasa]");
  expect(await page.evaluate(() => (globalThis as unknown as { mark: string }).mark)).toBe(
    "the same page",
  );
});

it("leads links of old to where they led", async () => {
  const person = await here.come();
  const { page } = person;
  const table = await person.goTo(here.address, RECORD);
  await page.goto(`${here.address}/#/replay/${table}/5?analysis`);
  await page.waitForURL((url) => url.href === `${here.address}/replay/${table}/5?analysis`);
  await page.goto(`${here.address}/#/reset/some.token-x`);
  await page.waitForSelector("#new-password");
  await page.waitForURL(`${here.address}/reset#token=some.token-x`);
  // Also where the page is open already.
  await page.evaluate(() => (location.hash = "#/about"));
  await page.waitForSelector("main .program");
  await page.waitForURL(`${here.address}/about`);
});

it("takes an invitation of old and of now, and keeps its secret from the server", async () => {
  const [ada, ben, cleo] = [await here.come(), await here.come(), await here.come()];
  await ada.make(here.address, "speicherstadt", ["invited", "invited"]);
  await ada.page.waitForSelector("[data-link]");
  const link = (await ada.page.getAttribute("[data-link]", "data-link")) ?? "";
  expect(link).toMatch(/\/t\/[\w-]+#token=/);
  await ben.page.goto(link);
  await ben.page.click("[data-join]");
  await ada.page.waitForSelector("main li:nth-child(2) .here");
  await cleo.page.goto(link.replace("/t/", "/#/t/").replace("#token", "?seat=2&token"));
  await cleo.page.click("[data-join]");
  await ada.page.waitForSelector("main li:nth-child(3) .here");
  const address = link.replace("#token", "#seat=2&token");
  await cleo.page.waitForURL((url) => url.href === address);
});

it("opens a table of which there is only the page that was kept", async () => {
  const person = await here.come({ serviceWorkers: "allow" });
  const { page, context } = person;
  await page.goto(here.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForSelector("[data-play=mombasa]");
  await context.setOffline(true);
  await page.goto(`${here.address}/t/anything`);
  await page.waitForSelector(".away");
  expect(page.url()).toBe(`${here.address}/t/anything`);
});
