/** Why the better turn is better, in words. */

import type { Verdict } from "../lib/types";
import type { Words } from "../lib/words";

export function gains(verdict: Verdict, game: string, words: Words): string {
  const named = verdict.aims.map(({ category, points }) => {
    const name = words.text(`hint-${game}-${category}`);
    return points === 0 ? words.text("hint-aim-little", { name }) : words.text("hint-aim", { name, points });
  });
  const gains = named.length > 0 ? words.join(named) : words.text("page-study-rivals");
  return words.text("page-study-gains", { gains });
}
