/**
 * What the parts of a view are, by their structure alone: so a game can be drawn of which the
 * page knows nothing.
 */

import { named } from "../lib/places";
import type { Json, Option } from "../lib/types";

export type Row = { [key: string]: Json };

export type Shape =
  | { kind: "nothing" }
  | { kind: "seat"; seat: number }
  | { kind: "plain"; value: boolean | number | string }
  /** Things by their number: `{ tea: 2 }`. */
  | { kind: "counts"; counts: [name: string, count: number][] }
  | { kind: "items"; items: Json[] }
  | { kind: "table"; columns: string[]; rows: Row[] }
  | { kind: "panel"; parts: [name: string, value: Json][] };

export function shapeOf(name: string, value: Json): Shape {
  if (value === null) return { kind: "nothing" };
  if (typeof value === "number" && isSeat(name)) return { kind: "seat", seat: value };
  if (typeof value !== "object") return { kind: "plain", value };
  return Array.isArray(value) ? shapeOfList(value) : shapeOfObject(value);
}

/** `seat` and `start_player` are seats; other numbers are numbers. */
function isSeat(name: string): boolean {
  return /(^|_)(seat|player)$/.test(name);
}

function shapeOfList(items: Json[]): Shape {
  if (items.length === 0) return { kind: "nothing" };
  if (!items.every(isRow) || items.every(isCounts)) return { kind: "items", items };
  return { kind: "table", columns: columnsOf(items), rows: items };
}

function shapeOfObject(object: Row): Shape {
  const parts = Object.entries(object);
  if (parts.length === 0) return { kind: "nothing" };
  if (parts.every(([name, value]) => typeof value === "number" && !isSeat(name)))
    return { kind: "counts", counts: parts as [string, number][] };
  return { kind: "panel", parts };
}

function isRow(value: Json): value is Row {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Things by their number alone; none at all count, too. */
function isCounts(row: Row): boolean {
  return ["counts", "nothing"].includes(shapeOfObject(row).kind);
}

/** What at least one of the rows says something about, in the order of the rows. */
function columnsOf(rows: Row[]): string[] {
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...named].filter((name) =>
    rows.some((row) => shapeOf(name, row[name] ?? null).kind !== "nothing"),
  );
}

/** A view in three parts: what is said in a word, who plays, and the rest. */
interface Layout {
  facts: [name: string, value: Json][];
  /** By seat; none if the view does not list them. */
  players: Row[];
  panels: [name: string, value: Json][];
}

const PLAYERS = "players";

export function layoutOf(view: Row, seats: number): Layout {
  const parts = Object.entries(view).filter(([name]) => name !== "game");
  const listed = view[PLAYERS];
  const players =
    Array.isArray(listed) && listed.length === seats && listed.every(isRow)
      ? listed.map(({ seat: _, ...rest }) => rest)
      : [];
  const rest = parts.filter(([name]) => players.length === 0 || name !== PLAYERS);
  const small = ([name, value]: [string, Json]) =>
    ["nothing", "plain", "seat"].includes(shapeOf(name, value).kind) && !Array.isArray(value);
  return { facts: rest.filter(small), players, panels: rest.filter((part) => !small(part)) };
}

/** Where something stands: as a row of a table, an item of a list, or as what is counted. */
export type Place = "row" | "item" | "count";
const RANK: readonly Place[] = ["row", "item", "count"];

/**
 * The best place of each thing that the view names; there a choice of it lights up, and not
 * wherever else its name stands. What other players have is not chosen.
 */
export function placesIn(view: Row, seat: number | null): Map<string, Place> {
  const found = new Map<string, Place>();
  const note = (name: string, place: Place) => {
    const old = found.get(name);
    if (!old || RANK.indexOf(place) < RANK.indexOf(old)) found.set(name, place);
  };
  const walk = (name: string, value: Json): void => {
    const shape = shapeOf(name, value);
    if (shape.kind === "plain" && typeof shape.value === "string") note(shape.value, "item");
    else if (shape.kind === "counts") for (const [id] of shape.counts) note(id, "count");
    else if (shape.kind === "items") for (const item of shape.items) walk("", item);
    else if (shape.kind === "panel") for (const [part, inner] of shape.parts) walk(part, inner);
    else if (shape.kind === "table")
      for (const row of shape.rows) {
        for (const id of idsOf(row, shape.rows)) note(id, "row");
        for (const [part, inner] of Object.entries(row)) if (part !== "id") walk(part, inner);
      }
  };
  const { facts, players, panels } = layoutOf(view, seatsOf(view));
  for (const [name, value] of [...facts, ...panels]) walk(name, value);
  const own = seat === null ? undefined : players[seat];
  for (const [name, value] of Object.entries(own ?? {})) walk(name, value);
  return found;
}

const seatsOf = (view: Row): number => (Array.isArray(view[PLAYERS]) ? view[PLAYERS].length : 0);

/**
 * What a row is called: its id, and the numbers that tell it from all others, as the log calls
 * places: `space-2`.
 */
export function idsOf(row: Row, rows: readonly Row[]): string[] {
  const id = typeof row.id === "string" ? [row.id] : [];
  const numbers = Object.keys(row).filter((name) => tells(name, rows));
  return [...id, ...numbers.map((name) => `${name}-${String(row[name])}`)];
}

function tells(name: string, rows: readonly Row[]): boolean {
  const values = rows.map((row) => row[name]);
  return values.every((value) => typeof value === "number") && new Set(values).size === rows.length;
}

/** The texts of the options that name one of these. */
export function naming(options: Iterable<Option>, ids: readonly string[]): string[] {
  return [...options]
    .filter(({ args }) => named(args).some((name) => ids.includes(name)))
    .map(({ text }) => text);
}
