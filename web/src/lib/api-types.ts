/** What the server takes, answers and says: made by `python -m comptoir.server.typescript`. */

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };

/** One player's game as luck and skill, in parts of a win: the first four add up to the last. */
export interface Account {
  /** An equal share. */
  expected: number;
  /** What the draws of chance brought. */
  luck: Part;
  /** What the player's own turns brought. */
  own: Part;
  /** What the turns of the others brought. */
  others: Part;
  result: number;
}

/** A scoring category, or another reason of the game's own, and what a turn gains there. */
export interface Aim {
  category: string;
  points: number;
}

/** A turn that could have been made. */
export interface AlternativeTurn {
  choices: string[];
  /** Points by which the seat will be ahead of the others, by what the seat could know. */
  value: number;
  /** How often the search tried it. */
  visits: number;
  /** Whether it is the turn that was made. */
  played: boolean;
}

/** How far the analysis of a game is, and what of it was asked for; `none` or `off`: only that. Whoever asked to begin or to stop it gets no verdicts. */
export interface AnalysisTold {
  status: "done" | "failed" | "none" | "off" | "stopped" | "waiting" | "working";
  /** None until that is known. */
  turns?: number | null;
  found?: number;
  budget?: number;
  /** How many others come first. */
  ahead?: number;
  may_stop?: boolean;
  /** The names of the scoring categories, in the order of scores and gains. */
  categories?: string[];
  summary?: Summary;
  /** By seat, once every turn of a finished game was looked at. */
  accounts?: Account[];
  verdicts?: Verdict[];
  /** Every choice that the verdicts name, by its notation. */
  actions?: Record<string, Option>;
}

/** A turn of a story: its lines, and what they changed on the board. */
export interface Beat {
  lines: Line[];
  patch: ([(string | number)[], unknown?])[];
}

/** Somebody whom you block, since then. */
export interface Blocked {
  id: string;
  name: string;
  at: number;
}

/** A projection without its log. */
export interface Board {
  game: string;
  edition: string;
  seats: number;
  /** None is a spectator. */
  seat: number | null;
  /** What a turn names to say what it was made at. */
  stamp: string;
  /** What lies on the table and in the seat's hand, as this game shows it. */
  view: unknown;
  /** The seat's own open questions. */
  decisions: Decision[];
  /** Who else is asked; -1 is chance. */
  waiting: number[];
  standings: Score[];
  /** Final scores, once the game is over. */
  result: Score[] | null;
  may_undo: boolean;
  may_restart: boolean;
  proposal: Proposal | null;
}

/** The server closes: `slow` and `restart` say "come back", `gone` says "don't". `seat` says that the seat is not yours, or not any more: you may look on. */
export interface ByeMessage {
  type: "bye";
  code: string;
}

/** What to change in the board that was shown, and new lines of the log. */
export interface ChangeMessage {
  type: "change";
  length: number;
  mark: string;
  patch: ([(string | number)[], unknown?])[];
  lines: Line[];
}

/** What to change of yourself. */
export interface Changes {
  name?: string;
  password?: string;
  old_password?: string;
  email?: string | null;
  language?: string;
  settings?: Record<string, Json>;
}

/** What somebody said at a table. */
export interface ChatMessage {
  number: number;
  person: string | null;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** What happened to the seat; empty: the person said the text. */
  notice: "" | "agreed" | "lapsed" | "left" | "out_of_time" | "proposed" | "refused" | "removed" | "replaced" | "returned" | "took_back" | "unrated" | "warned" | "went_back" | "withdrawn";
}

/** The choices of a turn, and what they were made at. */
export interface ChosenTurn {
  seat: number;
  stamp: string;
  choices?: string[];
}

export type ClientMessage = PingMessage | LookMessage | TurnMessage;

/** The milliseconds that a seat has left at the moment of the answer. */
export interface ClockLeft {
  left: number;
  running: boolean;
}

/** How many seconds there are, and how many more for each turn. */
export interface ClockTerms {
  bank: number;
  increment: number;
}

/** How many seconds there are, and how many more for each turn. */
export interface ClockWish {
  bank: number;
  increment?: number;
}

