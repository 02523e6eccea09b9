/** Names on the map: beside the bases, above them, and apart from each other. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Name {
  lines: readonly { text: string; half: number }[];
  /** Where it is centred, and the line that its first letters stand on. */
  x: number;
  y: number;
  /** What others have in their regions. */
  signs?: readonly Box[];
}

/** How far it is at least to a base, to another name, and how far a name may move, in letters. */
const [BASE, NAME, MOST] = [0.25, 1, 2];
/** How high a line is, and how high its letters are. */
export const [LINE, LETTERS] = [0.93, 0.96];

/** Whether a name stands beside that, or in it. */
const beside = (name: Name, { y, height }: Box, size: number): boolean =>
  name.y + (name.lines.length - 1) * LINE * size > y && name.y - 0.7 * size < y + height;

/** How far to the left and to the right of its place a name may stand. */
function room(name: Name, bases: readonly Box[], size: number): [number, number] {
  const half = Math.max(...name.lines.map((line) => line.half)) + BASE * size;
  return [...bases, ...(name.signs ?? [])].reduce<[number, number]>(
    ([least, most], base) => {
      if (!beside(name, base, size)) return [least, most];
      return name.x < base.x
        ? [least, Math.min(most, base.x - half)]
        : [Math.max(least, base.x + base.width + half), most];
    },
    [-Infinity, Infinity],
  );
}

/** How far two names run into each other. */
function overlap(one: Name, other: Name, size: number): number {
  const found = one.lines.flatMap((line, index) =>
    other.lines.map((next, number) => {
      const apart = Math.abs(one.y - other.y + (index - number) * LINE * size);
      const shared = line.half + next.half + NAME * size - Math.abs(one.x - other.x);
      return apart < LETTERS * size ? shared : 0;
    }),
  );
  return Math.max(0, ...found);
}

/** The same names where they can be read. */
export function apart(names: readonly Name[], bases: readonly Box[], size: number): Name[] {
  const rooms = names.map((name) => room(name, bases, size));
  const within = (x: number, index: number): number => {
    const [least, most] = rooms[index] ?? [x, x];
    const from = names[index]?.x ?? x;
    const near = Math.max(from - MOST * size, Math.min(from + MOST * size, x));
    return Math.max(least, Math.min(most, near));
  };
  const found = names.map((name, index) => ({ ...name, x: within(name.x, index) }));
  for (let pass = 0; pass < 6; pass++)
    found.forEach((one, index) => {
      found.slice(index + 1).forEach((other, after) => {
        const shift = (Math.sign(one.x - other.x || 1) * overlap(one, other, size)) / 2;
        one.x = within(one.x + shift, index);
        other.x = within(other.x - shift, index + 1 + after);
      });
    });
  return found;
}

/** How far what lies right above a base must be raised to keep off it. */
export function raised(name: Name, bases: readonly Box[], size: number): number {
  const bottom = name.y + (name.lines.length - 1) * LINE * size + BASE * size;
  const below = bases.find(
    ({ x, y, width }) => name.x > x && name.x < x + width && bottom > y && bottom < y + size,
  );
  return below ? bottom - below.y : 0;
}
