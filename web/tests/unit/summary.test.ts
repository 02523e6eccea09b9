/** What a turn comes to. */

import { expect, it } from "vitest";
import { summary } from "../../src/games/mombasa/summary";
import { summary as ofSpeicherstadt } from "../../src/games/speicherstadt/summary";
import { chapters } from "../../src/lib/chapters";
import { told as inWords } from "../../src/lib/tale";
import type { GameEvent } from "../../src/lib/types";
import { makeBundle, Words } from "../../src/lib/words";

const words = new Words("en", makeBundle("en", []), ["Ann", "Ben"]);
const event = (kind: string, args: GameEvent["args"]): GameEvent => ({
  kind: `mombasa.${kind}`,
  args,
  secret: {},
  rule: "",
});
const told = (...events: GameEvent[]) =>
  summary(events, 0, words).map((one) =>
    typeof one === "string" || "sentence" in one
      ? one
      : [one.kind.slice(8), one.args.pounds ?? one.args.space],
  );

it("says what a turn brought and cost, all pounds together", () => {
  expect(
    told(
      event("removed", { seat: 0, company: "cairo", column: 1 }),
      event("gained", { seat: 0, pounds: 2 }),
      event("gained", { seat: 1, pounds: 5 }),
      event("paid", { seat: 0, pounds: -1 }),
      event("gained", { seat: 0, pounds: 3 }),
    ),
  ).toEqual([
    ["removed", undefined],
    ["paid", -1],
    ["gained", 5],
  ]);
});

it("says where the ink jar stops", () => {
  expect(
    told(
      event("jar_moved", { seat: 0, space: 2 }),
      event("gained", { seat: 0, pounds: 1 }),
      event("jar_moved", { seat: 0, space: 3 }),
    ),
  ).toEqual([
    ["jar_moved", 3],
    ["gained", 1],
  ]);
});

it("gives the result from the first place to the last", () => {
  const scored = (seat: number, rank: number) => event("scored", { seat, rank, total: 9 });
  const places = new Words(
    "en",
    makeBundle("en", ["mombasa-event-scored = { $seat }: { $rank }."]),
    ["Ann", "Ben", "Cleo"],
  );
  const [chapter] = chapters([
    {
      number: 1,
      text: "",
      seat: 0,
      opens: true,
      events: [scored(0, 2), scored(1, 3), scored(2, 1)],
    },
  ]);
  expect(chapter && inWords(chapter, places, summary)).toBe("Cleo: 1. Ann: 2. Ben: 3.");
});

it("tells of a fire first, and then of all who gain or lose by it", () => {
  const happened = (kind: string, args: GameEvent["args"]): GameEvent => ({
    kind: `speicherstadt.${kind}`,
    args,
    secret: {},
    rule: "",
  });
  const fires = new Words(
    "en",
    makeBundle("en", [
      "speicherstadt-event-fire = It burns.\nspeicherstadt-event-fire_gain = { $seat } gains.\n" +
        "page-speicherstadt-told-losses = { $names } lose { $points }.\n" +
        "speicherstadt-event-bought = { $seat } buys it.",
    ]),
    ["Ann", "Ben", "Cleo"],
  );
  const events = [
    happened("bought", { seat: 0 }),
    happened("fire", { card: "fire_2", points: 2 }),
    happened("fire_loss", { seat: 1, firemen: 0, points: 2 }),
    happened("fire_gain", { seat: 0, firemen: 3, points: 2 }),
    happened("fire_loss", { seat: 2, firemen: 0, points: 2 }),
  ];
  for (const [seat, begin] of [
    [0, "Ann buys it. "],
    [-1, ""],
  ] as const) {
    const [chapter] = chapters([{ number: 9, text: "", seat, opens: true, events }]);
    expect(chapter && inWords(chapter, fires, ofSpeicherstadt)).toBe(
      `${begin}It burns. Ben and Cleo lose 2. Ann gains.`,
    );
  }
});

