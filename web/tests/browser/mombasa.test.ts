import { readFileSync } from "node:fs";
import type { ElementHandle, Page } from "playwright-core";
import { expect, it } from "vitest";
import { regions } from "../../src/games/mombasa/trace";
import { site, type Person } from "./kit";
import { drawn } from "./reading";

const here = site();
/** Where the pieces of a region are set: there a click surely hits it. */
const middles = new Map(regions.map(({ id, centre }) => [id, centre]));

it("lets a person play a whole game against a bot by clicking", async () => {
  const person = await here.come();
  const { page } = person;
  await person.make(here.address, "mombasa", ["bot:easy"]);
  await person.asked();
  await person.withoutConfirming();
  const clicked = new Map<string, number>();
  for (let step = 0; step < 600; step++) {
    await page.waitForSelector(".ask [data-choice]:not([disabled]), [data-test=ending]");
    if (await page.$("[data-test=ending]")) break;
    const choice = await choose(person, step, clicked);
    if (choice) clicked.set(verb(choice), (clicked.get(verb(choice)) ?? 0) + 1);
    if (choice?.startsWith("plan"))
      expect(await page.locator("[data-test=first-player]").count()).toBe(1);
  }
  expect(await page.textContent("[data-test=ending] li:first-child")).toMatch(/^1st/);
  for (const done of ["rest", "plan", "goods", "step", "company", "enter", "marker", "deck"])
    expect(clicked.get(done) ?? 0, done).toBeGreaterThan(0);
  await page.click("#tab-scores");
  await expect.poll(() => page.locator(".panel tbody tr").count()).toBeGreaterThan(4);
  await page.click("[data-test=ending] a");
  await page.waitForSelector("[data-test=slider]");
  expect(Number(await page.getAttribute("[data-test=slider]", "max"))).toBeGreaterThan(50);
  // One's own board stays large, whoever moves.
  for (let turns = 0; turns < 4; turns++) {
    expect(await page.getAttribute(".whole .person", "id")).toBe("seat-0");
    const step = await page.inputValue("[data-test=slider]");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((old) => !location.pathname.endsWith(`/${old}`), step);
  }
});

const EXPANDING = /^(plan expansion|expand|company|enter)/;
const verb = (choice: string): string => choice.split(" ")[0] ?? "";

/**
 * One of the pieces that are lit: to expand if possible, else of a kind that was clicked least so
 * far. What is no piece stands in the list.
 * The table may go on between looking and clicking: then there is another question.
 */
async function choose(
  { page }: Person,
  step: number,
  clicked: ReadonlyMap<string, number>,
): Promise<string | null> {
  const lit = await page.$$(".board [data-option]");
  const texts = await Promise.all(
    lit.map((piece) => piece.getAttribute("data-option").catch(() => null)),
  );
  const often = (text: string | null): number =>
    (clicked.get(verb(text ?? "")) ?? 0) - (EXPANDING.test(text ?? "") ? 1000 : 0);
  const least = Math.min(...texts.map(often));
  const places = texts.flatMap((text, place) => (often(text) === least ? [place] : []));
  const place = places[step % places.length];
  const [piece, choice] = place === undefined ? [] : [lit[place], texts[place]];
  if (piece && choice && (least < 0 || step % 6 !== 5)) {
    if (!(await click(piece, choice))) {
      await page.mouse.move(0, 0); // whatever bubble lay over it goes away
      return null;
    }
    const menu = page.locator(".tip [data-choice]").first();
    if ((await menu.count()) > 0) await menu.click({ timeout: 5000 }).catch(() => undefined);
    return choice;
  }
  const last = page.locator(".ask [data-choice]:not([disabled])").last();
  await last.click({ timeout: 5000 }).catch(() => undefined);
  return null;
}

async function click(piece: ElementHandle<Element>, choice: string): Promise<boolean> {
  const middle = verb(choice) === "enter" ? middles.get(choice.split(" ")[1] ?? "") : undefined;
  if (!middle)
    return piece.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  const position = await piece.evaluate((element, { x, y }) => {
    const point = new DOMPoint(x, y).matrixTransform(
      (element as SVGGraphicsElement).getScreenCTM() ?? undefined,
    );
    const box = element.getBoundingClientRect();
    return { x: point.x - box.left, y: point.y - box.top };
  }, middle);
  return piece.click({ timeout: 5000, position }).then(
    () => true,
    () => false,
  );
}

