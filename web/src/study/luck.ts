/** Luck and skill as figures: what moved a chance of winning, in whole percentage points. */

import type { Account, Part } from "../lib/types";

/** The parts rounded in such a way that they add up to their rounded sum. */
export function addedUp(parts: readonly number[]): number[] {
  let total = 0;
  let told = 0;
  return parts.map((part) => {
    total += part;
    const more = Math.round(total) - told;
    told += more;
    return more;
  });
}

/** One player's game: all but the result add up to it. */
export function told(account: Account) {
  const { expected, luck, own, others, result } = account;
  const [start = 0, ...moved] = addedUp(
    [expected, luck.moved, own.moved, others.moved].map((part) => 100 * part),
  );
  return { start, moved, result: Math.round(100 * result) };
}

/** The standard error in percentage points. */
export function doubt(part: Part): number {
  return 100 * part.doubt;
}
