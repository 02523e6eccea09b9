/** What flies when something happens in Speicherstadt. */

import type { Flights } from "../board";
import type { Flight } from "../../lib/flights";
import { seatStyle } from "../../lib/seats";
import type { Args } from "../../lib/types";
import { goods } from "./goods";

const BAG = ".supply [data-part=bag]";
const STOCK = ".supply [data-part=stock]";
const seat = (args: Args): string => `#seat-${Number(args.seat)}`;
const purse = (args: Args): string => `${seat(args)} [data-part=coins]`;
/** Where somebody's goods lie, or else their place as a whole. */
const pool = (args: Args): string => `${seat(args)}, ${seat(args)} .goods`;
const coins = (args: Args): number => Math.min(4, Math.abs(Number(args.coins)));
const earned = (args: Args): Flight[] =>
  Array.from({ length: coins(args) }, () => ({ kind: "coin", from: STOCK, to: purse(args) }));
const cube = (args: Args, from: string, to: string): Flight => ({
  kind: "cube",
  from,
  to,
  colour: goods[String(args.good)]?.[0],
});
const card = (space: number): string => `#space-${space} .halo`;

const tellers: Record<string, (args: Args) => Flight[]> = {
  loaded: (args) => [cube(args, BAG, card(Number(args.space)))],
  bid: (args) => [
    {
      kind: "disc",
      from: `${seat(args)} .merchants`,
      face: `${seat(args)} .merchants svg:last-of-type`,
      to: `#space-${Number(args.space)} .waiting`,
      colour: seatStyle(Number(args.seat)).colour,
    },
  ],
  bought: (args) => [
    ...Array.from({ length: coins(args) }, (): Flight => ({
      kind: "coin",
      from: purse(args),
      to: card(Number(args.space)),
    })),
    {
      kind: "card",
      from: card(Number(args.space)),
      face: card(Number(args.space)).replace(".halo", ".sight .card"),
      to: `${seat(args)}, ${seat(args)} .things`,
    },
  ],
  delivered: (args) => [
    cube(args, pool(args), `${seat(args)}, ${seat(args)} [data-contract=${String(args.card)}]`),
  ],
  traded: (args) => [cube(args, pool(args), STOCK), ...earned(args)],
  sold: earned,
  income: earned,
  took: (args) => [cube(args, STOCK, pool(args))],
  laid: (args) => [cube(args, pool(args), STOCK)],
  threw: (args) => [cube(args, pool(args), STOCK)],
};

export const flights: Flights = (event) =>
  tellers[event.kind.replace("speicherstadt.", "")]?.({ ...event.args, ...event.secret }) ?? [];
