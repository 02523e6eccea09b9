/** On phones and tablets, upright and on their side, and on pages much enlarged. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { site, type Person, type Visit } from "./kit";
import { lesson as mombasa } from "../../src/games/mombasa/lesson";
import { lesson as speicherstadt } from "../../src/games/speicherstadt/lesson";
import { drawn, overflowing, smallest } from "./reading";

const here = site();
const LESSONS = { mombasa, speicherstadt };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const ACROSS = { width: 844, height: 390 };
const record = (name: string): string => `../tests/golden/records/${name}.txt`;

const NEXT = "[data-test=coach-next]";
const CONFIRM = "[data-test=confirm]:not([disabled])";
const OPTION = ".ask .options [data-choice]:not([disabled])";

/** Somebody with a finger. */
const touching = (viewport = PHONE, more: Visit = {}): Promise<Person> =>
  here.come({ viewport, hasTouch: true, isMobile: true, ...more });

/** After this many choices somebody is about to choose like that, after the first third of a game. */
function moment(name: string, wanted: string): number {
  const made = readFileSync(record(name), "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" "));
  return made.findIndex(
    ([, seat, verb], index) => index > made.length / 3 && verb === wanted && seat !== "-1",
  );
}

async function at(person: Person, name: string, verb: string): Promise<void> {
  await person.goTo(here.address, record(name), moment(name, verb));
  await person.uncover();
  await person.asked();
  await person.still();
}

/** How much of an element lies inside another (or the screen), as a share of what could. */
const inSight = ({ page }: Person, what: string, frame = "html"): Promise<number> =>
  page.evaluate(
    ([what, frame]) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      const around =
        frame === "html"
          ? new DOMRect(0, 0, innerWidth, innerHeight)
          : document.querySelector(frame)?.getBoundingClientRect();
      if (!box || !around || box.height === 0) return 0;
      const shown = Math.min(box.bottom, around.bottom) - Math.max(box.top, around.top);
      return Math.max(0, shown) / Math.min(box.height, around.height);
    },
    [what, frame] as const,
  );

it.each([
  ["mombasa-4-first-1", "plan"],
  ["mombasa-4-variable-2", "enter"],
  ["mombasa-4-variable-2", "column"],
  ["mombasa-4-variable-2", "step"],
  ["speicherstadt-5-3", "bid"],
  ["speicherstadt-5-1", "deliver"],
])("has letters to read and places to touch on a phone in %s", async (name, verb) => {
  const person = await touching();
  const { page } = person;
  await at(person, name, verb);
  for (const [size, letters] of [
    [PHONE, 8.8],
    [SMALL, 8.2],
  ] as const) {
    await page.setViewportSize(size);
    await drawn(page);
    expect((await smallest(page)).filter((text) => text.size < letters)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll("button, select, a.button, [data-option]")]
        .filter((place) => place.checkVisibility({ visibilityProperty: true }))
        .map((place) => {
          const { width, height } = place.getBoundingClientRect();
          const name = place.getAttribute("aria-label") ?? place.textContent?.trim() ?? "";
          const most = place.closest(".ask, .tabs, .bar") ? 36 : 24;
          return { name, width, height, small: Math.min(width, height) < most };
        })
        .filter(({ small }) => small),
    );
    expect(places).toEqual([]);
  }
});

/** One's own seat, score and figures are in sight, whatever of the board is. */
async function expectOwnInSight(person: Person, figures: string): Promise<void> {
  for (const size of [PHONE, SMALL, { width: 844, height: 390 }]) {
    await person.page.setViewportSize(size);
    for (const part of [".mark", ".score", figures])
      await expect
        .poll(() => inSight(person, `[data-test=own] ${part}`), { message: part })
        .toBe(1);
    expect(await overflowing(person.page)).toEqual([]);
  }
  await person.page.setViewportSize(PHONE);
}

