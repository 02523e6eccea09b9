/** Speicherstadt as its view shows it. */

export type Counts = Record<string, number>;

export interface Contract {
  card: string;
  points: number;
  goods: Counts;
  delivered: Counts;
}

export interface Space {
  card: string | null;
  contract: Contract | null;
  cargo: Counts;
  queue: number[];
  /** For the first in line. */
  price: number;
  /** The same with one merchant more; null where none can be placed. */
  next_price: number | null;
}

export interface Area {
  coins: number;
  score: number;
  merchants: number;
  firemen: number;
  bought: number;
  cards: Counts;
  contracts: Contract[];
  goods: Counts;
  warehouse: Counts;
  house: Counts;
  room: number;
}

export interface View {
  round: number;
  last_round: boolean;
  start_player: number;
  pile: Counts[];
  removed: Counts;
  discard: Counts;
  fires: Counts;
  bag: Counts;
  stock: Counts;
  offer: Space[];
  players: Area[];
}

/** What of the edition is drawn; nothing until it is loaded. */
export interface Printed {
  points?: { warehouse_places: number };
  house?: { sell: { goods: number }; exchange: { give: number } };
}

/** One entry for each piece: `{ tea: 2 }` is tea, tea. */
export function pieces(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) =>
    Array.from({ length: count }, () => name),
  );
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** A card in somebody's area, as the log points at it. */
export const ownedBy = (seat: number, card: string): string => `seat-${seat} ${card}`;

/** What is drawn on a card: `trader_tea` is a trader with tea, `fireman_3` a fireman with a 3. */
export function cardKind(card: string): { kind: string; good: string; value: string } {
  const [, kind = card, rest = ""] = /^(trader|fireman|contract|fire)_(.+)$/.exec(card) ?? [];
  return {
    kind,
    good: kind === "trader" ? rest : "",
    value: kind === "fireman" || kind === "fire" ? rest : "",
  };
}
