import type { Hint } from "../board";
import type { View } from "./view";

/** A bid by the name of its card. */
export const label: Hint = (option, projection, words) => {
  const { card } = (projection.view as View).offer[Number(option.args.space) - 1] ?? {};
  return option.kind === "speicherstadt.bid" && card
    ? words.phrase("page-speicherstadt-do-bid", { card })
    : "";
};
