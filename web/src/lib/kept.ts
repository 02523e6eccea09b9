/** What was being built survives a reload of the page, as long as the table stands as it stood. */

import type { Waiting } from "../games/board";
import type { Places } from "./noted";

const key = (table: string, seat: number | null) => `comptoir.turn.${table}.${seat ?? ""}`;

interface Kept {
  choices: readonly string[];
  waiting: Waiting;
}

export function keepTurn(
  table: string,
  seat: number | null,
  stamp: string,
  choices: readonly string[],
  waiting: Waiting = {},
): void {
  try {
    if (choices.length === 0 && Object.keys(waiting).length === 0)
      sessionStorage.removeItem(key(table, seat));
    else sessionStorage.setItem(key(table, seat), JSON.stringify({ stamp, choices, waiting }));
  } catch {
    // A browser that keeps nothing works, too.
  }
}

export function keptTurn(table: string, seat: number | null, stamp: string): Kept {
  const nothing: Kept = { choices: [], waiting: {} };
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table, seat)) ?? "null") as
      (Kept & { stamp: string }) | null;
    return found?.stamp === stamp ? { ...nothing, ...found } : nothing;
  } catch {
    return nothing;
  }
}

const seatKey = (table: string) => `comptoir.seat.${table}`;

/** Who has the screen of a table with several people; a reload shows nothing to anybody else. */
export function keepSeat(table: string, seat: number): void {
  try {
    sessionStorage.setItem(seatKey(table), String(seat));
  } catch {
    // A browser that keeps nothing works, too.
  }
}

export function shownSeat(table: string): number | null {
  try {
    const found = sessionStorage.getItem(seatKey(table));
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

const placesKey = (table: string, seat: number | null) => `comptoir.places.${table}.${seat ?? ""}`;

/** Where notes stand in the log of a table. */
export function keepPlaces(table: string, seat: number | null, places: Places): void {
  try {
    localStorage.setItem(placesKey(table, seat), JSON.stringify(places));
  } catch {
    // A browser that keeps nothing works, too.
  }
}

export function keptPlaces(table: string, seat: number | null): Places {
  try {
    return JSON.parse(localStorage.getItem(placesKey(table, seat)) ?? "{}") as Places;
  } catch {
    return {};
  }
}

/** How much of a table's chat was read in this browser. */
export function keepRead(table: string, number: number): void {
  try {
    localStorage.setItem(`comptoir.read.${table}`, String(number));
  } catch {
    // A browser that keeps nothing works, too.
  }
}

export function keptRead(table: string): number {
  try {
    return Number(localStorage.getItem(`comptoir.read.${table}`) ?? 0);
  } catch {
    return 0;
  }
}

const learnedKey = (game: string) => `comptoir.learned.${game}`;

/** The lesson of a game was taken to its end in this browser. */
export function keepLearned(game: string): void {
  try {
    localStorage.setItem(learnedKey(game), "yes");
  } catch {
    // A browser that keeps nothing works, too.
  }
}

export function hasLearned(game: string): boolean {
  try {
    return localStorage.getItem(learnedKey(game)) !== null;
  } catch {
    return false;
  }
}
