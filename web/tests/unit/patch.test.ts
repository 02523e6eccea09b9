import { expect, it } from "vitest";
import { patched } from "../../src/lib/patch";

const old = {
  stamp: "a",
  view: { coins: 3, cards: { ship: 1, bank: 1 }, queue: [0, 1, 2] },
  other: { same: true },
};

it("sets, adds and takes away, and leaves the old one as it was", () => {
  const copy = structuredClone(old);
  const now = patched(old, [
    [["stamp"], "b"],
    [["view", "coins"], 5],
    [["view", "cards", "bank"]],
    [["view", "cards", "port"], 1],
    [["view", "queue", 0], 2],
  ]);
  expect(now).toEqual({
    stamp: "b",
    view: { coins: 5, cards: { ship: 1, port: 1 }, queue: [2, 1, 2] },
    other: { same: true },
  });
  expect(old).toEqual(copy);
});

it("shares what it does not touch", () => {
  expect(patched(old, [[["stamp"], "b"]]).other).toBe(old.other);
});

it("shortens and lengthens lists, and replaces the whole", () => {
  expect(patched([1, 2, 3], [[[2]], [[1]]])).toEqual([1]);
  expect(patched([1], [[[1], 2]])).toEqual([1, 2]);
  expect(patched<unknown>(1, [[[], { new: true }]])).toEqual({ new: true });
});

it("tells null from gone", () => {
  expect(patched({ a: 1, b: 2 }, [[["a"], null], [["b"]]])).toEqual({ a: null });
});