it.each([
  ["mombasa", ".share:last-child", "mombasa-4-variable-2", "enter"],
  ["speicherstadt", ".coins", "speicherstadt-5-3", "bid"],
] as const)(
  "always shows whose eyes these are, and what they have, in %s",
  async (game, figures, name, verb) => {
    const person = await touching();
    const { page } = person;
    await at(person, name, verb);
    await expectOwnInSight(person, figures);
    await page.goto(here.address);
    await page.locator(`[data-learn=${game}]`).tap();
    await page.waitForSelector(NEXT);
    await expectOwnInSight(person, figures);
    await page.goto(here.address);
    await page.locator(`[data-exercise=${game}]`).tap();
    await person.asked();
    await expectOwnInSight(person, figures);
    // All of the question can be scrolled to.
    const squeezed = await page.$eval(".ask", (ask) => ask.scrollHeight - ask.clientHeight);
    expect(squeezed).toBeLessThanOrEqual(1);
  },
);

it("asks on the board which column, and how many steps, in the words of the list", async () => {
  const person = await touching();
  const { page } = person;
  await at(person, "mombasa-4-variable-2", "column");
  const list = await page.locator(".ask .options [data-choice]").allTextContents();
  await page.locator(".board [data-option^=column]").tap();
  const menu = page.locator(".tip.ready [data-choice^=column]");
  await menu.first().waitFor();
  expect(await menu.count()).toBe(list.length);
  expect(await menu.first().textContent()).toMatch(/top row \(Value of a share: £\d/);
  await menu.last().tap();
  await page.waitForSelector(".made li");
  await at(person, "mombasa-4-variable-2", "step");
  const track = page.locator(".displays [data-option^=step]").first();
  const wanted = (await track.getAttribute("data-option")) ?? "";
  await track.tap();
  const ways = page.locator(".tip.ready [data-way]");
  await ways.nth(1).waitFor();
  expect(await ways.nth(1).textContent()).toContain("2");
  await ways.nth(1).tap();
  await expect.poll(() => page.locator(".made li").count()).toBe(2);
  expect(wanted).toMatch(/^step /);
});

it("buys nothing when a finger misses a button", async () => {
  const person = await touching();
  const { page } = person;
  await at(person, "speicherstadt-4-2", "buy");
  await page.locator(".space.open .target").tap();
  await page.waitForSelector(".tip.ready [data-choice=pass]");
  expect(await page.locator(".made li").count()).toBe(0);
  await page.locator(".tip [data-choice=pass]").tap();
  await page.waitForSelector(".made li");
  expect(await page.textContent(".made li")).toContain("Pass");
});

it("names the others beside their coins, and what tells their names apart", async () => {
  const person = await touching(SMALL);
  const { page } = person;
  await at(person, "speicherstadt-3-1", "bid");
  const names = page.locator(".purses .name");
  expect(await names.count()).toBe(2);
  for (const name of await names.all()) {
    expect(await name.evaluate((found) => found.getBoundingClientRect().width)).toBeGreaterThan(20);
    const end = name.locator(".end");
    expect(await end.evaluate((found) => found.scrollWidth <= found.clientWidth)).toBe(true);
  }
});

it("begins each question at its beginning, and folds it away", async () => {
  const person = await touching(SMALL);
  const { page } = person;
  const scrolled = () => page.evaluate(() => document.querySelector(".ask")?.scrollTop);
  await at(person, "speicherstadt-5-3", "bid");
  await page.locator(".ask [data-choice]").last().tap();
  await page.waitForSelector("[data-test=confirm]");
  await expect.poll(scrolled).toBe(0);
  await page.locator("[data-test=undo]").tap();
  await person.asked();
  await expect.poll(scrolled).toBe(0);
  await expect.poll(() => inSight(person, ".ask .options li:first-child")).toBe(1);
  const board = async () => (await page.locator("main.board").boundingBox())?.height ?? 0;
  const before = await board();
  await page.locator("[data-test=fold]").tap();
  await expect.poll(board).toBeGreaterThan(before + 100);
  await page.locator("[data-test=fold]").tap();
  await expect.poll(() => inSight(person, ".ask .options li:first-child")).toBe(1);
});

it("shows what can be chosen at each question, wherever the board was scrolled", async () => {
  const person = await touching();
  const { page } = person;
  await at(person, "speicherstadt-5-3", "bid");
  const frame = page.locator("[data-scrolls]");
  await page.locator(".ask [data-choice]").first().tap();
  await page.waitForSelector("[data-test=confirm]");
  await frame.evaluate((found) => found.scrollTo(0, found.scrollHeight / 2));
  await expect.poll(() => inSight(person, "#space-1", "main.board")).toBeLessThan(0.5);
  await page.locator("[data-test=undo]").tap();
  await person.asked();
  await expect.poll(() => inSight(person, "#space-1", "main.board")).toBeGreaterThan(0.9);
});

it("shows an opponent's board where it is opened", async () => {
  const person = await touching();
  const { page } = person;
  await at(person, "mombasa-4-first-1", "plan");
  await page.locator(".others .other").last().tap();
  await page.waitForSelector(".others .whole");
  await expect.poll(() => inSight(person, ".others .whole", "main.board")).toBeGreaterThan(0.9);
  expect(await inSight(person, "[data-test=close-board]", "main.board")).toBe(1);
  // What closes it covers nothing of it.
  await page.setViewportSize({ width: 820, height: 1180 });
  await drawn(page);
  const [close, points] = await Promise.all(
    ["[data-test=close-board]", ".others .whole .score"].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(points?.y ?? 0);
});

it("only closes what is open when a finger touches an option beside it", async () => {
  const person = await touching();
  const { page } = person;
  await at(person, "mombasa-4-first-1", "plan");
  const made = page.locator(".made li");
  /** A real tap on the last option that nothing covers. */
  const touch = async () => {
    const place = await page.evaluate((wanted) => {
      const middle = (found: Element) => {
        const { left, top, width, height } = found.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      return [...document.querySelectorAll(wanted)]
        .filter((found) => {
          const { x, y } = middle(found);
          return found.contains(document.elementFromPoint(x, y));
        })
        .map(middle)
        .at(-1);
    }, OPTION);
    if (!place) throw new Error("There is nothing to touch.");
    await page.touchscreen.tap(place.x, place.y);
  };
  const opened: readonly [open: () => Promise<unknown>, there: string][] = [
    [() => page.locator(".menu > button").tap(), ".menu .items"],
    [() => page.locator(".others .other").last().tap(), ".others .whole"],
    [() => page.locator(".board .card.cannot, .board .cannot").last().tap(), ".tip.pinned.ready"],
  ];
  for (const [open, there] of opened) {
    await open();
    await page.waitForSelector(there);
    await touch();
    await expect.poll(() => page.locator(there).count(), { message: there }).toBe(0);
    await page.waitForTimeout(300);
    expect(await made.count(), there).toBe(0);
  }
  await touch();
  await expect.poll(() => made.count()).toBe(1);
});

it.each(["speicherstadt", "mombasa"] as const)(
  "shows what a lesson of %s speaks of",
  async (game) => {
    const person = await touching();
    const { page } = person;
    await page.goto(here.address);
    await page.locator(`[data-learn=${game}]`).tap();
    await page.waitForSelector("[data-test=coach-next]");
    await page.waitForSelector(".ask h2");
    await person.boarded();
    const steps = new Map(LESSONS[game].steps.map((step) => [step.key, step]));
    const seen: string[] = [];
    for (let key = await step(person); key !== "end"; key = await step(person)) {
      const spots = (steps.get(key)?.spots ?? []).filter((spot) => !spot.startsWith("#tab"));
      // A ring is drawn around what is spoken of: the first of it is on the board that one sees.
      if (spots.length > 0)
        await page.waitForFunction(() => {
          const ring = document.querySelector("[data-test=spot]")?.getBoundingClientRect();
          const board = document.querySelector("main.board")?.getBoundingClientRect();
          if (!ring || !board) return false;
          const shown = Math.min(ring.bottom, board.bottom) - Math.max(ring.top, board.top);
          return shown > 0.8 * Math.min(ring.height, board.height);
        });
      const tracks = page.locator(".board .own-tracks").first();
      if (spots.includes(".board .person .own-tracks"))
        await expect.poll(() => tracks.evaluate((found) => found.scrollLeft)).toBe(0);
      else if (game === "mombasa") await tracks.evaluate((found) => found.scrollTo(400, 0));
      seen.push(key);
      await page.locator("[data-test=coach-next], [data-test=coach-skip]").first().tap();
      await page.waitForFunction(
        (key) => document.querySelector("[data-test=coach]")?.getAttribute("data-step") !== key,
        key,
      );
    }
    expect(seen.length).toBeGreaterThan(8);
  },
);

/** Of what can be chosen on the board something is in sight, and nothing lies over it. */
async function expectPlaceInSight({ page }: Person, what: string, wanted: string): Promise<void> {
  const places = page.locator(`main.board ${wanted}`);
  if ((await places.count()) === 0) return;
  const seen = () =>
    places.evaluateAll((found) => {
      const board = document.querySelector("main.board")?.getBoundingClientRect();
      // Where another question has come meanwhile, it is about something else.
      return (
        found.length === 0 ||
        found.some((place) => {
          const { left, top, right, bottom } = place.getBoundingClientRect();
          const inside = board && top >= board.top - 1 && bottom <= board.bottom + 1;
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return inside && over?.closest("main.board");
        })
      );
    });
  await expect.poll(seen, { message: `${what}: ${wanted}` }).toBe(true);
}

it("shows what each question of a lesson of Mombasa is about", async () => {
  const person = await touching();
  const { page } = person;
  await page.goto(here.address);
  await page.locator("[data-learn=mombasa]").tap();
  await page.waitForSelector(NEXT);
  await person.boarded();
  const seen = new Set<string>();
  for (let count = 0; count < 200 && (await step(person)) !== "end"; count++) {
    await page.waitForSelector(`${NEXT}, ${CONFIRM}, ${OPTION}`);
    const now = await step(person);
    seen.add(now);

    if (now === "mombasa-rest") await expectPlaceInSight(person, now, ".person.own .slots .slot");
    const button = page.locator(`${NEXT}, ${CONFIRM}`).first();
    if (await button.count()) {
      await button.tap({ timeout: 5000 }).catch(() => undefined); // the table may have gone on
      continue;
    }
    const what = `${now}: ${(await page.textContent(".ask h2")) ?? ""}`;
    const first = page.locator(OPTION).first();
    const choice = (await first.getAttribute("data-choice")) ?? "";
    const [verb = ""] = choice.split(" ");
    seen.add(verb);
    if (choice === "company cape_town") await expectPlaceInSight(person, what, "#cape_town");
    else if (["acquire", "take", "enter", "step", "column"].includes(verb))
      await expectPlaceInSight(person, what, `[data-option^="${verb}"]`);
    // What the lesson asks for is the first option.
    if (now === "mombasa-end" && verb !== "deck") expect(choice).toBe("end");
    await first.tap({ timeout: 5000 }).catch(() => undefined);
    await person.still();
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(["company", "take", "enter", "acquire", "end", "mombasa-rest"]),
  );
});

it("lets nothing be chosen while a lesson is to be read", async () => {
  const person = await touching();
  const { page } = person;
  await page.goto(here.address);
  await page.locator("[data-learn=speicherstadt]").tap();
  await page.waitForSelector(NEXT);
  await person.boarded();
  await page.waitForSelector(".ask h2");
  expect(await page.locator("main.board [data-option]").count()).toBe(0);
  expect(await page.locator("[data-test=fold]").isVisible()).toBe(false);
  await page.locator(NEXT).tap();
  while (await page.locator(NEXT).count()) await page.locator(NEXT).tap();
  await page.waitForSelector("main.board [data-option]");
  expect(await page.locator("[data-test=fold]").isVisible()).toBe(true);
});

/** A finger goes up or down from there. */
async function swipe(page: Page, x: number, y: number, down: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
  await touch("touchStart", { x, y });
  for (let part = 1; part <= 15; part++) await touch("touchMove", { x, y: y + (down * part) / 15 });
  await touch("touchEnd");
}

it("leaves scrolling to the person once a lesson has shown what it speaks of", async () => {
  const person = await touching();
  const { page } = person;
  await page.goto(here.address);
  await page.locator("[data-learn=speicherstadt]").tap();
  await page.waitForSelector("[data-test=coach-next]");
  await person.boarded();
  while ((await step(person)) !== "speicherstadt-bid-1")
    await page.locator("[data-test=coach-next]").tap();
  await person.asked();
  await page.waitForSelector("[data-test=spot]");
  const frame = page.locator("[data-scrolls]");
  const place = () => frame.evaluate((found) => found.scrollTop);
  const before = await place();
  const box = await frame.boundingBox();
  if (!box) throw new Error("There is no board.");
  await swipe(page, box.x + box.width / 2, box.y + box.height - 40, -225);
  await expect.poll(place).toBeGreaterThan(before + 150);
  const after = await place();
  await page.waitForTimeout(600); // longer than it takes to look again where things are
  expect(await place()).toBeGreaterThanOrEqual(after);
  // On its side, too, there is something to choose beside what is said.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => inSight(person, ".ask [data-choice]", ".ask")).toBe(1);
  expect(await inSight(person, ".ask h2")).toBe(1);
});

it("says on a small phone first what is to be done", async () => {
  const person = await touching(SMALL);
  const { page } = person;
  await page.goto(here.address);
  await page.locator("[data-learn=mombasa]").tap();
  await page.waitForSelector(NEXT);
  while (await page.locator(NEXT).count()) await page.locator(NEXT).tap();
  await person.asked();
  expect(await page.locator(".said > p").first().getAttribute("class")).toContain("tip");
  for (const size of [SMALL, ACROSS]) {
    await page.setViewportSize(size);
    await expect.poll(() => inSight(person, ".said .tip", ".said")).toBe(1);
  }
  // Also after the first card there is something to choose.
  await page.locator(OPTION).first().tap();
  await page.waitForSelector('.ask h2:has-text("slot 2")');
  for (const size of [SMALL, ACROSS]) {
    await page.setViewportSize(size);
    await expect.poll(() => inSight(person, ".said .tip", ".said")).toBe(1);
    await expect.poll(() => inSight(person, ".ask [data-choice]", ".ask")).toBe(1);
  }
});

it.each([PHONE, SMALL])("shows what was chosen so far without covering the rest", async (size) => {
  const person = await touching(size);
  const { page } = person;
  await at(person, "speicherstadt-5-1", "deliver");
  for (let count = 1; count <= 4; count++) {
    if (await page.locator("[data-test=confirm]").count()) break;
    await page.locator(".ask .options [data-choice]:not([disabled])").first().tap();
    await page.waitForFunction(
      (count) => document.querySelectorAll(".made li").length >= count,
      count,
    );
    await person.still();
    const [made, after] = await Promise.all(
      [".made", ".after"].map((part) => page.locator(part).boundingBox()),
    );
    if (!made || !after) throw new Error("What was chosen is not shown.");
    expect(
      made.x + made.width <= after.x || after.y + after.height <= made.y,
      "one beside or below the other",
    ).toBe(true);
    const over = await page.evaluate(() => {
      const made = document.querySelector(".made");
      return made ? made.scrollHeight - made.clientHeight : 1;
    });
    expect(over).toBe(0);
  }
});

/** Two options are in sight, or all if there are fewer. */
async function expectOptionsInSight({ page }: Person, what: string): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const ask = document.querySelector(".ask");
      const options = [...(ask?.querySelectorAll(".options [data-choice]") ?? [])];
      const box = (found: Element | null | undefined) => found?.getBoundingClientRect();
      const top = box(ask)?.top ?? 0;
      const bottom = Math.min(
        box(ask)?.bottom ?? 0,
        box(document.querySelector(".tabs"))?.top ?? innerHeight,
        ...[".buttons", ".below"].map((part) => box(ask?.querySelector(part))?.top ?? Infinity),
      );
      const seen = options
        .map((option) => option.getBoundingClientRect())
        .filter((option) => option.height > 0 && option.top >= top && option.bottom <= bottom + 1);
      return Math.max(0, Math.min(2, options.length) - seen.length);
    });
  await expect.poll(missing, { message: what }).toBe(0);
}

