/** The turns and rounds of a game, by the steps at which they end. */

import type { TurnPlace } from "./types";

/** The last turn of each round. */
export const lastOfRounds = (turns: readonly TurnPlace[]): TurnPlace[] =>
  turns.filter((turn, index) => turn.round !== (turns[index + 1]?.round ?? -1));

/** Where the next of them ends, after a step. */
export const after = (places: readonly TurnPlace[], step: number): number | undefined =>
  places.find((place) => place.step > step)?.step;

/** Where the last of them ended, before a step. */
export const before = (places: readonly TurnPlace[], step: number): number | undefined =>
  places.findLast((place) => place.step < step)?.step;