/** Why nobody can play at a table, and what its people want to do about it. */
export interface ClosedTable {
  /** Rules that this program does not know, an edition that is not here, or a damaged journal. */
  by: "edition" | "journal" | "version";
  /** Of a damaged journal: this line and those after it can't be played. */
  line: number | null;
  /** How many choices are left if the game goes back to before that line. */
  steps: number;
  /** Who agrees to `end` the game, or to `cut` it back. */
  wishes: Record<string, string[]>;
  /** Whose agreement each of them takes. */
  needed: Record<string, string[]>;
}

/** What to do about a table at which nobody can play. */
export interface ClosedWish {
  what: string;
  yes?: boolean;
}

/** What the link ended with. */
export interface Confirmation {
  token: string;
}

/** Totals by seat; `at` counts rounds: 2.5 is in the middle of the third. */
export interface CurvePoint {
  at: number;
  totals: number[];
}

/** The totals of two games that parted. */
export interface Curves {
  then: CurvePoint[];
  here: CurvePoint[];
}

/** A question, and all that may be answered. */
export interface Decision {
  kind: string;
  args: Record<string, number | string | string[]>;
  /** Whether a turn begins with it. */
  opens: boolean;
  options: Option[];
}

/** A line of the log. */
export interface Deed {
  number: number;
  at: number;
  /** The host's name; None: it was a command, or they are gone. */
  host: string | null;
  via: "command" | "page";
  action: string;
  person: string | null;
  name: string | null;
  table_id: string;
  detail: string;
}

/** A game with an edition: what can be done, and what is printed. */
export interface EditionInfo {
  key: string;
  edition: string;
  /** All that there can be. */
  actions: Option[];
  /** What is printed on the components. */
  printed: Record<string, Json>;
  rules: RulePlace[];
}

/** An edition that can be played. */
export interface EditionName {
  id: string;
  name: string;
  digest: string;
}

/** The body of every answer that is an error. */
export interface Error {
  error: Trouble;
}

/** A puzzle as an exercise of a day. */
export interface Exercise {
  /** Until it was solved, or the solution was shown. */
  tries: number;
  /** The first answer was right. */
  first: boolean;
  solved: boolean;
  /** The solution was shown. */
  shown: boolean;
  game: string;
  puzzle: string;
}

/** The exercises of a day. */
export interface ExerciseDay {
  day: string;
  exercises: Exercise[];
}

/** The exercises of today and of days before, today first. */
export interface Exercises {
  streak: number;
  days: ExerciseDay[];
}

/** All that is stored about a person, by table of the database; each `Belonging` has a field. */
export interface Export {
  person: Record<string, unknown>;
  seats: Record<string, unknown>[];
  turns: Record<string, unknown>[];
  tables: Record<string, unknown>[];
  ratings: Record<string, unknown>[];
  votes: Record<string, unknown>[];
  wishes: Record<string, unknown>[];
  notes: Record<string, unknown>[];
  chat: Record<string, unknown>[];
  exercises: Record<string, unknown>[];
  presence: Record<string, unknown>[];
  ended_sessions: Record<string, unknown>[];
  blocks: Record<string, unknown>[];
  reports: Record<string, unknown>[];
  audit: Record<string, unknown>[];
  hooks: Record<string, unknown>[];
  outbox: Record<string, unknown>[];
  sent: Record<string, unknown>[];
  analyses: Record<string, unknown>[];
}

/** Whose password was forgotten. */
export interface Forgotten {
  /** A login or an e-mail address. */
  who: string;
}

/** From which step to go on; with a seat, bots of this level play the others, or friends. */
export interface ForkWish {
  step: number;
  seat?: number | null;
  level?: string;
  /** Whether the other seats are for people who are invited. */
  invite?: boolean;
}

/** Something that happened. */
export interface GameEvent {
  kind: string;
  args: Record<string, number | string | string[]>;
  /** What this seat may know as well. */
  secret: Record<string, number | string | string[]>;
  /** Its number. */
  rule: string;
}

/** A game that can be played here. */
export interface GameInfo {
  key: string;
  title: string;
  authors: string[];
  /** What the numbers of its rules begin with. */
  letter: string;
  /** About how long people play. */
  minutes: number;
  seats: number[];
  /** By name: the values that an option may have, the default first. */
  variants: Record<string, (number | string | string[])[]>;
  editions: EditionName[];
}

/** What the package of a game brings to say. */
export interface GameWords {
  /** Fluent messages: in English, and then in the language, which go before those in English. */
  texts: string[];
}

/** Accounts are deleted with their password. */
export interface Goodbye {
  password?: string | null;
}

