/** Where turns stand in a game, and what is drawn of them. */

import type { Verdict } from "../lib/types";

/** A turn that cost less cost nothing worth telling. */
export const LEAST = 0.5;
/** How many of the costliest turns are told. */
const WORST = 3;

/** The step at which the turn begins: the table stands as it stood for whoever made it. */
export function start(one: Verdict): number {
  return (one.steps[0] ?? 1) - 1;
}

export function end(one: Verdict): number {
  return one.steps.at(-1) ?? 0;
}

/**
 * The turn that is looked at: the one that was picked as long as its step is shown, else the
 * one that goes on there.
 */
export function turnAt(
  verdicts: readonly Verdict[],
  step: number,
  picked: number | null,
): Verdict | null {
  const chosen = picked === null ? undefined : verdicts[picked];
  if (chosen && start(chosen) === step) return chosen;
  return verdicts.find((one) => one.steps.includes(step + 1)) ?? null;
}

/** The last turn that was over at a step, if it has been looked at. */
export function lastBefore(verdicts: readonly Verdict[], step: number): Verdict | null {
  const next = verdicts.find((one) => end(one) > step);
  return next ? (verdicts[next.number - 1] ?? null) : null;
}

/** Those that cost most, the costliest first. */
export function costliest(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(({ cost }) => cost >= LEAST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, WORST);
}

export interface Point {
  number: number;
  step: number;
  values: number[];
  /** The standard errors of chances. */
  doubt?: number[] | undefined;
}

export type Curve = "wins" | "scores";

/** Chances in percent, or expected scores, after each turn. */
export function points(verdicts: readonly Verdict[], curve: Curve): Point[] {
  return verdicts.map((one) => ({
    number: one.number,
    step: end(one),
    values:
      curve === "wins"
        ? one.wins.map((chance) => 100 * chance)
        : one.scores.map((row) => row.reduce((sum, value) => sum + value, 0)),
    doubt: curve === "wins" ? one.band.map((error) => 100 * error) : undefined,
  }));
}

/** The point that is nearest to a step. */
export function nearest(found: readonly Point[], step: number): Point | null {
  const by = (point: Point) => Math.abs(point.step - step);
  return found.reduce<Point | null>(
    (best, point) => (best === null || by(point) < by(best) ? point : best),
    null,
  );
}
