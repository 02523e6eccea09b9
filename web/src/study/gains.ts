/** Why the better turn is better, in words. */

import type { Verdict } from "../lib/types";
import type { Words } from "../lib/words";

export function gains(verdict: Verdict, game: string, words: Words): string {
  const gains = words.account(game, verdict.aims, verdict.cost) || words.text("page-study-rivals");
  return words.text("page-study-gains", { gains });
}
