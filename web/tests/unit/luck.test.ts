import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, expect, it } from "vitest";
import { speech } from "../../src/lib/speech.svelte";
import type { Account, Verdict } from "../../src/lib/types";
import { makeBundle, Words } from "../../src/lib/words";
import { addedUp } from "../../src/study/luck";
import LuckAndSkill from "../../src/study/LuckAndSkill.svelte";
import TurnDetail from "../../src/study/TurnDetail.svelte";

const file = "../src/comptoir/locales/en/page_study.ftl";

beforeAll(() => {
  const bundle = makeBundle("en", [readFileSync(file, "utf8")]);
  speech.words = new Words("en", bundle, ["Ada", "Ben", "Cleo"]);
});

/** What a component says, without its marks. */
function said(part: Component<never>, props: object): string {
  return render(part as Component, { props })
    .body.replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

/** The figures of a sentence but for those behind a ±. */
const figures = (sentence: string): number[] =>
  [...sentence.replace(/\(±[^)]*\)/g, "").matchAll(/[+\u2212]?\d+/g)].map(([one]) =>
    Number(one.replace("\u2212", "-")),
  );

const account = (luck: number, own: number, others: number, result: number): Account => ({
  expected: 0.3333,
  luck: { moved: luck, doubt: 0.031 },
  own: { moved: own, doubt: 0.0008 },
  others: { moved: others, doubt: 0 },
  result,
});

it("rounds so that what is shown adds up", () => {
  expect(addedUp([33.33, 10.4, 20.4, 35.87])).toEqual([33, 11, 20, 36]);
  expect(addedUp([50, -0.4, 0, 50.4])).toEqual([50, 0, 0, 50]);
});

it("tells each player's game as a sum", () => {
  const accounts = [
    account(0.1044, 0.2044, 0.3579, 1),
    account(-0.0644, -0.1345, -0.1344, 0),
    account(-0.1149, -0.1046, -0.1138, 0),
  ];
  const text = said(LuckAndSkill as Component<never>, { accounts, words: speech.words });
  expect(text).toContain(
    "Ada: 33 at the start, luck of the draw +11 (± 3.1), own turns +20 (± 0.1), " +
      "others’ turns +36 (± 0.0), result 100",
  );
  for (const name of ["Ada: ", "Ben: ", "Cleo: "]) {
    const [start = 0, luck = 0, own = 0, others = 0, result] = figures(text.split(name)[1] ?? "");
    expect(start + luck + own + others).toBe(result);
  }
});

const verdict: Verdict = {
  ...{ number: 3, steps: [5], seat: 1, round: 2, played: ["a"], cost: 0, doubt: 0 },
  ...{ alternatives: [], gains: [], aims: [], choices: [], scores: [], wins: [], band: [] },
};
const shown = (one: Verdict): string =>
  said(TurnDetail as Component<never>, {
    ...{ verdict: one, words: speech.words, game: "toy", playOut: null },
    name: () => "a",
  });

it("tells of a turn what was luck and what it brought itself", () => {
  const known = {
    ...verdict,
    luck: { moved: 0.042, doubt: 0.01 },
    own: { moved: -0.087, doubt: 0.02 },
  };
  expect(shown(known)).toContain("draw before it +4 (± 1.0), this turn \u22129 (± 2.0)");
});

it("says nothing of that where it is not known", () => {
  expect(shown(verdict)).not.toContain("draw before it");
});
