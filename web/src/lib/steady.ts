/** What stands still while somebody chooses. */

import type { Attachment } from "svelte/attachments";

/**
 * The element does not become lower again, so that nothing beside it moves below the pointer:
 * until the window has another size, or `_period` is another one.
 */
export function steady(_period: unknown): Attachment<HTMLElement> {
  return (element) => {
    let tallest = 0;
    const grow = (): void => {
      if (element.offsetHeight <= tallest) return;
      tallest = element.offsetHeight;
      element.style.minHeight = `${tallest}px`;
    };
    const reset = (): void => {
      tallest = 0;
      element.style.minHeight = "";
    };
    const watch = new ResizeObserver(grow);
    watch.observe(element);
    addEventListener("resize", reset);
    return () => {
      watch.disconnect();
      removeEventListener("resize", reset);
      reset();
    };
  };
}