/** What a turn costs the other seat that it costs most. */
export interface Harm {
  seat: number;
  points: number;
}

/** Whether the server is well; if not, what is wrong, and why as far as the asker may know. */
export interface Health {
  status: "ill" | "well";
  wrong: string[];
  reason: string;
}

/** Who is at the table. */
export interface HereMessage {
  type: "here";
  people: string[];
}

/** A turn that a bot would make, and what it is for. */
export interface Hint {
  choices: Option[];
  aims: Aim[];
  harm: Harm | null;
  /** How many points less than the first hint it comes to, with all that may follow. */
  behind: number;
  /** The reason in which the first hint gains most over it, of the first itself over the next: "others", if it is what they lose, "later", if it is what may follow; may be empty. */
  edge: string;
  /** The reason why it is not as far behind the first as its gains suggest; mostly empty. */
  makes_up: string;
  /** What the others are expected to do next, as far as it is public: until the seat is asked again, chance decides, or several choose in secret. */
  line: Reply[];
}

/** What a bot would do, the best turn first. */
export interface Hints {
  hints: Hint[];
}

/** A webhook; `broken` says why it was switched off. */
export interface Hook {
  id: string;
  url: string;
  shape: "discord" | "json" | "slack";
  broken: string;
}

/** A table, as hosts see it. */
export interface HostTable {
  id: string;
  game: string;
  title: string;
  status: string;
  moved: number;
  people: number;
}

/** Which seat to sit down on, or with which invitation. */
export interface Join {
  seat?: number | null;
  token?: string;
}

/** All that was ever done at a table, as it is stored. */
export interface Journal {
  game: string;
  version: number;
  edition: string;
  edition_digest: string;
  options: Record<string, number | string | string[]>;
  names: string[];
  commitment: string;
  /** None until the game is over. */
  seed: string | null;
  lines: JournalEntry[];
  /** Lines that were cut off because they can't be played. */
  cut: JournalEntry[];
}

/** Something that was done at a table. */
export interface JournalEntry {
  number: number;
  kind: string;
  /** -1: chance. */
  seat: number;
  text: string;
  /** Of the state after it. */
  digest: string;
  at: number;
}

/** A language, and what it calls itself. */
export interface Language {
  code: string;
  name: string;
}

/** Which game to learn. */
export interface Lesson {
  game: string;
}

/** A line of the log. */
export interface Line {
  /** Counted from 1 among the lines that the seat sees. */
  number: number;
  /** The notation of the seat's own choice; empty for what others chose. */
  text: string;
  events: GameEvent[];
  /** Who chose; -1 is chance. */
  seat: number;
  /** Whether a turn began with it. */
  opens: boolean;
}

/** Somebody, as hosts see them. */
export interface Listed {
  id: string;
  name: string;
  login: string | null;
  created: number;
  seen: number;
  host: boolean;
  /** Until when; 0: not. */
  muted: number;
  banned: number;
  /** That nobody has settled. */
  reports: number;
}

/** A wish to look from another seat of one's own. */
export interface LookMessage {
  type: "seat";
  seat?: number | null;
}

/** It is stored for good: what the seat's next turn has to name, and the lines it has seen. */
export interface Made {
  stamp: string;
  length: number;
}

/** The turn with this id is stored for good; what it changed was sent before. */
export interface MadeMessage {
  type: "made";
  id: number;
  stamp: string;
  length: number;
}

/** Yourself. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  email: string;
  email_confirmed: boolean;
  language: string;
  /** The page's own; nobody else reads them. */
  settings: Record<string, Json>;
  ratings: Record<string, Rating>;
  tables_waiting: number;
  /** Whether you look after the server. */
  host: boolean;
  /** Until when you can't write; None: you can. */
  muted: number | null;
  /** Until when you can't do anything here but get what is stored about you, and go. */
  banned: number | null;
}

/** What to say. */
export interface Message {
  text: string;
}

/** What the link ends with that takes a guest to another browser. */
export interface MovingLink {
  token: string;
}

/** An account has a login and a password. */
export interface NewAccount {
  login: string;
  password: string;
  name?: string | null;
}

/** A guest has a name. */
export interface NewGuest {
  name: string;
}

/** Where to send messages, and in whose shape. */
export interface NewHook {
  url: string;
  shape: "discord" | "json" | "slack";
}

