/** What a turn of Mombasa comes to. */

import { expect, it } from "vitest";
import { summary } from "../../src/games/mombasa/summary";
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
    typeof one === "string" ? one : [one.kind.slice(8), one.args.pounds ?? one.args.space],
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
