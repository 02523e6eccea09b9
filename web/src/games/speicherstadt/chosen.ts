import type { Hint } from "../board";

/** A purchase or a pass by the name of the card that was asked about. */
export const chosen: Hint = (option, projection, words) => {
  const card = projection.decisions[0]?.args.card;
  if (!card) return "";
  if (option.kind === "speicherstadt.buy")
    return words.phrase("page-speicherstadt-did-buy", { card });
  if (option.kind === "speicherstadt.pass")
    return words.phrase("page-speicherstadt-did-pass", { card });
  return "";
};