it.each(["speicherstadt", "mombasa"] as const)(
  "has two options in sight throughout a lesson of %s",
  async (game) => {
    const person = await touching();
    const { page } = person;
    await page.goto(here.address);
    await page.locator(`[data-learn=${game}]`).tap();
    await page.waitForSelector(NEXT);
    for (let questions = 0; questions < 12 && (await step(person)) !== "end";) {
      await page.waitForSelector(`${NEXT}, ${CONFIRM}, ${OPTION}`);
      const button = page.locator(`${NEXT}, ${CONFIRM}`).first();
      if (await button.count()) {
        await button.tap({ timeout: 5000 }).catch(() => undefined); // the table may have gone on
        continue;
      }
      const what = `${await step(person)}: ${(await page.textContent(".ask h2")) ?? ""}`;
      await expectOptionsInSight(person, what);
      if (++questions % 4 === 0) {
        await page.locator("[data-test=coach-leave]").tap();
        await page.waitForSelector("[data-test=coach-return]");
        await expectOptionsInSight(person, `${what} (without the lesson)`);
        await page.locator("[data-test=coach-return]").tap();
      }
      await page.locator(OPTION).first().tap();
    }
  },
);

it.each([
  ["mombasa-4-variable-2", "enter"],
  ["mombasa-3-first-3", "plan"],
  ["speicherstadt-5-1", "deliver"],
])("has two options in sight throughout a turn of %s", async (name, verb) => {
  const person = await touching();
  const { page } = person;
  await at(person, name, verb);
  for (let count = 0; count < 5 && !(await page.$("[data-test=confirm]")); count++) {
    await expectOptionsInSight(person, (await page.textContent(".ask h2")) ?? "");
    await page.locator(".ask .options [data-choice]:not([disabled])").first().tap();
    await page.waitForFunction(
      (count) => document.querySelectorAll(".made li").length > count,
      count,
    );
    await person.still();
  }
});

