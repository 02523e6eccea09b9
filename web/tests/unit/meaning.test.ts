/** What explains the things of a board. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RULES as MOMBASA } from "../../src/games/mombasa/meaning";
import { RULES as SPEICHERSTADT } from "../../src/games/speicherstadt/meaning";

it.each([
  ["mombasa", MOMBASA],
  ["speicherstadt", SPEICHERSTADT],
])("names rules that %s has", (game, rules) => {
  const text = readFileSync(`../docs/rules/${game}.md`, "utf8");
  const known = new Set([...text.matchAll(/^- ([A-Z][\w.]+) /gm)].map(([, rule]) => rule));
  expect(known.size).toBeGreaterThanOrEqual(50);
  for (const [thing, rule] of Object.entries(rules)) expect(known, thing).toContain(rule);
});
