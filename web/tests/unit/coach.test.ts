import { describe, expect, it } from "vitest";
import { Coach, type Sight } from "../../src/guide/coach.svelte";
import { lesson as mombasa } from "../../src/games/mombasa/lesson";
import { lesson as speicherstadt } from "../../src/games/speicherstadt/lesson";
import type { Lesson } from "../../src/guide/lesson";
import type { Decision, GameEvent, Option, Projection } from "../../src/lib/types";

const option = (kind: string): Option => ({ text: kind, kind: `game.${kind}`, args: {} });
const asked = (kind: string, ...offered: string[]): Decision => ({
  kind: `game.${kind}`,
  args: {},
  opens: true,
  options: offered.map(option),
});
const event = (kind: string, seat = 0): GameEvent => ({
  kind: `game.${kind}`,
  args: { seat },
  secret: {},
  rule: "",
});

const LESSON: Lesson = {
  game: "game",
  steps: [
    { key: "welcome" },
    {
      key: "bid",
      asks: ["game.bid"],
      wants: ({ kind }) => kind === "game.bid",
      until: ["game.bid"],
    },
    { key: "about-buying" },
    { key: "buy", asks: ["game.buy"], until: ["game.done"], gone: ["game.ended"] },
    { key: "use", asks: ["game.use"], until: ["game.done"], gone: ["game.ended"] },
    { key: "end" },
  ],
  tips: [
    { asks: "game.column", key: "column" },
    { asks: "game.use", during: "use", key: "use" },
  ],
  reactions: [
    { event: "game.bid", key: "did-bid" },
    { event: "game.bought", key: "did-buy" },
  ],
};

function sight(decisions: Decision[], events: GameEvent[] = [], made: Option[] = []): Sight {
  const log = events.map((found, index) => ({
    number: index + 1,
    text: "",
    events: [found],
    seat: 0,
    opens: false,
  }));
  return { table: { log } as unknown as Projection, seat: 0, decisions, made };
}

class Drawer {
  private kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.kept.set(name, value);
}

function coach(store = new Drawer()): Coach {
  return new Coach(LESSON, "table", store);
}