/** What the link ended with, and the new password. */
export interface NewPasswordByLink {
  token: string;
  password: string;
}

/** Who misbehaved at which table, and how. */
export interface NewReport {
  table: string;
  person: string;
  kind: "cheating" | "insult" | "name" | "other" | "spam";
  /** The number of a message in the table's chat, if it is about one. */
  message?: number | null;
  text?: string;
}

/** Private notes. */
export interface Notes {
  text: string;
}

/** Lists that a page shows, each kept in one place. */
export interface Offer {
  /** The first one is spoken to people who understand none of them. */
  languages: Language[];
  /** Of bots that people choose from, the easiest first. */
  levels: string[];
  /** What people are offered first. */
  usual_level: string;
  /** Of the program. */
  version: string;
  /** Whether the engine runs compiled, not as plain Python. */
  compiled: boolean;
  /** Whether this server sends e-mail. */
  mail: boolean;
  /** What starts the server so that other devices reach it; empty if they do, and for others. */
  network_command: string;
}

/** An action: its notation, and what it is called. */
export interface Option {
  text: string;
  kind: string;
  args: Record<string, number | string | string[]>;
}

/** The game that another one goes on from, beside that one. */
export interface Original {
  table: string;
  step: number;
  players: Player[];
  /** The round that this table is in. */
  round: number;
  /** How many turns were made in it since both parted. */
  turn: number;
  /** The scores there at the same point. */
  then: Score[];
  here: Score[];
  curves: Curves;
  /** Those of that round there. */
  turns: OriginalTurn[];
  result: Score[] | null;
}

/** What a seat did without a break, and what came of it. */
export interface OriginalTurn {
  seat: number;
  events: GameEvent[];
}

/** A turn that is behind the best one. */
export interface OtherTurn {
  choices: Option[];
  behind: number;
  doubt: number;
  gains: Aim[];
}

/** The turns of a game. */
export interface Outline {
  turns: TurnPlace[];
}

/** By how much something moved a seat's chance of winning, in parts of a win. */
export interface Part {
  moved: number;
  /** The standard error. */
  doubt: number;
}

/** The result of a finished game. */
export interface PastGame {
  game: string;
  ended: number;
  rated: boolean;
  /** None if you did not play there. */
  table: string | null;
  seats: PastSeat[];
}

/** How a seat did in a finished game. */
export interface PastSeat {
  seat: number;
  name: string;
  person: string | null;
  level: string;
  total: number;
  rank: number;
}

/** What to do about a person; permanently if no days are given. */
export interface PersonDeed {
  action: "ban" | "mute" | "remove" | "reset" | "unban" | "unmute";
  days?: number | null;
  why?: string;
}

/** A question whether anybody is there. */
export interface PingMessage {
  type: "ping";
}

/** Who plays a seat. */
export interface Player {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  /** Of the bot that plays, or of the one that a person plays instead of; else empty. */
  level: string;
  /** Who plays it; at an `invited` seat, for whom it is kept. */
  person: string | null;
  /** Whether the person is at the table now. */
  here: boolean;
  /** Whether a bot plays for the person. */
  left: boolean;
  /** Whether the rated game counts as lost, since a bot has played for the person. */
  lost: boolean;
  /** When a bot takes over, unless the person comes before; None: nobody voted for that. */
  bot_at: number | null;
  /** From when on the others may vote for a bot; None: the table does not wait for the person. */
  vote_at: number | null;
  clock: ClockLeft | null;
}

/** Somebody is there. */
export interface PongMessage {
  type: "pong";
}

/** All that a seat sees. */
export interface Projection {
  game: string;
  edition: string;
  seats: number;
  /** None is a spectator. */
  seat: number | null;
  /** What a turn names to say what it was made at. */
  stamp: string;
  /** What lies on the table and in the seat's hand, as this game shows it. */
  view: unknown;
  /** The seat's own open questions. */
  decisions: Decision[];
  /** Who else is asked; -1 is chance. */
  waiting: number[];
  standings: Score[];
  /** Final scores, once the game is over. */
  result: Score[] | null;
  may_undo: boolean;
  may_restart: boolean;
  proposal: Proposal | null;
  log: Line[];
}

/** Who wants to go back before which line, and who agreed. */
export interface Proposal {
  seat: number;
  line: number;
  agreed: number[];
}

