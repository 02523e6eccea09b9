/** What each turn of a game brought its player at once. */

import type { TurnPlace } from "./types";

export interface Gain extends TurnPlace {
  /** The step at which the turn began. */
  from: number;
  gain: number;
}

/** The turns of players by what they gained, the least first. */
export function gainsOf(
  turns: readonly TurnPlace[],
  points: readonly { step: number; totals: number[] }[],
): Gain[] {
  const total = (step: number, seat: number): number =>
    points.findLast((point) => point.step <= step)?.totals[seat] ?? 0;
  return turns
    .map((turn, index) => {
      const before = turns[index - 1]?.step ?? 0;
      return {
        ...turn,
        from: before,
        gain: total(turn.step, turn.seat) - total(before, turn.seat),
      };
    })
    .filter(({ seat }) => seat >= 0)
    .sort((a, b) => a.gain - b.gain);
}
