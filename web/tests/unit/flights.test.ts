import { expect, it } from "vitest";
import { flights } from "../../src/games/speicherstadt/flights";
import type { Board, GameEvent } from "../../src/lib/types";

it("takes the card from where somebody is first in line, also if two are alike", () => {
  const offer = [
    { card: "ship", queue: [1, 0] },
    { card: "fireman_1", queue: [] },
    { card: "ship", queue: [0] },
  ];
  const table = { view: { offer } } as unknown as Board;
  const bought = (seat: number): (string | undefined)[] => {
    const event = { kind: "speicherstadt.bought", args: { seat, card: "ship", coins: 0 } };
    return flights({ ...event, secret: {}, rule: "S5.1" } as unknown as GameEvent, table).map(
      ({ from }) => from,
    );
  };
  expect(bought(0)).toEqual(["#space-3 .halo"]);
  expect(bought(1)).toEqual(["#space-1 .halo"]);
});
