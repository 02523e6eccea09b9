/** Text of drawings in the room that it has. */

import type { Attachment } from "svelte/attachments";

/**
 * Lets a line of text keep its room: narrower letters if it would be longer. What is hidden has no
 * length before it is shown.
 */
export function fit(room: number): Attachment<SVGTextElement> {
  return (element) => {
    const narrow = (): void => {
      element.removeAttribute("textLength");
      if (element.getComputedTextLength() <= room) return;
      element.setAttribute("textLength", String(room));
      element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    };
    narrow();
    if (element.getComputedTextLength() > 0 || !element.ownerSVGElement) return;
    const shown = new ResizeObserver(narrow);
    shown.observe(element.ownerSVGElement);
    return () => shown.disconnect();
  };
}

let paper: CanvasRenderingContext2D | null | undefined;

/** How wide a line is in that font; null where the browser can't say. */
export function measured(text: string, font: string): number | null {
  paper ??= document.createElement("canvas").getContext("2d");
  if (!paper) return null;
  paper.font = font;
  return paper.measureText(text).width;
}