/** A position in which one turn stands out, as its seat sees it. */
export interface Puzzle {
  /** Until it was solved, or the solution was shown. */
  tries: number;
  /** The first answer was right. */
  first: boolean;
  solved: boolean;
  /** The solution was shown. */
  shown: boolean;
  /** On how many days in a row an exercise of the day was solved. */
  streak: number;
  id: string;
  game: string;
  edition: string;
  /** The last day of which it was an exercise; empty if that is longer ago than the list goes. */
  day: string;
  seat: number;
  round: number;
  /** Points by which one turn is ahead of all others. */
  margin: number;
  projection: Projection;
}

/** The best turn, and others. */
export interface PuzzleSolution {
  /** Until it was solved, or the solution was shown. */
  tries: number;
  /** The first answer was right. */
  first: boolean;
  solved: boolean;
  /** The solution was shown. */
  shown: boolean;
  /** On how many days in a row an exercise of the day was solved. */
  streak: number;
  choices: Option[];
  others: OtherTurn[];
}

/** The choices of a turn in a puzzle, and what they were made at. */
export interface PuzzleTurn {
  stamp: string;
  choices?: string[];
}

/** How good an answer is. */
export interface PuzzleVerdict {
  /** Until it was solved, or the solution was shown. */
  tries: number;
  /** The first answer was right. */
  first: boolean;
  solved: boolean;
  /** The solution was shown. */
  shown: boolean;
  /** On how many days in a row an exercise of the day was solved. */
  streak: number;
  right: boolean;
  behind: number;
  doubt: number;
  /** Where the best turn gains or loses; none: it hinders the others. */
  gains: Aim[];
}

/** Actions that are no options after the choices. */
export interface PuzzleWhy {
  stamp: string;
  choices?: string[];
  actions?: string[];
}

/** What a person is rated at in a game, after that many rated games. */
export interface Rating {
  rating: number;
  games: number;
}

/** Why each action is no option; None: it is one. */
export interface Reasons {
  reasons: (Refusal | null)[];
}

/** A record file. */
export interface RecordText {
  record: string;
}

/** Why an action is not an option. */
export interface Refusal {
  rule: string;
  kind: string;
  args: Record<string, number | string | string[]>;
}

/** The turn with this id was not made: what a request would have been answered with. */
export interface RefusedMessage {
  type: "refused";
  id: number;
  status: number;
  error: Trouble;
}

/** A step of a game, and what happened there. */
export interface Replay {
  steps: number;
  step: number;
  projection: Board;
  events: GameEvent[];
}

/** A turn that another seat is likely to make. */
export interface Reply {
  seat: number;
  choices: Option[];
}

/** What was told about somebody. */
export interface Report {
  id: string;
  teller: string | null;
  about: string;
  name: string;
  login: string | null;
  table_id: string;
  message: number | null;
  said: string;
  kind: string;
  text: string;
  at: number;
  settled: number | null;
  outcome: string;
}

/** A numbered rule. */
export interface Rule {
  number: string;
  /** Of the rulebook; the first, if there are several. */
  page: number | null;
  text: string;
}

/** A rule's number, and the page of the rulebook. */
export interface RulePlace {
  number: string;
  page: number | null;
}

/** Rules under one heading. */
export interface RuleSection {
  title: string;
  rules: Rule[];
}

/** The rules of a game. */
export interface Rules {
  sections: RuleSection[];
}

/** Somebody said something. */
export interface SaidMessage {
  type: "chat";
  number: number;
  person: string | null;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** What happened to the seat; empty: the person said the text. */
  notice: "" | "agreed" | "lapsed" | "left" | "out_of_time" | "proposed" | "refused" | "removed" | "replaced" | "returned" | "took_back" | "unrated" | "warned" | "went_back" | "withdrawn";
}

/** What a seat has, in all and by category. */
export interface Score {
  seat: number;
  total: number;
  categories: Record<string, number>;
  rank: number;
}

/** The scores over a game, at each step at which one changed. */
export interface ScoresOverTime {
  points: StepTotals[];
}

/** What a seat is for. */
export interface SeatChange {
  kind: "bot" | "invited" | "open";
  level?: string;
}

/** What the person of a seat is rated at in the game. */
export interface SeatRating {
  seat: number;
  rating: number;
  /** How many rated ones were counted. */
  games: number;
  /** What this game did to it; None: it is not counted yet, or counts for nobody. */
  change: number | null;
}

