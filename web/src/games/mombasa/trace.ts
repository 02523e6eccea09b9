/**
 * From the mosaic to lines: each border between two places becomes one smooth line, shared by both,
 * so that what is drawn as adjacent is adjacent, and nothing overlaps or gapes.
 */
import { centres, desert, mosaic, places, water } from "./mosaic";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line between two places; `left` and `right` are as seen along it. */
interface Border {
  readonly left: string;
  readonly right: string;
  readonly points: readonly Point[];
}

export interface Place {
  readonly id: string;
  readonly path: string;
  /** Where its name and its reward go. */
  readonly centre: Point;
  /** How wide it is there. */
  readonly room: number;
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly left: string;
  readonly right: string;
}

export const width = mosaic[0]!.length;
export const height = mosaic.length;

const key = (x: number, y: number): string => `${String(x)},${String(y)}`;

const point = (at: string): Point => {
  const [x, y] = at.split(",").map(Number);
  return { x: x!, y: y! };
};

/** What lies in a cell: the id of a place, or the sign of water or wasteland. */
function at(x: number, y: number): string {
  const sign = mosaic[y]?.[x] ?? water;
  return places[sign] ?? sign;
}

/** The sides of cells at which two places meet, each once. */
function* sides(): Generator<Step> {
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const [here, above, before] = [at(x, y), at(x, y - 1), at(x - 1, y)];
      if (here !== above) yield { from: key(x, y), to: key(x + 1, y), left: above, right: here };
      if (here !== before) yield { from: key(x, y), to: key(x, y + 1), left: here, right: before };
    }
  }
}

const turned = ({ from, to, left, right }: Step): Step => ({
  from: to,
  to: from,
  left: right,
  right: left,
});

/** All sides by the corner that they leave from, in both directions. */
function byCorner(): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  for (const side of sides()) {
    for (const step of [side, turned(side)]) {
      found.set(step.from, [...(found.get(step.from) ?? []), step]);
    }
  }
  return found;
}

/**
 * The lines from one meeting of three places to the next, and those that are closed in
 * themselves.
 */
function chains(): Step[][] {
  const corners = byCorner();
  const isMeeting = (corner: string): boolean => corners.get(corner)!.length !== 2;
  const used = new Set<string>();
  const found: Step[][] = [];
  const follow = (first: Step): void => {
    const chain: Step[] = [];
    for (let step: Step | undefined = first; step && !used.has(`${step.from} ${step.to}`);) {
      const now: Step = step;
      used.add(`${now.from} ${now.to}`).add(`${now.to} ${now.from}`);
      chain.push(now);
      step = isMeeting(now.to)
        ? undefined
        : corners.get(now.to)!.find((next) => next.to !== now.from);
    }
    if (chain.length > 0) found.push(chain);
  };
  for (const [corner, steps] of corners) if (isMeeting(corner)) steps.forEach(follow);
  for (const steps of corners.values()) steps.forEach(follow);
  return found;
}

/** A corner a little off its place, always the same: no coast is straight. */
function shaken({ x, y }: Point): Point {
  const wave = (a: number, b: number): number => Math.sin(x * a + y * b) * 0.22;
  return { x: x + wave(12.9, 78.2), y: y + wave(39.3, 11.1) };
}

/** Cut the corners of a line, its ends stay. */
function smooth(points: readonly Point[], closed: boolean): Point[] {
  const cut: Point[] = closed ? [] : [points[0]!];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    cut.push({ x: 0.75 * a.x + 0.25 * b.x, y: 0.75 * a.y + 0.25 * b.y });
    cut.push({ x: 0.25 * a.x + 0.75 * b.x, y: 0.25 * a.y + 0.75 * b.y });
  }
  cut.push(closed ? cut[0]! : points.at(-1)!);
  return cut;
}

const isBase = (id: string): boolean => bases.has(id);
const bases = new Set(["1", "2", "3", "4"].map((sign) => places[sign]!));

