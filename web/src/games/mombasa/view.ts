/** What a seat sees of Mombasa, as the engine tells it. */

import type { BoardProps } from "../board";
import type { Board } from "../../lib/types";

export type Amounts = Record<string, number>;

export interface CardFace {
  id: string;
  kind: string;
  value: number;
  crate: number;
  company: string | null;
  share: string | null;
}

export interface BookFace {
  id: string;
  letter: string | null;
  needs: Amounts;
  reward: Record<string, number | string>;
}

export interface Region {
  id: string;
  post: string | null;
  reward: Amounts;
  mines: number;
  enclave_in: string | null;
  borders: Amounts;
  bases: Amounts;
  costs: Amounts;
}

interface Column {
  icons: number[];
  posts: number;
  covered: boolean[];
  last_space_open: boolean;
  coins: number;
  /** The coins below the foremost post; null without a post. */
  uncovers: number | null;
  /** The coins that a post would cover which comes back; null without room. */
  covers: number | null;
}

export interface Track {
  id: string;
  bonus: string;
  /** The first and the second one; rewards are those of their extra spaces. */
  bonuses: { rewards?: Amounts[] }[];
  spaces: number;
  shares: [number, number][];
  special: [number, number][];
  calls: [number, number][];
  markers: number[];
}

export interface Company {
  id: string;
  colour: string;
  base: Column[];
  share_value: number;
  mines: number;
  /** None before the variable setup has dealt it. */
  track: Track | null;
}

export interface BonusSpace {
  id: string;
  marker: number | null;
  pay: number;
  reward?: Amounts;
  plus?: number;
  kind?: string;
  company?: string;
  level?: number;
  tile?: string;
  tiers?: { total: number; reward: Amounts }[];
}

interface BonusTile {
  id: string;
  owner: number | null;
  face_up: boolean;
  slot: number | null;
}

export interface Person {
  seat: number;
  pounds: number;
  markers: number;
  turns: number;
  ended: boolean;
  cards: CardFace[] | null;
  secret: {
    hand: CardFace[];
    face_down: Record<string, CardFace>;
    tiles_dealt: StartingTile[];
    tile_kept: StartingTile | null;
  } | null;
  slots: { unlocked: boolean; card: CardFace | null; face_up: boolean }[];
  resting: CardFace[][];
  totals: Amounts;
  tracks: Record<string, { space: number; shares: number; bonuses_in_force: number }>;
  diamonds: number;
  diamond_value: number;
  ink_jar: number | null;
  book_value: number;
  books: { book: BookFace | null; flipped: boolean }[];
  books_to_place: BookFace[];
  starting_tile: StartingTile | null;
}

export interface StartingTile {
  id: string;
  rest: CardFace[];
  book: BookFace;
  diamonds: number;
  steps: Amounts;
}

export interface PlayerBoard {
  slots: number;
  diamond_steps: number;
  diamond_slot: number;
  diamond_values: [number, number][];
  book_spaces: number;
  book_slot: number;
  book_values: [number, number][];
  book_no_a: number[];
}

export interface MombasaView {
  round: number;
  rounds: number;
  phase: string;
  first_player: number | null;
  first_player_marker: number | null;
  turn: number | null;
  round_track: number[];
  map: Region[];
  companies: Company[];
  card_display: ({ card: CardFace | null; crate: number; price: number | null } | null)[][];
  /** What the question asked makes of the printed numbers, every bonus counted in. */
  at_hand?: { prices?: (number | null)[][] };
  stack: Record<string, Amounts>;
  discard: Amounts;
  book_display: { letter: string; book: BookFace | null; coins: number; points: number }[][];
  supply: Record<string, Amounts>;
  bonus_spaces: BonusSpace[];
  bonus_tiles: BonusTile[];
  player_board: PlayerBoard;
  players: Person[];
}

/** Whether somebody has laid the cards of the round face down: their plan is in. */
export const hasPlanned = ({ view, waiting }: Board, seat: number): boolean =>
  (view as MombasaView).phase === "planning" && !waiting.includes(seat);

export const seenBy = (projection: Board): MombasaView => projection.view as MombasaView;

/** Cards are laid face down; null: none is asked for any more. */
export interface Asked {
  verb: "plan" | "rest";
  slot: number | null;
}

/** What the parts of the board need of it. */
export type Play = Pick<
  BoardProps,
  "options" | "said" | "choose" | "times" | "why" | "lit" | "point" | "words" | "names" | "seat"
> & {
  /** Whether the cards of somebody's plan lie there, face down. */
  planned(seat: number): boolean;
};

export const sum = (amounts: Amounts): number =>
  Object.values(amounts).reduce((total, amount) => total + amount, 0);
