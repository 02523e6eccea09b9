import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LINE } from "../../src/games/mombasa/apart";
import { LEAST } from "../../src/games/mombasa/look";
import { boxed, named, sea } from "../../src/games/mombasa/names";
import { borders, boxOf, regions, touching } from "../../src/games/mombasa/trace";

type Table = Record<string, Record<string, number>>;

/** A table of the edition file: `[name]` and its lines `a = { b = 1, c = 2 }`. */
function table(name: string): Table {
  const file = new URL("../../../src/comptoir/games/mombasa/edition/house.toml", import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith(`[${name}]`));
  const found: Table = {};
  for (const line of lines.slice(start + 1)) {
    if (line.startsWith("[")) break;
    const [, key, inside] = /^(\w+) = \{(.*)\}/.exec(line) ?? [];
    if (key === undefined || inside === undefined) continue;
    const pairs = inside.split(",").filter((part) => part.includes("="));
    found[key] = Object.fromEntries(
      pairs
        .map((pair) => pair.split("="))
        .map(([id, number]) => [String(id).trim(), Number(number)]),
    );
  }
  return found;
}

/** What a region is called in a language. */
function calledIn(language: string): (id: string) => string {
  const file = `../../../src/comptoir/games/mombasa/locales/${language}/game.ftl`;
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return (id) => new RegExp(`^mombasa-id-${id} = (.*)$`, "m").exec(text)?.[1] ?? "";
}

const adjacent = (): string[] =>
  [...Object.entries(table("map.borders")), ...Object.entries(table("map.bases"))]
    .flatMap(([one, others]) => Object.keys(others).map((other) => [one, other].sort().join(" ")))
    .sort();

describe("the map", () => {
  it("draws a border between two places if and only if the edition says they are adjacent", () => {
    expect(adjacent().length).toBe(59);
    expect([...touching().keys()].sort()).toEqual(adjacent());
  });

  it("draws each border in one piece, so that one line is one border", () => {
    for (const lines of touching().values()) expect(lines.length).toBe(1);
  });

  it("has a closed outline for each region and base, and room for what stands there", () => {
    expect(regions.map(({ id }) => id).sort()).toEqual(
      [...Object.keys(table("map.regions")), ...Object.keys(table("map.bases"))].sort(),
    );
    for (const { path } of regions) {
      expect(path.match(/M/g)?.length).toBe(path.match(/Z/g)?.length);
    }
  });

  it("gives regions with an enclave two outlines and all others one", () => {
    const rings = Object.fromEntries(
      regions.map(({ id, path }) => [id, path.match(/Z/g)?.length ?? 0]),
    );
    for (const id of Object.keys(rings)) {
      expect([id, rings[id]]).toEqual([id, id === "sahel" || id === "congo_basin" ? 2 : 1]);
    }
  });

  it("has no line along itself", () => {
    for (const { left, right, points } of borders) {
      expect(left).not.toBe(right);
      expect(points.length).toBeGreaterThan(1);
    }
  });

  it("keeps bases as boards that fit three columns", () => {
    for (const id of Object.keys(table("map.bases"))) {
      expect(boxOf(id).width).toBeGreaterThanOrEqual(8);
      expect(boxOf(id).height).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(["en", "de", "nl", "pl", "cs"])("keeps names in a line apart: %s", (language) => {
    const bases = Object.keys(table("map.bases"));
    const places = regions.filter(({ id }) => !bases.includes(id));
    const boxes = bases.map((id) => boxed(boxOf(id)));
    // Narrow letters and wide ones.
    for (const letter of [0.49 * LEAST, 0.66 * LEAST]) {
      const wide = (text: string): number => text.length * letter;
      const found = named(places, boxes, LEAST, calledIn(language), wide).flatMap(({ name }) =>
        name.lines.map(({ text, half }, row) => {
          return { text, half, x: name.x, y: name.y + row * LINE * LEAST };
        }),
      );
      const close = found.flatMap((one, index) =>
        found
          .slice(index + 1)
          .filter(({ y }) => Math.abs(y - one.y) < 0.9 * LEAST)
          .filter(({ x, half }) => Math.abs(x - one.x) - half - one.half < 0.5 * LEAST)
          .map(({ text }) => `${one.text} ${text}`),
      );
      expect(close).toEqual([]);
    }
  });

  // On a desktop with what lies on the sea, and on a phone without.
  it.each(
    ["en", "de", "nl", "pl", "cs"].flatMap((language) => [
      [language, LEAST, sea],
      [language, 15.5, []],
    ]) as [string, number, typeof sea][],
  )(
    "keeps names off each other, off signs and off what lies beside: %s, %f",
    (language, size, more) => {
      const bases = Object.keys(table("map.bases"));
      const places = regions.filter(({ id }) => !bases.includes(id));
      const taken = [...bases.map((id) => boxed(boxOf(id))), ...more];
      for (const letter of [0.49 * size, 0.6 * size]) {
        const wide = (text: string): number => text.length * letter;
        const found = named(places, taken, size, calledIn(language), wide);
        const names = found.flatMap(({ id, name }) =>
          name.lines.map(({ text, half }, row) => {
            const y = name.y + (row * LINE - 0.7) * size;
            return { id, text, x: name.x - half, y, width: 2 * half, height: 0.8 * size };
          }),
        );
        const others = [
          ...found.map(({ id, x, y }) => ({
            ...{ id, text: `sign of ${id}` },
            ...{ x: x - 12, y: y - 12, width: 24, height: 18 },
          })),
          ...taken.map((box) => ({ ...box, id: "", text: `${String(box.x)} ${String(box.y)}` })),
        ];
        const over = (from: number, long: number, next: number, other: number): number =>
          Math.min(from + long, next + other) - Math.max(from, next);
        const hit = names.flatMap((one, index) =>
          [...names.slice(index + 1), ...others]
            .filter(({ id }) => id !== one.id)
            .filter((other) => over(one.x, one.width, other.x, other.width) > 3)
            .filter((other) => over(one.y, one.height, other.y, other.height) > 0)
            .map(({ text }) => `${one.text}, ${text}`),
        );
        expect(hit).toEqual([]);
      }
    },
  );
});
