import { afterEach, expect, it, vi } from "vitest";
import { Live, liveAddress, pause, type Connection } from "../../src/lib/live";

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

let states: Connection[] = [];

function connect(): Live {
  states = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  return new Live("ws://h/live", {
    message: () => undefined,
    connection: (state) => states.push(state),
  });
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
  Line.last.say({
    type: "refused",
    id: 2,
    status: 409,
    error: { code: "stale", message: "Look again.", args: {}, refusal: null },
  });
  Line.last.say({ type: "made", id: 1, stamp: "u", length: 3 });
  await expect(first).resolves.toMatchObject({ stamp: "u", length: 3 });
  await expect(second).rejects.toMatchObject({ status: 409, code: "stale", passing: false });
  live.close();
});

it("sends a turn again when the line breaks before the answer", async () => {
  const live = connect();
  Line.last.open();
  const made = live.turn(0, "s", ["bid 1"]);
  Line.last.onclose?.({ code: 1006 });
  const later = live.turn(0, "t", ["bid 2"]);
  live.again();
  Line.last.open();
  expect(Line.last.sent).toEqual([]);
  Line.last.say({ type: "seen" });
  expect(Line.last.sent).toEqual([
    { type: "turn", id: 1, seat: 0, stamp: "s", choices: ["bid 1"], again: true },
    { type: "turn", id: 2, seat: 0, stamp: "t", choices: ["bid 2"], again: true },
  ]);
  Line.last.say({ type: "made", id: 1, stamp: "u", length: 3 });
  await expect(made).resolves.toMatchObject({ stamp: "u" });
  live.close();
  await expect(later).rejects.toMatchObject({ status: 0, code: "unreachable", passing: true });
});

it("does not wait long for the answer to a turn", () => {
  vi.useFakeTimers();
  try {
    const live = connect();
    Line.last.open();
    Line.last.say({ type: "seen" });
    void live.turn(0, "s", ["bid 1"])?.catch(() => undefined);
    const line = Line.last;
    vi.advanceTimersByTime(7_000);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(1_500);
    expect(states).toContain("lost");
    expect(line.readyState).toBe(3);
    live.close();
  } finally {
    vi.useRealTimers();
  }
});

it("tells a seat that is not ours from a table that is gone", () => {
  for (const code of ["seat", "gone"]) {
    const live = connect();
    Line.last.open();
    Line.last.say({ type: "bye", code });
    expect(states.at(-1)).toBe(code);
    live.close();
  }
});

it("knows the socket of a table", () => {
  expect(liveAddress({ protocol: "http:", host: "h:1" }, "abc", null)).toBe(
    "ws://h:1/api/tables/abc/live",
  );
  expect(liveAddress({ protocol: "https:", host: "h" }, "abc", 2)).toBe(
    "wss://h/api/tables/abc/live?seat=2",
  );
});

it("waits longer each time, but not for ever", () => {
  const waits = [0, 1, 2, 3, 20].map((tries) => pause(tries, 0.5));
  expect(waits).toEqual([400, 800, 1600, 3200, 10_000]);
});
