/**
 * Where it stands in the log what happened to seats: after the lines that were there when this
 * browser first heard of it.
 */

import { say, speech } from "./speech.svelte";
import type { Chapter } from "./chapters";
import type { ChatMessage } from "./types";

/** How many lines there were, by the number of what was noted. */
export type Places = Readonly<Record<number, number>>;

/** Something between the lines of a log. */
export interface Note {
  number: number;
  kind: string;
  text: string;
  /** How many lines come before it. */
  after: number;
}

export const noted = (places: Places, number: number, lines: number): Places =>
  number in places ? places : { ...places, [number]: lines };

/** Lines are gone: what came after them comes after those that are left. */
export const shortened = (places: Places, lines: number): Places =>
  Object.fromEntries(Object.entries(places).map(([key, place]) => [key, Math.min(place, lines)]));

/** What stands before each chapter, and at the end; nothing that belongs to lines not shown. */
export function between(notes: readonly Note[], story: readonly Chapter[]): Note[][] {
  const starts = story.map(({ entries }) => entries[0]?.line.number ?? 0);
  const found: Note[][] = [...starts, 0].map(() => []);
  for (const note of notes)
    if (note.after + 1 >= (starts[0] ?? 0))
      found[starts.filter((start) => start <= note.after).length]?.push(note);
  return found;
}

const time = (at: number) =>
  new Date(at).toLocaleTimeString(speech.language, { hour: "2-digit", minute: "2-digit" });

export function noteText(
  { at, notice, name, seat }: ChatMessage,
  names: readonly string[],
): string {
  const said = say(`page-notice-${notice}`, { name: name || (names[seat ?? -1] ?? "") });
  return `${time(at)} · ${said}`;
}
