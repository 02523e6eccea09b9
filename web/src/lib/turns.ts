/** The turns and rounds of a game, by the steps at which they end. */

import { CHANCE } from "./chapters";
import type { TurnPlace } from "./types";

/** Where each round begins: all is laid out, and the first player is asked. */
export function beginnings(turns: readonly TurnPlace[]): TurnPlace[] {
  const asked = turns.filter((_, index) => (turns[index + 1]?.seat ?? CHANCE) !== CHANCE);
  return asked.filter(({ round }, index) => round !== (asked[index - 1]?.round ?? 0));
}

/** Where the next of them ends, after a step. */
export const after = (places: readonly TurnPlace[], step: number): number | undefined =>
  places.find((place) => place.step > step)?.step;

/** Where the last of them ended, before a step. */
export const before = (places: readonly TurnPlace[], step: number): number | undefined =>
  places.findLast((place) => place.step < step)?.step;
