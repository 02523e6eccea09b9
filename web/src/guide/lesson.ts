/**
 * What a lesson is made of. Nothing here knows a rule: a step waits for kinds of questions and
 * events, and what can be
 * chosen is what the table offers.
 */

import type { Board, Decision, Option } from "../lib/types";

export interface Step {
  /** Of its text: `page-guide-` and this. */
  key: string;
  /** Numbers of the rules behind it. */
  rules?: string[];
  /** Places on the page that it speaks of, as selectors; of several questions, at the first one. */
  spots?: string[];
  /** Kinds of the question that it waits for; without any it only tells something. */
  asks?: string[];
  /** What it suggests; the step is left out where nothing of the sort is offered. */
  wants?: (option: Option) => boolean;
  /** What comes first among the options on a phone, where no other is wrong. */
  first?: (option: Option) => boolean;
  /** Kinds of own events after which it is done. */
  until?: string[];
  /** Kinds of own events after which there is no point in it, however long ago they were. */
  gone?: string[];
}

/** Something to say at a question within a turn. */
export interface Tip {
  asks: string;
  /** The key of the only step in which it is said. */
  during?: string;
  when?: (decision: Decision) => boolean;
  /** What it suggests; without such an option it is not said. */
  wants?: (option: Option, decision: Decision, board?: Board) => boolean;
  /** Where an option lies, as a selector, if it does: all of them, or what it suggests, come into sight. */
  lies?: (option: Option) => string | null;
  key: string;
}

/** Something to say about what the person has just done. */
interface Reaction {
  event: string;
  key: string;
}

export interface Lesson {
  game: string;
  steps: Step[];
  tips: Tip[];
  reactions: Reaction[];
}
