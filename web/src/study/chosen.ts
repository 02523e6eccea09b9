/** By what lay on the table a choice of a turn is told. */

import type { Board, Verdict } from "../lib/types";
import { start } from "./turns";

export interface Chosen {
  board: Board | null;
  /** How many choices come between that table and this one. */
  place: number;
}

/**
 * Before which steps of a turn the table must be known to tell it: those who do the same again do
 * it elsewhere.
 */
export const tablesOf = (one: Verdict): number[] =>
  [start(one)].concat(
    one.steps
      .filter((_, index) => one.played.indexOf(one.played[index] ?? "") < index)
      .map((step) => step - 1),
  );

/**
 * The table before the choice, if it was made and the table is known, or else that at which the
 * turn began.
 */
export function chosen(
  one: Verdict,
  choices: readonly string[],
  index: number,
  table: (step: number) => Board | null,
): Chosen {
  const made = choices.slice(0, index).every((text, place) => one.played[place] === text);
  const board = index > 0 && made ? table((one.steps[index] ?? 0) - 1) : null;
  return board ? { board, place: 0 } : { board: table(start(one)), place: index };
}
