/** Exercises in words. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { speech } from "../../src/lib/speech.svelte";
import { makeBundle, Words } from "../../src/lib/words";
import { Naming } from "../../src/lib/naming";
import { dayName, gained, standing, turnWords } from "../../src/puzzles/exercise";

const FILES = [
  ...["core", "hints", "page_puzzles"].map((topic) => `locales/en/${topic}`),
  "games/speicherstadt/locales/en/game",
];
const texts = FILES.map((file) =>
  readFileSync(new URL(`../../../src/comptoir/${file}.ftl`, import.meta.url), "utf8"),
);
const words = new Words("en", makeBundle("en", texts));
speech.words = words;
const told = (behind: number, ...found: [category: string, points: number][]): string => {
  const gains = found.map(([category, points]) => ({ category, points }));
  return gained({ gains, behind }, "speicherstadt", words);
};
const untouched = { tries: 0, first: false, solved: false, shown: false };

describe("an exercise", () => {
  it("says how far somebody is", () => {
    expect(standing(untouched)).toBe("not solved yet");
    expect(standing({ ...untouched, tries: 1 })).toBe("one try so far");
    expect(standing({ ...untouched, tries: 3, solved: true })).toBe("solved in 3 tries");
    expect(standing({ ...untouched, tries: 1, first: true, solved: true })).toBe(
      "solved on the first try",
    );
    expect(standing({ ...untouched, tries: 2, shown: true })).toBe("solution seen");
  });

  it("has the day of the server, wherever the reader is", () => {
    expect(dayName("2026-11-16", "en")).toBe("November 16, 2026");
    expect(dayName("2026-11-16", "nl")).toBe("16 november 2026");
  });

  it("says where the best turn gains, or that it hinders the others", () => {
    expect(told(2, ["contracts", 3], ["traders", -1])).toBe(
      "With what follows, the best turn brings you more: 3 points from contracts.",
    );
    const rivals = "The best turn scores no more points for you, but holds the others back.";
    expect(told(2)).toBe(rivals);
    expect(told(2, ["traders", -1])).toBe(rivals);
  });

  it("names the other side where the gains don't add up", () => {
    const more = "With what follows, the best turn brings you more: 14 points from contracts";
    expect(told(7.4, ["contracts", 14], ["traders", -5], ["coins", -2])).toBe(
      `${more}; less: 5 points from traders and 2 points from coins.`,
    );
    expect(told(7.4, ["contracts", 14])).toBe(
      `${more}; the others gain about 7 points from it, too.`,
    );
    expect(told(17.4, ["contracts", 14])).toBe(`${more}; it costs the others about 3 points.`);
    expect(told(11, ["contracts", 37], ["port", -47])).toBe(
      "With what follows, the best turn brings you more: 37 points from contracts; less: 47 points from port; " +
        "it costs the others about 21 points.",
    );
  });

  it("says numbers that come to what the best turn is ahead", () => {
    const cases: [number, [string, number][]][] = [
      [
        11,
        [
          ["contracts", 37],
          ["port", -47],
        ],
      ],
      [
        3,
        [
          ["contracts", 9],
          ["port", 4],
          ["coins", 3],
          ["fires", -6],
          ["church", -4],
        ],
      ],
      [
        12,
        [
          ["contracts", 6],
          ["port", 5],
          ["coins", 4],
          ["fires", -3],
        ],
      ],
      [8, [["contracts", 1]]],
    ];
    for (const [behind, gains] of cases) {
      const [more = "", less = ""] = told(behind, ...gains).split("less: ");
      const [lost = "", others = ""] = less.split("it costs");
      const sum = (text: string) =>
        [...text.matchAll(/\d+/g)].reduce((all, [points]) => all + Number(points), 0);
      const [won = "", cost = ""] = more.split("it costs");
      expect(Math.abs(sum(won) - sum(lost) + sum(cost + others) - behind)).toBeLessThan(1.5);
    }
  });

  it("tells a turn choice by choice", () => {
    const option = (text: string) => ({ text, kind: `speicherstadt.${text}`, args: {} });
    expect(turnWords([option("buy"), option("pass")], new Naming(null, null, words))).toBe(
      "Buy the card → Pass and take the merchant back",
    );
  });
});
