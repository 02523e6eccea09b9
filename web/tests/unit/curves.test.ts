/** Lines over a game. */

import { expect, it } from "vitest";
import { across, band, frame, path, under, up } from "../../src/ui/curves";

const then = [
  { at: 2, totals: [0, 4] },
  { at: 3, totals: [8, 10] },
];
const here = [
  { at: 2, totals: [0, 4] },
  { at: 2.5, totals: [-2, 6] },
];

it("has room for both games, from where they parted", () => {
  const room = frame([then, here], 320, 160, 24);
  expect([room.first, room.last, room.low, room.high]).toEqual([2, 3, -2, 10]);
  expect([across(room, 2), across(room, 3)]).toEqual([24, 306]);
  expect([up(room, -2), up(room, 10)]).toEqual([146, 12]);
});

it("draws a line a seat", () => {
  const room = frame([then, here], 320, 160, 24);
  expect(path(room, here, 0)).toBe("M24.0 123.7L165.0 146.0");
});

it("has room before anything happened", () => {
  const start = [{ at: 0, totals: [0, 0] }];
  const room = frame([start, start], 320, 160, 24);
  expect([room.last, room.high]).toEqual([1, 5]);
});

it("finds what lies under a click, and stays within the game", () => {
  const room = frame([then, here], 320, 160, 24);
  expect(under(room, across(room, 2.5) / room.width)).toBe(2.5);
  expect([under(room, 0), under(room, 1)]).toEqual([2, 3]);
});

it("keeps to what is known beforehand", () => {
  const room = frame([then], 400, 170, 34, { first: 0, last: 9, low: 0, high: 100 });
  expect([room.first, room.last, room.high]).toEqual([0, 9, 100]);
  expect(up(room, 100)).toBe(12);
});

it("draws a band around a line, within the drawing", () => {
  const room = frame([then], 320, 160, 24, { low: 0, high: 100 });
  const points = [
    { at: 2, totals: [50], doubt: [5] },
    { at: 3, totals: [99], doubt: [5] },
  ];
  const [above, below] = [60, 40].map((total) => up(room, total).toFixed(1));
  expect(band(room, points, 0)).toBe(
    `M24.0 ${String(above)}L306.0 12.0L306.0 ${up(room, 89).toFixed(1)}L24.0 ${String(below)}Z`,
  );
});
