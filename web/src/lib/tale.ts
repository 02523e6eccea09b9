/** A turn in one sentence: what its player did, in the order in which it happened. */

import type { Summary } from "../games/board";
import { about, CHANCE, eventsOf, type Chapter } from "./chapters";
import type { Words } from "./words";

/** More would be no summary; the rest is counted. */
const MOST = 4;

/** What a log says of a chapter in one line. */
export function headline(chapter: Chapter, words: Words, summary?: Summary): string {
  if (chapter.setup) return words.text("page-log-setup");
  const [first] = eventsOf(chapter);
  return told(chapter, words, summary) || (first ? words.event(first) : "");
}

/** The chapter summed up; empty if there is nothing in it that is worth telling. */
export function told(chapter: Chapter, words: Words, summary?: Summary): string {
  const events = eventsOf(chapter);
  if (chapter.round) return events.map((event) => words.event(event)).join(" ");
  const parts = summary
    ? summary(events, chapter.seat, words)
    : events.filter((event) => chapter.seat === CHANCE || about(event) === chapter.seat);
  const clauses: string[] = [];
  const sentences: string[] = [];
  for (const part of parts) {
    const clause = typeof part === "string" ? part : words.clause(part, chapter.seat);
    if (clause !== null && chapter.seat !== CHANCE) clauses.push(clause);
    else sentences.push(typeof part === "string" ? part : words.event(part));
  }
  const all = [...(clauses.length > 0 ? [joined(clauses, chapter.seat, words)] : [])];
  const rest = sentences.slice(0, MOST);
  const left = clauses.length + sentences.length - Math.min(clauses.length, MOST) - rest.length;
  return [...all, ...rest, ...(left > 0 ? [`(+${left})`] : [])].join(" ");
}

function joined(clauses: readonly string[], seat: number, words: Words): string {
  return `${words.name(seat)} ${words.join(clauses.slice(0, MOST))}.`;
}