it("tells nobody else's secrets while Mombasa is played", async () => {
  const person = await here.come();
  const { page } = person;
  const frames: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await person.play(here.address, "mombasa");
  for (let step = 0; step < 12; step++) {
    await page.waitForSelector(
      ".ask [data-choice]:not([disabled]), [data-test=confirm]:not([disabled])",
    );
    const confirm = page.locator("[data-test=confirm]:not([disabled])");
    const choices = page.locator(".ask [data-choice]:not([disabled])");
    const next =
      (await confirm.count()) > 0
        ? confirm
        : choices.nth(step % Math.max(1, await choices.count()));
    // The table may go on between looking and clicking: then there is another question.
    await next.click({ timeout: 5000 }).catch(() => undefined);
  }
  interface Told {
    args: { seat?: number };
    secret: { seat?: number };
  }
  interface Frame {
    projection?: { log: { events: Told[] }[] };
    lines?: { events: Told[] }[];
  }
  const secrets = () =>
    frames
      .map((frame) => JSON.parse(frame) as Frame)
      .flatMap((frame) => [...(frame.projection?.log ?? []), ...(frame.lines ?? [])])
      .flatMap((line) => line.events)
      .filter((event) => Object.keys(event.secret).length > 0);
  await expect.poll(() => secrets().length).toBeGreaterThan(0);
  expect(secrets().filter((event) => (event.secret.seat ?? event.args.seat) !== 0)).toEqual([]);
});

it("plans in any order, exchanges cards and takes one out by itself", async () => {
  const person = await here.come();
  const { page } = person;
  const tried: string[] = [];
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/try"))
      tried.push(JSON.stringify((request.postDataJSON() as { choices: string[] }).choices));
  });
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { choices } = JSON.parse(String(payload)) as { choices?: string[] };
      if (choices) sent.push(JSON.stringify(choices));
    }),
  );
  /** By a click, once the cards before it were tried. */
  const lay = async (): Promise<void> => {
    await person.idle();
    await page.locator(card(0)).click();
  };
  await toPlanning(person);
  await person.still();
  const hand = await cards(page, ".hand .card");
  // The second slot first: it waits there until the first one is filled.
  await drag(page, card(0), slot(2));
  await page.waitForSelector("[data-laid='2'].waits");
  expect(await page.locator(".made li").count()).toBe(0);
  await drag(page, card(0), slot(1));
  await page.waitForSelector(".made li:nth-child(2)");
  await page.waitForSelector(".waits", { state: "detached" });
  await laid(page, { 1: hand[1], 2: hand[0] });
  await drag(page, "[data-laid='1']", slot(2));
  await laid(page, { 1: hand[0], 2: hand[1] });
  await lay();
  await laid(page, { 1: hand[0], 2: hand[1], 3: hand[2] });
  await page.waitForSelector("[data-test=confirm]");
  // Out of the middle; the third card stays where it is.
  await page.click("[data-laid='2']");
  await laid(page, { 1: hand[0], 3: hand[2] });
  await page.waitForSelector("[data-laid='3'].waits");
  await expect.poll(() => page.locator(".made li").count()).toBe(1);
  await drag(page, "[data-laid='3']", slot(2));
  await laid(page, { 1: hand[0], 2: hand[2] });
  await drag(page, "[data-laid='1']", ".hand");
  await laid(page, { 2: hand[2] });
  await lay();
  await page.waitForSelector(".made li:nth-child(2)");
  await lay();
  await page.waitForSelector(".made li:nth-child(3)");
  // The choice in the list is taken out by itself, too.
  await page.locator(".made button").first().click();
  await page.waitForSelector("[data-laid='3'].waits");
  await page.waitForSelector("[data-laid='2'].waits");
  await lay();
  await page.waitForSelector(".made li:nth-child(3)");
  await page.click("[data-test=confirm]");
  await page.waitForFunction(() => document.querySelector(".made li") === null);
  await expect.poll(() => sent).not.toEqual([]);
  // Nothing was sent that was not tried, whole, before.
  const [last] = sent.slice(-1);
  expect(JSON.parse(last ?? "[]")).toHaveLength(3);
  expect(tried).toContain(last);
});

