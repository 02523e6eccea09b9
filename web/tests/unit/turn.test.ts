import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../src/lib/api";
import { Turn } from "../../src/lib/turn.svelte";
import type { Decision, Ends, Projection, Tried } from "../../src/lib/types";

/** A game in which a seat names letters; after three of them the turn is over. */
function projection(made: readonly string[], stamp = "s1"): Projection {
  const options = ["a", "b", "c"].map((text) => ({
    text,
    kind: "toy.letter",
    args: { letter: text },
  }));
  const decisions: Decision[] =
    made.length < 3 ? [{ kind: "toy.letter", args: {}, opens: made.length === 0, options }] : [];
  return {
    game: "toy",
    edition: "house",
    seats: 2,
    seat: 0,
    stamp,
    view: { made },
    decisions,
    waiting: [],
    standings: [],
    result: null,
    log: [],
    may_undo: false,
    may_restart: false,
    proposal: null,
  };
}

class Table {
  stamp = "s1";
  /** The next answer waits for it. */
  held: Promise<void> | null = null;
  tries: string[][] = [];
  posted: string[][] = [];
  broken: ApiError | null = null;
  asked = 0;

  try = async (_id: string, _seat: number, stamp: string, choices: string[]): Promise<Tried> => {
    if (this.broken) throw this.broken;
    const held = this.held;
    this.held = null;
    await held;
    if (stamp !== this.stamp) throw new ApiError(409, "stale", "");
    this.tries.push(choices);
    const ends: Ends = choices.length === 3 ? "hand_over" : null;
    return {
      projection: projection(choices, stamp),
      events: choices.map(() => []),
      made: choices.length,
      ends,
    };
  };
  why = async (
    _id: string,
    _seat: number,
    _stamp: string,
    _choices: string[],
    actions: string[],
  ) => {
    this.asked++;
    return {
      reasons: actions.map((text) => ({ rule: "T1", kind: "toy.no", args: { letter: text } })),
    };
  };
  turn = async (_id: string, _seat: number, _stamp: string, choices: string[]) => {
    if (this.broken) throw this.broken;
    this.posted.push(choices);
    return { stamp: "s2", length: 1 };
  };
}

async function begin(confirm = true): Promise<{ turn: Turn; table: Table }> {
  const table = new Table();
  const turn = new Turn(table, "id", 0, { confirm: () => confirm });
  await turn.follow(projection([]));
  return { turn, table };
}

afterEach(() => void vi.useRealTimers());

it("builds a turn up and posts it whole", async () => {
  const { turn, table } = await begin();
  for (const letter of ["a", "b", "c"]) await turn.choose(letter);
  expect(turn.complete).toBe(true);
  expect(turn.options.size).toBe(0);
  expect(table.posted).toEqual([]);
  expect(await turn.post()).toBe(true);
  expect(table.posted).toEqual([["a", "b", "c"]]);
  expect(turn.choices).toEqual([]);
});

it("posts by itself when nobody wants to confirm", async () => {
  const { turn, table } = await begin(false);
  for (const letter of ["a", "b", "c"]) await turn.choose(letter);
  expect(table.posted).toEqual([["a", "b", "c"]]);
});

it("takes choices back without asking anybody", async () => {
  const { turn, table } = await begin();
  await turn.choose("a");
  await turn.choose("b");
  turn.undo();
  expect(turn.choices).toEqual(["a"]);
  expect(turn.projection?.view).toEqual({ made: ["a"] });
  turn.restart();
  expect(turn.projection?.view).toEqual({ made: [] });
  expect(table.tries).toHaveLength(2);
});

it("chooses nothing that is no option", async () => {
  const { turn, table } = await begin();
  await turn.choose("z");
  expect(table.tries).toEqual([]);
});

it("keeps what was built when the server can't be reached", async () => {
  const { turn, table } = await begin();
  await turn.choose("a");
  table.broken = new ApiError(0, "unreachable", "");
  await turn.choose("b");
  expect(turn.choices).toEqual(["a"]);
  expect(turn.trouble?.kind).toBe("unreachable");
  expect(await turn.post()).toBe(false);
  expect(turn.choices).toEqual(["a"]);
  table.broken = null;
  await turn.choose("b");
  expect(turn.choices).toEqual(["a", "b"]);
  expect(turn.trouble).toBeNull();
});

