import { say } from "../../lib/speech.svelte";
import type { BoardProps } from "../board";
import { editionOf } from "./printed";
import { cardKind, pieces, type Contract, type Space } from "./view";

/** The rule that explains a thing, for those who want to know more. */
export const RULES = {
  ship: "S6.2",
  contract: "S6.3",
  trader: "S6.4",
  fireman: "S9.1",
  fire: "S9.1",
  counting_office: "S10.2",
  warehouse: "S6.5",
  bank: "S7.1",
  port: "S10.2",
  chamber: "S10.2",
  church: "S10.2",
  prayer_boat: "S10.2",
  space: "S4.1",
  waiting: "S5.1",
  house: "S6.6",
  goods: "S6.2",
  bag: "S3.2",
  stock: "S6.6",
  pile: "S1.3",
  merchants: "S4.1",
  start_player: "S4.1",
  coins: "S7.1",
  score: "S8.3",
} as const;

export function cardRule(card: string): string {
  return RULES[cardKind(card).kind as keyof typeof RULES];
}

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

/** A card of the harbour: its name, the goods that come with it, and what it does. */
export function offerMeaning(board: BoardProps, { card, contract, cargo }: Space): string {
  if (!card) return "";
  if (contract) return contractMeaning(board, contract);
  const load = pieces(cargo);
  const goods = load.length > 0 ? `: ${board.words.ids("speicherstadt", load)}` : "";
  return `${board.words.id("speicherstadt", card)}${goods}. ${cardMeaning(board, card)}`;
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
