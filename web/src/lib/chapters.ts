/** The log cut into what belongs together: turns, what chance decides, and rounds. */

import type { GameEvent, Line } from "./types";

/** Who chooses when cards are drawn. */
export const CHANCE = -1;

/** An event of the log, and whether its line begins with it. */
export interface Entry {
  line: Line;
  event: GameEvent;
  first: boolean;
}

export interface Chapter {
  /** Stays the same while the log grows. */
  key: string;
  /** Whose turn it is; chance decides in set-up and when something is refilled. */
  seat: number;
  /** The beginning of a round stands alone. */
  round: boolean;
  /** Before the first round, as far as chance decides. */
  setup: boolean;
  entries: Entry[];
}

const opensRound = (event: GameEvent): boolean => event.kind.endsWith(".round");

/** The chapters of some lines; `start` says whether the game begins with them. */
export function chapters(lines: readonly Line[], start = lines[0]?.number === 1): Chapter[] {
  const found: Chapter[] = [];
  let setup = start;
  for (const line of lines) {
    let fresh = line.opens;
    line.events.forEach((event, index) => {
      const round = opensRound(event);
      const last = found.at(-1);
      const entry = { line, event, first: index === 0 };
      setup &&= line.seat === CHANCE && !round;
      if (last && !fresh && !round && !last.round && last.seat === line.seat)
        last.entries.push(entry);
      else
        found.push({
          key: `${line.number}.${index}`,
          seat: line.seat,
          round,
          setup,
          entries: [entry],
        });
      fresh = false;
    });
  }
  return found;
}

/** What a log tells from a line on. */
export const chaptersFrom = (lines: readonly Line[], from: number): Chapter[] =>
  chapters(lines.filter(({ number }) => number >= from));

export const eventsOf = (chapter: Chapter): GameEvent[] =>
  chapter.entries.map(({ event }) => event);

/** Whose turn an event is about; null: nobody's alone. */
export function about(event: GameEvent): number | null {
  const seat = event.args.seat ?? event.secret.seat;
  return typeof seat === "number" ? seat : null;
}
