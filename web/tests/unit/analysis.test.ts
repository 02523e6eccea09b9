import { describe, expect, it } from "vitest";
import { ApiError, type Api } from "../../src/lib/api";
import type {
  AnalysisTold,
  Board,
  Projection,
  Seen,
  TableInfo,
  Tried,
  Verdict,
} from "../../src/lib/types";
import { rounded } from "../../src/study/chances";
import { Analysis } from "../../src/study/analysis.svelte";
import { chosen, tablesOf } from "../../src/study/chosen";
import { Scenes } from "../../src/study/scenes.svelte";
import { Pace } from "../../src/study/pace";
import { betterTurn } from "../../src/study/playing";
import { costliest, lastBefore, nearest, points, start, turnAt } from "../../src/study/turns";

function verdict(number: number, steps: number[], more: Partial<Verdict> = {}): Verdict {
  return {
    number,
    steps,
    seat: number % 2,
    round: 1,
    played: ["a"],
    alternatives: [{ choices: ["b", "c"], value: 1, visits: 3, played: false }],
    cost: 0,
    doubt: 0,
    gains: [],
    aims: [],
    choices: [],
    scores: [
      [1, 2],
      [3, 4],
    ],
    wins: [0.25, 0.75],
    band: [0, 0],
    ...more,
  };
}

/** A server that finds a turn each time it is asked, and tells two at once. */
class Analyst {
  status: AnalysisTold["status"] = "none";
  found = 0;
  asked: number[] = [];
  broken: ApiError | null = null;
  readonly turns = 5;

  private tell(since: number): AnalysisTold {
    if (this.status === "none") return { status: "none" };
    const numbers = Array.from({ length: this.found }, (_, number) => number)
      .filter((number) => number >= since)
      .slice(0, 2);
    const verdicts = numbers.map((number) => verdict(number, [number + 1]));
    const actions = Object.fromEntries(
      numbers.map((number) => [`t${number}`, { text: `t${number}`, kind: "toy.turn", args: {} }]),
    );
    return { status: this.status, turns: this.turns, found: this.found, verdicts, actions };
  }

  analysis = async (_id: string, since: number): Promise<AnalysisTold> => {
    this.asked.push(since);
    if (this.broken) throw this.broken;
    if (this.status === "working" && ++this.found === this.turns) this.status = "done";
    return this.tell(since);
  };
  analyse = async (): Promise<AnalysisTold> => {
    if (this.broken) throw this.broken;
    this.status = "working";
    return this.tell(1_000);
  };
  stopAnalysis = async (): Promise<AnalysisTold> => {
    this.status = "stopped";
    return this.tell(1_000);
  };
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 10_000 && !condition(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 1));
  expect(condition()).toBe(true);
}

it("asks for what is new until all is known", async () => {
  const analyst = new Analyst();
  const analysis = new Analysis(analyst, "id", 1);
  await analysis.look();
  expect(analysis.told?.status).toBe("none");
  expect(analyst.asked).toEqual([0]);
  await analysis.start();
  await until(() => analysis.told?.status === "done");
  expect(analysis.verdicts.map((one) => one.number)).toEqual([0, 1, 2, 3, 4]);
  expect(Object.keys(analysis.actions)).toHaveLength(5);
  const asked = analyst.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(analyst.asked).toHaveLength(asked);
});

it("says how long is left once it is known how fast it goes", () => {
  const pace = new Pace();
  expect(pace.left(10, 100, 0)).toBeNull();
  expect(pace.left(12, 100, 20_000)).toBeNull();
  expect(pace.left(16, 100, 60_000)).toBe(14);
  expect(pace.left(99, 100, 890_000)).toBe(1);
  expect(pace.left(100, 100, 900_000)).toBeNull();
});

it("learns in pieces what was found before", async () => {
  const analyst = new Analyst();
  analyst.status = "stopped";
  analyst.found = 5;
  const analysis = new Analysis(analyst, "id", 1);
  await analysis.look();
  expect(analyst.asked).toEqual([0, 2, 4]);
  expect(analysis.verdicts).toHaveLength(5);
  expect(analysis.running).toBe(false);
});

it("stops, and asks no more", async () => {
  const analyst = new Analyst();
  const analysis = new Analysis(analyst, "id", 100_000);
  await analysis.start();
  expect(analysis.running).toBe(true);
  await analysis.stop();
  expect(analysis.told?.status).toBe("stopped");
  analysis.close();
});

it("goes on asking when the server is away, but not after a refusal", async () => {
  const analyst = new Analyst();
  analyst.broken = new ApiError(0, "unreachable", "");
  const analysis = new Analysis(analyst, "id", 1);
  await analysis.look();
  expect(analysis.trouble).not.toBe("");
  await until(() => analyst.asked.length > 1);
  analyst.broken = new ApiError(409, "conflict", "analyses-full");
  await analysis.look();
  await analysis.look();
  const asked = analyst.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(analyst.asked).toHaveLength(asked);
  await analysis.start();
  expect(analysis.trouble).toMatch(/analyses/);
});