/** One player's game. */
export interface SeatSummary {
  turns: number;
  /** Points that all its turns cost. */
  cost: number;
  /** How many turns were those that the search would have made, or no worse. */
  as_found: number;
}

/** A table as a seat of yours, or a spectator, sees it. */
export interface Seen {
  table: TableInfo;
  /** None while the table waits for its players; its log may begin later. */
  projection: Projection | null;
  /** How many lines the whole log has. */
  length: number;
  /** Stands for all of them. */
  mark: string;
  now: number;
}

/** The whole: at the start, when the game begins, after an undo, and from another seat. */
export interface SeenMessage {
  type: "seen";
  table: TableInfo;
  /** None while the table waits for its players; its log may begin later. */
  projection: Projection | null;
  /** How many lines the whole log has. */
  length: number;
  /** Stands for all of them. */
  mark: string;
  now: number;
}

export type ServerMessage = SeenMessage | ChangeMessage | TableMessage | HereMessage | SaidMessage | ThinkingMessage | MadeMessage | RefusedMessage | ByeMessage | PongMessage;

/** What came of a report. */
export interface Settled {
  outcome?: string;
}

/** Who has an account. */
export interface SignIn {
  login: string;
  password: string;
}

/** Whether bots take the seats that are free. */
export interface Start {
  fill?: boolean;
}

/** Everybody's score after a step, by seat. */
export interface StepTotals {
  step: number;
  totals: number[];
}

/** What happened since a line, turn by turn, as a seat saw it. */
export interface Story {
  /** As it was before; none of it can still be answered. */
  board: Board;
  beats: Beat[];
}

/** A game at a glance. */
export interface Summary {
  turns: number;
  looked_at: number;
  seats: SeatSummary[];
  /** The numbers of the turns that cost most, the costliest first. */
  worst: number[];
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  players: Player[];
  my_seats: number[];
  /** The seats that are kept for you until you say yes or no. */
  invited: number[];
  edition: string;
  hot_seat: boolean;
  rated: boolean;
  clock: ClockTerms | null;
  /** A guided first game. */
  lesson: boolean;
  /** It goes on from a step of another table's game. */
  forked: boolean;
  my_turn: boolean;
  /** None before the start. */
  round: number | null;
  /** The seats that won; none before the game is over. */
  winners: number[];
  created: number;
  moved: number;
}

/** What to do about a table. */
export interface TableDeed {
  action: "close" | "remove" | "repair";
  why?: string;
}

/** All about a table that one may know. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  players: Player[];
  my_seats: number[];
  /** The seats that are kept for you until you say yes or no. */
  invited: number[];
  edition: string;
  hot_seat: boolean;
  rated: boolean;
  clock: ClockTerms | null;
  /** A guided first game. */
  lesson: boolean;
  /** It goes on from a step of another table's game. */
  forked: boolean;
  my_turn: boolean;
  /** None before the start. */
  round: number | null;
  /** The seats that won; none before the game is over. */
  winners: number[];
  created: number;
  moved: number;
  edition_name: string;
  edition_digest: string;
  options: Record<string, number | string | string[]>;
  /** Whether it is listed for everybody. */
  open: boolean;
  made_by_me: boolean;
  commitment: string;
  /** None until the game is over. */
  seed: string | null;
  /** By seat: who wants a bot to take it. */
  votes: Record<string, string[]>;
  parent: string | null;
  /** From which step of it this game goes on; none for a rematch. */
  parent_step: number | null;
  rematch: string | null;
  /** By seat: the token, for whoever made the table. */
  invitations: Record<string, string>;
  result: Score[] | null;
  /** None: the table can be played, or looked at. */
  closed: ClosedTable | null;
}

