/** What of a page can't be read: its smallest text, and what is cut off. */

import type { Page } from "playwright-core";

export interface Small {
  /** How large its letters are drawn, in pixels. */
  size: number;
  text: string;
  where: string;
}

/** Until a page has drawn itself in the room that it has: some frames in which nothing changes. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let still = 0;
        const changes = new MutationObserver(() => (still = 0));
        changes.observe(document.body, { attributes: true, childList: true, subtree: true });
        const look = (): void => {
          if (++still < 6) return void requestAnimationFrame(look);
          changes.disconnect();
          done();
        };
        requestAnimationFrame(look);
      }),
  );
}

/** All text in sight, from the smallest size on: of each size one, with what it belongs to. */
export async function smallest(page: Page, part = "body"): Promise<Small[]> {
  return page.evaluate((part) => {
    const seen = new Map<string, Small>();
    const root = document.querySelector(part) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const element = node.parentElement;
      if (text === "" || !element || element.closest("title, .unseen, script, style, option"))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = Math.round(parseFloat(getComputedStyle(element).fontSize) * scale * 10) / 10;
      const around = element.closest("[class]:not(text, tspan)")?.getAttribute("class") ?? "";
      const where = `${element.tagName}.${element.getAttribute("class") ?? ""} in ${around}`;
      const key = `${size} ${where}`;
      if (!seen.has(key)) seen.set(key, { size, text: text.slice(0, 30), where });
    }
    return [...seen.values()].sort((one, other) => one.size - other.size);
  }, part);
}

/**
 * What is cut off: things that reach out of a box that hides what is too much, or out of the
 * drawing that they belong to, and boxes of the board that must be scrolled, unless they may be
 * scrolled down, or are meant to be scrolled sideways.
 */
export async function clipped(page: Page, part: string, down = false): Promise<string[]> {
  return page.evaluate(
    ([part, down]) => {
      const found = new Set<string>();
      const named = (element: Element) =>
        `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}.${element.getAttribute("class") ?? ""}`;
      for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
        if (!element.checkVisibility() || element.closest(".unseen")) continue;
        if (element instanceof HTMLElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          // A long name may end in three dots.
          if (textOverflow === "ellipsis") continue;
          const [wide, tall] = [
            element.scrollWidth - element.clientWidth,
            element.scrollHeight - element.clientHeight,
          ];
          const sideways = element.matches("[data-sideways]") && overflowX === "auto";
          if (overflowX !== "visible" && wide > 1 && !sideways)
            found.add(`${named(element)}: ${wide} px wide`);
          if (down && /auto|scroll/.test(overflowY)) continue;
          if (overflowY !== "visible" && tall > 1) found.add(`${named(element)}: ${tall} px tall`);
        } else if (element instanceof SVGTextElement) {
          const frame = element.ownerSVGElement?.getBoundingClientRect();
          const box = element.getBoundingClientRect();
          if (!frame || box.width === 0) continue;
          const over = Math.max(
            frame.left - box.left,
            box.right - frame.right,
            frame.top - box.top,
            box.bottom - frame.bottom,
          );
          if (over > 2)
            found.add(`${named(element)} “${element.textContent ?? ""}”: ${Math.round(over)} px`);
        }
      }
      return [...found];
    },
    [part, down] as const,
  );
}

/**
 * Words that don't fit: text that reaches out of its own box or out of its drawing, or makes the
 * page wider than the screen.
 */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.add(`the page: ${over} px too wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility()) continue;
      if (element.closest("title, .unseen, script, style, option")) continue;
      if (getComputedStyle(element).clipPath !== "none") continue;
      const words = document.createRange();
      words.selectNodeContents(node);
      // Text of a drawing may be drawn narrower than its letters are.
      const text = (element instanceof SVGElement ? element : words).getBoundingClientRect();
      if (text.width === 0) continue;
      // The nearest box that text must stay inside of, unless it is scrolled there.
      const box = element.closest("button, td, th, li, p, h1, h2, h3, label, svg, .sheet, section");
      if (!box || box.matches("svg") !== element instanceof SVGElement) continue;
      const dots = (one: Element): boolean => getComputedStyle(one).textOverflow === "ellipsis";
      if (dots(element) || dots(box)) continue;
      const frame = box.getBoundingClientRect();
      const out = Math.round(Math.max(text.right - frame.right, frame.left - text.left));
      if (out > 2)
        found.add(
          `“${node.textContent.trim()}” in ${box.tagName} ${box.getAttribute("class") ?? ""}: ${out} px`,
        );
    }
    return [...found];
  });
}
