/** More about an option of Mombasa than its sentence says: the card or book that lies there, its price, what an entry or a step costs. */

import type { Hint } from "../boards";
import type { Args } from "../lib/types";
import type { Words } from "../lib/words";
import { seenBy, type MombasaView } from "./view";

type Teller = (view: MombasaView, args: Args, words: Words, asked: Args) => string;

const name = (words: Words, id: string): string => words.id("mombasa", id);

const tellers: Record<string, Teller> = {
  acquire: (view, args, words) => {
    const space = view.card_display[Number(args.row) - 1]?.[Number(args.column) - 1];
    if (!space?.card) return "";
    const price = space.price === null ? "" : ` · ${words.text("page-mombasa-price", { price: space.price })}`;
    return name(words, space.card.id) + price;
  },
  take: (view, args, words) => {
    const space = view.book_display[Number(args.row) - 1]?.[Number(args.digit) - 2];
    return space?.book ? name(words, space.book.id) : "";
  },
  enter: (view, args, words, asked) => {
    const region = view.map.find(({ id }) => id === args.region);
    const cost = typeof asked.company === "string" ? region?.costs[asked.company] : undefined;
    return cost === undefined ? "" : words.text("page-mombasa-entry", { points: cost });
  },
  marker: (view, args, words) => {
    const space = view.bonus_spaces.find(({ id }) => id === args.space);
    return space && space.pay > 0 ? words.text("page-mombasa-costs", { pounds: space.pay }) : "";
  },
};

export const hint: Hint = (option, projection, words) => {
  const tell = tellers[option.kind.replace("mombasa.", "")];
  return tell ? tell(seenBy(projection), option.args, words, projection.decisions[0]?.args ?? {}) : "";
};
