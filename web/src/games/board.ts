/** What passes between a board and the rest of the page. */

import type { Component } from "svelte";
import type { How } from "../lib/composer.svelte";
import type { Flight } from "../lib/flights";
import type { Board, Decision, GameEvent, Json, Option, Refusal } from "../lib/types";
import type { Words } from "../lib/words";

/**
 * What a board gets. It draws, lights up what can be chosen, and tells what was chosen; it
 * knows no rules.
 */
export interface BoardProps {
  /** The table after the choices of the turn in the making. */
  projection: Board;
  /** The table as it is for everybody. */
  before: Board;
  /** What can be chosen now, by its text. Empty when nothing is asked of this seat. */
  options: ReadonlyMap<string, Option>;
  /** An option in the words of the list, with what it would bring. */
  said?: ((option: Option) => string) | undefined;
  /** That option, or it so often in a row; `at` is the piece that was clicked. */
  choose(text: string, how?: How): void;
  /** These choices instead of those of the turn so far, each of them tried. */
  lay?: ((texts: readonly string[]) => Promise<void>) | undefined;
  /** How often at most an option can be chosen in a row, as far as the question says so. */
  times(text: string): number;
  /** Why actions are no options now (null: it is one). */
  why(texts: readonly string[]): Promise<(Refusal | null)[]>;
  /**
   * Whether one of these texts of options or ids of the edition is lit from outside: from the
   * list or the log.
   */
  lit(ids: readonly string[]): boolean;
  /** Tell outside which options or ids the pointer or the focus is on; none when it leaves. */
  point(ids: readonly string[]): void;
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  /** Whose things a spectator sees in full who does not follow the game: otherwise whose turn it is. */
  followed?: number | undefined;
  /** Of all seats. */
  names: readonly string[];
  words: Words;
  /** What is printed on the components: the edition's tables. */
  printed: Record<string, Json>;
  /** What has just happened, for animations: the events of the last change. */
  news: readonly GameEvent[];
}

/** What a line with somebody's figures gets. */
export interface FiguresProps {
  projection: Board;
  seat: number;
  words: Words;
}

/** What is known of an option besides the board. */
export interface Known {
  /** How many choices come between what is asked on the board and this one. */
  place: number;
  /** The edition's tables, where somebody plays. */
  printed?: Readonly<Record<string, Json>> | undefined;
}

/**
 * More about an option than its sentence says, for the list: the card that lies there, the
 * price.
 */
export type Hint = (option: Option, projection: Board, words: Words, known: Known) => string;

/** A question, or nothing where the game's own words say it as the board is drawn. */
export type Question = (decision: Decision, words: Words) => string;

/** What moves when something happens, told by what the table was before. */
export type Flights = (event: GameEvent, earlier: Board) => Flight[];

/** Said for itself, after what the player did. */
export interface Sentence {
  sentence: string;
}

/**
 * The places that an event speaks of, by what the boards call them, as far as they are now what it
 * was about; `since` is what has happened after it.
 */
export type Places = (event: GameEvent, since: readonly GameEvent[], now: Board) => string[];

/**
 * What matters of a turn's events, the rest left out and equal ones put together: events, what
 * is said of the player without naming them, or whole sentences. What chance decides is always
 * said in sentences.
 */
export type Summary = (
  events: readonly GameEvent[],
  seat: number,
  words: Words,
) => (GameEvent | string | Sentence)[];

/** By its place, what lies on a board and is not part of the turn yet. */
export type Waiting = Readonly<Record<string, string>>;

/** What a board does itself when it is asked to. */
export interface BoardDeeds {
  /** Take back the choice of that number alone, if the others can stay. */
  takeOut?(choice: number): boolean;
  /** The turn begins again: forget what was laid that the turn does not know of yet. */
  restart?(): void;
  /** What was laid that the turn does not know of yet. */
  waiting?(): Waiting;
  /** Lay this again, as far as it still can be laid. */
  layAgain?(waiting: Waiting): void;
}

/** What a table of a game needs of the page. */
export interface TableModule {
  Board: Component<BoardProps, BoardDeeds>;
  /** What of somebody's matters all the time, where their part of the board may be out of sight. */
  Figures?: Component<FiguresProps>;
  hint?: Hint;
  /** An option by the name of what lies there; nothing where its own sentence says it. */
  label?: Hint;
  /** The same for what was chosen: its question is gone, so it may have to say more. */
  chosen?: Hint;
  question?: Question;
  /** What a question is for, where nobody can know that yet. */
  about?: Question;
  /**
   * Kinds of events that tell what was given or taken, and the choices that lead to each: without
   * one of these it came by itself, for nothing else was possible.
   */
  deeds?: Readonly<Record<string, readonly string[]>>;
  flights?: Flights;
  /** All that it names, where this is missing. */
  places?: Places;
  summary?: Summary;
  /** Whether an option only leads on to others, which can then be chosen at once. */
  leads?(text: string): boolean;
  /** Whether choices like this one are made in a fixed order, which does not matter otherwise. */
  sorted?(text: string): boolean;
  /** Whether what was chosen so can still be changed when the turn is made. */
  light?(option: Option): boolean;
  /** Whether a question may be answered by trying where only one answer makes sense. */
  settles?(decision: Decision): boolean;
  /** What a seat's points of a category are made of, where that says more. */
  parts?: (projection: Board, seat: number, category: string) => string;
}
