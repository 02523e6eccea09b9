/** What the server says: the shapes of docs/api.md. */

export type Value = number | string | string[];
export type Args = Record<string, Value>;
export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };

export interface Option {
  text: string;
  kind: string;
  args: Args;
}

export interface Decision {
  kind: string;
  args: Args;
  opens: boolean;
  options: Option[];
}

export interface GameEvent {
  kind: string;
  args: Args;
  secret: Args;
  rule: string;
}

export interface Line {
  number: number;
  text: string;
  events: GameEvent[];
}

export interface Refusal {
  rule: string;
  kind: string;
  args: Args;
}

export interface Score {
  seat: number;
  total: number;
  categories: Record<string, number>;
  rank: number;
}

export interface Proposal {
  seat: number;
  line: number;
  agreed: number[];
}

export interface Projection {
  game: string;
  edition: string;
  seats: number;
  seat: number | null;
  stamp: string;
  view: unknown;
  decisions: Decision[];
  waiting: number[];
  standings: Score[];
  result: Score[] | null;
  log: Line[];
  may_undo: boolean;
  may_restart: boolean;
  proposal: Proposal | null;
}

export interface Clock {
  left: number;
  running: boolean;
}

export interface Player {
  seat: number;
  kind: "open" | "invited" | "person" | "bot";
  name: string | null;
  level: string | null;
  person: string | number | null;
  here: boolean;
  left: boolean;
  clock: Clock | null;
}

export interface TableCard {
  id: string;
  game: string;
  title: string | null;
  status: "waiting" | "playing" | "over";
  players: Player[];
  my_seats: number[];
  my_turn: boolean;
  /** A guided first game. */
  lesson: boolean;
  round?: number | null;
  created: number;
  moved: number;
}

export interface TableInfo extends TableCard {
  edition: string;
  edition_name: string;
  edition_digest: string;
  options: Record<string, Value>;
  hot_seat: boolean;
  rated: boolean;
  open: boolean;
  clock: { bank: number; increment: number } | null;
  made_by_me: boolean;
  commitment: string | null;
  seed: string | number | null;
  votes: Record<string, (string | number)[]> | null;
  parent: string | null;
  /** From which step of it this game goes on; none for a rematch. */
  parent_step: number | null;
  rematch: string | null;
  invitations: Record<string, string> | null;
  result: Score[] | null;
}

export interface Seen {
  table: TableInfo;
  projection: Projection;
  length: number;
  now: number;
}

export type Ends = "chance" | "reveal" | "hand_over" | "over" | null;

export interface Tried {
  projection: Projection;
  events: GameEvent[][];
  made: number;
  ends: Ends;
}

/** A turn that a bot would make, and the scoring categories in which it gains points against the other turns. */
export interface Hint {
  choices: Option[];
  aims: { category: string; points: number }[];
}

