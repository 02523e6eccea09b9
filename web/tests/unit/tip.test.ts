import { afterEach, expect, it, vi } from "vitest";
import { tip } from "../../src/lib/tip.svelte";

const piece = {} as Element;
const note = { kind: "note", text: "Eight cards" } as const;

afterEach(() => {
  vi.useRealTimers();
  tip.hide();
});

it("keeps what somebody asked for until something else is clicked, and nothing else", () => {
  vi.useFakeTimers();
  tip.show(piece, note, false);
  expect(tip.held).toBe(false);
  tip.leave(piece);
  vi.runAllTimers();
  expect(tip.bubble).toBe(null);

  tip.show(piece, note);
  expect(tip.held).toBe(true);
  tip.leave(piece);
  tip.box = { left: 0, top: 0, right: 10, bottom: 10 };
  for (const clientX of [20, 90]) tip.move({ clientX, clientY: 5, target: null } as PointerEvent);
  vi.runAllTimers();
  expect(tip.bubble).toBe(note);
  expect(tip.held).toBe(true);
});
