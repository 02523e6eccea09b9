/** What others do is told turn by turn, and the board is never ahead of it. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LIMIT, site, type Person } from "./kit";
import { drawn } from "./reading";
import { brisk, changed, expectInOrder, heard, listen, live, since, turns } from "./telling";

const RECORD = "../tests/golden/records/speicherstadt-3-1.txt";
const here = site();

/** By the first options there are; then what the others do is told. */
async function takeTurn(person: Person): Promise<void> {
  const { page } = person;
  const first = page.locator(".ask [data-choice]:not([disabled])").first();
  const log = await page.locator(".panel li.own").count();
  while ((await page.locator(".panel li.own").count()) === log) {
    // The table may go on between looking and clicking: then there is another question.
    await first.click({ timeout: 5000 }).catch(() => undefined);
    await page.waitForFunction(() => !document.querySelector(".options .pending"));
  }
  await person.asked();
}

it.each([
  ["speicherstadt", 8],
  ["mombasa", 4],
] as const)(
  "tells each turn of %s with the board after it, as it comes and again",
  async (game, least) => {
    const person = await here.come({ pace: "fast" });
    const { page } = person;
    const beats = live(page);
    await person.make(here.address, game, ["bot:easy", "bot:easy"]);
    await person.asked();
    await person.withoutConfirming();
    await brisk(page);
    // The points of the others stand on their areas.
    for (const area of await page.locator(".others .who").all()) await area.click();
    await listen(page, game);
    const table = page.url().split("/t/")[1] ?? "";
    let all = await turns(page, game, table, beats);
    for (let turn = 0; turn < 40 && (turn < 3 || changed(all).length < 4); turn++) {
      await takeTurn(person);
      all = await turns(page, game, table, beats);
    }
    expect(changed(all)).toHaveLength(4);
    expect(expectInOrder(await heard(page), all)).toBeGreaterThanOrEqual(least);

    const again = await turns(page, game, table, await since(page, table));
    await page.click("[data-test=since] button");
    await page.waitForSelector("[data-test=since-stop]");
    await page.waitForSelector("[data-test=since-stop]", { state: "detached" });
    expect(expectInOrder(await heard(page), again)).toBe(
      again.filter(({ sentence }) => sentence).length,
    );
    expect(await page.locator(".ask[inert]").count()).toBe(0);
  },
);

it("is hurried by a click and ended by a key", async () => {
  const person = await here.come({ pace: "slow", viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await person.make(here.address, "speicherstadt", ["bot:easy", "bot:easy", "bot:easy"]);
  await person.asked();
  await person.linger();
  await person.choose("bid 1");
  await page.click("[data-test=confirm]");
  await page.waitForSelector("[data-test=story-next]");
  const first = await page.textContent("[data-test=story] .said");
  expect(await covered(page)).toEqual([]);
  await page.click("[data-test=story-next]");
  await page.waitForFunction(
    (text) => document.querySelector("[data-test=story] .said")?.textContent !== text,
    first,
  );
  await page.keyboard.press("Escape");
  await person.asked();
});

/** Of what matters: all that the story lies over. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (what: string) => document.querySelector(what)!.getBoundingClientRect();
    const card = box("[data-test=story] .card");
    return ["main.board", ".bar", ".players", ".ask", ".panel"].filter((what) => {
      const { left, top, right, bottom } = box(what);
      return card.left < right && left < card.right && card.top < bottom && top < card.bottom;
    });
  });
}

/** Counts how often the page finds out how things look, within some milliseconds. */
async function styled(page: Page): Promise<(time: number) => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const count = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? 0;
  };
  return async (time) => {
    const before = await count();
    await page.waitForTimeout(time);
    return (await count()) - before;
  };
}

it("lights what can be chosen without drawing the board again", async () => {
  const person = await here.come({ reducedMotion: "no-preference" });
  const { page } = person;
  for (const game of ["speicherstadt", "mombasa"]) {
    await person.play(here.address, game);
    await person.idle();
    const lit = await page.evaluate(() => {
      const found = document.getAnimations();
      for (const { effect } of found) effect?.updateTiming({ iterations: Infinity });
      return found.length;
    });
    expect(lit).toBeGreaterThan(0);
    const look = await styled(page);
    await expect.poll(() => look(1500), { timeout: LIMIT }).toBeLessThanOrEqual(5);
  }
});

