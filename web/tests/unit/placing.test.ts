import { expect, it } from "vitest";
import { gapTo, placeBeside } from "../../src/lib/placing";

const SCREEN = { width: 1000, height: 600 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it("stands below its anchor, or above where there is no room", () => {
  const own = { width: 200, height: 100 };
  expect(placeBeside(box(400, 200, 100, 50), own, SCREEN)).toEqual({ left: 350, top: 258 });
  expect(placeBeside(box(400, 520, 100, 50), own, SCREEN)).toEqual({ left: 350, top: 412 });
  expect(placeBeside(box(0, 200, 100, 50), own, SCREEN).left).toBe(8);
});

it("stands at a side of what is tall, all of it on the screen", () => {
  const own = { width: 200, height: 300 };
  expect(placeBeside(box(400, 20, 100, 560), own, SCREEN)).toEqual({ left: 508, top: 150 });
  expect(placeBeside(box(850, 20, 100, 560), own, SCREEN)).toEqual({ left: 642, top: 150 });
  expect(placeBeside(box(0, 0, 1000, 600), own, SCREEN)).toEqual({ left: 400, top: 292 });
});

it("covers what can be chosen as little as possible", () => {
  const own = { width: 200, height: 100 };
  const anchor = box(400, 200, 100, 50);
  const below = box(300, 260, 300, 60);
  expect(placeBeside(anchor, own, SCREEN, [below])).toEqual({ left: 350, top: 92 });
  const above = box(300, 0, 150, 190);
  expect(placeBeside(anchor, own, SCREEN, [below, above])).toEqual({ left: 508, top: 150 });
});

it("stands a little further away where nothing is covered there", () => {
  const own = { width: 200, height: 60 };
  const row = [50, 100, 150, 200].map((left) => box(left, 100, 40, 40));
  const lower = box(0, 150, 300, 30);
  const upper = box(0, 60, 300, 30);
  const [anchor, ...others] = row as [ReturnType<typeof box>];
  expect(placeBeside(anchor, own, SCREEN, [...others, lower, upper])).toEqual({
    left: 8,
    top: 188,
  });
});

it("says how far a point is from a bubble", () => {
  const bubble = box(100, 100, 50, 20);
  expect(gapTo(bubble, { x: 120, y: 110 })).toBe(0);
  expect(gapTo(bubble, { x: 120, y: 90 })).toBe(10);
  expect(gapTo(bubble, { x: 153, y: 124 })).toBe(5);
});
