/** A turn in one sentence: what its player did, in the order in which it happened. */

import type { Summary } from "../games/board";
import { about, CHANCE, eventsOf, type Chapter } from "./chapters";
import type { Words } from "./words";

/** More of what somebody did would be no summary. */
const MOST = 4;
/** One for each player, and what happened to them. */
const MOST_SENTENCES = 6;

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
    const clause = clauseOf(part, chapter.seat, words);
    if (clause === null) sentences.push(sentenceOf(part, words));
    else clauses.push(clause);
  }
  const own = clauses.length > 0 ? [joined(clauses, chapter.seat, words)] : [];
  const more = clauses.length > MOST || sentences.length > MOST_SENTENCES;
  return [...own, ...sentences.slice(0, MOST_SENTENCES), ...(more ? ["…"] : [])].join(" ");
}

type Part = ReturnType<Summary>[number];

/** What is said of the player without naming them; null: it is a sentence for itself. */
function clauseOf(part: Part, seat: number, words: Words): string | null {
  if (seat === CHANCE) return null;
  if (typeof part === "string") return part;
  return "sentence" in part ? null : words.clause(part, seat);
}

function sentenceOf(part: Part, words: Words): string {
  if (typeof part === "string") return part;
  return "sentence" in part ? part.sentence : words.event(part);
}

function joined(clauses: readonly string[], seat: number, words: Words): string {
  return `${words.name(seat)} ${words.join(clauses.slice(0, MOST))}.`;
}