it("finds the turn that is shown", () => {
  const found = [verdict(0, [1, 3]), verdict(1, [2, 4]), verdict(2, [6])];
  expect(start(found[1] as Verdict)).toBe(1);
  expect(turnAt(found, 2, null)?.number).toBe(0);
  expect(turnAt(found, 1, 1)?.number).toBe(1);
  expect(turnAt(found, 3, 0)?.number).toBe(1);
  expect(turnAt(found, 4, null)).toBeNull();
  expect(turnAt([], 0, 3)).toBeNull();
});

it("draws chances and scores after each turn", () => {
  const found = [verdict(0, [1, 3]), verdict(1, [7], { band: [0.04, 0.1] })];
  expect(points(found, "wins")).toEqual([
    { number: 0, step: 3, values: [25, 75], doubt: [0, 0] },
    { number: 1, step: 7, values: [25, 75], doubt: [4, 10] },
  ]);
  expect(points(found, "scores")[1]?.values).toEqual([3, 7]);
  expect(nearest(points(found, "wins"), 6)?.number).toBe(1);
  expect(nearest([], 6)).toBeNull();
});

it.each([
  ["hand_over", 2, 2],
  ["reveal", 1, 2],
  [null, 2, 2],
] as const)("lays the better turn out as far as it goes (%s)", async (ends, made, count) => {
  const asked: unknown[] = [];
  const rules = {
    fork: async (...of: unknown[]) => (asked.push(of), { id: "new" } as TableInfo),
    seen: async () => ({ projection: { stamp: "s" } as Projection }) as Seen,
    try: async (...of: unknown[]) => (asked.push(of), { made, ends } as Tried),
  };
  const laid = await betterTurn(rules, "old", verdict(1, [8, 9]));
  expect(laid).toEqual({ table: "new", stamp: "s", choices: ["b", "c"].slice(0, count) });
  expect(asked).toEqual([
    ["old", 7, 1],
    ["new", 1, "s", ["b", "c"]],
  ]);
});

it("rounds chances so that they are a whole together", () => {
  expect(rounded([0.085, 0.915])).toEqual([0.09, 0.91]);
  expect(rounded([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(rounded([0, 1])).toEqual([0, 1]);
});

it("tells chances only where the turn before has been looked at", () => {
  const two = [verdict(0, [1, 2]), verdict(1, [3])];
  expect(lastBefore(two, 2)?.number).toBe(0);
  expect(lastBefore(two, 0)).toBeNull();
  expect(lastBefore(two, 40)).toBeNull();
});

it("names the costliest turns first, and none that cost next to nothing", () => {
  const costs = [0.2, 3, 1, 7, 2];
  const found = costliest(costs.map((cost, number) => verdict(number, [number + 1], { cost })));
  expect(found.map(({ number }) => number)).toEqual([3, 1, 4]);
});

describe("the table as it stood", () => {
  it("is fetched once for each step, what was asked for last first", async () => {
    const asked: number[] = [];
    const replay = (_: string, step: number) => {
      asked.push(step);
      if (asked.length === 2) void scenes.look(9);
      return step === 3 ? Promise.reject(new Error()) : Promise.resolve({ projection: {} });
    };
    const scenes = new Scenes({ replay } as unknown as Pick<Api, "replay">, "table", 0);
    void scenes.look(1);
    void scenes.look(2);
    void scenes.look(3);
    expect(scenes.settled(1)).toBe(false);
    await scenes.look(2);
    expect(asked).toEqual([1, 2, 9, 3, 3, 3]);
    expect(scenes.at(9)).toEqual({});
    expect([scenes.at(3), scenes.settled(3)]).toEqual([null, true]);
  });
});

it("looks at the table again before what is done once more in the same turn", () => {
  expect(tablesOf(verdict(0, [4, 6, 9], { played: ["buy", "take", "buy"] }))).toEqual([3, 8]);
  expect(tablesOf(verdict(0, [4], { played: ["bid"] }))).toEqual([3]);
});

it("tells a choice by the table on which it was made, as far as it was and that is known", () => {
  const one = verdict(0, [4, 6, 9], { played: ["pass", "pass", "buy"] });
  const boards = new Map([3, 5].map((step) => [step, { step } as unknown as Board]));
  const at = (choices: string[], index: number) => {
    const { board, place } = chosen(one, choices, index, (step) => boards.get(step) ?? null);
    return [(board as { step?: number } | null)?.step, place];
  };
  expect(at(["pass", "pass", "buy"], 0)).toEqual([3, 0]);
  expect(at(["pass", "buy"], 1)).toEqual([5, 0]);
  expect(at(["buy", "pass"], 1)).toEqual([3, 1]);
  expect(at(["pass", "pass", "buy"], 2)).toEqual([3, 2]);
});
