/** What a line of the log points at, when others lie there by now. */

import { expect, it } from "vitest";
import { places as inMombasa } from "../../src/games/mombasa/places";
import { places as inSpeicherstadt } from "../../src/games/speicherstadt/places";
import type { Board, GameEvent } from "../../src/lib/types";

const event = (kind: string, args: GameEvent["args"]): GameEvent => ({
  kind,
  args,
  secret: {},
  rule: "",
});
const harbour = (kind: string, args: GameEvent["args"]) => event(`speicherstadt.${kind}`, args);
const now = (...offer: (string | null)[]): Board =>
  ({ view: { offer: offer.map((card) => ({ card })) } }) as unknown as Board;

const bid = harbour("bid", { seat: 0, card: "warehouse", space: 1, place: 1 });
const bought = harbour("bought", { seat: 1, card: "warehouse", space: 1, coins: 1 });
const turnedUp = (card: string, space: number) => harbour("turned_up", { card, space });

it("points at a card of the offer while it lies there", () => {
  expect(inSpeicherstadt(bid, [], now("warehouse", "ship"))).toEqual(["seat-0", "space-1"]);
  expect(inSpeicherstadt(turnedUp("ship", 2), [bid], now("warehouse", "ship"))).toEqual([
    "space-2",
  ]);
});

it("points at it where its buyer has it, whatever is turned up later", () => {
  const later = [bought, turnedUp("warehouse", 1)];
  for (const board of [now(null), now("warehouse")])
    expect(inSpeicherstadt(bid, later, board)).toEqual(["seat-0", "seat-1 warehouse"]);
  expect(inSpeicherstadt(bought, later.slice(1), now("contract_3"))).toEqual([
    "seat-1",
    "seat-1 warehouse",
  ]);
});

it("points at nothing when the card is gone, also if another one like it lies there", () => {
  const later = [harbour("unsold", { card: "warehouse", space: 1 }), turnedUp("warehouse", 1)];
  expect(inSpeicherstadt(bid, [...later, bought], now(null))).toEqual(["seat-0"]);
  expect(inSpeicherstadt(bid, later, now("warehouse"))).toEqual(["seat-0"]);
  expect(inSpeicherstadt(turnedUp("warehouse", 1), later, now("warehouse"))).toEqual([]);
});

it("points at a contract with whoever has it", () => {
  const delivered = harbour("delivered", { seat: 1, good: "tea", card: "contract_3" });
  expect(inSpeicherstadt(delivered, [], now("contract_5"))).toEqual([
    "seat-1",
    "seat-1 contract_3",
  ]);
});

it("points at places of Africa, not at spaces where others have come or gone", () => {
  const pointed = (kind: string, args: GameEvent["args"]) =>
    inMombasa(event(`mombasa.${kind}`, args), [], now());
  expect(pointed("entered", { seat: 0, company: "cairo", region: "mali", column: 2 })).toEqual([
    "seat-0",
    "cairo",
    "mali",
  ]);
  expect(pointed("marker_placed", { seat: 0, space: "buy_1" })).toEqual(["seat-0", "buy_1"]);
  expect(pointed("acquired", { seat: 0, card: "coffee_2", row: 1, column: 2, price: 3 })).toEqual([
    "seat-0",
  ]);
  expect(pointed("book_placed", { seat: 0, book: "book_3", space: 3 })).toEqual(["seat-0"]);
});
