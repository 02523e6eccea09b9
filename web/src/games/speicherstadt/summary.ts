/** A turn of Speicherstadt in a few words. */

import type { Sentence, Summary } from "../board";
import { CHANCE } from "../../lib/chapters";
import type { GameEvent } from "../../lib/types";
import type { Words } from "../../lib/words";

const GAME = "speicherstadt";
/** Told as they are. */
const PLAIN = ["bid", "stays_home", "bought", "passed", "could_not_pay", "threw", "sold"];
/** What becomes of those in line, one after the other. */
const SOLD = ["passed", "could_not_pay"];
/** What everybody hears, whoever brought it about. */
const OF_ALL = ["fire", "fire_gain", "fire_loss", "fire_harmless", "last_round"];
const END = ["no_round", "over"];

const is = (event: GameEvent, ...kinds: string[]): boolean =>
  kinds.some((kind) => event.kind === `${GAME}.${kind}`);
const goodsOf = (events: readonly GameEvent[], kind: string): string[] =>
  events.filter((event) => is(event, kind)).map((event) => String(event.args.good));

export const summary: Summary = (events, seat, words) => {
  const shared = together(events.filter((event) => is(event, ...OF_ALL, ...END))).map((same) =>
    sentenceOf(same, words),
  );
  shared.unshift(...incomes(events, words));
  if (seat === CHANCE) return [...turnedUp(events, words), ...others(events, seat), ...shared];
  const own = events.filter((event) => event.args.seat === seat);
  const [meanwhile, later] = afterOthers(events, seat);
  const done = own.filter((event) => is(event, ...PLAIN) && !later.includes(event));
  return [
    ...done,
    ...processed(own, words),
    ...lost(own, words),
    ...meanwhile.map((event) => (later.includes(event) ? { sentence: words.event(event) } : event)),
    ...shared,
  ];
};

/**
 * What happens to others and to the cards, with what happens to the player after it: told one after
 * the other, for prices fall in that order. And the player's part of that.
 */
function afterOthers(events: readonly GameEvent[], seat: number): [GameEvent[], GameEvent[]] {
  const [first] = others(events, seat);
  if (!first) return [[], []];
  const begun = events.slice(events.indexOf(first));
  const later = begun.filter((event) => is(event, ...SOLD) && event.args.seat === seat);
  const elsewhere = others(events, seat);
  const both = begun.filter((event) => later.includes(event) || elsewhere.includes(event));
  return [both, later];
}

/** Those who gain, or lose, by the same fire stand together; all else stands alone. */
function together(events: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const same = found.find(
      ([one]) =>
        is(event, "fire_gain", "fire_loss") &&
        one?.kind === event.kind &&
        one.args.points === event.args.points,
    );
    if (same) same.push(event);
    else found.push([event]);
  }
  return found;
}

function sentenceOf(same: readonly GameEvent[], words: Words): Sentence {
  const [first, ...rest] = same as [GameEvent, ...GameEvent[]];
  if (rest.length === 0) return { sentence: words.event(first) };
  const { firemen = 0, points = 0 } = first.args as Record<string, number>;
  const names = words.join(same.map(({ args }) => words.name(Number(args.seat))));
  const key = is(first, "fire_gain") ? "gains" : "losses";
  return {
    sentence: words.text(`page-speicherstadt-told-${key}`, { names, firemen, points }),
  };
}

/** Others pass by force in the same step, and what nobody buys goes, one after the other. */
const others = (events: readonly GameEvent[], seat: number): GameEvent[] =>
  events.filter((event) => is(event, "unsold") || (is(event, ...SOLD) && event.args.seat !== seat));

/** What everybody receives when a round is over, the most first. */
function incomes(events: readonly GameEvent[], words: Words): Sentence[] {
  const found = new Map<number, string[]>();
  for (const { args } of events.filter((event) => is(event, "income")))
    found.set(Number(args.coins), [
      ...(found.get(Number(args.coins)) ?? []),
      words.name(Number(args.seat)),
    ]);
  const amounts = [...found]
    .sort(([most], [least]) => least - most)
    .map(([coins, names]) => `${words.join(names)} +${coins}`)
    .join("; ");
  return amounts ? [{ sentence: words.text("page-speicherstadt-told-income", { amounts }) }] : [];
}

function turnedUp(events: readonly GameEvent[], words: Words): string[] {
  const cards = events
    .filter((event) => is(event, "turned_up"))
    .map((event) => words.id(GAME, String(event.args.card)));
  if (cards.length === 0) return [];
  return [words.text("page-speicherstadt-told-cards", { cards: words.join(cards) })];
}

/** It ends with a list: what comes after it would read as one of the goods. */
const lost = (own: readonly GameEvent[], words: Words): Sentence[] =>
  own.filter((event) => is(event, "left_over")).map((event) => ({ sentence: words.event(event) }));

/** What became of the goods: for each contract, for coins, exchanged and stored. */
function processed(own: readonly GameEvent[], words: Words): string[] {
  const told: string[] = [];
  const delivered = own.filter((event) => is(event, "delivered"));
  for (const card of new Set(delivered.map((event) => String(event.args.card))))
    told.push(
      words.text("page-speicherstadt-told-delivered", {
        card: words.things(GAME, [card]),
        goods: words.things(
          GAME,
          goodsOf(
            delivered.filter((event) => event.args.card === card),
            "delivered",
          ),
        ),
      }),
    );
  const coins = own
    .filter((event) => is(event, "traded"))
    .reduce((sum, event) => sum + Number(event.args.coins), 0);
  if (coins > 0) {
    const goods = goodsOf(own, "traded");
    const traders = new Set(goods).size; // each buys goods of one kind
    told.push(
      words.text("page-speicherstadt-told-traded", {
        coins,
        goods: words.things(GAME, goods),
        traders,
      }),
    );
  }
  if (own.some((event) => is(event, "took")))
    told.push(
      words.text("page-speicherstadt-told-exchanged", {
        laid: words.things(GAME, goodsOf(own, "laid")),
        took: words.things(GAME, goodsOf(own, "took")),
      }),
    );
  const stored = [...goodsOf(own, "stored"), ...goodsOf(own, "kept")];
  if (stored.length > 0)
    told.push(words.text("page-speicherstadt-told-stored", { goods: words.things(GAME, stored) }));
  return told;
}