it("keeps a card that waits on its slot when the page is loaded again", async () => {
  const person = await here.come();
  const { page } = person;
  await toPlanning(person);
  await person.still();
  const hand = await cards(page, ".hand .card");
  await drag(page, card(0), slot(2));
  await page.waitForSelector("[data-laid='2'].waits");
  await page.reload();
  await page.waitForSelector("[data-laid='2'].waits");
  await laid(page, { 2: hand[0] });
  expect(await page.locator(".made li").count()).toBe(0);
  // It lies there as before: with the slot before it filled, both are planned.
  await person.still();
  await page.locator(card(0)).click();
  await page.waitForSelector(".made li:nth-child(2)");
  await drag(page, card(0), slot(3));
  await page.click("[data-laid='1']");
  await page.waitForSelector("[data-laid='3'].waits");
  await page.reload();
  await page.waitForSelector("[data-laid='3'].waits");
  await laid(page, { 2: hand[0], 3: hand[2] });
  // What is taken back does not come again.
  await page.keyboard.press("r");
  await page.waitForSelector(".waits", { state: "detached" });
  await page.reload();
  await person.still();
  expect(await cards(page, ".hand .card")).toEqual(hand);
});

it("lays cards to rest on the resting decks", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address, "mombasa");
  await page.waitForSelector(".ask [data-choice^=rest]:not([disabled])");
  await page.waitForSelector(".slot:first-child .deck[data-drop='1']");
  expect(await page.locator(".action[data-drop]").count()).toBe(0);
  expect(await page.locator(".own .hand .tile .chip").count()).toBe(3); // that may rest
  // Each other card says that the tile does not name it, also the expansion that everybody gets.
  for (const one of await page.locator(".own .hand .card .cannot").all()) {
    await one.click();
    await page.waitForSelector('.tip.ready:has-text("starting tile does not name this card")');
    await page.keyboard.press("Escape");
    await page.waitForSelector(".tip", { state: "detached" });
  }
  await drag(page, ".hand .card:has([data-option^=rest])", ".deck[data-drop='2']");
  await page.waitForSelector(".deck [data-laid='2'].waits");
  await page.keyboard.press("r");
  await page.waitForSelector(".waits", { state: "detached" });
});

it("lights the cards that were planned, and none in the hand, when cards are used", async () => {
  const person = await here.come();
  const { page } = person;
  const record = "../tests/golden/records/mombasa-3-first-3.txt";
  const made = readFileSync(record, "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" "));
  const step = made.findIndex(
    ([, , verb], index) => verb === "goods" && index > made.length / 4 && index < made.length / 2,
  );
  await person.goTo(here.address, record, step);
  await person.uncover();
  await person.asked();
  await person.still();
  const choices = await page
    .locator(".ask [data-choice]")
    .evaluateAll((found) => found.map((one) => one.getAttribute("data-choice")));
  expect(choices).toContain(made[step]?.slice(2, 4).join(" "));
  expect(await page.locator(".own .slots .can").count()).toBeGreaterThan(0);
  expect(await page.locator(".own .hand .card").count()).toBeGreaterThan(0);
  expect(await page.locator(".own .hand :is(.can, [data-option])").count()).toBe(0);
  // Each says why it can't be used, also those that no starting tile names.
  for (const one of await page.locator(".own .hand .card").all()) {
    const told = page.waitForResponse((answer) => answer.url().endsWith("/why"));
    await one.click();
    expect((await told).status()).toBe(200);
  }
});

/** Until the first plan is asked for. */
async function toPlanning(person: Person): Promise<void> {
  const { page } = person;
  await person.play(here.address, "mombasa");
  for (let step = 0; step < 20 && (await page.$(".board [data-option^=plan]")) === null; step++) {
    await page.waitForSelector(
      ".ask [data-choice]:not([disabled]), [data-test=confirm]:not([disabled])",
    );
    const next = page
      .locator("[data-test=confirm]:not([disabled]), .ask [data-choice^=rest]:not([disabled])")
      .first();
    await next.click({ timeout: 5000 }).catch(() => undefined);
  }
}

const card = (place: number): string => `.hand .card:nth-of-type(${place + 1})`;
const slot = (number: number): string => `[data-drop="${number}"]`;

/** What is written about the cards there. */
async function cards(page: Page, where: string): Promise<string[]> {
  return page
    .locator(where)
    .evaluateAll((found) =>
      found.map((one) => one.querySelector("[aria-label]")?.getAttribute("aria-label") ?? ""),
    );
}

/** Until those cards lie on those slots, and no others. */
async function laid(page: Page, wanted: Record<number, string | undefined>): Promise<void> {
  const labels = Object.entries(wanted).map(([number, name]) => `Slot ${number}: ${name ?? ""}`);
  await page.waitForFunction(
    (labels) =>
      JSON.stringify(
        [...document.querySelectorAll("[data-laid]")].map((one) => one.getAttribute("aria-label")),
      ) === JSON.stringify(labels),
    labels,
  );
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await drawn(page); // until all lies where it stays
  const piece = await page.locator(from).first().boundingBox();
  const place = await page.locator(to).first().boundingBox();
  if (!piece || !place) throw new Error("There is nothing to drag.");
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  await page.mouse.move(piece.x + piece.width / 2, piece.y - 20, { steps: 3 });
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 3 });
  await page.waitForSelector(`${to}.over`);
  await page.mouse.up();
}

