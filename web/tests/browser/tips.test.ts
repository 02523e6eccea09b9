/** Whatever is drawn on a board says what it is when somebody points at it, in their language. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { languages, site } from "./kit";
import { drawn } from "./reading";

const here = site();

interface Pointed {
  what: string;
  tip: string;
  rule: string;
}

/** Point at the middle of each drawing: what does the tooltip say? */
function pointAtEverything(): Pointed[] {
  const DRAWN =
    ".symbol, .post, .good, .merchant, .chip, .small, .piece, .card, .target, .thing, .share, [id]";
  const own = (element: Element): string =>
    element.getAttribute("title") ??
    [...element.children].find((child) => child.tagName.toLowerCase() === "title")?.textContent ??
    "";
  const board = document.querySelector("main.board");
  for (const folded of board?.querySelectorAll("details") ?? []) folded.open = true;
  const found: Pointed[] = [];
  for (const drawn of board?.querySelectorAll(DRAWN) ?? []) {
    if (drawn.closest("defs, .others > .whole") || drawn.matches("section, button")) continue;
    drawn.scrollIntoView({ block: "center", inline: "center" });
    const box = drawn.getBoundingClientRect();
    if (box.width === 0) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    let at = hit;
    while (at && at !== board && !own(at)) at = at.parentElement;
    const tip = at && at !== board && board?.contains(at) ? own(at) : "";
    found.push({
      what: `${drawn.tagName} ${drawn.id} ${drawn.getAttribute("class") ?? ""} in ${drawn.parentElement?.getAttribute("class") ?? ""}`,
      tip,
      rule: at?.closest("[data-rule]")?.getAttribute("data-rule") ?? "",
    });
  }
  return found;
}

/** Names on Mombasa's map that lie over each other, and those too small to read. */
function namesAtFault(): string[] {
  const lines = [...document.querySelectorAll(".contents .name tspan")].map((line) => {
    const box = line.getBoundingClientRect();
    const slack = box.height / 5; // the box of a line is taller than its letters
    return {
      name: line.parentElement,
      text: line.textContent,
      left: box.left,
      right: box.right,
      top: box.top + slack,
      bottom: box.bottom - slack,
    };
  });
  const meet = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) =>
          one.name !== other.name &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} meets ${other.text}`),
  );
  return [
    ...meet,
    ...lines
      .filter(({ top, bottom }) => bottom - top < 5)
      .map(({ text }) => `${text} is too small`),
  ];
}

it.each(["speicherstadt", "mombasa"])("explains every symbol of %s", async (game) => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.click(`[data-learn=${game}]`);
  await page.click("[data-test=coach-leave]");
  await person.asked();
  const said = new Map<string, string[]>();
  for (const language of await languages(here.address)) {
    await page.selectOption(".wide select", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await person.still();
    const found = await page.evaluate(pointAtEverything);
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter(({ tip }) => tip.trim().length < 3)).toEqual([]);
    expect(found.filter(({ tip }) => /page-|_|undefined|\{/.test(tip))).toEqual([]);
    expect(found.filter(({ rule }) => !/^[A-Z]\d/.test(rule))).toEqual([]);
    said.set(
      language,
      found.map(({ tip }) => tip),
    );
    expect(await page.evaluate(namesAtFault), language).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector(".shell.narrow");
    await drawn(page);
    expect(await page.evaluate(namesAtFault), `${language}, phone`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.waitForSelector(".shell:not(.narrow)");
    await drawn(page);
  }
  const english = new Set(said.get("en"));
  for (const language of [...said.keys()].slice(1)) {
    const same = (said.get(language) ?? []).filter((tip) => english.has(tip) && tip.includes(" "));
    expect(new Set(same.filter((tip) => !/^(Guest|Gast|Gość|Host|Bot)/.test(tip)))).toEqual(
      new Set(),
    );
  }
});

it("shows what a thing is, larger and in words, to whoever points at it or presses it long", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address, "mombasa");
  await person.still();
  const box = await page.locator("#card-1-1").boundingBox();
  if (!box) throw new Error("There is no card.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
  await page.waitForSelector(".tip.ready");
  await expect.poll(async () => (await page.textContent(".tip"))?.length).toBeGreaterThan(20);
  const other = await here.come({ hasTouch: true });
  await other.play(here.address);
  await other.still();
  const place = await other.page.locator(".supply .small").first().boundingBox();
  if (!place) throw new Error("There is no card in the pile.");
  const touch = await other.context.newCDPSession(other.page);
  const at = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await other.page.waitForSelector(".tip.ready .picture svg");
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await other.page.waitForTimeout(500);
  expect(await other.page.locator(".made li").count()).toBe(0);
});

it("keeps what it says on the screen, and lets clicks through", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await person.play(here.address);
  await person.still();
  for (const space of ["#space-1", "#space-4"]) {
    await page.mouse.move(900, 400);
    const place = await page.locator(`${space} .target`).boundingBox();
    if (!place) throw new Error("There is no space.");
    const [x, y] = [place.x + place.width / 2, place.y + place.height - 40];
    await page.mouse.move(x - 3, y);
    await page.mouse.move(x, y);
    const tip = page.locator(".tip.ready");
    await tip.waitFor();
    const own = await tip.boundingBox();
    if (!own) throw new Error("There is nothing said.");
    expect(own.x).toBeGreaterThanOrEqual(0);
    expect(own.y).toBeGreaterThanOrEqual(0);
    expect(own.y + own.height).toBeLessThanOrEqual(720);
    expect(own.height).toBeLessThan(240);
    const under = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest(".tip") ?? null,
      [own.x + own.width / 2, own.y + own.height / 2] as const,
    );
    expect(under).toBeNull();
    const again = await withoutTimers(page);
    await page.mouse.move(900, 400);
    await tip.waitFor({ state: "detached" });
    await again();
  }
});

async function middleOf(page: Page, place: string): Promise<[number, number]> {
  await page.locator(place).first().scrollIntoViewIfNeeded();
  const box = await page.locator(place).first().boundingBox();
  if (!box) throw new Error(`There is no ${place}.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

