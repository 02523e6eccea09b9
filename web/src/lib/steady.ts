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

/**
 * What a frame shows stays where it is when the frame becomes higher, also at its end: then
 * `room`, an element inside, keeps it as long as it was, until somebody scrolls back.
 */
export function held(room: () => HTMLElement): Attachment<HTMLElement> {
  return (frame) => {
    let [top, wide, high] = [0, 0, 0];
    const keep = (): void => {
      const turned = frame.clientWidth !== wide;
      [wide, high] = [frame.clientWidth, frame.clientHeight];
      // Whoever scrolled back, a person or the page, did so to somewhere else than its end.
      const pushed = frame.scrollTop < top && frame.scrollTop + high >= frame.scrollHeight - 1;
      if (!turned && pushed) {
        room().style.height = `${top + frame.clientHeight}px`;
        frame.scrollTop = top;
      } else follow();
    };
    const follow = (): void => {
      top = frame.scrollTop;
      const end = top + frame.clientHeight;
      if (room().offsetHeight > end) room().style.height = `${end}px`;
    };
    // A higher frame may scroll by itself before its size is told.
    const scrolled = (): void => (frame.clientHeight === high ? follow() : keep());
    const watch = new ResizeObserver(keep);
    watch.observe(frame);
    frame.addEventListener("scroll", scrolled);
    return () => {
      watch.disconnect();
      frame.removeEventListener("scroll", scrolled);
    };
  };
}
