import { say } from "../../lib/speech.svelte";
import type { BoardProps } from "../board";
import { editionOf } from "./printed";
import { cardKind, pieces, type Contract, type Space } from "./view";

/** What a card does, in a sentence. */
export function cardMeaning(board: BoardProps, card: string): string {
  switch (cardKind(card).kind) {
    case "ship":
      return say("page-card-ship");
    case "contract":
      return say("page-card-contract");
    case "trader":
      return say("page-card-trader", { coins: editionOf(board).trader.coins });
    case "fireman":
      return say("page-card-fireman");
    case "fire":
      return say("page-card-fire");
    case "counting_office":
      return say("page-card-counting-office");
    case "warehouse":
      return say("page-card-warehouse");
    case "bank":
      return say("page-card-bank", { coins: editionOf(board).income.bank });
    case "port":
      return say("page-card-port");
    case "chamber":
      return say("page-card-chamber");
    case "church":
      return say("page-card-church");
    default:
      return say("page-card-prayer-boat");
  }
}

/** A card of the harbour: its name, and what it does. */
export function offerMeaning(board: BoardProps, { card, contract }: Space): string {
  if (!card) return "";
  return contract
    ? contractMeaning(board, contract)
    : `${board.words.id("speicherstadt", card)}. ${cardMeaning(board, card)}`;
}

/** What a contract asks for and is worth, and whether it has it all. */
export function contractMeaning(board: BoardProps, contract: Contract): string {
  const { card, points, goods, delivered } = contract;
  const complete = Object.entries(goods).every(([good, count]) => (delivered[good] ?? 0) >= count);
  const asked = board.words.phrase("page-speicherstadt-contract", {
    card,
    points,
    goods: pieces(goods),
  });
  return `${asked}. ${complete ? say("page-contract-complete") : cardMeaning(board, card)}`;
}
