import type { Words } from "../../lib/words";
import { total, type View } from "./view";

/** What whoever processes goods should know before the end: there is no room for all of them. */
export function lost(view: View, seat: number, words: Words): string {
  const { goods = {}, room = 0 } = view.players[seat] ?? {};
  const count = total(goods);
  return count > room ? words.text("page-speicherstadt-lost", { goods: count, room }) : "";
}
