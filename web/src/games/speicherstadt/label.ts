import type { Hint } from "../board";
import type { View } from "./view";

/** A bid by the name of its card, and by its space where another one has the same name. */
export const label: Hint = (option, projection, words) => {
  const { offer } = projection.view as View;
  const space = Number(option.args.space);
  const { card } = offer[space - 1] ?? {};
  if (option.kind !== "speicherstadt.bid" || !card) return "";
  return offer.filter((other) => other.card === card).length > 1
    ? words.phrase("page-speicherstadt-do-bid-on", { card, space })
    : words.phrase("page-speicherstadt-do-bid", { card });
};
