/** What flies when something happens in Speicherstadt. */

import type { Flights } from "../boards";
import type { Flight } from "../lib/flights";
import { seatStyle } from "../lib/seats";
import type { Args } from "../lib/types";
import { goods } from "./goods";
import type { View } from "./view";

const STOCK = ".supply";
const seat = (args: Args): string => `#seat-${Number(args.seat)}`;
const coins = (args: Args): number => Math.min(4, Math.abs(Number(args.coins)));
const earned = (args: Args): Flight[] => Array.from({ length: coins(args) }, () => ({ kind: "coin", from: STOCK, to: seat(args) }));
const cube = (args: Args, from: string, to: string): Flight[] => [{ kind: "cube", from, to, colour: goods[String(args.good)]?.[0] }];
const space = (view: View, card: unknown): string => `#space-${view.offer.findIndex((found) => found.card === card) + 1}`;

const tellers: Record<string, (args: Args, view: View) => Flight[]> = {
  loaded: (args) => cube(args, STOCK, `#space-${Number(args.space)}`),
  bid: (args) => [{ kind: "disc", from: seat(args), to: `#space-${Number(args.space)}`, colour: seatStyle(Number(args.seat)).colour }],
  bought: (args, view) => [
    ...Array.from({ length: coins(args) }, (): Flight => ({ kind: "coin", from: seat(args), to: space(view, args.card) })),
    { kind: "card", from: space(view, args.card), to: seat(args) },
  ],
  traded: earned,
  sold: earned,
  income: earned,
  took: (args) => cube(args, STOCK, seat(args)),
  laid: (args) => cube(args, seat(args), STOCK),
  threw: (args) => cube(args, seat(args), STOCK),
};

export const flights: Flights = (event, earlier) =>
  tellers[event.kind.replace("speicherstadt.", "")]?.({ ...event.args, ...event.secret }, earlier.view as View) ?? [];
