/** Names on Mombasa's map stand where they can be read. */

import { expect, it } from "vitest";
import { apart, raised, type Name } from "../../src/games/mombasa/apart";

const SIZE = 10;
const name = (x: number, y: number, ...halves: number[]): Name => ({
  lines: halves.map((half) => ({ text: "", half })),
  x,
  y,
});

it("moves names apart that run into each other", () => {
  const [left, right] = apart([name(100, 50, 20), name(130, 54, 20)], [], SIZE);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(50);
  expect(((right?.x ?? 0) + (left?.x ?? 0)) / 2).toBeCloseTo(115);
});

it("leaves names where they are that stand in other lines", () => {
  const names = [name(100, 50, 20), name(130, 60, 20)];
  expect(apart(names, [], SIZE)).toEqual(names);
});

it("keeps names off the bases", () => {
  const base = { x: 100, y: 40, width: 50, height: 30 };
  const [left, right] = apart([name(95, 50, 20), name(140, 50, 20)], [base], SIZE);
  expect(left?.x).toBe(100 - 22.5);
  expect(right?.x).toBe(150 + 22.5);
  expect(raised(name(120, 38, 20), [base], SIZE)).toBe(0.5);
  expect(raised(name(120, 20, 20), [base], SIZE)).toBe(0);
});