export interface ChatMessage {
  number: number;
  person: string | number | null;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Me {
  id: string | number;
  name: string;
  guest: boolean;
  login: string | null;
  email: string | null;
  email_confirmed: boolean;
  language: string | null;
  settings: Record<string, Json>;
  ratings: Record<string, { rating: number; games: number }>;
  tables_waiting: number;
}

/** How sending a message went; `reason` is empty when it was sent. */
export interface Sent {
  sent: boolean;
  reason: string;
  status: number;
}

export interface GameInfo {
  key: string;
  seats: number[];
  variants: Record<string, Value[]>;
  editions: { id: string; name: string; digest: string }[];
  levels: string[];
}

export interface EditionInfo {
  key: string;
  edition: string;
  actions: Option[];
  printed: Record<string, Json>;
  rules: { number: string; page: Json }[];
}

export interface Rule {
  number: string;
  page: Json;
  text: string;
}

export interface RuleSection {
  title: string;
  rules: Rule[];
}

export interface Hook {
  id: string | number;
  url: string;
  shape: "json" | "discord" | "slack";
  /** Why it was switched off; empty while it works. */
  broken: string;
}

export interface Replay {
  steps: number;
  step: number;
  projection: Projection;
  events: GameEvent[];
}

/** What was found about one turn of a finished game (docs/analysis.md). */
export interface Verdict {
  /** From 0, in the order in which turns were finished. */
  number: number;
  /** The places of its choices in the game, from 1. */
  steps: number[];
  seat: number;
  round: number;
  played: string[];
  /** The best first. */
  alternatives: { choices: string[]; value: number; visits: number; played: boolean }[];
  /** Points lost against the best turn. */
  cost: number;
  doubt: number;
  /** Where the better turn gains or loses, in whole points. */
  aims: { category: string; points: number }[];
  /** Each choice with its options at first sight, the best first. */
  choices: { question: string; made: string; options: { choice: string; value: number }[] }[];
  /** After the turn, by seat and category. */
  scores: number[][];
  /** After the turn, by seat. */
  wins: number[];
}

/** How far the analysis of a game is, and what of it was asked for. */
export interface AnalysisTold {
  status: "none" | "off" | "waiting" | "working" | "stopped" | "done" | "failed";
  turns?: number | null;
  found?: number;
  ahead?: number;
  may_stop?: boolean;
  summary?: { worst: number[]; seats: { turns: number; cost: number; as_found: number }[] };
  verdicts?: Verdict[];
  actions?: Record<string, Option>;
}

export interface TableWish {
  game: string;
  edition?: string;
  options?: Record<string, Value>;
  seats: string[];
  open?: boolean;
  rated?: boolean;
  clock?: { bank: number; increment: number };
  title?: string;
  start?: boolean;
}

/** `[path, value]` sets, `[path]` takes away. */
export type Patch = [path: (string | number)[], value?: unknown][];

/** What went wrong, as the server says it. */
export interface Trouble {
  code: string;
  message: string;
  args?: { wait?: number };
  refusal?: Refusal | null;
}

export type Message =
  | ({ type: "seen" } & Seen)
  | { type: "change"; length: number; patch: Patch; lines: Line[] }
  | ({ type: "table" } & (TableInfo | { table: TableInfo }))
  | { type: "here"; people: (string | number)[] }
  | ({ type: "chat" } & (ChatMessage | { message: ChatMessage }))
  | { type: "thinking"; seats: number[] }
  | { type: "made"; id: number; stamp: string; length: number }
  | { type: "refused"; id: number; status: number; error: Trouble }
  | { type: "bye"; code: string }
  | { type: "pong" };

/** What somebody made of a puzzle. */
export interface PuzzleTried {
  tries: number;
  /** The first answer was right. */
  first: boolean;
  solved: boolean;
  /** The solution was shown. */
  shown: boolean;
}

export interface Exercise extends PuzzleTried {
  game: string;
  puzzle: string;
}

/** The exercises of today and of days before, today first. */
export interface Exercises {
  streak: number;
  days: { day: string; exercises: Exercise[] }[];
}

export interface Puzzle extends PuzzleTried {
  id: string;
  game: string;
  edition: string;
  /** Today, if it is the exercise of today. */
  day: string;
  seat: number;
  round: number;
  /** Points by which one turn is ahead of all others. */
  margin: number;
  projection: Projection;
  streak: number;
}

export type Gains = { category: string; points: number }[];

export interface PuzzleVerdict extends PuzzleTried {
  right: boolean;
  behind: number;
  doubt: number;
  gains: Gains;
  streak: number;
}

export interface PuzzleSolution extends PuzzleTried {
  choices: Option[];
  others: { choices: Option[]; behind: number; doubt: number; gains: Gains }[];
  streak: number;
}

/** The game that another one goes on from, beside that one. */
export interface Original {
  table: string;
  step: number;
  players: Player[];
  /** Where this game is: the round, and how many turns were made in it since they parted. */
  round: number;
  turn: number;
  /** The turns of that round there. */
  turns: { seat: number; events: GameEvent[] }[];
  /** The scores of both at the same point. */
  then: Score[];
  here: Score[];
  result: Score[] | null;
  /** Totals by seat; `at` counts rounds: 2.5 is in the middle of the third. */
  curves: { then: CurvePoint[]; here: CurvePoint[] };
}

export interface CurvePoint {
  at: number;
  totals: number[];
}
