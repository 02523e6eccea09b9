/** Lines over rounds, in the units of a drawing. */

import type { CurvePoint } from "../lib/types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  first: number;
  last: number;
  low: number;
  high: number;
}

/** Room for all these points. */
export function frame(curves: readonly (readonly CurvePoint[])[], width: number, height: number, left: number): Frame {
  const points = curves.flat();
  const at = points.map((point) => point.at);
  const totals = points.flatMap((point) => point.totals);
  return {
    width, height, left,
    first: Math.min(...at), last: Math.max(Math.min(...at) + 1, ...at),
    low: Math.min(0, ...totals), high: Math.max(5, ...totals),
  };
}

export const across = (room: Frame, at: number): number => room.left + ((at - room.first) / (room.last - room.first)) * (room.width - room.left - 14);
export const up = (room: Frame, total: number): number => room.height - 14 - ((total - room.low) / (room.high - room.low)) * (room.height - 26);

/** The line of a seat. */
export function path(room: Frame, points: readonly CurvePoint[], seat: number): string {
  return points.map(({ at, totals }, index) => `${index ? "L" : "M"}${across(room, at).toFixed(1)} ${up(room, totals[seat] ?? 0).toFixed(1)}`).join("");
}
