/** The one bubble of the page: why something is not possible, or several things that can be done with one piece. */

import type { Option, Refusal } from "./types";

export type Bubble =
  | { kind: "why"; refusal: Refusal }
  | { kind: "note"; text: string; rule?: string }
  | { kind: "menu"; options: Option[]; choose(text: string): void };

class Tip {
  bubble = $state.raw<Bubble | null>(null);
  anchor = $state.raw<Element | null>(null);

  show(anchor: Element, bubble: Bubble): void {
    this.anchor = anchor;
    this.bubble = bubble;
  }

  hide(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    this.bubble = this.anchor = null;
  }
}

export const tip = new Tip();