it("covers the screen while seats change", async () => {
  const person = await here.come();
  const { page } = person;
  await person.make(here.address, "mombasa", ["me"]);
  const covered = "[data-test=cover]";
  let covers = 0;
  for (
    let step = 0;
    step < 30 && (covers < 2 || (await page.$(".ask [data-choice^=plan]")) === null);
    step++
  ) {
    await page.waitForSelector(
      `${covered}, .ask [data-choice]:not([disabled]), [data-test=confirm]:not([disabled])`,
    );
    if (await page.$(covered)) {
      covers++;
      await page.click(`${covered} button`);
      await page.waitForSelector(covered, { state: "detached" });
    } else {
      await page
        .locator("[data-test=confirm]:not([disabled]), .ask [data-choice]:not([disabled])")
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined);
      await page.waitForFunction(() => document.querySelector(".options .pending") === null);
    }
  }
  await page.waitForSelector(".ask [data-choice^=plan]:not([disabled])");
});

it("closes another player's board by its button, Escape or a click outside", async () => {
  const person = await here.come();
  const { page } = person;
  await person.play(here.address, "mombasa");
  await person.still();
  for (const close of [
    () => page.click("[data-test=close-board]"),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(1300, 700),
  ]) {
    await page.click(".others .other");
    await page.waitForSelector(".others .whole");
    await close();
    await page.waitForSelector(".others .whole", { state: "detached" });
  }
});

it("keeps one's own board in sight and in its size when the board is larger", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await person.play(here.address, "mombasa");
  await person.still();
  const own = () => page.locator(".mombasa > .own").boundingBox();
  const before = await own();
  await page.click("[data-test=zoom-in]");
  await person.still();
  const after = await own();
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  expect((after?.y ?? 0) + (after?.height ?? 0)).toBeLessThanOrEqual(720);
});

it("makes one's own board larger, too, for whoever wants it", async () => {
  const person = await here.come({ viewport: { width: 1280, height: 720 } });
  const { page } = person;
  await person.play(here.address, "mombasa");
  await person.still();
  const parts = [".own .slots .slot", ".own .hand .card", ".own .tracks", ".own .purse"];
  const sizes = () =>
    Promise.all(
      parts.map(async (part) => (await page.locator(part).first().boundingBox())?.width ?? 0),
    );
  const larger = async (): Promise<number[]> =>
    (await sizes()).map((size, index) => Math.round((100 * size) / (before[index] ?? 1)) / 100);
  const before = await sizes();
  expect(await page.locator("[data-test=zoom-own]").count()).toBe(0);
  await page.click("[data-test=zoom-in]");
  await page.click("[data-test=zoom-own]");
  await person.still();
  expect(await larger()).toEqual(parts.map(() => 1.4));
  // It comes into sight, and is drawn again rather than stretched.
  expect((await page.locator(".own .slots .slot").first().boundingBox())?.x).toBeGreaterThan(0);
  expect((await page.locator(".own .tracks").boundingBox())?.y).toBeLessThan(720);
  await page.click("[data-test=zoom-in]");
  await person.still();
  expect(await larger()).toEqual(parts.map(() => 1.96));
  await page.keyboard.press("Escape");
  await person.still();
  expect(await larger()).toEqual(parts.map(() => 1));
  // Where nothing is larger there is nothing to choose.
  await page.click("[data-test=zoom-own]");
  await page.click("[data-test=zoom-out]");
  await page.click("[data-test=zoom-out]");
  await page.waitForSelector("[data-test=zoom-own]", { state: "detached" });
  await person.still();
  expect(await larger()).toEqual(parts.map(() => 1));
});

it.each([
  ["mombasa", ".own .slots .slot"],
  ["speicherstadt", ".own .area"],
])("makes one's own part of the board larger on a phone in %s", async (game, part) => {
  const viewport = { width: 390, height: 844 };
  const person = await here.come({ viewport, hasTouch: true, isMobile: true });
  const { page } = person;
  await person.play(here.address, game);
  await person.still();
  const size = async () => (await page.locator(part).first().boundingBox())?.width ?? 0;
  const before = await size();
  await page.locator("[data-test=zoom-in]").tap();
  await person.still();
  expect((await size()) / before).toBeCloseTo(1.4, 1);
  expect(await page.locator("[data-test=zoom-own]").count()).toBe(0);
});
