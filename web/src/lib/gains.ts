/** What each turn of a game brought or cost everybody at once, whoever's turn it was. */

import type { TurnPlace } from "./types";

export interface Gain {
  /** Who gained or lost. */
  seat: number;
  /** The round in which the turn began. */
  round: number;
  /** The step of the turn that brought or cost it, the last one if there were several. */
  step: number;
  gain: number;
}

/** What everybody gained turn by turn, the least first; set-up is left out. */
export function gainsOf(
  turns: readonly TurnPlace[],
  points: readonly { step: number; totals: number[] }[],
): Gain[] {
  const totals = (step: number): number[] =>
    points.findLast((point) => point.step <= step)?.totals ?? [];
  return turns
    .flatMap(({ step }, index) => {
      const before = turns[index - 1] ?? { step: 0, round: 0 };
      const earlier = totals(before.step);
      const during = points.filter((point) => point.step > before.step && point.step <= step);
      const moved = (seat: number): number =>
        during.findLast((point) => point.totals[seat] !== totals(point.step - 1)[seat])?.step ??
        step;
      return totals(step).map((total, seat) => ({
        seat,
        round: before.round,
        step: moved(seat),
        gain: total - (earlier[seat] ?? 0),
      }));
    })
    .filter(({ round }) => round > 0)
    .sort((a, b) => a.gain - b.gain);
}
