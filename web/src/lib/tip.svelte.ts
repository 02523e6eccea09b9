/**
 * The one bubble of the page: why something is not possible, or several things that can be done
 * with one piece.
 */

import type { Option, Refusal } from "./types";
import type { Words } from "./words";

type Bubble =
  | { kind: "why"; refusal: Refusal; words: Words; about: string }
  | { kind: "about"; text: string; now: string; picture: SVGSVGElement | null }
  | { kind: "note"; text: string; rule?: string }
  | { kind: "ways"; about: string; choices: { label: string; choose(): void }[] }
  | { kind: "menu"; options: Option[]; words: Words; choose(text: string): void };

/** So long the pointer may take from a piece to its bubble, to click the rule there. */
const WAY = 250;

class Tip {
  private timer: ReturnType<typeof setTimeout> | undefined;
  bubble = $state.raw<Bubble | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** Somebody asked for it: it stays for a while, and can be clicked. Else clicks go through it. */
  pinned = $state(false);

  show(anchor: Element, bubble: Bubble, pinned = true): void {
    this.stay();
    this.anchor = anchor;
    this.bubble = bubble;
    this.pinned = pinned;
  }

  hide(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    this.bubble = this.anchor = null;
  }

  /** Something else is asked: what was said of the question before is not true any more. */
  forget(): void {
    if (this.bubble?.kind === "why") this.hide();
  }

  /** The pointer has left: hide, unless it was asked for and the pointer comes to it soon. */
  leave(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    if (!this.pinned) return this.hide();
    this.stay();
    this.timer = setTimeout(() => this.hide(), WAY);
  }

  stay(): void {
    clearTimeout(this.timer);
  }
}

export const tip = new Tip();
