/** What flies when something happens in Mombasa. */

import type { Flights } from "../boards";
import type { Flight } from "../lib/flights";
import { seatStyle } from "../lib/seats";
import type { Args } from "../lib/types";
import { bands, paintOf } from "./look";
import { seenBy, type MombasaView } from "./view";

const BANK = ".mombasa .displays";
const seat = (args: Args): string => `#seat-${Number(args.seat)}`;
const colour = (view: MombasaView, args: Args): string => paintOf(view.companies.find(({ id }) => id === args.company)?.colour).fill;
const coins = (args: Args): number => Math.min(4, Math.abs(Number(args.pounds)));

const tellers: Record<string, (args: Args, view: MombasaView) => Flight[]> = {
  entered: (args, view) => [{ kind: "post", from: `#${String(args.company)}`, to: `#${String(args.region)}`, colour: colour(view, args) }],
  ousted: (args, view) => [{ kind: "post", from: `#${String(args.region)}`, to: `#${String(args.company)}`, colour: colour(view, args) }],
  acquired: (args, view) => {
    const card = view.card_display[Number(args.row) - 1]?.[Number(args.column) - 1]?.card;
    return [{ kind: "card", from: `#card-${Number(args.row)}-${Number(args.column)}`, to: seat(args), colour: card ? bands[card.kind] : undefined }];
  },
  book_taken: (args) => [{ kind: "card", from: `#book-${Number(args.row)}-${Number(args.digit)}`, to: seat(args) }],
  marker_placed: (args) => [{ kind: "disc", from: seat(args), to: `#${String(args.space)}`, colour: seatStyle(Number(args.seat)).colour }],
  gained: (args) => Array.from({ length: coins(args) }, () => ({ kind: "coin", from: BANK, to: seat(args) })),
  paid: (args) => Array.from({ length: coins(args) }, () => ({ kind: "coin", from: seat(args), to: BANK })),
  diamonds: (args) => [{ kind: "gem", from: BANK, to: seat(args) }],
};

export const flights: Flights = (event, earlier) => tellers[event.kind.replace("mombasa.", "")]?.({ ...event.args, ...event.secret }, seenBy(earlier)) ?? [];
