/** The ways through a replay. */

import { expect, it } from "vitest";
import { after, before, beginnings } from "../../src/lib/turns";

it("finds where each round is laid out and its first player is asked", () => {
  const turns = [
    { step: 4, seat: -1, round: 0 },
    { step: 6, seat: 0, round: 0 },
    { step: 8, seat: 1, round: 1 },
    { step: 9, seat: 0, round: 1 },
    { step: 10, seat: 1, round: 2 },
    { step: 14, seat: -1, round: 2 },
    { step: 15, seat: 0, round: 2 },
    { step: 16, seat: 1, round: 3 },
  ];
  const rounds = beginnings(turns);
  expect(rounds.map(({ step }) => step)).toEqual([8, 14]);
  expect([after(rounds, 0), after(rounds, 8), after(rounds, 14)]).toEqual([8, 14, undefined]);
  expect([before(rounds, 16), before(rounds, 14), before(rounds, 8)]).toEqual([14, 8, undefined]);
});
