import { expect, it } from "vitest";
import { foremost } from "../../src/home/foremost";
import type { TableCard } from "../../src/lib/types";

const table = (id: string, moved: number, more: Partial<TableCard> = {}) =>
  ({ id, moved, my_turn: false, lesson: false, invited: [], ...more }) as unknown as TableCard;

it("puts the tables that wait first, then those that were played last", () => {
  const tables = [
    table("learning", 9, { lesson: true, my_turn: true }),
    table("old", 1),
    table("invited", 2, { invited: [1] }),
    table("mine", 3, { my_turn: true }),
  ];
  expect(foremost(tables).map(({ id }) => id)).toEqual(["mine", "invited", "learning", "old"]);
});
