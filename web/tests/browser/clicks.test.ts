/**
 * How many clicks ten common turns take. Before: each small decision of the engine by itself, and
 * a click to confirm. What the page makes of a click was tried before it is sent.
 */

import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { site, type Person } from "./kit";

const here = site();
const MOMBASA = [1, 2, 3].flatMap((number) =>
  [2, 3, 4].map((seats) => `mombasa-${String(seats)}-first-${String(number)}`),
);
const HARBOUR = ["speicherstadt-3-1", "speicherstadt-4-2", "speicherstadt-5-1"];

interface Turn {
  record: string;
  step: number;
  choices: string[][];
}

/** The first turn of these records, in the second half, whose choices are like this. */
function find(records: readonly string[], pattern: RegExp): Turn {
  for (const name of records) {
    const record = `../tests/golden/records/${name}.txt`;
    const lines = readFileSync(record, "utf8")
      .split("\n")
      .filter((line) => /^\d/.test(line))
      .map((line) => line.replace(/ #\w+$/, "").split(" "));
    for (let step = Math.floor(lines.length / 3); step < lines.length; step++) {
      const seat = lines[step]?.[1];
      if (seat === "*" || lines[step - 1]?.[1] === seat) continue;
      // All plan at the same time: the screen is the first seat's then.
      if (lines[step]?.[2] === "plan" && (seat !== "0" || lines[step - 1]?.[2] === "plan"))
        continue;
      let end = step;
      while (lines[end]?.[1] === seat) end++;
      const choices = lines.slice(step, end).map((line) => line.slice(2));
      if (pattern.test(choices.map((words) => words.join(" ")).join(";")))
        return { record, step, choices };
    }
  }
  throw new Error(`No turn is like ${String(pattern)}.`);
}

const FROM = "comptoir.settings";
const counts: { turn: string; before: number; after: number }[] = [];

async function come({ record, step }: Turn): Promise<Person> {
  const person = await here.come();
  await person.page.addInitScript((key) => localStorage.setItem(key, "{}"), FROM);
  await person.goTo(here.address, record, step);
  await person.uncover();
  await person.asked();
  await person.idle(); // what lies behind options is found by trying
  return person;
}

/** Where a piece lies open, as near to its middle as possible; null if it is covered. */
function point({ page }: Person, piece: string): Promise<{ x: number; y: number } | null> {
  return page
    .locator(piece)
    .first()
    .evaluate((element) => {
      const PARTS = 12;
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = Array.from({ length: (PARTS - 1) ** 2 }, (_, index) => [
        (1 + (index % (PARTS - 1))) / PARTS,
        (1 + Math.floor(index / (PARTS - 1))) / PARTS,
      ]);
      const far = ([x = 0, y = 0]: number[]) => Math.hypot(x - 0.5, y - 0.5);
      return (
        places
          .sort((one, other) => far(one) - far(other))
          .map(([x = 0, y = 0]) => ({ x: left + x * width, y: top + y * height }))
          .find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null
      );
    });
}

/** Click piece after piece until the turn is made; each further question is a click, too. */
async function clicks(turn: Turn, pieces: readonly string[]): Promise<number> {
  const person = await come(turn);
  const { page } = person;
  const log = async () => page.locator(".panel li.own").count();
  const before = await log();
  let count = 0;
  const wanted = turn.choices.map((words) => words.join(" "));
  for (const piece of pieces) {
    const place = await point(person, piece);
    expect(place, `${piece} can be clicked`).not.toBeNull();
    await page.mouse.click(place?.x ?? 0, place?.y ?? 0);
    count++;
    await person.still(); // choices, or a question which of several ways is meant
    const asked = page.locator(".tip [data-way]");
    if ((await asked.count()) > 0) {
      await asked.first().click();
      count++;
      await person.still();
    }
    for (const column of wanted.filter((text) => text.startsWith("column"))) {
      const choice = page.locator(`.ask [data-choice="${column}"]:not([disabled])`);
      if ((await choice.count()) === 0) continue;
      await choice.click();
      count++;
      await person.still();
      break;
    }
  }
  const confirm = page.locator("[data-test=confirm]:not([disabled]):not(.soon)");
  if ((await confirm.count()) > 0) {
    await confirm.click();
    count++;
  }
  await page.waitForFunction(
    ([lines]) =>
      document.querySelector("[data-test=cover]") !== null ||
      document.querySelectorAll(".panel li.own").length !== lines ||
      document.querySelector(".made li") === null,
    [before] as const,
  );
  return count;
}

function region(turn: Turn): string[] {
  return turn.choices.flatMap(([verb, name]) =>
    verb === "enter" ? [`path[id="${name ?? ""}"]`] : [],
  );
}

const option = (text: string) => `main.board [data-option="${text}"]`;
const bid = (turn: Turn) => [option(turn.choices[0]?.join(" ") ?? "")];

it.each<[string, readonly string[], RegExp, (turn: Turn) => string[], number]>([
  ["a merchant", HARBOUR, /^bid \d$/, bid, 1],
  ["a merchant of a neighbour on the same screen", HARBOUR.slice(1), /^bid \d$/, bid, 2],
  ["buying", HARBOUR, /^buy$/, () => [".verdict [data-option=buy]"], 1],
  ["a bonus marker", MOMBASA, /^marker tile_\w+$/, bid, 1],
  [
    "two steps for goods",
    MOMBASA,
    /^goods \w+;(no_card;)?step (\w+);step \2$/,
    (turn) => [
      `[id="track_${turn.choices.at(-1)?.[1] ?? ""}"] ~ [data-option^=step] + [data-option^=step]`,
    ],
    1,
  ],
  [
    "a card for goods",
    MOMBASA,
    /^goods \w+;acquire \d \d$/,
    (turn) => [`[id="card-${turn.choices[1]?.slice(1).join("-") ?? ""}"]`],
    1,
  ],
  [
    "two regions",
    MOMBASA,
    /^expand;company \w+;enter \w+;column \d;enter \w+;column \d$/,
    region,
    1,
  ],
  [
    "a book",
    MOMBASA,
    /^bookkeeper \w+;take \d \d;place \d+$/,
    (turn) => [
      `[id="book-${turn.choices[1]?.slice(1).join("-") ?? ""}"]`,
      option(turn.choices[2]?.join(" ") ?? ""),
    ],
    1,
  ],
  [
    "a plan of three cards",
    MOMBASA,
    /^plan \w+;plan \w+;plan \w+$/,
    (turn) => turn.choices.map(() => ".hand [data-option^=plan]"),
    1,
  ],
  ["taking a resting deck", MOMBASA, /^deck \d$/, bid, 1],
])("takes few clicks for %s", async (name, records, pattern, pieces, more) => {
  const turn = find(records, pattern);
  const before = turn.choices.length + more;
  const after = await clicks(turn, pieces(turn));
  counts.push({ turn: name, before, after });
  expect(after, name).toBeLessThan(before);
});

afterAll(() => {
  const total = (which: "before" | "after") => counts.reduce((sum, line) => sum + line[which], 0);
  console.table([...counts, { turn: "all", before: total("before"), after: total("after") }]);
  expect(counts.length).toBe(10);
  expect(total("after") * 2).toBeLessThanOrEqual(total("before"));
});