it.each([
  // The cards in the harbour are large on a large screen: they need no larger picture there.
  [
    "speicherstadt",
    { width: 390, height: 844 },
    [".supply .small", "#space-1 .target", "[data-part=coins]"],
  ],
  ["mombasa", { width: 1280, height: 720 }, ["#card-1-1", "#buy", ".purse .amount"]],
] as const)("shows what %s has, and leads to the rule about it", async (game, viewport, places) => {
  const person = await here.come({ viewport });
  const { page } = person;
  await person.play(here.address, game);
  await person.still();
  const link = page.locator(".tip.ready .rule").first();
  for (const place of places) {
    const [x, y] = await middleOf(page, place);
    await page.mouse.move(x - 3, y);
    await page.mouse.move(x, y);
    await page.waitForSelector(".tip.ready .picture svg");
    await link.waitFor();
    // Whoever goes to the rule finds it, however long it takes.
    const again = await withoutTimers(page);
    const to = await middleOf(page, ".tip.ready .rule");
    await page.mouse.move(...to, { steps: 9 });
    expect(
      await link.evaluate((link, [x, y]) => link.contains(document.elementFromPoint(x, y)), to),
    ).toBe(true);
    // Elsewhere nobody wants it.
    await page.mouse.move(viewport.width - 1, 1, { steps: 9 });
    await page.waitForSelector(".tip", { state: "detached" });
    await again();
  }
  const [x, y] = await middleOf(page, places[0]);
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
  await link.waitFor();
  await withoutTimers(page);
  await page.mouse.move(...(await middleOf(page, ".tip.ready .rule")), { steps: 9 });
  const rule = await link.innerText();
  const [rules] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await rules.waitForURL(`**/rules/${game}/${rule}`);
});

/** From now on something happens at once or not at all; what is returned ends that. */
async function withoutTimers(page: Page): Promise<() => Promise<unknown>> {
  const again = await page.evaluateHandle(() => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, { setTimeout: () => 0 });
    return () => Object.assign(globalThis, { setTimeout });
  });
  return () => again.evaluate((end) => void end());
}
