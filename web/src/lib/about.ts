/**
 * What a thing of a board is, for whoever points at it or presses it long: its words, a larger
 * picture of it, and what a click on it would do now.
 */

import type { Attachment } from "svelte/attachments";
import { tip, type Thing } from "./tip.svelte";

const HOVER = 600;
const PRESS = 450;
/** So far a finger may slip while it presses. */
const SLIP = 8;
/** How large a picture may be, and how much larger than the thing it must be to help. */
const PICTURE = { width: 200, height: 150, least: 1.25 };

const titleIn = (element: Element): SVGTitleElement | null =>
  [...element.children].find((child) => child instanceof SVGTitleElement) ?? null;

/** What was written about elements that are being explained, without their own tooltips. */
const unsaid = new WeakMap<Element, string>();

/** What is written about this element alone. */
const written = (element: Element): string =>
  element.getAttribute("title") ?? titleIn(element)?.textContent ?? unsaid.get(element) ?? "";

/** The thing that a place of the board belongs to, if something is written about it. */
function thingAt(place: EventTarget | null, board: Element): Element | null {
  let at = place instanceof Element ? place : null;
  while (at && at !== board && !written(at)) at = at.parentElement;
  return at === board ? null : at;
}

/** What is known of the thing that an element is or lies in. */
export function aboutThing(element: Element): Thing {
  const thing = thingAt(element, document.body) ?? element;
  return {
    text: written(thing).trim(),
    picture: pictureOf(shownBy(thing)),
    rule: thing.closest("[data-rule]")?.getAttribute("data-rule") ?? "",
  };
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
  if (!drawing || !box || !matrix || box.width === 0 || box.height === 0) return null;
  const wanted = Math.max(1.8, 72 / box.width);
  const scale = Math.min(PICTURE.width / box.width, PICTURE.height / box.height, wanted);
  if (scale < PICTURE.least) return null;
  const from = new DOMPoint(box.left, box.top).matrixTransform(matrix);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(matrix);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const found of [copy, ...copy.querySelectorAll("[id], .can, .cannot")]) {
    found.removeAttribute("id");
    found.classList.remove("can", "cannot", "lit", "pointed");
  }
  // What is written below it is said beside its picture, and would be cut.
  for (const caption of copy.querySelectorAll("[data-caption]")) caption.remove();
  copy.setAttribute("viewBox", [from.x, from.y, to.x - from.x, to.y - from.y].join(" "));
  copy.style.cssText = `width: ${box.width * scale}px; height: ${box.height * scale}px`;
  return copy;
}

function show(element: Element, pinned: boolean): void {
  const choice = element.closest("[data-option]")?.getAttribute("aria-label") ?? "";
  const thing = aboutThing(element);
  const named = thing.text.toLowerCase().startsWith(choice.toLowerCase());
  tip.show(element, { kind: "about", thing, now: named ? "" : choice }, pinned);
}

/** What a picture shows: the thing, or the part of it that the thing names by a selector. */
function shownBy(thing: Element): Element {
  const part = thing.getAttribute("data-picture");
  return (part && document.querySelector(part)) || thing;
}

/** The browser's own tooltip would lie over ours: it waits until the pointer has left. */
function silenced(thing: Element): () => void {
  const [title, drawn] = [thing.getAttribute("title"), titleIn(thing)];
  unsaid.set(thing, written(thing));
  thing.removeAttribute("title");
  drawn?.remove();
  return () => {
    unsaid.delete(thing);
    if (title !== null && !thing.hasAttribute("title")) thing.setAttribute("title", title);
    if (drawn && !titleIn(thing)) thing.append(drawn);
  };
}

/** Everything inside says what it is. */
export const explained: Attachment<HTMLElement> = (board) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number; shown: boolean } | null = null;
  /** What is being explained to a pointer, without its own tooltip. */
  let silent: Element | null = null;
  let restore = (): void => undefined;
  const leave = (): void => {
    clearTimeout(timer);
    restore();
    restore = () => undefined;
    silent = null;
  };
  const wait = (thing: Element, time: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!thing.isConnected) return;
      then();
      const held = tip.held && pressed === null;
      // Why something is not possible says also what it is.
      const said = tip.bubble?.kind === "why" && tip.anchor && thing.contains(tip.anchor);
      if (!said && !held) show(thing, pressed !== null);
      if (pressed !== null) return;
      silent = thing;
      restore = silenced(thing);
    }, time);
  };
  const handlers = {
    pointerover: (event: PointerEvent) => {
      const thing = event.pointerType === "mouse" ? thingAt(event.target, board) : null;
      if (thing && thing === silent) return;
      leave();
      if (tip.bubble?.kind === "about" && !tip.pinned) tip.leave();
      if (thing && event.buttons === 0) wait(thing, HOVER, () => undefined);
    },
    pointerleave: () => {
      leave();
      if (tip.bubble?.kind === "about" && !tip.pinned) tip.leave();
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
