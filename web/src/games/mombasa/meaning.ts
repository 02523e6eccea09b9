/** What the things of the board are for, in a sentence or two, for those who point at them. */

import type { Words } from "../../lib/words";
import type { Amounts, BonusSpace, BookFace, CardFace, Company, MombasaView, Region } from "./view";

const GOODS = ["coffee", "bananas", "cotton"];

/** The rule that explains a thing, for those who want to know more. */
export const RULES = {
  goods: "M5.2",
  expansion: "M6.1",
  bookkeeper: "M8.3",
  diamond_merchant: "M9.1",
  share: "M14.2",
  display: "M5.3",
  tile: "M10.7",
  starting_tile: "M1.16",
  planned: "M3.6",
  deck: "M10.10",
  region: "M6.9",
  base: "M14.2",
  shares: "M12.7",
  track: "M12.3",
  call: "M12.1",
  book_display: "M7.1",
  book_track: "M8.3",
  book_slot: "M11.2",
  diamond_track: "M14.2",
  diamond_slot: "M11.1",
  first_player: "M10.2",
  buy: "M10.3",
  sell: "M10.4",
  majority: "M10.5",
  tile_space: "M10.6",
  extra: "M12.B",
  markers: "M10.1",
  pounds: "M15.1",
  rounds: "M13.1",
  stack: "M13.2",
  books: "M7.13",
  discard: "M13.4",
  score: "M14.2",
} as const;

export function cardRule(card: CardFace): string {
  return RULES[(GOODS.includes(card.kind) ? "goods" : card.kind) as keyof typeof RULES];
}

export function spaceRule(space: BonusSpace): string {
  if (space.id === "first_player" || space.id === "buy") return RULES[space.id];
  if (space.plus !== undefined) return RULES.sell;
  if (space.tiers) return RULES.majority;
  return space.tile ? RULES.tile_space : RULES.extra;
}
const name = (words: Words, id: string): string => words.id("mombasa", id);
const sentences = (parts: readonly string[]): string =>
  parts.filter(Boolean).map(capital).join(". ");

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `{ books: 1 }`: 1 bookkeeping point. */
export function things(words: Words, amounts: Amounts): string {
  const found = Object.entries(amounts).filter(([, count]) => count > 0);
  return words.join(found.map(([id, count]) => words.text(`page-mombasa-sign-${id}`, { count })));
}

export function regionMeaning(words: Words, region: Region, label: string): string {
  const reward = things(words, region.reward);
  const mines = things(words, { mines: region.mines });
  return sentences([label, reward && words.text("page-mombasa-reward", { things: reward }), mines]);
}

export function cardMeaning(words: Words, card: CardFace | undefined | null): string {
  if (!card) return "";
  const kind = GOODS.includes(card.kind) ? "coffee" : card.kind;
  return sentences([
    name(words, card.id),
    words.text(`page-mombasa-card-${kind}`),
    card.share && card.kind !== "share"
      ? words.text("page-mombasa-share-on-card", { company: name(words, card.share) })
      : "",
    words.text("page-mombasa-crate", { crate: card.crate }),
  ]);
}

/** The books of the display are named by what they do; those of starting tiles are not. */
export function bookMeaning(words: Words, book: BookFace): string {
  if (book.letter) return name(words, book.id);
  const needs = words.join(
    Object.entries(book.needs).map(([id, count]) =>
      words.text("page-mombasa-thing", { name: name(words, id), count }),
    ),
  );
  const gives = Object.fromEntries(
    Object.entries(book.reward).filter(([, count]) => typeof count === "number"),
  ) as Amounts;
  return sentences([
    name(words, book.id),
    words.text("page-mombasa-book-is", { needs, gives: things(words, gives) }),
  ]);
}

/** What a displayed card costs whoever is asked, and what a bonus of theirs takes off its price. */
export function priceAt(
  view: MombasaView,
  row: number,
  column: number,
): { price: number; off: number } | null {
  const printed = view.card_display[row - 1]?.[column - 1]?.price ?? null;
  if (printed === null) return null;
  const price = view.at_hand?.prices?.[row - 1]?.[column - 1] ?? printed;
  return { price, off: printed - price };
}

export function priceOf(view: MombasaView, row: number, column: number, words: Words): string {
  const found = priceAt(view, row, column);
  if (!found) return "";
  const { price, off } = found;
  return off === 0
    ? words.text("page-mombasa-price", { price })
    : words.text("page-mombasa-price-less", { full: price + off, off, price });
}

/**
 * What there is to choose from on a bonus space: the steps of a majority, or the rewards of a
 * track's extra space.
 */
export function rewardsOf(space: BonusSpace, companies: readonly Company[]): Amounts[] {
  if (space.tiers) return space.tiers.map(({ reward }) => reward);
  const bonuses = companies.find(({ id }) => id === space.company)?.track?.bonuses;
  return bonuses?.[(space.level ?? 1) - 1]?.rewards ?? [];
}

export function spaceMeaning(
  words: Words,
  space: BonusSpace,
  companies: readonly Company[],
): string {
  const company = space.company ? name(words, space.company) : "";
  if (space.id === "first_player") return words.text("page-mombasa-space-first_player");
  if (space.id === "buy") return words.text("page-mombasa-space-buy");
  if (space.plus !== undefined) return words.text("page-mombasa-space-sell", { plus: space.plus });
  if (space.tiers) return words.text("page-mombasa-space-majority", { company });
  if (space.tile) return words.text("page-mombasa-space-tile");
  const bonus = companies.find(({ id }) => id === space.company)?.track?.bonus;
  return words.text("page-mombasa-space-extra", {
    company,
    bonus: bonus ? words.text(`page-mombasa-bonus-${bonus}`) : "…",
  });
}
