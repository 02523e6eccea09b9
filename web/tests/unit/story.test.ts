import { expect, it } from "vitest";
import { chapters, chaptersFrom } from "../../src/lib/chapters";
import { between, noted, shortened } from "../../src/lib/noted";
import { headline, told } from "../../src/lib/tale";
import { Teller, type Beat } from "../../src/lib/teller.svelte";
import type { Board, GameEvent, Line } from "../../src/lib/types";
import { makeBundle, Words } from "../../src/lib/words";

const event = (kind: string, args: GameEvent["args"] = {}): GameEvent => ({
  kind: `dice.${kind}`,
  args,
  secret: {},
  rule: "",
});
const line = (number: number, seat: number, opens: boolean, ...events: GameEvent[]): Line => ({
  number,
  text: "",
  events,
  seat,
  opens,
});
const words = new Words(
  "en",
  makeBundle("en", [
    "dice-event-rolled = { $seat } rolls { $pips }.\ndice-event-won = { $seat } wins.\n" +
      "dice-event-round = Round { $round }.\ndice-event-drawn = A card is drawn.",
  ]),
  ["Ann", "Ben"],
);
const log = [
  line(1, -1, false, event("drawn")),
  line(2, -1, false, event("drawn"), event("round", { round: 1 })),
  line(3, 0, true, event("rolled", { seat: 0, pips: 4 })),
  line(4, 0, false, event("won", { seat: 0 })),
  line(5, 0, true, event("rolled", { seat: 0, pips: 1 })),
  line(6, 1, true, event("rolled", { seat: 1, pips: 2 }), event("round", { round: 2 })),
];

it("cuts a log into turns, with set-up and rounds apart", () => {
  const found = chapters(log);
  expect(found.map(({ seat, round, setup }) => [seat, round, setup])).toEqual([
    [-1, false, true],
    [-1, true, false],
    [0, false, false],
    [0, false, false],
    [1, false, false],
    [1, true, false],
  ]);
  expect(found[0]?.entries.length).toBe(2);
});

it("sums a turn of any game up in one sentence", () => {
  expect(chapters(log).map((chapter) => told(chapter, words))).toEqual([
    "A card is drawn. A card is drawn.",
    "Round 1.",
    "Ann rolls 4 and wins.",
    "Ann rolls 1.",
    "Ben rolls 2.",
    "Round 2.",
  ]);
});

it("says what a log has from a line on", () => {
  expect(chaptersFrom(log, 4).map((chapter) => headline(chapter, words))).toEqual([
    "Ann wins.",
    "Ann rolls 1.",
    "Ben rolls 2.",
    "Round 2.",
  ]);
});

const beat = (number: number): Beat => ({
  lines: [line(number, 1, true)],
  earlier: {} as Board,
  after: { stamp: String(number) } as Board,
});

it("shows one turn after the other, and all of them when it is skipped", async () => {
  const shown: string[] = [];
  const teller = new Teller<Board>(({ after }) => shown.push(after.stamp));
  let arrive: () => void = () => undefined;
  teller.stage = {
    move: () => new Promise((resolve) => (arrive = resolve)),
    land: () => undefined,
    pause: () => 0,
  };
  const done = teller.tell(beat(1), beat(2), beat(3));
  expect(shown).toEqual([]);
  arrive();
  await expect.poll(() => teller.waiting, { timeout: 60_000 }).toBe(1);
  expect(shown).toEqual(["1"]);
  teller.skip();
  expect(shown).toEqual(["1", "2", "3"]);
  await done;
  expect(teller.busy).toBe(false);
});

it("puts a note between the turns where it was heard of, also when lines are taken back", () => {
  const note = (after: number) => ({ number: after, kind: "proposed", text: "", after });
  const story = chapters(log);
  const numbers = (from: typeof story, ...notes: ReturnType<typeof note>[]) =>
    between(notes, from).map((found) => found.map(({ number }) => number));
  const starts = story.map(({ entries }) => entries[0]?.line.number);
  expect(starts).toEqual([1, 2, 3, 5, 6, 6]);
  expect(numbers(story, note(0), note(3), note(6), note(9))).toEqual([
    [0],
    [],
    [],
    [3],
    [],
    [],
    [6, 9],
  ]);
  expect(numbers(chapters(log.slice(4)), note(3), note(4), note(5))).toEqual([[4], [5], [], []]);
  expect(numbers([], note(0))).toEqual([[0]]);

  const places = noted(noted({}, 1, 4), 2, 6);
  expect(noted(places, 1, 9)).toBe(places);
  expect(shortened(places, 5)).toEqual({ 1: 4, 2: 5 });
});
