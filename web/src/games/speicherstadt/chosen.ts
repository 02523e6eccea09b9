import type { Board, Value } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Hint } from "../board";
import { goodsOf } from "./hint";
import { label } from "./label";
import type { Space, View } from "./view";

const ABOUT: Readonly<Record<string, (words: Words, card: Value) => string>> = {
  "speicherstadt.buy": (words, card) => words.phrase("page-speicherstadt-did-buy", { card }),
  "speicherstadt.pass": (words, card) => words.phrase("page-speicherstadt-did-pass", { card }),
};

/** A bid, a purchase or a pass by the name of its card, and by its goods if others are called so. */
export const chosen: Hint = (option, projection, words, known) => {
  const { offer } = projection.view as View;
  const about = ABOUT[option.kind];
  // Cards are sold from left to right; those who only watch are not asked.
  const sold = offer.find(({ queue }) => queue.length > 0);
  const card = projection.decisions[0]?.args.card ?? sold?.card;
  if (about && card) return about(words, card) + goods(sold, projection, words);
  const said = label(option, projection, words, known);
  return said && said + goods(offer[Number(option.args.space) - 1], projection, words);
};

/** What tells a card from another one of the same name. */
function goods(space: Space | undefined, projection: Board, words: Words): string {
  const { offer } = projection.view as View;
  if (!space || offer.filter(({ card }) => card === space.card).length < 2) return "";
  const found = goodsOf(space);
  return found.length > 0 ? ` (${words.ids("speicherstadt", found)})` : "";
}
