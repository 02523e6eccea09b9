/** What explains the things of a board. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hint } from "../../src/games/mombasa/hint";
import { priceAt, RULES as MOMBASA } from "../../src/games/mombasa/meaning";
import { RULES as SPEICHERSTADT } from "../../src/games/speicherstadt/meaning";
import type { Option } from "../../src/lib/types";
import type { Words } from "../../src/lib/words";

it.each([
  ["mombasa", MOMBASA],
  ["speicherstadt", SPEICHERSTADT],
])("names rules that %s has", (game, rules) => {
  const text = readFileSync(`../docs/rules/${game}.md`, "utf8");
  const known = new Set([...text.matchAll(/^- ([A-Z][\w.]+) /gm)].map(([, rule]) => rule));
  expect(known.size).toBeGreaterThanOrEqual(50);
  for (const [thing, rule] of Object.entries(rules)) expect(known, thing).toContain(rule);
});

it("says what a card of Mombasa costs whoever is asked, and what a bonus takes off", () => {
  const space = { card: { id: "cotton_2" }, crate: 1, price: 3 };
  const view = { card_display: [[space, space]], players: [], at_hand: { prices: [[2, 3]] } };
  const words = {
    text: (key: string, args: object) => `${key} ${JSON.stringify(args)}`,
  } as unknown as Words;
  const told = (column: number, seen: object = view) =>
    hint(
      { text: "", kind: "mombasa.acquire", args: { row: 1, column } } as unknown as Option,
      { view: seen, seat: 0, decisions: [] } as unknown as Parameters<typeof hint>[1],
      words,
      { place: 0 } as Parameters<typeof hint>[3],
    );
  expect(told(1)).toBe('page-mombasa-price-less {"full":3,"off":1,"price":2}');
  expect(told(2)).toBe('page-mombasa-price {"price":3}');
  expect(told(1, { ...view, at_hand: {} })).toBe('page-mombasa-price {"price":3}');
  expect(priceAt({ ...view, card_display: [[{ ...space, price: null }]] } as never, 1, 1)).toBe(
    null,
  );
});
