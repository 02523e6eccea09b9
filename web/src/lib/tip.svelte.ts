/**
 * The one bubble of the page: why something is not possible, or several things that can be done
 * with one piece.
 */

import { gapTo, type Box } from "./placing";
import type { Refusal } from "./types";
import type { Words } from "./words";

/** What is known of a thing of the board: its words, a larger picture, and the rule about it. */
export interface Thing {
  text: string;
  picture: SVGSVGElement | null;
  rule: string;
}

type Bubble =
  | { kind: "why"; refusal: Refusal; words: Words; thing: Thing }
  | { kind: "about"; thing: Thing; now: string }
  | { kind: "note"; text: string; rule?: string }
  | { kind: "ways"; about: string; choices: { label: string; choose(): void }[] }
  | { kind: "menu"; options: { text: string; label: string }[]; choose(text: string): void };

/** So long the pointer may rest on its way from a piece to its bubble, to click the rule there. */
const WAY = 250;
/** Further from the bubble than it was by more than this, it is on another way. */
const SLIP = 2;

class Tip {
  private timer: ReturnType<typeof setTimeout> | undefined;
  bubble = $state.raw<Bubble | null>(null);
  anchor = $state.raw<Element | null>(null);
  /**
   * Somebody asked for it: it can be clicked, and stays until something else is. Else clicks go
   * through it, but for its rule.
   */
  pinned = $state(false);
  /** Where it stands on the screen. */
  box: Box | null = null;
  /** The pointer has left the piece. */
  private left = false;
  private pointer = { x: 0, y: 0 };

  show(anchor: Element, bubble: Bubble, pinned = true): void {
    this.stay();
    this.left = false;
    this.anchor = anchor;
    this.bubble = bubble;
    this.pinned = pinned;
  }

  hide(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    this.bubble = this.anchor = this.box = null;
  }

  /** Something else is asked: what was said of the question before is not true any more. */
  forget(): void {
    if (this.bubble?.kind === "why") this.hide();
  }

  /** The pointer has left: hide, unless it comes to the bubble or somebody asked for it. */
  leave(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    this.left = true;
    if (!this.pinned) this.hurry();
  }

  /** The pointer moves: one that comes nearer to the bubble, or is on it, wants it. */
  move({ clientX: x, clientY: y, target }: PointerEvent): void {
    const before = this.pointer;
    this.pointer = { x, y };
    if (!this.left || this.pinned || !this.box) return;
    const [far, now] = [gapTo(this.box, before), gapTo(this.box, this.pointer)];
    if (now === 0 || (target instanceof Node && this.anchor?.contains(target))) this.stay();
    else if (now < far || far === 0) this.hurry();
    else if (now > far + SLIP) this.hide();
  }

  /** Somebody reads it, or the pointer is on its way there: what lies below is not meant. */
  get held(): boolean {
    return this.bubble !== null && (this.left || this.pinned);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  private hurry(): void {
    this.stay();
    this.timer = setTimeout(() => this.hide(), WAY);
  }
}

export const tip = new Tip();
