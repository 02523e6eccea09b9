/** By keys alone, read out loud, with the reader's own colours, and on paper. */

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site, type Person } from "./kit";

const here = site();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SPEICHERSTADT = "../tests/golden/records/speicherstadt-4-2.txt";
const MOMBASA = "../tests/golden/records/mombasa-2-first-1.txt";

/** Which rules about landmarks a page breaks. */
async function landmarks({ page }: Person): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Found {
      id: string;
      nodes: { target: string[] }[];
    }
    const { axe } = globalThis as unknown as {
      axe: { run(what: object, how: object): Promise<{ violations: Found[] }> };
    };
    const rules = ["landmark-one-main", "landmark-main-is-top-level", "landmark-unique", "region"];
    const { violations } = await axe.run(document, { runOnly: rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join()}`),
    );
  });
}

it("has its landmarks on every panel, and in a replay", async () => {
  const person = await here.come({ viewport: { width: 390, height: 844 } });
  const { page } = person;
  await person.play(here.address);
  for (const tab of ["table", "log", "scores", "chat"]) {
    await page.click(`#tab-${tab}`);
    await page.waitForSelector(`#tab-${tab}[aria-selected=true]`);
    expect(await landmarks(person), tab).toEqual([]);
  }
  const table = await person.goTo(here.address, SPEICHERSTADT);
  for (const [more, sign] of [
    ["", "aside svg[role=img]"],
    ["?analysis", "[data-test=analysis]"],
  ] as const) {
    await page.goto(`${here.address}/replay/${table}/20${more}`);
    await page.waitForSelector(sign);
    await person.boarded();
    expect(await landmarks(person), `replay${more}`).toEqual([]);
  }
});

it("is played by keys: each option has one, and the focus stays with what is asked", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address, "mombasa");
  const within = () => page.waitForFunction(() => document.activeElement?.closest(".ask") !== null);
  for (let step = 0; step < 6; step++) {
    await person.asked();
    await person.still();
    const keys = await page
      .locator(".ask .options [data-choice]")
      .evaluateAll((found) => found.map((option) => option.querySelector("kbd")?.textContent));
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
    const made = await page.locator(".made li").count();
    if (step % 2 === 0) await page.keyboard.press(keys.at(-1) ?? "1");
    else {
      await page.locator(".ask [data-choice]:not([disabled])").first().focus();
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction(
      (made) =>
        document.querySelectorAll(".made li").length !== made ||
        document.querySelector("[data-test=confirm]") !== null,
      made,
    );
    await within();
    if (await page.$("[data-test=confirm]")) break;
  }
  await page.focus("#tab-log");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("#tab-scores[aria-selected=true]:focus");
  await page.keyboard.press("End");
  await page.waitForSelector("#tab-notes:focus");
});

it("reads out what bots do, who stands in line and what others have", async () => {
  const person = await here.come();
  const { page } = person;
  await person.make(here.address, "speicherstadt", ["bot:easy"]);
  await person.asked();
  await person.withoutConfirming();
  await person.choose("bid 1");
  await page.waitForFunction(() =>
    /Bot/.test(document.querySelector("[data-test=aloud]")?.textContent ?? ""),
  );
  await person.asked();
  await page.waitForSelector("#space-1 .target[aria-label*='Queue: ']");
  await person.make(here.address, "mombasa", ["bot:easy"]);
  await person.asked();
  const other = await page.locator(".others .other").ariaSnapshot();
  for (const word of ["Score", "pound", "marker", "diamond", "book", "share"])
    expect(other.toLowerCase()).toContain(word.toLowerCase());
});

it("shows what can be chosen in the reader's own colours, and prints", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address);
  const style = (what: string, name: string) =>
    page.evaluate(
      ([what, name]) => {
        const found = document.querySelector(what as string);
        return found ? getComputedStyle(found).getPropertyValue(name as string) : "nothing";
      },
      [what, name],
    );
  await page.emulateMedia({ forcedColors: "active" });
  expect(await style(".board .can", "outline-style")).toBe("solid");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  expect(await style(".tabs", "display")).toBe("none");
  expect(await style(".shell", "overflow-y")).toBe("visible");
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
  // The map is drawn larger than its numbers say: an outline would hide it.
  await page.emulateMedia({ forcedColors: "active", media: "screen" });
  const made = readFileSync(MOMBASA, "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line));
  await person.goTo(
    here.address,
    MOMBASA,
    made.findIndex((line) => line.split(" ")[2] === "enter"),
  );
  if (await page.$("[data-test=cover]")) await page.click("[data-test=cover] button");
  await page.waitForSelector(".map .region.can");
  expect(await style(".map .region.can", "outline-style")).toBe("none");
});

it("holds on to nothing that is gone", async () => {
  const person = await here.come();
  const { page, context } = person;
  await person.play(here.address);
  await person.withoutConfirming();
  const browser = await context.newCDPSession(page);
  await browser.send("Performance.enable");
  const listeners = async (): Promise<number> => {
    await browser.send("HeapProfiler.collectGarbage");
    const { metrics } = await browser.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "JSEventListeners")?.value ?? 0;
  };
  /** Without a handle on anything in the page: that would keep it. */
  const go = (): Promise<unknown> =>
    page.evaluate(async () => {
      const asked = (): HTMLElement | null =>
        document.querySelector(".ask [data-choice]:not([disabled])");
      while (!asked() && !document.querySelector("[data-test=ending]"))
        await new Promise((resolve) => setTimeout(resolve, 20));
      asked()?.click();
    });
  for (let step = 0; step < 30; step++) await go();
  // Those of what is shown now; lines of the log have none of their own.
  await expect.poll(listeners).toBeLessThan(450);
});
