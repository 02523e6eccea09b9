/** The socket of a table: it reconnects by itself, and always starts from a whole picture. */

import { ApiError, refused, type Made } from "./api";
import type { ServerMessage } from "./types";

/** `gone`: there is no such table; `seat`: the seat is not ours, or not any more. */
export type Connection = "connecting" | "open" | "lost" | "gone" | "seat";

interface Listener {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
}

interface Asked {
  /** The turn, to be sent again should the line break before the answer. */
  turn: { id: number; seat: number; stamp: string; choices: string[] };
  made(made: Made): void;
  failed(error: ApiError): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** No answer for so long means that the line is dead, whatever the socket says. */
const SILENCE = 50_000;
/** A turn that is not answered within that time is sent again by another line. */
const ANSWER = 8_000;

export function liveAddress(
  place: { protocol: string; host: string },
  table: string,
  seat: number | null,
): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  const who = seat === null ? "" : `?seat=${seat}`;
  return `${scheme}//${place.host}/api/tables/${encodeURIComponent(table)}/live${who}`;
}

/** How long to wait before the nth try, a little random so that not all come at once. */
export function pause(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * random);
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  private opened = false;
  private turns = 0;
  private asked = new Map<number, Asked>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.open();
    globalThis.addEventListener("online", this.again);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    globalThis.removeEventListener("online", this.again);
    this.drop();
    this.giveUp();
  }

  /** Try at once, for instance because the person asked or the network is back. */
  readonly again = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  /**
   * Make a turn by the socket; null if it was never open. Should the line break before the answer,
   * or be broken already, the turn goes with the next one: the server knows what was sent before.
   */
  turn(seat: number, stamp: string, choices: string[]): Promise<Made> | null {
    if (!this.opened || this.ended) return null;
    const id = ++this.turns;
    return new Promise((made, failed) => {
      const asked = { turn: { id, seat, stamp, choices }, made, failed };
      this.asked.set(id, asked);
      this.send(asked, false);
    });
  }

  private send({ turn }: Asked, again: boolean): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "turn", ...turn, ...(again ? { again } : {}) }));
    const socket = this.socket;
    setTimeout(() => {
      if (this.socket === socket && this.asked.has(turn.id)) this.lose();
    }, ANSWER);
  }

  private open(): void {
    this.drop();
    this.listener.connection(this.tries === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.opened = true;
      this.beat();
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code === 4404 ? "gone" : undefined);
    };
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "bye" && (message.code === "gone" || message.code === "seat"))
      return this.lose(message.code);
    if (message.type === "made" || message.type === "refused") return this.answer(message);
    if (message.type === "seen") {
      this.tries = 0;
      this.listener.connection("open");
    }
    this.listener.message(message);
    if (message.type === "seen") for (const asked of this.asked.values()) this.send(asked, true);
  }

  private answer(message: Extract<ServerMessage, { type: "made" | "refused" }>): void {
    const asked = this.asked.get(message.id);
    this.asked.delete(message.id);
    if (message.type === "made") asked?.made(message);
    else asked?.failed(refused(message.status, message.error));
  }

  private beat(): void {
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => {
      if (Date.now() - this.heard > SILENCE) return this.lose();
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
    }, PING_EVERY);
  }

  private lose(forGood?: "gone" | "seat"): void {
    this.drop();
    clearInterval(this.pulse);
    if (this.ended) return;
    if (forGood) {
      this.ended = true;
      this.giveUp();
      return this.listener.connection(forGood);
    }
    this.listener.connection("lost");
    this.timer = setTimeout(() => this.open(), pause(this.tries++));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private giveUp(): void {
    for (const { failed } of this.asked.values())
      failed(new ApiError(0, "unreachable", "unavailable"));
    this.asked.clear();
  }
}
