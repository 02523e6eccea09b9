import type { Player, TableInfo } from "./types";
import type { Words } from "./words";

/** What a seat is called: its person's name, or the bot that plays it or did so before. */
export function playerName(player: Player, words: Words): string {
  if (player.kind === "open") return words.text("page-seat-open");
  if (player.kind === "invited")
    return player.name
      ? words.text("page-seat-kept", { name: player.name })
      : words.text("page-seat-invited");
  if (player.name) return player.name;
  const number = player.seat + 1;
  return player.kind === "bot" || player.level
    ? words.text("page-bot", { number })
    : words.text("core-player", { number });
}

/** The names of all seats, no two of those that are taken the same. */
export function playerNames(players: readonly Player[], words: Words): string[] {
  const names = players.map((player) => playerName(player, words));
  return players.map(({ kind }, seat) => {
    const name = names[seat] as string;
    const free = kind === "open" || kind === "invited";
    return free || names.filter((other) => other === name).length === 1
      ? name
      : `${name} (${seat + 1})`;
  });
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
