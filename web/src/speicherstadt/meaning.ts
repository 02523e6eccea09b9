import { say } from "../lib/speech.svelte";
import { cardKind } from "./view";

/** What a card does, in a sentence. */
export function cardMeaning(card: string): string {
  switch (cardKind(card).kind) {
    case "ship":
      return say("page-card-ship");
    case "contract":
      return say("page-card-contract");
    case "trader":
      return say("page-card-trader");
    case "fireman":
      return say("page-card-fireman");
    case "fire":
      return say("page-card-fire");
    case "counting_office":
      return say("page-card-counting-office");
    case "warehouse":
      return say("page-card-warehouse");
    case "bank":
      return say("page-card-bank");
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
