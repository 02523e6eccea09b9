import type { Board } from "./types";

/** What a seat has in its purse, if the game's view says so. */
export function money(projection: Board, seat: number): number | null {
  const view = projection.view as { players?: Record<string, unknown>[] };
  const player = view.players?.[seat];
  const found = player?.coins ?? player?.pounds ?? player?.money;
  return typeof found === "number" ? found : null;
}
