/** Where a bubble stands beside what it speaks of. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A bubble keeps away this far from its anchor and from the edges of the screen. */
const GAP = 8;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const within = (from: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(room - length - GAP, from));

/**
 * Beside the anchor, all of it on the screen, where it covers least of what is `taken`: below if
 * possible, else above, else at a side.
 */
export function placeBeside(
  anchor: Box,
  own: { width: number; height: number },
  screen: { width: number; height: number },
  taken: readonly Box[] = [],
): { left: number; top: number } {
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
  const tops = [anchor.bottom + GAP, anchor.top - own.height - GAP].filter(
    (top) => top === within(top, own.height, screen.height),
  );
  const lefts = [anchor.right + GAP, anchor.left - own.width - GAP].filter(
    (left) => left === within(left, own.width, screen.width),
  );
  const places = [
    ...tops.flatMap((top) => across.map((left) => ({ left, top }))),
    ...lefts.flatMap((left) => along.map((top) => ({ left, top }))),
  ];
  const covered = places.map(({ left, top }) => {
    const box = { left, top, right: left + own.width, bottom: top + own.height };
    return taken.reduce((sum, other) => sum + shared(box, other), 0);
  });
  return (
    places[covered.indexOf(Math.min(...covered))] ?? {
      left: across[0]!,
      top: within(anchor.bottom + GAP, own.height, screen.height),
    }
  );
}
