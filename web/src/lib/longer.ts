/** What is longer than its room says so. */

import type { Attachment } from "svelte/attachments";

/** How many pixels may be out of sight. */
const SLIVER = 3;

/** Marks an element that scrolls with where there is more of it: `data-more="above below right"`. */
export const longer: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
    const sides = [
      scrollTop > SLIVER && "above",
      scrollHeight - clientHeight - scrollTop > SLIVER && "below",
      scrollWidth - clientWidth - scrollLeft > SLIVER && "right",
    ];
    element.dataset.more = sides.filter(Boolean).join(" ");
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(element);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    element.removeEventListener("scroll", look);
  };
};
