/** Where the names of Mombasa's regions stand on the map, and what is written above them. */

import { apart, raised, type Box, type Name } from "./apart";
import { flat, tall } from "./mosaic";
import type { Place } from "./trace";

/** How wide a cell of the mosaic is drawn. */
export const CELL = 15;

/** A text that nobody has measured is about as wide as that, in letters. */
const WIDE = 0.49;

export interface Named {
  id: string;
  /** Where its reward or its post stands. */
  x: number;
  y: number;
  name: Name;
}

export const boxed = ({ x, y, width, height }: Box): Box => ({
  x: x * CELL,
  y: y * CELL,
  width: width * CELL,
  height: height * CELL,
});

/** On the sea beside the map, where there is room for them: the bonus spaces, and the stacks. */
export const sea: readonly [Box, Box] = [
  { x: -35, y: 248, width: 240, height: 342 },
  { x: 512, y: 416, width: 143, height: 174 },
];

/** About where a reward or a post is drawn. */
const signAt = (x: number, y: number): Box => ({ x: x - 12, y: y - 13, width: 24, height: 20 });

/** A name in one line, or in two where the region is narrow. */
function lined(id: string, name: string, room: number, size: number): string[] {
  const long = name.length * size * WIDE;
  const fits = long <= (room + 14) * 1.15 && !tall.includes(id);
  if (fits || flat.includes(id) || !name.includes(" ")) return [name];
  const middle = name.length / 2;
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const at = breaks.reduce((best, index) =>
    Math.abs(index - middle) < Math.abs(best - middle) ? index : best,
  );
  return [name.slice(0, at), name.slice(at + 1)];
}

/** The regions with what is written in them, and where. */
export function named(
  places: readonly Place[],
  bases: readonly Box[],
  size: number,
  called: (id: string) => string,
  measured: (text: string) => number | null,
): Named[] {
  const found = places.map(({ id, centre, room }) => {
    const [x, y] = [centre.x * CELL, centre.y * CELL];
    const lines = lined(id, called(id), room * CELL, size).map((text) => ({
      text,
      half: (measured(text) ?? text.length * size * WIDE) / 2,
    }));
    const name = { lines, x, y: y + 14 + size / 3 };
    const up = raised(name, bases, size);
    return { id, x, y: y - up, name: { ...name, y: name.y - up } };
  });
  const names = apart(
    found.map(({ name }, index) => ({
      ...name,
      signs: found.filter((_, other) => other !== index).map(({ x, y }) => signAt(x, y)),
    })),
    bases,
    size,
  );
  return found.map((place, index) => ({ ...place, name: names[index] ?? place.name }));
}
