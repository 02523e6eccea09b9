/** Lines over a game, in the units of a drawing. */

import type { CurvePoint } from "../lib/types";

/** What is known at some time of all seats, and how far off it may be: standard errors. */
export interface Doubted extends CurvePoint {
  doubt?: readonly number[] | undefined;
}

/** In two of three cases the truth is within one standard error, nearly always within two. */
const ERRORS = 2;
const RIGHT = 14;
const BOTTOM = 14;
const TOP = 12;

export interface Frame {
  width: number;
  height: number;
  left: number;
  first: number;
  last: number;
  low: number;
  high: number;
}

/** Room for all these points; what is known of it beforehand is as it is said. */
export function frame(
  curves: readonly (readonly CurvePoint[])[],
  width: number,
  height: number,
  left: number,
  known: Partial<Frame> = {},
): Frame {
  const points = curves.flat();
  const at = points.map((point) => point.at);
  const totals = points.flatMap((point) => point.totals);
  return {
    width,
    height,
    left,
    first: Math.min(...at),
    last: Math.max(Math.min(...at) + 1, ...at),
    low: Math.min(0, ...totals),
    high: Math.max(5, ...totals),
    ...known,
  };
}

export const end = (room: Frame): number => room.width - RIGHT;
export const across = (room: Frame, at: number): number =>
  room.left + ((at - room.first) / (room.last - room.first)) * (end(room) - room.left);
export const up = (room: Frame, total: number): number =>
  room.height -
  BOTTOM -
  ((total - room.low) / (room.high - room.low)) * (room.height - BOTTOM - TOP);

/** What lies at this part of the drawing's width. */
export function under(room: Frame, part: number): number {
  const along = (part * room.width - room.left) / (end(room) - room.left);
  const at = room.first + along * (room.last - room.first);
  return Math.max(room.first, Math.min(room.last, at));
}

/** The line of a seat. */
export function path(room: Frame, points: readonly CurvePoint[], seat: number): string {
  return points
    .map(
      ({ at, totals }, index) =>
        `${index ? "L" : "M"}${across(room, at).toFixed(1)} ${up(room, totals[seat] ?? 0).toFixed(1)}`,
    )
    .join("");
}

/** The band around the line of a seat, in which the truth lies nearly always. */
export function band(room: Frame, points: readonly Doubted[], seat: number): string {
  const within = (total: number): number => Math.max(room.low, Math.min(room.high, total));
  const edge = (sign: number): Doubted[] =>
    points.map(({ at, totals, doubt }) => ({
      at,
      totals: totals.map((total, of) => within(total + sign * ERRORS * (doubt?.[of] ?? 0))),
    }));
  return `${path(room, edge(1), seat)}${path(room, edge(-1).reverse(), seat).replace("M", "L")}Z`;
}
