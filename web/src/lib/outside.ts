/**
 * A tap outside of what has been opened closes it, and does nothing else: what lies below the
 * finger may be an option. A mouse points at what it means.
 */

let forget = (): void => undefined;

/** For the pointer that has just closed something: the click that it will make is not meant. */
export function onlyCloses(event: PointerEvent): void {
  forget();
  if (event.pointerType === "mouse") return;
  const click = (made: Event): void => {
    if (!made.isTrusted) return;
    made.preventDefault();
    made.stopImmediatePropagation();
    forget();
  };
  // A finger that scrolls, or rests, makes no click: the next one is meant again.
  const next = (other: Event): void => {
    if (other !== event) forget();
  };
  const ends = ["pointerdown", "pointercancel", "keydown"] as const;
  addEventListener("click", click, { capture: true });
  for (const end of ends) addEventListener(end, next, { capture: true });
  forget = () => {
    removeEventListener("click", click, { capture: true });
    for (const end of ends) removeEventListener(end, next, { capture: true });
  };
}