function line(chain: readonly Step[]): Border {
  const { left, right } = chain[0]!;
  const corners = [chain[0]!.from, ...chain.map((step) => step.to)];
  const closed = corners[0] === corners.at(-1);
  // Bases are boards: their sides stay straight.
  let points = corners.map(point);
  if (!isBase(left) && !isBase(right)) {
    points = points.map(shaken);
    for (let i = 0; i < 3; i++) points = smooth(points, closed);
  } else {
    points = points.map((p, i) => (i === 0 || i === points.length - 1 ? shaken(p) : p));
  }
  return { left, right, points };
}

export const borders: readonly Border[] = chains().map(line);

const round = (value: number): string => value.toFixed(2);
const isClosed = ({ points }: Border): boolean =>
  points[0]!.x === points.at(-1)!.x && points[0]!.y === points.at(-1)!.y;

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");

/** The outlines of a place: its borders joined to rings. */
function outline(id: string): string {
  const own = borders.filter(({ left, right }) => left === id || right === id);
  const open = own
    .filter((border) => !isClosed(border))
    .map(({ left, points }) => (left === id ? [...points].reverse() : [...points]));
  const rings = own.filter(isClosed).map(({ points }) => [...points]);
  while (open.length > 0) {
    const ring = open.pop()!;
    for (;;) {
      const end = ring.at(-1)!;
      const next = open.findIndex((line) => line[0]!.x === end.x && line[0]!.y === end.y);
      if (next < 0) break;
      ring.push(...open.splice(next, 1)[0]!.slice(1));
    }
    rings.push(ring);
  }
  return rings.map((ring) => pathOf(ring) + "Z").join("");
}

/** The cell that is farthest from whatever is not the place: there is most room. */
function middle(id: string): Point {
  const [x, y] = centres[id] ?? [];
  if (x !== undefined && y !== undefined) return { x, y };
  const cells: Point[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (at(x, y) === id) cells.push({ x: x + 0.5, y: y + 0.5 });
  const mean = {
    x: cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length,
    y: cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length,
  };
  if (isBase(id)) return mean;
  const room = ({ x, y }: Point): number => {
    for (let far = 0; far < 9; far++) {
      for (let dx = -far; dx <= far; dx++)
        for (let dy = -far; dy <= far; dy++)
          if (at(Math.floor(x) + dx, Math.floor(y) + dy) !== id) return far;
    }
    return 9;
  };
  const off = (cell: Point): number =>
    Math.hypot(cell.x - mean.x, cell.y - mean.y) - 1.6 * room(cell);
  return cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best));
}

/** How many cells beside each other belong to the place, around a point: twice the shorter side. */
function roomAt(id: string, { x, y }: Point): number {
  const side = (step: number): number => {
    let far = 0;
    while (at(Math.floor(x) + step * (far + 1), Math.floor(y)) === id) far++;
    return far;
  };
  return 1 + 2 * Math.min(side(1), side(-1));
}

export const regions: readonly Place[] = Object.values(places).map((id) => {
  const centre = middle(id);
  return { id, path: outline(id), centre, room: roomAt(id, { x: centre.x, y: centre.y + 1 }) };
});

/** Places with the line between them, without water and wasteland. */
export function touching(): Map<string, Border[]> {
  const known = new Set(Object.values(places));
  const found = new Map<string, Border[]>();
  for (const border of borders) {
    if (!known.has(border.left) || !known.has(border.right)) continue;
    const pair = [border.left, border.right].sort().join(" ");
    found.set(pair, [...(found.get(pair) ?? []), border]);
  }
  return found;
}

/** The outline of the land that nobody trades in. */
export const wasteland = outline(desert);

/** The rectangle around a place: bases are drawn as boards of this size. */
export function boxOf(id: string): { x: number; y: number; width: number; height: number } {
  const cells: Point[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (at(x, y) === id) cells.push({ x, y });
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}
