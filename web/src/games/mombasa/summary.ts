/** A turn of Mombasa in a few words. */

import type { Sentence, Summary } from "../board";
import { CHANCE } from "../../lib/chapters";
import type { GameEvent } from "../../lib/types";
import type { Words } from "../../lib/words";

const GAME = "mombasa";
/** Told as they are. */
const PLAIN = new Set(
  [
    "tile_kept",
    "tile_chosen",
    "resting_done",
    "planning_done",
    "ousted",
    "post_lost",
    "removed",
    "expansion_lost",
    "bookkeeper_used",
    "book_taken",
    "book_discarded",
    "merchant_used",
    "diamonds",
    "special_space",
    "slot_unlocked",
    "first_player_marker",
    "tile_reserved",
    "bought_none",
    "sold",
    "plus_one_laid",
    "ended",
    "picked_up",
  ].map((kind) => `${GAME}.${kind}`),
);
/** A marker on such a space leads to an event that says more. */
const TELLING = ["acquired", "bought_none", "sold", "first_player_marker", "tile_reserved"];
/** What everybody hears at the end of a round or of the game. */
const OF_ALL = ["revealed", "rested", "starting_tile"];

const is = (event: GameEvent, ...kinds: string[]): boolean =>
  kinds.some((kind) => event.kind === `${GAME}.${kind}`);
const all = (events: readonly GameEvent[], kind: string, name: string): string[] =>
  events.filter((event) => is(event, kind)).map((event) => String(event.args[name]));

export const summary: Summary = (events, seat, words) => {
  if (seat === CHANCE) return drawn(events, words);
  const own = events.filter((event) => (event.args.seat ?? event.secret.seat) === seat);
  const told: ReturnType<Summary> = [];
  const goods = all(own, "goods_used", "card");
  for (const [index, event] of own.entries()) {
    if (is(event, "acquired")) told.push(acquired(event, goods, words));
    else if (is(event, "acquired_none")) told.push(used(goods, words));
    else if (is(event, "stepped")) told.push(...stepped(own, index, words));
    else if (is(event, "entered")) told.push(...entered(own, index, words));
    else if (is(event, "marker_placed") && !own.some((one) => is(one, ...TELLING)))
      told.push(event);
    else if (is(event, "jar_moved") && own.findLast((one) => is(one, "jar_moved")) === event)
      told.push(event);
    else if (PLAIN.has(event.kind)) told.push(event);
  }
  told.push(...sum(own, "paid"), ...sum(own, "gained"));
  return [...told, ...events.filter((event) => is(event, ...OF_ALL)), ...places(events, words)];
};

/** The result, from the first place to the last. */
const places = (events: readonly GameEvent[], words: Words): Sentence[] =>
  events
    .filter((event) => is(event, "scored"))
    .sort((a, b) => Number(a.args.rank) - Number(b.args.rank))
    .map((event) => ({ sentence: words.event(event) }));

/** All pounds of a turn together, whatever they were for. */
function sum(own: readonly GameEvent[], kind: string): GameEvent[] {
  const [first, ...others] = own.filter((event) => is(event, kind));
  if (!first) return [];
  const pounds = [first, ...others].reduce((total, { args }) => total + Number(args.pounds), 0);
  return [{ ...first, args: { ...first.args, pounds } }];
}

function acquired(event: GameEvent, goods: string[], words: Words): GameEvent | string {
  if (goods.length === 0) return event;
  return words.text("page-mombasa-told-acquired", {
    card: words.things(GAME, [String(event.args.card)]),
    goods: words.things(GAME, goods),
  });
}

const used = (goods: string[], words: Words): string =>
  words.text("page-mombasa-told-used", { goods: words.things(GAME, goods) });

/** All steps on one track are told with the first of them. */
function stepped(own: readonly GameEvent[], index: number, words: Words): string[] {
  const company = String(own[index]?.args.company);
  const tracks = all(own, "stepped", "company");
  const first = own.findIndex((event) => is(event, "stepped") && event.args.company === company);
  if (first !== index) return [];
  const steps = tracks.filter((track) => track === company).length;
  return [
    words.text("page-mombasa-told-steps", { steps, company: words.id(GAME, company, "gen") }),
  ];
}

/** All regions that one company enters are told with the first of them. */
function entered(own: readonly GameEvent[], index: number, words: Words): string[] {
  const company = own[index]?.args.company;
  const regions = own.filter((event) => is(event, "entered") && event.args.company === company);
  if (regions[0] !== own[index]) return [];
  const names = regions.map((event) => words.id(GAME, String(event.args.region), "the"));
  return [
    words.text("page-mombasa-told-entered", {
      company: words.id(GAME, String(company), "gen"),
      regions: words.join(names),
    }),
  ];
}

function drawn(events: readonly GameEvent[], words: Words): ReturnType<Summary> {
  const [cards, books] = [all(events, "card_drawn", "card"), all(events, "book_revealed", "book")];
  const told: ReturnType<Summary> = events.filter((event) => is(event, "first_player"));
  if (cards.length > 0)
    told.push(words.text("page-mombasa-told-cards", { cards: words.ids(GAME, cards) }));
  if (books.length > 0)
    told.push(words.text("page-mombasa-told-books", { books: words.ids(GAME, books) }));
  const rest = events.filter((event) => is(event, "tile_received", ...OF_ALL));
  return [...told, ...rest, ...places(events, words)];
}
