/**
 * Cards that can be dragged to a place: `{@attach drag((place) => …)}`; places have
 * `data-drop`. Mouse, pen and touch alike.
 */

import type { Attachment } from "svelte/attachments";

/** So far a finger may slip while it means a click. */
const SLIP = 7;

type Card = HTMLElement | SVGElement;

/**
 * The one that is held. It outlives attachments: the table may go on while a card is in the
 * air.
 */
let held: {
  element: Card;
  pointer: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
} | null = null;

/**
 * `drop` gets the `data-drop` of the place where the element was let go; without it nothing can
 * be dragged.
 */
export function drag(drop: ((place: string) => void) | null): Attachment<Card> {
  return (element) => {
    if (!drop) return;
    const handlers = {
      pointerdown: (event: PointerEvent) => {
        if (event.button === 0)
          held = {
            element,
            pointer: event.pointerId,
            x: event.clientX,
            y: event.clientY,
            ghost: null,
          };
      },
      pointermove: (event: PointerEvent) => move(element, event),
      pointerup: (event: PointerEvent) => {
        const place = letGo(element, event);
        if (place) drop(place);
      },
      pointercancel: end,
    } as const;
    element.style.touchAction = "none";
    for (const [type, handler] of Object.entries(handlers))
      element.addEventListener(type, handler as EventListener);
    return () => {
      element.style.touchAction = "";
      for (const [type, handler] of Object.entries(handlers))
        element.removeEventListener(type, handler as EventListener);
      queueMicrotask(() => {
        if (held?.element === element && !element.isConnected) end();
      });
    };
  };
}

function move(element: Card, event: PointerEvent): void {
  if (held?.element !== element || held.pointer !== event.pointerId) return;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.ghost && Math.hypot(dx, dy) < SLIP) return;
  held.ghost ??= lift(element, event.pointerId);
  held.ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`;
  const place = under(event);
  for (const other of places()) other.classList.toggle("over", other === place);
}

/** The place below the card, if it was carried there. */
function letGo(element: Card, event: PointerEvent): string | undefined {
  if (held?.element !== element || !held.ghost) {
    held = null;
    return undefined;
  }
  const place = under(event)?.dataset.drop;
  element.addEventListener("click", swallow, { capture: true, once: true });
  // A drag that ends elsewhere makes no click.
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
  end();
  return place;
}

function end(): void {
  held?.ghost?.remove();
  held?.element.classList.remove("lifted");
  held = null;
  delete document.documentElement.dataset.dragging;
  for (const place of places()) place.classList.remove("over");
}

const places = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-drop]")];

const under = (event: PointerEvent): HTMLElement | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((found) => found.closest<HTMLElement>("[data-drop]"))
    .find((found) => found !== null) ?? null;

const swallow = (event: Event): void => {
  event.stopImmediatePropagation();
  event.preventDefault();
};

/** A copy that follows the pointer. */
function lift(element: Card, pointer: number): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.append(element.cloneNode(true));
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  element.setPointerCapture(pointer);
  element.classList.add("lifted");
  document.documentElement.dataset.dragging = "on";
  return ghost;
}