it.each([
  ["speicherstadt-4-2", 193],
  ["speicherstadt-3-2", 66],
])("tells what nobody was asked about in a line of its own in %s", async (name, step) => {
  const person = await touching();
  const { page } = person;
  await person.goTo(here.address, record(name), step);
  await person.uncover();
  await person.choose("bid 2");
  await page.waitForSelector(".ask [data-choice=buy]");
  for (const size of [PHONE, SMALL, ACROSS]) {
    await page.setViewportSize(size);
    await drawn(page);
    const [line, ask] = await Promise.all(
      [".ask .forced", ".ask"].map(
        async (part) => (await page.locator(part).boundingBox())?.width ?? 0,
      ),
    );
    expect(line).toBeGreaterThan(0.9 * (ask ?? Infinity));
    await expectOptionsInSight(person, `${String(size.width)} pixels`);
  }
});

it.each(["speicherstadt", "mombasa"] as const)(
  "has what is asked in sight throughout a puzzle of %s",
  async (game) => {
    const person = await touching();
    const { page } = person;
    await page.goto(here.address);
    await page.locator(`[data-exercise=${game}]`).tap();
    await person.asked();
    const sizes = [PHONE, SMALL, ACROSS];
    const expectInSight = async (parts: readonly string[]): Promise<void> => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await drawn(page);
        const what = `${String(size.width)} pixels: ${(await page.textContent(".ask h2")) ?? ""}`;
        await expectOptionsInSight(person, what);
        for (const part of [".ask h2", ...parts])
          await expect.poll(() => inSight(person, part), { message: `${part} (${what})` }).toBe(1);
      }
    };
    await expectInSight([]);
    // What else there is takes the room of the board.
    for (const tab of ["task", "scores", "log"]) {
      await page.locator(`#tab-${tab}`).tap();
      await page.waitForSelector("main.board", { state: "hidden" });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect.poll(() => inSight(person, ".ask h2", "aside")).toBe(1);
        await expect
          .poll(async () => (await page.locator("#panel").boundingBox())?.height)
          .toBeGreaterThan(150);
      }
    }
    await page.locator("#tab-table").tap();
    while (!(await page.$(CONFIRM))) {
      await page.locator(OPTION).first().tap();
      await page.waitForSelector(`${CONFIRM}, ${OPTION}`);
      await person.still();
      await expectInSight(["[data-test=undo]"]);
    }
    await expectInSight(["[data-test=undo]", "[data-test=confirm]"]);
  },
);

