import { afterEach, expect, it, vi } from "vitest";
import { Live, liveAddress, pause } from "../../src/lib/live";

/** A socket whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.last = this;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }
}

function connect(): Live {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  return new Live("ws://h/live", { message: () => undefined, connection: () => undefined });
}

afterEach(() => vi.unstubAllGlobals());

it("makes turns by the socket, and tells the answers apart", async () => {
  const live = connect();
  expect(live.turn(0, "s", ["bid 1"])).toBeNull();
  Line.last.open();
  const [first, second] = [live.turn(0, "s", ["bid 1"]), live.turn(1, "t", ["pass"])];
  expect(Line.last.sent).toEqual([
    { type: "turn", id: 1, seat: 0, stamp: "s", choices: ["bid 1"] },
    { type: "turn", id: 2, seat: 1, stamp: "t", choices: ["pass"] },
  ]);
  Line.last.say({ type: "refused", id: 2, status: 409, error: { code: "stale", message: "Look again." } });
  Line.last.say({ type: "made", id: 1, stamp: "u", length: 3 });
  await expect(first).resolves.toMatchObject({ stamp: "u", length: 3 });
  await expect(second).rejects.toMatchObject({ status: 409, code: "stale", passing: false });
  live.close();
});

it("says that a turn may be lost when the line breaks before the answer", async () => {
  const live = connect();
  Line.last.open();
  const made = live.turn(0, "s", ["bid 1"]);
  Line.last.onclose?.({ code: 1006 });
  await expect(made).rejects.toMatchObject({ status: 0, code: "unreachable", passing: true });
  expect(live.turn(0, "s", ["bid 1"])).toBeNull();
  live.close();
});

it("knows the socket of a table", () => {
  expect(liveAddress({ protocol: "http:", host: "h:1" }, "abc", null)).toBe("ws://h:1/api/tables/abc/live");
  expect(liveAddress({ protocol: "https:", host: "h" }, "abc", 2)).toBe("wss://h/api/tables/abc/live?seat=2");
});

it("waits longer each time, but not for ever", () => {
  const waits = [0, 1, 2, 3, 20].map((tries) => pause(tries, 0.5));
  expect(waits).toEqual([400, 800, 1600, 3200, 10_000]);
});
