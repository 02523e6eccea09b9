/** What comes into sight: on a board, or in a list, that is longer than the screen. */

import type { Attachment } from "svelte/attachments";

/**
 * Most of what can be chosen, not only a piece at the edge: the one in the middle goes there, or
 * what is looked at together with it, from its beginning on. A lesson that speaks of something
 * shows that instead.
 */
export function showOptions(board: Element | null): void {
  if (document.querySelector("[data-shows]")) return;
  const frame = board?.getBoundingClientRect();
  const lit = [...(board?.querySelectorAll("[data-option]") ?? [])];
  const seen = (box: DOMRect): boolean =>
    frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom;
  const middle = lit[Math.floor(lit.length / 2)];
  const whole = middle?.closest("[data-together]");
  const begins = !whole || whole.getBoundingClientRect().top >= (frame?.top ?? 0);
  const most = lit.filter((piece) => seen(piece.getBoundingClientRect())).length * 2 >= lit.length;
  if (begins && most) return;
  (whole ?? middle)?.scrollIntoView({ block: whole ? "start" : "center" });
}

/** All that can be chosen in a part of the board that is wider than its room, if it has room for it. */
export function showSideways(board: Element | null): void {
  if (document.querySelector("[data-shows]")) return;
  for (const room of board?.querySelectorAll("[data-sideways]") ?? []) {
    const frame = room.getBoundingClientRect();
    const lit = [...room.querySelectorAll("[data-option]")]
      .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
      .sort((one, other) => one.box.right - other.box.right);
    const [left, right] = [Math.min(...lit.map(({ box }) => box.left)), lit.at(-1)?.box.right ?? 0];
    if (right - left > frame.width) continue;
    const out = left < frame.left ? lit[0] : right > frame.right ? lit.at(-1) : null;
    out?.piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** The first of these places that is there. */
export function showFirst(ids: readonly string[]): void {
  ids
    .map((id) => document.getElementById(id))
    .find((found) => found !== null)
    ?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Does something once, as soon as the element can be seen. */
export function inSight(seen: () => void): Attachment<Element> {
  return (element) => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      seen();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
