/** Text of drawings in the room that it has. */

import type { Attachment } from "svelte/attachments";

/** Lets a line of text keep its room: narrower letters if it would be longer. */
export function fit(room: number): Attachment<SVGTextElement> {
  return (element) => {
    element.removeAttribute("textLength");
    if (element.getComputedTextLength() <= room) return;
    element.setAttribute("textLength", String(room));
    element.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
}
