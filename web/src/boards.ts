/** The boards of the games, each loaded when its table is opened. */

import type { Component } from "svelte";
import type { Flight } from "./lib/flights";
import type { GameEvent, Json, Option, Projection, Refusal } from "./lib/types";
import type { Words } from "./lib/words";

/** What a board gets. It draws, lights up what can be chosen, and tells what was chosen; it knows no rules. */
export interface BoardProps {
  /** The table after the choices of the turn in the making. */
  projection: Projection;
  /** The table as it is for everybody. */
  before: Projection;
  /** What can be chosen now, by its text. Empty when nothing is asked of this seat. */
  options: ReadonlyMap<string, Option>;
  choose(text: string): void;
  /** Why actions are no options now (null: it is one). */
  why(texts: readonly string[]): Promise<(Refusal | null)[]>;
  /** Whether one of these texts of options or ids of the edition is lit from outside: from the list or the log. */
  lit(ids: readonly string[]): boolean;
  /** Tell outside which options or ids the pointer or the focus is on; none when it leaves. */
  point(ids: readonly string[]): void;
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  /** Of all seats. */
  names: readonly string[];
  words: Words;
  /** What is printed on the components: the edition's tables. */
  printed: Record<string, Json>;
  /** What has just happened, for animations: the events of the last change. */
  news: readonly GameEvent[];
}

/** More about an option than its sentence says, for the list: the card that lies there, the price. */
export type Hint = (option: Option, projection: Projection, words: Words) => string;

/** What moves when something happens, told by what the table was before. */
export type Flights = (event: GameEvent, earlier: Projection) => Flight[];

/** A board may export `hint` and `flights` from its module script. */
export interface BoardModule {
  default: Component<BoardProps>;
  hint?: Hint;
  flights?: Flights;
}

const boards: Record<string, () => Promise<BoardModule>> = {
  speicherstadt: () => import("./speicherstadt/Board.svelte"),
  mombasa: () => import("./mombasa/Board.svelte"),
};

export async function board(game: string): Promise<BoardModule> {
  const load = boards[game];
  if (!load) throw new Error(`There is no board for '${game}'.`);
  return load();
}
