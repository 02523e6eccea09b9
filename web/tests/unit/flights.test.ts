import { expect, it } from "vitest";
import { flights } from "../../src/games/speicherstadt/flights";
import type { Board, GameEvent } from "../../src/lib/types";

it("takes the card from its space, also if two are alike", () => {
  const table = { view: {} } as unknown as Board;
  const bought = (space: number): (string | undefined)[] => {
    const event = {
      kind: "speicherstadt.bought",
      args: { seat: 0, card: "ship", space, coins: 0 },
    };
    return flights({ ...event, secret: {}, rule: "S5.1" } as unknown as GameEvent, table).map(
      ({ from }) => from,
    );
  };
  expect(bought(3)).toEqual(["#space-3 .halo"]);
  expect(bought(1)).toEqual(["#space-1 .halo"]);
});
