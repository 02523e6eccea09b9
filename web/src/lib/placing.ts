/** Where a bubble stands beside what it speaks of. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** It stands so far away at most. */
const REACH = 150;

interface Place {
  left: number;
  top: number;
}

/** A bubble keeps away this far from its anchor and from the edges of the screen. */
const GAP = 8;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How far a point is from a box; 0 inside. */
export const gapTo = (box: Box, { x, y }: { x: number; y: number }): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

const within = (from: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(room - length - GAP, from));

/**
 * Beside the anchor, all of it on the screen, where it covers least of what is `taken`: below if
 * possible, else above, else at a side. Where each of these covers something, it stands as near as
 * it can without covering anything.
 */
export function placeBeside(
  anchor: Box,
  own: { width: number; height: number },
  screen: { width: number; height: number },
  taken: readonly Box[] = [],
): Place {
  const across = [
    (anchor.left + anchor.right - own.width) / 2,
    anchor.right - own.width,
    anchor.left,
  ].map((left) => within(left, own.width, screen.width));
  const along = [
    (anchor.top + anchor.bottom - own.height) / 2,
    anchor.bottom - own.height,
    anchor.top,
  ].map((top) => within(top, own.height, screen.height));
  const fits = (top: number): boolean => top === within(top, own.height, screen.height);
  const tops = [anchor.bottom + GAP, anchor.top - own.height - GAP].filter(fits);
  const lefts = [anchor.right + GAP, anchor.left - own.width - GAP].filter(
    (left) => left === within(left, own.width, screen.width),
  );
  const places = [
    ...tops.flatMap((top) => across.map((left) => ({ left, top }))),
    ...lefts.flatMap((left) => along.map((top) => ({ left, top }))),
  ];
  const covers = ({ left, top }: Place, boxes = taken): number => {
    const box = { left, top, right: left + own.width, bottom: top + own.height };
    return boxes.reduce((sum, other) => sum + shared(box, other), 0);
  };
  const covered = places.map((place) => covers(place));
  const least = Math.min(...covered);
  const far = (top: number): number => Math.max(top - anchor.bottom, anchor.top - own.height - top);
  const further =
    least > 0
      ? [GAP, ...taken.flatMap((box) => [box.bottom + GAP, box.top - own.height - GAP])]
          .filter((top) => fits(top) && far(top) < REACH)
          .sort((one, other) => far(one) - far(other))
          .flatMap((top) => across.map((left) => ({ left, top })))
          .find((place) => covers(place, [...taken, anchor]) === 0)
      : undefined;
  return (
    further ??
    places[covered.indexOf(least)] ?? {
      left: across[0]!,
      top: within(anchor.bottom + GAP, own.height, screen.height),
    }
  );
}