it.each([PHONE, SMALL])(
  "keeps slots and hand in sight while cards are planned, in a lesson and without",
  async (size) => {
    const person = await touching(size);
    const { page } = person;
    const expectInSight = async (): Promise<void> => {
      for (let slot = 1; slot < 4 && !(await page.$(CONFIRM)); slot++) {
        const what = `slot ${String(slot)} of ${String(size.width)} pixels`;
        for (const part of [".own .slots", ".own .hand"])
          await expect
            .poll(() => inSight(person, part, "main.board"), { message: `${part}, ${what}` })
            .toBeGreaterThan(0.94);
        await page.locator(OPTION).first().tap();
        await page.waitForFunction(
          (laid) => document.querySelectorAll(".own .slot .laid").length >= laid,
          slot,
        );
        await person.still();
      }
      expect(await inSight(person, ".own .slots", "main.board")).toBeGreaterThan(0.94);
    };
    await page.goto(here.address);
    await page.locator("[data-learn=mombasa]").tap();
    await page.waitForSelector(NEXT);
    while (await page.locator(NEXT).count()) await page.locator(NEXT).tap();
    await person.asked();
    await expectInSight();
    await at(person, "mombasa-2-first-1", "plan");
    await person.still();
    expect(await inSight(person, ".own .slots", "main.board")).toBe(1);
    expect(await inSight(person, ".own .hand [data-option]", "main.board")).toBe(1);
  },
);

