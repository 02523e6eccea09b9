/** What flies when something happens in Mombasa. */

import type { Flights } from "../board";
import type { Flight } from "../../lib/flights";
import { seatStyle } from "../../lib/seats";
import type { Args } from "../../lib/types";
import { bands, paintOf } from "./look";
import { seenBy, type MombasaView } from "./view";

const BANK = "#bank";
/** A part of somebody's board, or their place as a whole where the board is not shown. */
const part = (args: Args, name = ""): string => {
  const seat = `#seat-${Number(args.seat)}`;
  return name ? `${seat}, ${seat} ${name}` : seat;
};
const purse = (args: Args): string =>
  `${part(args, ".thing:first-child")}, ${part(args, ".purse")}`;
const region = (args: Args): string => `#at-${String(args.region)}`;
const base = (args: Args): string => `#${String(args.company)}`;
const colour = (view: MombasaView, args: Args): string =>
  paintOf(view.companies.find(({ id }) => id === args.company)?.colour).fill;
const coins = (args: Args): number => Math.min(4, Math.abs(Number(args.pounds)));

const tellers: Record<string, (args: Args, view: MombasaView) => Flight[]> = {
  entered: (args, view) => [
    { kind: "post", from: base(args), to: region(args), colour: colour(view, args) },
  ],
  ousted: (args, view) => [
    { kind: "post", from: region(args), to: base(args), colour: colour(view, args) },
  ],
  acquired: (args, view) => {
    const card = view.card_display[Number(args.row) - 1]?.[Number(args.column) - 1]?.card;
    return [
      {
        kind: "card",
        from: `#card-${Number(args.row)}-${Number(args.column)}`,
        face: `g:has(> #card-${Number(args.row)}-${Number(args.column)}) > g > svg`,
        to: part(args, ".cards"),
        colour: card ? bands[card.kind] : undefined,
      },
    ];
  },
  book_taken: (args) => [
    {
      kind: "card",
      from: `#book-${Number(args.row)}-${Number(args.digit)}`,
      face: `g:has(> #book-${Number(args.row)}-${Number(args.digit)}) > g > svg`,
      to: part(args, ".own-tracks"),
    },
  ],
  marker_placed: (args) => [
    {
      kind: "disc",
      from: purse(args),
      to: `#${String(args.space)}`,
      colour: seatStyle(Number(args.seat)).colour,
    },
  ],
  gained: (args) =>
    Array.from({ length: coins(args) }, () => ({ kind: "coin", from: BANK, to: purse(args) })),
  paid: (args) =>
    Array.from({ length: coins(args) }, () => ({ kind: "coin", from: purse(args), to: BANK })),
  diamonds: (args) => [{ kind: "gem", from: BANK, to: part(args, ".own-tracks") }],
};

export const flights: Flights = (event, earlier) =>
  tellers[event.kind.replace("mombasa.", "")]?.(
    { ...event.args, ...event.secret },
    seenBy(earlier),
  ) ?? [];
