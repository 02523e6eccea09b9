/** One table as one seat, or a spectator, sees it: kept up to date by the socket. */

import { api, type Api } from "./api";
import { Live, liveAddress, type Connection } from "./live";
import { patched } from "./patch";
import type { ChatMessage, GameEvent, Line, Message, Player, Projection, Seen, TableInfo } from "./types";

export class TableView {
  info = $state.raw<TableInfo | null>(null);
  projection = $state.raw<Projection | null>(null);
  chat = $state.raw<readonly ChatMessage[]>([]);
  thinking = $state.raw<readonly number[]>([]);
  here = $state.raw<readonly (string | number)[]>([]);
  connection = $state.raw<Connection>("connecting");
  /** What the last change brought. */
  news = $state.raw<readonly GameEvent[]>([]);
  /** What of it was not our own doing, and the table before it. */
  moved = $state.raw<{ events: readonly GameEvent[]; earlier: Projection } | null>(null);
  /** When the clocks were read, on this machine's clock. */
  read = $state(Date.now());

  /** What a turn in the making asks; it is made by the socket, which is quicker than a request, while that is open. */
  readonly rules: Pick<Api, "try" | "why" | "turn"> = {
    ...api,
    turn: (table, seat, stamp, choices) => this.live.turn(seat, stamp, choices) ?? api.turn(table, seat, stamp, choices),
  };

  private live: Live;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.live = new Live(liveAddress(location, id, seat), {
      message: (message) => this.hear(message),
      connection: (state) => {
        this.connection = state;
      },
    });
    api.chat(id).then(
      (messages) => {
        for (const message of messages) this.add(message);
      },
      () => undefined,
    );
  }

  close(): void {
    this.live.close();
  }

  reconnect(): void {
    this.live.again();
  }

  isHere(player: Player): boolean {
    return player.person !== null && this.here.includes(player.person);
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "seen":
        return this.see(message);
      case "change":
        return this.change(message.lines, message.patch);
      case "table":
        this.take("table" in message ? message.table : message);
        return;
      case "here":
        this.here = message.people;
        return;
      case "chat":
        return this.add("message" in message ? message.message : message);
      case "thinking":
        this.thinking = message.seats;
    }
  }

  private see(seen: Seen): void {
    this.take(seen.table);
    const old = this.projection?.log.length ?? 0;
    this.news = this.projection ? (seen.projection?.log ?? []).slice(old).flatMap((line) => line.events) : [];
    this.projection = seen.projection;
  }

  private change(lines: Line[], patch: Parameters<typeof patched>[1]): void {
    if (!this.projection) return;
    const { log, ...rest } = this.projection;
    this.news = lines.flatMap((line) => line.events);
    this.moved = { events: lines.filter((line) => line.text === "").flatMap((line) => line.events), earlier: this.projection };
    this.projection = { ...patched(rest, patch), log: [...log, ...lines] };
    if (patch.length > 0) this.read = Date.now();
  }

  /** What others are told may leave out what is ours: who we are is known from the first picture. */
  private take(info: TableInfo): void {
    this.info = info;
    this.here = info.players.flatMap(({ person, here }) => (here && person !== null ? [person] : []));
    this.read = Date.now();
  }

  private add(message: ChatMessage): void {
    if (this.chat.some((known) => known.number === message.number)) return;
    this.chat = [...this.chat, message].sort((a, b) => a.number - b.number);
  }
}