it("leaves the hand where it is while cards are laid to rest and planned", async () => {
  const person = await touching();
  const { page } = person;
  await person.play(here.address, "mombasa");
  await person.still();
  const hand = async () => (await page.locator(".own .hand").boundingBox())?.y;
  const resting = await hand();
  await page.locator(OPTION).first().tap();
  await page.waitForSelector('.ask h2:has-text("resting slot 2")');
  await person.still();
  expect(await hand()).toBe(resting);
  while (!(await page.textContent(".ask h2"))?.includes("action slot 2")) {
    await page.locator(`${CONFIRM}, ${OPTION}`).first().tap();
    await person.idle();
  }
  await person.still();
  const before = await hand();
  await page.locator(".own .hand [data-option]").first().tap();
  await page.waitForSelector('.ask h2:has-text("action slot 3")');
  await person.still();
  expect(await hand()).toBe(before);
});

const step = async ({ page }: Person): Promise<string> =>
  (await page.getAttribute("[data-test=coach]", "data-step")) ?? "end";

it("can be played on a phone on its side, and much enlarged", async () => {
  const person = await touching({ width: 844, height: 390 });
  const { page } = person;
  for (const [name, verb] of [
    ["mombasa-4-variable-2", "enter"],
    ["speicherstadt-5-3", "bid"],
  ] as const) {
    await page.setViewportSize({ width: 844, height: 390 });
    await at(person, name, verb);
    const board = await page.locator("main.board").boundingBox();
    expect(board?.height).toBeGreaterThan(320);
    expect(board?.width).toBeGreaterThan(450);
    await expect.poll(() => inSight(person, ".ask [data-choice]")).toBe(1);
    await expect.poll(() => inSight(person, ".board [data-option]", "main.board")).toBe(1);
    await drawn(page);
    expect(await overflowing(page)).toEqual([]);
    // A panel takes the board's place.
    await page.locator("#tab-log").tap();
    await expect
      .poll(async () => (await page.locator("#panel").boundingBox())?.height)
      .toBeGreaterThan(320);
    expect((await page.locator("#panel").boundingBox())?.width).toBeGreaterThan(450);
    for (const part of [".bar", ".ask [data-choice]", "#panel li:last-child"])
      await expect.poll(() => inSight(person, part), { message: part }).toBe(1);
    await page.locator("#tab-table").tap();
    // Enlarged twice on a desktop, and four times.
    await page.setViewportSize({ width: 720, height: 450 });
    await expect.poll(() => inSight(person, ".ask [data-choice]")).toBe(1);
    await page.setViewportSize({ width: 360, height: 225 });
    await expect.poll(() => inSight(person, ".ask [data-choice]")).toBeGreaterThan(0.5);
    await page.locator(".ask [data-choice]").last().scrollIntoViewIfNeeded();
    await expect.poll(() => inSight(person, ".ask li:last-child [data-choice]")).toBe(1);
    await drawn(page);
    expect(await overflowing(page)).toEqual([]);
  }
});

