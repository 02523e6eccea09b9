import type { Player, TableInfo } from "./types";
import type { Words } from "./words";

/** What a seat is called: its person's name, or the bot that plays it. */
export function playerName(player: Player, words: Words): string {
  if (player.kind === "open") return words.text("page-seat-open");
  if (player.kind === "invited")
    return player.name
      ? words.text("page-seat-kept", { name: player.name })
      : words.text("page-seat-invited");
  if (player.name) return player.name;
  const number = player.seat + 1;
  return player.kind === "bot"
    ? words.text("page-bot", { number })
    : words.text("core-player", { number });
}

/** The names of all seats, no two the same. */
export function playerNames(players: readonly Player[], words: Words): string[] {
  const names = players.map((player) => playerName(player, words));
  return names.map((name, seat) =>
    names.indexOf(name) === seat && names.lastIndexOf(name) === seat
      ? name
      : `${name} (${seat + 1})`,
  );
}

export const seatsOfPeople = (info: TableInfo | null): number[] =>
  (info?.players ?? []).filter(({ kind }) => kind === "person").map(({ seat }) => seat);

/** Whether other people play at this table. */
export function hasCompany(info: TableInfo | null): boolean {
  const own = info?.my_seats ?? [];
  return !!info?.players.some(
    ({ seat, kind, left }) => kind === "person" && !left && !own.includes(seat),
  );
}