it("lights nothing and does nothing ten seconds after something happened", async () => {
  const opened = await Promise.all(WAITING.map(waiting));
  // Others may still be at their turns.
  await expect
    .poll(() => Math.min(...opened.map(({ heard }) => Date.now() - heard())), { timeout: LIMIT })
    .toBeGreaterThan(10_000);
  // A loaded machine may be late: what moves or works on and on does so each time.
  const quiet = async ({ what, page, spent }: (typeof opened)[number]) => {
    let found;
    for (let time = 0; time < 4; time++) {
      const before = await spent();
      await page.waitForTimeout(2000);
      const [styles = 0, work = 0] = (await spent()).map(
        (now, index) => now - (before[index] ?? 0),
      );
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      );
      found = { what, moving, styles, busy: work > 0.01 ? work : 0 };
      if (moving + styles + found.busy === 0) break;
    }
    return found;
  };
  expect(await Promise.all(opened.map(quiet))).toEqual(
    WAITING.map((what) => ({ what, moving: 0, styles: 0, busy: 0 })),
  );
});

/** Where people wait for nobody: what leads there from home. */
const WAITING = [
  "[data-play=speicherstadt]",
  "[data-play=mombasa]",
  "[data-learn=speicherstadt]",
  "[data-learn=mombasa]",
  "[data-exercise=speicherstadt]",
  "[data-exercise=mombasa]",
];

/**
 * Somebody there, when the page last heard of something, and how often it found out how things
 * look and how many seconds its thread worked.
 */
async function waiting(what: string) {
  const person = await here.come({ reducedMotion: "no-preference" });
  const { page } = person;
  let last = Date.now();
  page.on("websocket", (socket) => socket.on("framereceived", () => (last = Date.now())));
  await page.goto(here.address);
  await page.click(what);
  await person.boarded();
  if (what.includes("learn")) {
    await page.click("[data-test=coach-next]");
    await page.waitForSelector("[data-test=spot]");
  } else await person.asked();
  await person.idle();
  last = Date.now();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number[]> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return [value("RecalcStyleCount"), value("TaskDuration")];
  };
  return { what, page, spent, heard: () => last };
}

it("lays out little when a piece changes, and nothing for a press", async () => {
  const person = await here.come({ reducedMotion: "no-preference" });
  const { page } = person;
  for (const game of ["speicherstadt", "mombasa"]) {
    await person.play(here.address, game);
    await person.idle();
    // Others may still be at their turns, and what can be chosen is lit for a few beats.
    const look = await styled(page);
    await expect.poll(() => look(1500), { timeout: LIMIT }).toBeLessThanOrEqual(2);
    expect(await laidOut(person, thicken)).toBeLessThan(50);
    await page.hover(".ask [data-choice]");
    await page.evaluate(picture);
    expect(await laidOut(person, () => page.mouse.down())).toBe(0);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

const picture = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** A frame on the board becomes thicker. */
const thicken = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    const frame = document.querySelector<SVGElement>("main.board svg rect");
    if (frame) frame.style.strokeWidth = "5px";
  });

/** How many things have to be laid out when something is done. */
async function laidOut(person: Person, work: (person: Person) => Promise<void>): Promise<number> {
  const { page } = person;
  const categories = ["disabled-by-default-devtools.timeline.invalidationTracking"];
  await here.browser.startTracing(page, { categories });
  await work(person);
  await page.evaluate(picture);
  const { traceEvents } = JSON.parse((await here.browser.stopTracing()).toString()) as {
    traceEvents: { name: string }[];
  };
  return traceEvents.filter(({ name }) => name === "LayoutInvalidationTracking").length;
}

it("lets nothing move where people want no motion", async () => {
  const person = await here.come({ pace: "fast", reducedMotion: "reduce" });
  const { page } = person;
  await person.play(here.address);
  await page.evaluate(() => {
    const flown: string[] = [];
    Object.assign(globalThis, { flown });
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof Element && node.classList.contains("flying"))
            flown.push(node.className);
    }).observe(document.body, { childList: true });
  });
  await listen(page, "speicherstadt");
  await person.choose("bid 1");
  await page.click("[data-test=confirm]");
  await page.waitForFunction(() =>
    (globalThis as unknown as { heard: { sentence: string }[] }).heard.some(
      ({ sentence }) => sentence,
    ),
  );
  await person.asked();
  expect(await page.evaluate(() => (globalThis as unknown as { flown: string[] }).flown)).toEqual(
    [],
  );
});

