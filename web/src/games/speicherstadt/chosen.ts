import type { Hint } from "../board";

const PHRASES: Readonly<Record<string, string>> = {
  "speicherstadt.buy": "page-speicherstadt-did-buy",
  "speicherstadt.pass": "page-speicherstadt-did-pass",
};

/** A purchase or a pass by the name of the card that was asked about. */
export const chosen: Hint = (option, projection, words) => {
  const phrase = PHRASES[option.kind];
  const card = projection.decisions[0]?.args.card;
  return phrase && card ? words.phrase(phrase, { card }) : "";
};
