/**
 * What a thing of a board is, for whoever points at it or presses it long: its words, a larger
 * picture of it, and what a click on it would do now.
 */

import type { Attachment } from "svelte/attachments";
import { tip } from "./tip.svelte";

const HOVER = 600;
const PRESS = 450;
/** So far a finger may slip while it presses. */
const SLIP = 8;

const titleIn = (element: Element): SVGTitleElement | null =>
  [...element.children].find((child) => child instanceof SVGTitleElement) ?? null;

/** What is written about this element alone. */
const written = (element: Element): string =>
  element.getAttribute("title") ?? titleIn(element)?.textContent ?? "";

/** The thing that a place of the board belongs to, if something is written about it. */
function thingAt(place: EventTarget | null, board: Element): Element | null {
  let at = place instanceof Element ? place : null;
  while (at && at !== board && !written(at)) at = at.parentElement;
  return at === board ? null : at;
}

/** What is written about a thing or what it lies in. */
export function meaningOf(element: Element): string {
  const thing = thingAt(element, document.body);
  return thing ? written(thing).trim() : "";
}

/** The part of a drawing that shows the thing, larger. */
export function pictureOf(element: Element): SVGSVGElement | null {
  const drawing =
    element instanceof SVGSVGElement
      ? element
      : element instanceof SVGElement
        ? element.ownerSVGElement
        : element.querySelector("svg");
  const box = (element instanceof SVGElement ? element : drawing)?.getBoundingClientRect();
  const matrix = drawing?.getScreenCTM()?.inverse();
  if (!drawing || !box || !matrix || box.width === 0 || box.width > 320) return null;
  const from = new DOMPoint(box.left, box.top).matrixTransform(matrix);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(matrix);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const found of [copy, ...copy.querySelectorAll("[id], .can, .cannot")]) {
    found.removeAttribute("id");
    found.classList.remove("can", "cannot", "lit", "pointed");
  }
  const width = Math.min(200, Math.max(72, box.width * 1.8));
  copy.setAttribute("viewBox", [from.x, from.y, to.x - from.x, to.y - from.y].join(" "));
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String((width * box.height) / box.width));
  copy.removeAttribute("style");
  return copy;
}

function show(thing: Element): void {
  const choice = thing.closest("[data-option]")?.getAttribute("aria-label") ?? "";
  const text = written(thing).trim();
  tip.show(thing, {
    kind: "about",
    text,
    now: choice === "" || text.startsWith(choice) ? "" : choice,
    picture: pictureOf(thing),
  });
}

/** The browser's own tooltip would lie over ours: it waits until the pointer has left. */
function silenced(thing: Element): () => void {
  const [title, drawn] = [thing.getAttribute("title"), titleIn(thing)];
  thing.removeAttribute("title");
  drawn?.remove();
  return () => {
    if (title !== null && !thing.hasAttribute("title")) thing.setAttribute("title", title);
    if (drawn && !titleIn(thing)) thing.append(drawn);
  };
}

/** Everything inside says what it is. */
export const explained: Attachment<HTMLElement> = (board) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number; shown: boolean } | null = null;
  let restore = (): void => undefined;
  const leave = (): void => {
    clearTimeout(timer);
    restore();
    restore = () => undefined;
  };
  const wait = (thing: Element, time: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!thing.isConnected) return;
      then();
      show(thing);
      if (pressed === null) restore = silenced(thing);
    }, time);
  };
  const handlers = {
    pointerover: (event: PointerEvent) => {
      leave();
      const thing = event.pointerType === "mouse" ? thingAt(event.target, board) : null;
      if (tip.bubble?.kind === "about") tip.leave();
      if (thing && event.buttons === 0) wait(thing, HOVER, () => undefined);
    },
    pointerleave: () => {
      leave();
      if (tip.bubble?.kind === "about") tip.leave();
    },
    pointerdown: (event: PointerEvent) => {
      leave();
      pressed = null;
      const thing = event.pointerType === "touch" ? thingAt(event.target, board) : null;
      if (!thing) return;
      const press = { x: event.clientX, y: event.clientY, shown: false };
      pressed = press;
      wait(thing, PRESS, () => (press.shown = true));
    },
    pointermove: (event: PointerEvent) => {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP)
        leave();
    },
    pointerup: leave,
    pointercancel: leave,
    contextmenu: (event: Event) => {
      if (pressed) event.preventDefault();
    },
  } as const;
  // A long press asks; it does not choose.
  const click = (event: Event): void => {
    if (pressed?.shown) {
      event.stopPropagation();
      event.preventDefault();
    }
    pressed = null;
  };
  for (const [type, handler] of Object.entries(handlers))
    board.addEventListener(type, handler as EventListener);
  board.addEventListener("click", click, true);
  return () => {
    leave();
    board.removeEventListener("click", click, true);
    for (const [type, handler] of Object.entries(handlers))
      board.removeEventListener(type, handler as EventListener);
  };
};
