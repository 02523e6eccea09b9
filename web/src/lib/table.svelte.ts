/** One table as one seat, or a spectator, sees it: kept up to date by the socket. */

import { api, type Api } from "./api";
import { keepPlaces, keptPlaces } from "./kept";
import { Live, liveAddress, type Connection } from "./live";
import { noted, shortened, type Places } from "./noted";
import { patched } from "./patch";
import { settings } from "./settings.svelte";
import { Teller, type Beat } from "./teller.svelte";
import type {
  ChatMessage,
  GameEvent,
  Line,
  ServerMessage,
  Player,
  Projection,
  SeatRating,
  Seen,
  TableInfo,
} from "./types";

/** How often we ask what a game has changed of ratings. */
const COUNTED = 5;

export class TableView {
  info = $state.raw<TableInfo | null>(null);
  /** The table as far as it was told. */
  projection = $state.raw<Projection | null>(null);
  chat = $state.raw<readonly ChatMessage[]>([]);
  /** Where its notices stand in the log. */
  places = $state.raw<Places>({});
  thinking = $state.raw<readonly number[]>([]);
  here = $state.raw<readonly (string | number)[]>([]);
  connection = $state.raw<Connection>("connecting");
  /** Of a rated game, by seat. */
  ratings = $state.raw<readonly SeatRating[]>([]);
  /** What the last change brought. */
  news = $state.raw<readonly GameEvent[]>([]);
  /** What others do is told turn by turn. */
  readonly teller = new Teller<Projection>((beat) => this.show(beat));
  /** How long the log was when lines of it were taken back; while it is, nothing has followed. */
  takenBack = $state<number | null>(null);
  /** When the clocks were read, on this machine's clock. */
  read = $state(Date.now());

  /**
   * What a turn in the making asks; it is made by the socket, which is quicker than a request,
   * while that is open.
   */
  readonly rules: Pick<Api, "try" | "why" | "turn"> = {
    ...api,
    turn: (table, seat, stamp, choices) =>
      this.live.turn(seat, stamp, choices) ?? api.turn(table, seat, stamp, choices),
  };

  private live: Live;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The table as it is, told or not. */
  private latest: Projection | null = null;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.places = keptPlaces(id, seat);
    this.live = new Live(liveAddress(location, id, seat), {
      message: (message) => this.hear(message),
      connection: (state) => {
        this.connection = state;
        if (state === "open") this.catchUp();
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  /** What was said while nobody listened. */
  private catchUp(): void {
    api.chat(this.id).then(
      (messages) => {
        for (const message of messages) this.add(message);
      },
      () => undefined,
    );
  }

  reconnect(): void {
    this.live.again();
  }

  isHere(player: Player): boolean {
    return player.person !== null && this.here.includes(player.person);
  }

  /** People who are waited for, and who are not here. */
  get missed(): Player[] {
    const info = this.info;
    if (info?.status !== "playing") return [];
    return info.players.filter(
      (player) =>
        player.kind === "person" &&
        !player.left &&
        (this.projection?.waiting.includes(player.seat) ?? false) &&
        !this.isHere(player) &&
        !info.my_seats.includes(player.seat),
    );
  }

  /** How many people look on. */
  get watchers(): number {
    const seated = this.info?.players.map(({ person }) => person) ?? [];
    return this.here.filter((one) => !seated.includes(String(one))).length;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "seen":
        return this.see(message);
      case "change":
        return this.change(message.lines, message.patch);
      case "table":
        this.take(message);
        return;
      case "here":
        this.here = message.people;
        return;
      case "chat":
        return this.add(message);
      case "thinking":
        this.thinking = message.seats;
    }
  }

  private see(seen: Seen): void {
    this.teller.stop();
    this.take(seen.table);
    const old = this.projection?.log.length ?? 0;
    this.news = this.projection
      ? (seen.projection?.log ?? []).slice(old).flatMap((line) => line.events)
      : [];
    const length = seen.projection?.log.length ?? 0;
    if (length < old) this.takenBack = length;
    this.place(shortened(this.places, length));
    this.projection = this.latest = seen.projection;
  }

  private change(lines: Line[], patch: Parameters<typeof patched>[1]): void {
    const earlier = this.latest;
    if (!earlier) return;
    const { log, ...rest } = earlier;
    const after: Projection = { ...patched(rest, patch), log: [...log, ...lines] };
    this.latest = after;
    const beat = { lines, earlier, after };
    if (patch.length > 0) this.read = Date.now();
    if (this.atOnce(beat)) {
      this.teller.skip();
      this.show(beat);
    } else void this.teller.tell(beat);
  }

  /** Whether there is nothing to tell: it was our own doing, or we are asked meanwhile. */
  private atOnce({ lines }: Beat<Projection>): boolean {
    return (
      lines.length === 0 ||
      settings.pace === "once" ||
      document.hidden ||
      lines.some((line) => line.text !== "") ||
      (!this.teller.busy && (this.projection?.decisions.length ?? 0) > 0)
    );
  }

  private show({ lines, after }: Beat<Projection>): void {
    this.news = lines.flatMap((line) => line.events);
    this.projection = after;
  }

  /**
   * What others are told may leave out what is ours: who we are is known from the first
   * picture.
   */
  private take(info: TableInfo): void {
    const people = (seen: TableInfo | null) =>
      seen?.players.map(({ person }) => person).join() + (seen?.status ?? "");
    if (info.rated && people(info) !== people(this.info)) this.rate(COUNTED);
    this.info = info;
    // It says who of the seated is here; of others we heard before.
    const seated = info.players.map(({ person }) => person);
    this.here = [
      ...info.players.flatMap(({ person, here }) => (here && person !== null ? [person] : [])),
      ...this.here.filter((one) => !seated.includes(String(one))),
    ];
    this.read = Date.now();
  }

  /** A game that is over is counted a moment later. */
  private rate(tries: number): void {
    api.ratings(this.id).then(
      (found) => {
        this.ratings = found;
        const counted = found.some(({ change }) => change !== null);
        if (this.info?.status === "over" && !counted && tries > 0)
          this.timer = setTimeout(() => this.rate(tries - 1), 2000);
      },
      () => undefined,
    );
  }

  private add(message: ChatMessage): void {
    if (this.chat.some((known) => known.number === message.number)) return;
    this.chat = [...this.chat, message].sort((a, b) => a.number - b.number);
    if (message.notice)
      this.place(noted(this.places, message.number, this.latest?.log.length ?? 0));
  }

  private place(places: Places): void {
    this.places = places;
    if (Object.keys(places).length > 0) keepPlaces(this.id, this.seat, places);
  }
}
