/** The most that a turn brought or cost somebody. */

import { expect, it } from "vitest";
import { gainsOf } from "../../src/lib/gains";

const turns = [
  { step: 2, seat: -1, round: 0 },
  { step: 3, seat: 0, round: 1 },
  { step: 5, seat: 1, round: 1 },
  { step: 6, seat: 0, round: 2 },
];
const points = [
  { step: 0, totals: [0, 0] },
  { step: 2, totals: [9, 9] },
  { step: 5, totals: [5, 10] },
  { step: 6, totals: [7, 9] },
];

it("finds what somebody lost in another's turn, in the round that was being played", () => {
  const gains = gainsOf(turns, points);
  expect(gains[0]).toEqual({ seat: 0, round: 1, step: 5, gain: -4 });
  expect(gains.at(-1)).toEqual({ seat: 0, round: 1, step: 6, gain: 2 });
});

it("leads to the step of a turn at which the points were won or lost", () => {
  const drawn = [...turns.slice(0, 3), { step: 20, seat: -1, round: 1 }];
  const gains = gainsOf(drawn, [...points.slice(0, 3), { step: 9, totals: [5, 4] }]);
  expect(gains[0]).toEqual({ seat: 1, round: 1, step: 9, gain: -6 });
});