describe("the coach", () => {
  it("tells until it is told to go on", () => {
    const found = coach();
    found.look(sight([asked("buy")]));
    expect(found.step?.key).toBe("welcome");
    found.next(sight([]).table);
    expect(found.step?.key).toBe("bid");
  });

  it("says which options it suggests, at the first question of a step or at a tip's own", () => {
    const found = coach();
    found.next(sight([]).table);
    const first = sight([asked("bid", "pass", "bid")]);
    found.look(first);
    expect(found.suggested(first, null)).toEqual(["bid"]);
    expect(found.suggested(sight([asked("bid", "bid")], [], [option("bid")]), null)).toEqual([]);
    expect(found.suggested(sight([asked("column", "column")]), null)).toEqual([]);
    expect(found.suggested(sight([]), null)).toEqual([]);
    const plan = new Coach(mombasa, "planning", new Drawer());
    const named = (text: string): Option => ({ text, kind: "mombasa.plan", args: {} });
    const texts = ["plan bananas_1", "plan coffee_2"];
    const decision: Decision = {
      kind: "mombasa.plan",
      args: { slot: 1 },
      opens: true,
      options: texts.map(named),
    };
    while (plan.step?.key !== "mombasa-plan") plan.next(sight([]).table);
    expect(plan.suggested(sight([decision]), null)).toEqual(["plan coffee_2"]);
  });

  it("speaks of what was done until the next choice", () => {
    const found = coach();
    found.next(sight([]).table);
    found.look(sight([asked("bid", "bid")]));
    found.look(sight([], [event("bid")]));
    expect(found.reaction).toBe("did-bid");
    found.look(sight([asked("buy")], [event("bid")], [option("buy")]));
    expect(found.reaction).toBeNull();
    found.look(sight([asked("buy")], [event("bid")]));
    expect(found.reaction).toBeNull();
  });

  it("waits for an own event, not for one of others", () => {
    const found = coach();
    found.next(sight([]).table);
    found.look(sight([asked("bid", "bid")]));
    found.look(sight([], [event("bid", 1)]));
    expect(found.step?.key).toBe("bid");
    found.look(sight([], [event("bid", 1), event("bid")]));
    expect(found.step?.key).toBe("about-buying");
    expect(found.reaction).toBe("did-bid");
  });

  it("leaves out what is not offered", () => {
    const found = coach();
    found.next(sight([]).table);
    found.look(sight([asked("bid", "pass")]));
    expect(found.step?.key).toBe("about-buying");
  });

  it("catches up when the table is farther, and stays within a turn in the making", () => {
    const found = coach();
    found.next(sight([]).table);
    found.look(sight([asked("buy", "buy")], [], [option("bid")]));
    expect(found.step?.key).toBe("bid");
    found.look(sight([asked("column", "column")]));
    expect(found.step?.key).toBe("bid");
    expect(found.tip(asked("column"))).toBe("column");
    found.look(sight([asked("buy", "buy")]));
    expect(found.step?.key).toBe("about-buying");
  });

  it("goes on when there is no point in waiting any more", () => {
    const found = coach();
    for (let step = 0; step < 3; step++) found.next(sight([]).table);
    found.look(sight([], [event("ended")]));
    expect(found.step?.key).toBe("end");
  });

  it("follows a turn in the making to a later step, and back when it is undone", () => {
    const found = coach();
    for (let step = 0; step < 3; step++) found.next(sight([]).table);
    found.look(sight([asked("buy", "buy")]));
    expect(found.step?.key).toBe("buy");
    found.look(sight([asked("use", "use")], [], [option("buy")]));
    expect(found.step?.key).toBe("use");
    expect(found.tip(asked("use"))).toBe("use");
    found.look(sight([asked("buy", "buy")]));
    expect(found.step?.key).toBe("buy");
    expect(found.tip(asked("use"))).toBeNull();
    found.look(sight([asked("use", "use")], [], [option("buy")]));
    found.look(sight([asked("keep", "keep")], [], [option("buy"), option("use")]));
    expect(found.step?.key).toBe("use");
    found.look(sight([], [], [option("buy"), option("use"), option("keep")]));
    expect(found.step?.key).toBe("use");
    found.look(sight([], [event("bought"), event("done")]));
    expect(found.step?.key).toBe("end");
    expect(found.reaction).toBeNull();
  });

  it("says that it is ahead of the table until a move that was skipped is made", () => {
    const found = coach();
    found.next(sight([]).table);
    expect(found.early).toBe(false);
    found.next(sight([]).table);
    found.look(sight([asked("bid", "bid")]));
    expect(found.step?.key).toBe("about-buying");
    expect(found.early).toBe(true);
    found.look(sight([asked("buy", "buy")], [event("bid")]));
    expect(found.step?.key).toBe("about-buying");
    expect(found.early).toBe(false);
  });

  it("lets somebody read again what was told, and go on where the lesson is", () => {
    const found = coach();
    for (let step = 0; step < 3; step++) found.next(sight([]).table);
    found.look(sight([asked("buy", "buy")]));
    const read = [found.step?.key];
    for (const move of ["back", "back", "next", "next"] as const) {
      if (move === "back") found.back();
      else found.next(sight([]).table);
      found.look(sight([asked("buy", "buy")]));
      read.push(found.step?.key);
    }
    expect(read).toEqual(["buy", "about-buying", "welcome", "about-buying", "buy"]);
    found.back();
    found.look(sight([asked("use", "use")], [], [option("buy")]));
    expect(found.step?.key).toBe("use");
  });

  it("ends reading when the lesson goes on", () => {
    const found = coach();
    for (let step = 0; step < 3; step++) found.next(sight([]).table);
    found.back();
    expect([found.step?.key, found.canGoBack]).toEqual(["about-buying", true]);
    found.look(sight([], [event("ended")]));
    expect(found.step?.key).toBe("end");
  });

  it("says whether a choice is the one suggested", () => {
    const found = coach();
    found.next(sight([]).table);
    expect(found.agrees(sight([]))).toBeNull();
    expect(found.agrees(sight([], [], [option("bid")]))).toBe(true);
    expect(found.agrees(sight([], [], [option("pass")]))).toBe(false);
  });

  it("notices another choice than the one suggested for a question", () => {
    const found = new Coach(mombasa, "table", new Drawer());
    const planned = (card: string) => ({ ...option(card), text: `plan ${card}` });
    const decision = {
      ...asked("plan"),
      kind: "mombasa.plan",
      args: { slot: 2 },
      options: ["bananas_1", "bookkeeper_2_crate_2"].map(planned),
    };
    while (found.step?.key !== "mombasa-plan") found.next(sight([]).table);
    expect(found.differs(decision, planned("bananas_1"))).toBe(true);
    expect(found.differs(decision, planned("bookkeeper_2_crate_2"))).toBe(false);
    expect(found.differs(decision, null)).toBe(false);
    expect(found.differs(asked("column"), planned("bananas_1"))).toBe(false);
    expect(found.tip(decision)).toBe("mombasa-ask-plan-2");
    expect(found.tip({ ...decision, options: [planned("bananas_1")] })).toBeNull();
  });

  it("suggests a row of new books without gaps in any order, not the starting tile's space", () => {
    const found = new Coach(mombasa, "table", new Drawer());
    const place = (space: number) => ({ ...option(`place ${space}`), args: { space } });
    const decision = {
      ...asked("place"),
      kind: "mombasa.place",
      options: [0, 1, 2, 3].map(place),
    };
    while (found.step?.key !== "mombasa-bookkeeper") found.next(sight([]).table);
    expect(found.tip(decision)).toBe("mombasa-ask-place");
    expect(decision.options.map((one) => found.differs(decision, one))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const player = { seat: 0, books_to_place: [{}, {}] };
    const board = { seat: 0, view: { players: [player] } } as unknown as Projection;
    expect(decision.options.map((one) => found.differs(decision, one, board))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    found.next(sight([]).table);
    expect(found.tip(decision)).toBe("mombasa-ask-place");
    expect(found.differs(decision, place(0))).toBe(false);
  });

  it("does not ask for what was ended while it told something", () => {
    const found = new Coach(mombasa, "table", new Drawer());
    const ended = ["ended", "picked_up"].map((kind) => ({
      ...event(kind),
      kind: `mombasa.${kind}`,
    }));
    while (found.step?.key !== "mombasa-expand") found.next(sight([]).table);
    const seen: (string | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      found.look(sight([], ended));
      seen.push(found.step?.key);
      found.next(sight([], ended).table);
    }
    expect(seen).toEqual(["oust", "special", "diamonds", "rest"].map((key) => `mombasa-${key}`));
  });

  it("speaks of the cards at rest when a deck was picked up, not before", () => {
    const found = new Coach(mombasa, "table", new Drawer());
    const ended = { ...event("ended"), kind: "mombasa.ended" };
    const deck = { ...asked("deck"), kind: "mombasa.deck" };
    while (found.step?.key !== "mombasa-end") found.next(sight([]).table);
    found.look(sight([deck], [ended]));
    expect([found.step?.key, found.tip(deck)]).toEqual(["mombasa-end", "mombasa-ask-deck"]);
    found.look(sight([], [ended, { ...ended, kind: "mombasa.picked_up" }]));
    expect(found.step?.key).toBe("mombasa-rest");
  });

  it("shows where the options of a question lie", () => {
    const found = new Coach(mombasa, "table", new Drawer());
    while (found.step?.key !== "mombasa-expand") found.next(sight([]).table);
    expect(found.spots(undefined)).toEqual({ rings: ["#cape_town"], sights: [] });
    const entered = { ...option("enter"), args: { region: "sahel" } };
    const decision = { ...asked("enter"), kind: "mombasa.enter", options: [entered] };
    expect(found.spots(decision)).toEqual({ rings: [], sights: ["#sahel"] });
    // What is named comes into sight rather than all that could be chosen.
    const companies = ["cairo", "cape_town"].map((company) => ({
      text: `company ${company}`,
      kind: "mombasa.company",
      args: { company },
    }));
    const choosing = { ...asked("company"), kind: "mombasa.company", options: companies };
    expect(found.spots(choosing)).toEqual({ rings: [], sights: ["#cape_town"] });
  });

  it("shows the cards of a new round while they are chosen from, not later", () => {
    const found = new Coach(speicherstadt, "table", new Drawer());
    while (found.step?.key !== "speicherstadt-again") found.next(sight([]).table);
    const spots = (kind: string) =>
      found.spots({ ...asked(kind), kind: `speicherstadt.${kind}` }).rings.length;
    expect(["bid", "buy", "process"].map(spots)).toEqual([3, 0, 0]);
    const keep = { ...asked("keep", "keep tea"), kind: "speicherstadt.keep" };
    expect(found.spots(keep)).toEqual({ rings: [], sights: ["#seat-0"] });
  });

  it("keeps its place, and whether it is shown", () => {
    const drawer = new Drawer();
    const found = coach(drawer);
    found.next(sight([]).table);
    found.show(false);
    const again = coach(drawer);
    expect([again.step?.key, again.open]).toEqual(["bid", false]);
    again.back();
    expect(again.step?.key).toBe("welcome");
  });

  it("works where nothing can be kept", () => {
    const broken = {
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    };
    const found = new Coach(LESSON, "table", broken);
    found.next(sight([]).table);
    expect(found.step?.key).toBe("bid");
  });
});

describe.each([speicherstadt, mombasa])("the lesson of $game", (lesson) => {
  it("has texts of its own for each step, and questions of its own game", () => {
    const keys = lesson.steps.map((step) => step.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(new RegExp(`^${lesson.game}-`));
    const kinds = [
      ...lesson.steps.flatMap((step) => [
        ...(step.asks ?? []),
        ...(step.until ?? []),
        ...(step.gone ?? []),
      ]),
      ...lesson.tips.map((tip) => tip.asks),
    ];
    for (const kind of kinds) expect(kind).toMatch(new RegExp(`^${lesson.game}\\.`));
  });
});