it("lets a finger reach both ends of a replay", async () => {
  const person = await touching();
  const { page } = person;
  const table = await person.goTo(here.address, record("speicherstadt-2-1"));
  await page.goto(`${here.address}/replay/${table}/20`);
  const slider = page.locator("[data-test=slider]");
  await slider.waitFor();
  await person.boarded();
  await drawn(page);
  const box = await slider.boundingBox();
  const last = await slider.getAttribute("max");
  if (!box) throw new Error("There is no slider.");
  // It stays where it is, so that a finger can go along it.
  for (const [x, wanted] of [
    [box.x + 4, "0"],
    [box.x + box.width - 4, last],
  ] as const) {
    await page.touchscreen.tap(x, box.y + box.height / 2);
    await page.waitForFunction(
      (wanted) =>
        document.querySelector<HTMLInputElement>("[data-test=slider]")?.value === wanted &&
        location.href.endsWith(`/${String(wanted)}`),
      wanted,
    );
  }
});

it("leaves the board where it is throughout a replay, and its buttons in two lines in Polish", async () => {
  const person = await touching(PHONE, { locale: "pl" });
  const { page } = person;
  const table = await person.goTo(here.address, record("speicherstadt-3-1"));
  await page.goto(`${here.address}/replay/${table}/40`);
  await person.boarded();
  await page.waitForSelector("[data-test=told]");
  const top = async () => (await page.locator("main.board").boundingBox())?.y;
  for (const size of [PHONE, SMALL]) {
    await page.setViewportSize(size);
    await drawn(page);
    const lines = await page.locator(".steps > :is(button, select)").evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return Math.round((top + bottom) / 20);
      }),
    );
    expect(new Set(lines).size).toBe(2);
    // How fast it goes is not cut.
    const speed = page.locator("[data-test=speed]");
    expect((await speed.boundingBox())?.width).toBeGreaterThan(150);
    expect(await overflowing(page)).toEqual([]);
    const before = await top();
    for (let turn = 0; turn < 6; turn++) {
      const address = page.url();
      await page.locator(".way").nth(3).tap();
      await page.waitForURL((url) => url.href !== address);
      await drawn(page);
      expect(await top()).toBe(before);
    }
  }
});

it("plays a replay from its beginning once it is at its end", async () => {
  const person = await touching();
  const { page } = person;
  const table = await person.goTo(here.address, record("speicherstadt-2-1"));
  await page.goto(`${here.address}/replay/${table}`);
  await person.boarded();
  const slider = page.locator("[data-test=slider]");
  const last = await slider.getAttribute("max");
  await expect.poll(() => slider.inputValue()).toBe(last);
  await page.locator("[data-test=play]").tap();
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(Number(last) / 2);
});

it("opens without a network when the browser has forgotten its files, and keeps none too many", async () => {
  const person = await here.come({ serviceWorkers: "allow" });
  const { page, context } = person;
  await page.goto(`${here.address}/api/about`);
  await page.evaluate(() => caches.open("comptoir-shell-before"));
  await page.goto(here.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => !(await caches.keys()).includes("comptoir-shell-before"));
  const browser = await context.newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector(".away[role=alert]");
  // Pages that were never looked at are there as well.
  await page.goto(`${here.address}/about`);
  await page.waitForSelector("main .program, main");
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
});