it("tells one after the other what happens to cards that nobody can pay", () => {
  const events = [
    { kind: "passed", seat: 0 },
    { kind: "unsold", card: "fireman_5" },
    { kind: "passed", seat: 1 },
    { kind: "fire_harmless" },
  ].map(({ kind, ...args }) => ({
    kind: `speicherstadt.${kind}`,
    args: args as GameEvent["args"],
    secret: {},
    rule: "",
  }));
  const kinds = ofSpeicherstadt(events, 0, words).map((one) =>
    typeof one === "object" && "kind" in one ? one.kind.slice(14) : "fire",
  );
  expect(kinds).toEqual(["passed", "unsold", "passed", "fire"]);
});

it("tells in their order of those who were in line before and after others", () => {
  const sold = new Words(
    "en",
    makeBundle("en", [
      "speicherstadt-event-passed = { $seat } passes at { $price }.\n" +
        "speicherstadt-event-could_not_pay = { $seat } can’t pay { $price }.\n" +
        "speicherstadt-event-unsold = Nobody buys it.",
    ]),
    ["Ann", "Ben"],
  );
  const events = [
    { kind: "passed", seat: 0, price: 1 },
    { kind: "unsold" },
    { kind: "could_not_pay", seat: 1, price: 8 },
    { kind: "could_not_pay", seat: 0, price: 7 },
  ].map(({ kind, ...args }) => ({
    kind: `speicherstadt.${kind}`,
    args: args as GameEvent["args"],
    secret: {},
    rule: "",
  }));
  const [chapter] = chapters([{ number: 9, text: "", seat: 0, opens: true, events }]);
  expect(chapter && inWords(chapter, sold, ofSpeicherstadt)).toBe(
    "Ann passes at 1. Nobody buys it. Ben can’t pay 8. Ann can’t pay 7.",
  );
});

it("says at the end of a round what everybody receives", () => {
  const paid = new Words(
    "en",
    makeBundle("en", [
      "speicherstadt-event-bought = { $seat } buys it.\n" +
        "page-speicherstadt-told-income = Income: { $amounts }.",
    ]),
    ["Ann", "Ben", "Cleo"],
  );
  const happened = (kind: string, args: GameEvent["args"]): GameEvent => ({
    kind: `speicherstadt.${kind}`,
    args,
    secret: {},
    rule: "",
  });
  const events = [
    happened("bought", { seat: 1 }),
    happened("income", { seat: 1, coins: 1 }),
    happened("income", { seat: 2, coins: 1 }),
    happened("income", { seat: 0, coins: 2 }),
  ];
  const [chapter] = chapters([{ number: 9, text: "", seat: 1, opens: true, events }]);
  expect(chapter && inWords(chapter, paid, ofSpeicherstadt)).toBe(
    "Ben buys it. Income: Ann +2; Ben and Cleo +1.",
  );
});

it("tells in a sentence of its own what is lost, after what was stored", () => {
  const happened = (kind: string, args: GameEvent["args"]): GameEvent => ({
    kind: `speicherstadt.${kind}`,
    args: { seat: 0, ...args },
    secret: {},
    rule: "",
  });
  const house = new Words(
    "en",
    makeBundle("en", [
      "speicherstadt-event-left_over = { $seat } loses: { $goods }.\n" +
        "page-speicherstadt-told-stored = stores { $goods }",
      "id-speicherstadt-coffee = coffee\nid-speicherstadt-spice = spices",
    ]),
    ["Ann", "Ben"],
  );
  const events = [
    happened("left_over", { goods: ["spice"] }),
    happened("stored", { good: "coffee" }),
  ];
  const [chapter] = chapters([{ number: 9, text: "", seat: 0, opens: true, events }]);
  expect(chapter && inWords(chapter, house, ofSpeicherstadt)).toBe(
    "Ann stores coffee. Ann loses: spice.",
  );
});
