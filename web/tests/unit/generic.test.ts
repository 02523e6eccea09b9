import { expect, it } from "vitest";
import { idsOf, layoutOf, naming, placesIn, shapeOf } from "../../src/generic/shape";

const option = (text: string, args: Record<string, number | string>) => ({
  text,
  kind: "a.b",
  args,
});

it("tells the parts of a view by their structure", () => {
  const kinds = (value: Parameters<typeof shapeOf>[1], name = "thing") => shapeOf(name, value).kind;
  expect(kinds(null)).toBe("nothing");
  expect(kinds([])).toBe("nothing");
  expect(kinds({})).toBe("nothing");
  expect(kinds(3)).toBe("plain");
  expect(kinds(3, "start_player")).toBe("seat");
  expect(kinds(3, "players")).toBe("plain");
  expect(kinds({ tea: 2, silk: 1 })).toBe("counts");
  expect(kinds({ tea: 2, name: "x" })).toBe("panel");
  expect(kinds(["tea", "silk"])).toBe("items");
  expect(kinds([{ tea: 2 }, {}])).toBe("items");
  expect(kinds([{ id: "a", price: 1 }])).toBe("table");
});

it("leaves out columns that say nothing", () => {
  const shape = shapeOf("offer", [
    { id: "a", cargo: {}, price: 0 },
    { id: "b", cargo: [], price: 1, note: "x" },
  ]);
  expect(shape).toMatchObject({ columns: ["id", "price", "note"] });
});

it("lays a view out in facts, players and panels", () => {
  const view = {
    game: "chess",
    round: 2,
    lot: ["tea"],
    players: [
      { seat: 0, coins: 3 },
      { seat: 1, coins: 4 },
    ],
  };
  expect(layoutOf(view, 2)).toEqual({
    facts: [["round", 2]],
    players: [{ coins: 3 }, { coins: 4 }],
    panels: [["lot", ["tea"]]],
  });
  expect(layoutOf(view, 3).players).toEqual([]);
});

it("lights a choice at its best place, and not among what others have", () => {
  const view = {
    store: { tea: 3, silk: 1 },
    lot: ["tea"],
    cards: [{ id: "ace", price: 2 }],
    players: [{ hand: ["ace", "king"] }, { hand: ["queen"] }],
  };
  const places = placesIn(view, 0);
  expect(Object.fromEntries(places)).toMatchObject({
    tea: "item",
    silk: "count",
    ace: "row",
    king: "item",
  });
  expect(places.has("queen")).toBe(false);
  expect(placesIn(view, null).has("king")).toBe(false);
});

it("finds the options that name a thing", () => {
  const options = [option("keep tea", { good: "tea" }), option("take 2", { space: 2 })];
  const rows = [
    { space: 1, price: 5 },
    { space: 2, price: 5 },
  ];
  expect(naming(options, ["tea"])).toEqual(["keep tea"]);
  expect(idsOf(rows[1] ?? {}, rows)).toEqual(["space-2"]);
  expect(naming(options, idsOf(rows[1] ?? {}, rows))).toEqual(["take 2"]);
  expect(naming(options, idsOf(rows[0] ?? {}, rows))).toEqual([]);
});