it("stays in the log where somebody reads, and leads to what is new", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await person.play(here.address);
  for (const more of await page.locator(".panel .more").all()) await more.click();
  const newest = "[data-test=newest]";
  const scroll = async (part: number) => {
    const log = page.locator(".panel");
    await log.evaluate((log, part) => log.scrollTo({ top: log.scrollHeight * part }), part);
    await drawn(page);
  };
  /** What stands at the lower edge: the question above takes more or less room. */
  const edge = () =>
    page.locator(".panel").evaluate((log) => Math.round(log.scrollTop + log.clientHeight));
  const lines = () => page.locator(".panel li.turn").count();
  const turn = async () => {
    const before = await lines();
    await person.choose("bid 1");
    await page.click("[data-test=confirm]");
    await expect.poll(lines, { timeout: LIMIT }).toBeGreaterThan(before + 1);
    await person.asked();
    await drawn(page);
  };
  await scroll(1);
  await turn();
  expect(await page.locator(newest).count()).toBe(0);
  await scroll(0.3);
  const read = await edge();
  await turn();
  await page.waitForSelector(newest);
  expect(await edge()).toBe(read);
  await page.click(newest);
  await page.waitForSelector(newest, { state: "detached" });
  const end = await page.locator(".panel").evaluate((log) => log.scrollHeight);
  await expect.poll(edge).toBeGreaterThan(end - 2);
});

it("keeps what was laid out when the page is loaded again", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address);
  await person.choose("bid 2");
  await page.waitForSelector("[data-test=confirm]");
  await page.reload();
  await page.waitForSelector("[data-test=confirm]");
  await expect.poll(() => page.textContent(".made")).toMatch(/^Place a merchant above /);
});

it("goes through a replay by turns, by rounds and to both ends, by keys", async () => {
  const person = await here.come({ pace: "fast" });
  const { page } = person;
  const table = await person.goTo(here.address, RECORD);
  await page.goto(`${here.address}/replay/${table}/0`);
  await page.waitForSelector("main.board #space-1");
  const outline = await page.evaluate(
    async (id) =>
      (await (await fetch(`/api/tables/${id}/outline`)).json()) as {
        turns: { step: number; seat: number; round: number }[];
      },
    table,
  );
  const steps = outline.turns.map(({ step }) => step);
  /** Where the cards of a round lie, and the first merchant is to be placed. */
  const began = (wanted: number) =>
    outline.turns.findLast(({ round, seat }) => round === wanted && seat === -1)?.step;
  const at = (step: number | undefined) =>
    page.waitForFunction((end) => location.pathname.endsWith(`/${end}`), step);
  for (const [key, step] of [
    ["ArrowRight", steps[0]],
    ["ArrowRight", steps[1]],
    ["ArrowLeft", steps[0]],
    ["Shift+ArrowRight", (steps[0] ?? 0) + 1],
    ["ArrowUp", began(1)],
    ["ArrowDown", began(2)],
    ["ArrowUp", began(1)],
    ["ArrowUp", 0],
    ["End", steps.at(-1)],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await at(step);
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() =>
    document.querySelector("[data-test=told]")?.textContent?.includes("places a merchant"),
  );
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  await page.waitForFunction(
    (step) => Number(location.pathname.split("/").at(-1)) >= step,
    steps[2] ?? Infinity,
  );
});