/** Somebody sat down, left, returned or voted, or the table started or ended. */
export interface TableMessage {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  players: Player[];
  my_seats: number[];
  /** The seats that are kept for you until you say yes or no. */
  invited: number[];
  edition: string;
  hot_seat: boolean;
  rated: boolean;
  clock: ClockTerms | null;
  /** A guided first game. */
  lesson: boolean;
  /** It goes on from a step of another table's game. */
  forked: boolean;
  my_turn: boolean;
  /** None before the start. */
  round: number | null;
  /** The seats that won; none before the game is over. */
  winners: number[];
  created: number;
  moved: number;
  edition_name: string;
  edition_digest: string;
  options: Record<string, number | string | string[]>;
  /** Whether it is listed for everybody. */
  open: boolean;
  made_by_me: boolean;
  commitment: string;
  /** None until the game is over. */
  seed: string | null;
  /** By seat: who wants a bot to take it. */
  votes: Record<string, string[]>;
  parent: string | null;
  /** From which step of it this game goes on; none for a rematch. */
  parent_step: number | null;
  rematch: string | null;
  /** By seat: the token, for whoever made the table. */
  invitations: Record<string, string>;
  result: Score[] | null;
  /** None: the table can be played, or looked at. */
  closed: ClosedTable | null;
}

/** What a new table should be. */
export interface TableWish {
  game: string;
  seats: string[];
  edition?: string;
  options?: Record<string, number | string | string[]>;
  open?: boolean;
  rated?: boolean;
  clock?: ClockWish | null;
  title?: string;
  start?: boolean;
  /** At one screen: who sits on each seat; where it is empty, you. */
  names?: string[];
}

/** How a test went: if not sent, `reason` says why, and `status` what a webhook answered. */
export interface Tested {
  sent: boolean;
  reason: string;
  status: number;
}

/** The bots that think. */
export interface ThinkingMessage {
  type: "thinking";
  seats: number[];
}

/** What would come of choices; of the log only the lines that they would add. */
export interface Tried {
  projection: Projection;
  /** By choice; of one that ends in a reveal, what is known before it. */
  events: GameEvent[][];
  /** How many choices were made in full: one that ends in a reveal is not. */
  made: number;
  /** Why the turn goes no further, if so. */
  ends: "chance" | "hand_over" | "over" | "reveal" | null;
}

/** What went wrong. */
export interface Trouble {
  code: string;
  /** What exactly, for sentences in other languages; `args` are its values. */
  kind: string;
  message: string;
  args: Record<string, number | string>;
  refusal: Refusal | null;
}

/** A turn to be made. */
export interface TurnMade {
  seat: number;
  stamp: string;
  choices?: string[];
  /** Whether it was sent before, and may be made already. */
  again?: boolean;
}

/** A turn to be made; the answer names its id. */
export interface TurnMessage {
  type: "turn";
  id: number;
  seat: number;
  stamp: string;
  choices: string[];
  /** Whether it was sent before, and may be made already. */
  again?: boolean;
}

/** Where a turn of a game ends. */
export interface TurnPlace {
  step: number;
  /** Whose it is; -1: chance decides. */
  seat: number;
  /** The round under way after it; 0 before the first one. */
  round: number;
}

/** What to take back. */
export interface Undo {
  seat: number;
  stamp: string;
  what?: "last" | "turn";
}

/** One choice of the turn with its options at first sight, the best first. */
export interface ValuedChoice {
  question: string;
  made: string;
  options: ValuedOption[];
}

/** An option of one choice, and what it comes to at first sight. */
export interface ValuedOption {
  choice: string;
  value: number;
}

/** What was found about one turn. */
export interface Verdict {
  /** From 0, in the order in which turns were finished. */
  number: number;
  /** The places of its choices in the game, from 1. */
  steps: number[];
  seat: number;
  round: number;
  played: string[];
  /** The best first. */
  alternatives: AlternativeTurn[];
  /** Points lost against the best turn. */
  cost: number;
  /** The standard error of the cost. */
  doubt: number;
  /** By category: what the better turn would have brought the seat itself. */
  gains: number[];
  choices: ValuedChoice[];
  /** After the turn, by seat and category. */
  scores: number[][];
  /** After the turn, by seat. */
  wins: number[];
  /** The standard errors of the chances after the turn. */
  band: number[];
  /** What the draw before it brought the seat; not known of older analyses. */
  luck?: Part;
  /** What the turn brought it. */
  own?: Part;
  /** Where the better turn gains or loses, in whole points, as far as it is worth a word. */
  aims: Aim[];
}

/** Whether a bot should take the seat. */
export interface Vote {
  seat: number;
  yes: boolean;
}

/** Actions that are no options after the choices. */
export interface Why {
  seat: number;
  stamp: string;
  choices?: string[];
  actions?: string[];
}

/** A line to go back before, or the answer to somebody's wish. */
export interface Wish {
  seat: number;
  line?: number | null;
  answer?: "consent" | "refuse" | null;
}
