/** What captions read off the edition. */

import { say } from "../../lib/speech.svelte";
import type { BoardProps } from "../board";

export interface Edition {
  income: { bank: number };
  trader: { coins: number };
  house: {
    places: number;
    sell: { goods: number; coins: number };
    exchange: { give: number; take: number };
  };
}

export const editionOf = (board: BoardProps): Edition => board.printed as unknown as Edition;

/** What the merchant house is for. */
export function houseMeaning(board: BoardProps): string {
  const { places, sell, exchange } = editionOf(board).house;
  const { goods, coins } = sell;
  const { give, take } = exchange;
  return say("page-house-is", { places, goods, coins, give, take });
}
