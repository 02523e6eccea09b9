/**
 * The better turn played out: a new table where the turn began, with the seat that made it,
 * against bots.
 */

import type { Api } from "../lib/api";
import type { Verdict } from "../lib/types";
import { start } from "./turns";

type Rules = Pick<Api, "fork" | "seen" | "try">;

interface Laid {
  table: string;
  /** What the choices are made at. */
  stamp: string;
  /** The better turn, as far as it can be laid out before chance or others go on. */
  choices: string[];
}

export async function betterTurn(rules: Rules, game: string, one: Verdict): Promise<Laid> {
  const { id: table } = await rules.fork(game, start(one), one.seat);
  const stamp = (await rules.seen(table, one.seat)).projection?.stamp ?? "";
  const best = one.alternatives[0]?.choices ?? [];
  const { made, ends } = await rules.try(table, one.seat, stamp, best);
  const last = ends === "chance" || ends === "reveal" ? 1 : 0;
  return { table, stamp, choices: best.slice(0, made + last) };
}