it("tries again what was built when the table goes on", async () => {
  const { turn, table } = await begin();
  await turn.choose("a");
  table.stamp = "s2";
  await turn.follow(projection([], "s2"));
  expect(turn.choices).toEqual(["a"]);
  expect(turn.projection?.stamp).toBe("s2");
});

it("says so when it can't be made any more", async () => {
  const { turn, table } = await begin();
  await turn.choose("a");
  table.stamp = "s3";
  await turn.follow(projection([], "s2"));
  expect(turn.choices).toEqual([]);
  expect(turn.trouble?.kind).toBe("changed");
});

it("remembers reasons until something changes", async () => {
  const { turn, table } = await begin();
  await turn.why(["x", "y"]);
  const [reason] = await turn.why(["y"]);
  expect(reason?.args).toEqual({ letter: "y" });
  expect(table.asked).toBe(1);
  await turn.choose("a");
  await turn.why(["y"]);
  expect(table.asked).toBe(2);
});

it("does not lose a choice that is on its way when others choose at the same time", async () => {
  const { turn, table } = await begin(false);
  await turn.choose("a");
  await turn.choose("b");
  let answer = (): void => undefined;
  table.held = new Promise((resolve) => (answer = resolve));
  const chosen = turn.choose("c");
  const followed = turn.follow(projection([]));
  answer();
  await Promise.all([chosen, followed]);
  expect(turn.busy).toBe(false);
  expect(table.posted).toEqual([["a", "b", "c"]]);
});

it("takes nothing up again that was posted meanwhile", async () => {
  const { turn, table } = await begin();
  for (const letter of ["a", "b", "c"]) await turn.choose(letter);
  let answer = (): void => undefined;
  table.held = new Promise((resolve) => (answer = resolve));
  const followed = turn.follow(projection([]));
  await turn.post();
  answer();
  await followed;
  expect(turn.choices).toEqual([]);
  expect(turn.trouble).toBeNull();
});

it("lays other choices instead, and tries only what is new", async () => {
  const { turn, table } = await begin();
  for (const letter of ["a", "b"]) await turn.choose(letter);
  await turn.relay(["a", "c", "b"]);
  expect(turn.choices).toEqual(["a", "c", "b"]);
  expect(turn.complete).toBe(true);
  expect(table.tries.slice(2)).toEqual([
    ["a", "c"],
    ["a", "c", "b"],
  ]);
  await turn.relay(["a", "b"]);
  expect(turn.choices).toEqual(["a", "b"]);
  expect(table.tries).toHaveLength(4);
  turn.undo();
  expect(turn.choices).toEqual(["a"]);
});

it("says nothing of another moment: neither of a lost line nor of what changed", async () => {
  const { turn, table } = await begin();
  await turn.choose("a");
  table.broken = new ApiError(0, "unreachable", "");
  await turn.choose("b");
  expect(turn.trouble?.kind).toBe("unreachable");
  table.broken = null;
  await turn.follow(projection([]));
  expect(turn.trouble).toBeNull();
  // A seat that is no longer asked need not choose again.
  table.stamp = "s9";
  await turn.follow(projection(["a", "b", "c"], "s2"));
  expect(turn.trouble).toBeNull();
  expect(turn.choices).toEqual([]);
});

it("makes a turn of one click by itself only where it may, and after a moment", async () => {
  vi.useFakeTimers();
  for (const moment of [0, 3000]) {
    const table = new Table();
    const turn = new Turn(table, "id", 0, { moment: () => moment });
    await turn.follow(projection([]));
    await turn.through(["a", "b", "c"]);
    expect(turn.soon).toBe(moment || null);
    await vi.advanceTimersByTimeAsync(2900);
    expect(table.posted).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.posted).toHaveLength(moment ? 1 : 0);
  }
});

it("leaves what appears after a turn alone for a moment: a late click is not meant for it", async () => {
  vi.useFakeTimers();
  const { turn, table } = await begin(false);
  for (const letter of ["a", "b", "c"]) await turn.choose(letter);
  expect(turn.fresh).toBe(false);
  table.stamp = "s2";
  await turn.follow(projection(["a", "b", "c"], "s2")); // nothing is asked yet
  expect(turn.fresh).toBe(false);
  await turn.follow(projection([], "s3"));
  expect(turn.fresh).toBe(true);
  vi.advanceTimersByTime(400);
  expect(turn.fresh).toBe(false);
  await turn.follow(projection([], "s4"));
  expect(turn.fresh).toBe(false);
});
