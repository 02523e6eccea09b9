/** How much of the options is in sight, and what room they need: measured on what asks. */

/** How many pixels of an option may be out of sight. */
const SLIVER = 3;
/** How high is what says that there are more, in rem: where there is a touch screen, and else. */
const SIGN = { narrow: 2.25, wide: 1.6 };
/** Beside the sign, the last options in sight fade over this many rem. */
const FADE = 1.8;
/** Between one thing and the next, and around the list and below the last, in rem. */
const GAP = 0.45;
const EDGE = 1.1;
/** As high is the list at least. */
const LIST = 5;
/** So much of the sign's room is that of the gaps around it. */
const TUCKED = 0.7;
/** Where there is room, this many options are in sight. */
const AT_LEAST = 3;

export interface Room {
  /**
   * How many options lie below what is in sight: the list scrolls, and hints, which stand above
   * it, scroll with it.
   */
  below: number;
  /** How high all is with the first options and what stands below the list, in pixels. */
  least: number;
  /** How high all is with as little of the options as there may be; 0: it scrolls as a whole. */
  floor: number;
}

const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

export function roomOf(section: Element, narrow: boolean): Room {
  const list = section.querySelector(".options");
  const drawn = (found: Iterable<Element> = []): DOMRect[] =>
    [...found].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const options = drawn(list?.querySelectorAll("[data-choice]"));
  const second = options[1] ?? options[0];
  if (!list || !second) return { below: 0, least: 0, floor: 0 };
  const box = section.getBoundingClientRect();
  const buttons = section.querySelector(".buttons")?.getBoundingClientRect();
  const edge = Math.min(
    box.bottom,
    buttons?.top ?? Infinity,
    narrow ? Infinity : list.getBoundingClientRect().bottom,
  );
  const hints = drawn(section.querySelectorAll("[data-hint]"));
  const hidden = (from: number): number =>
    [...hints, ...options].filter(({ bottom }) => bottom > from + SLIVER).length;
  const over = narrow ? !buttons : hints.length > 0;
  const sign = over ? SIGN[narrow ? "narrow" : "wide"] * rem() : 0;
  const below = hidden(edge) > 0 ? hidden(edge - sign) : 0;
  if (!narrow)
    return {
      below: hints.length === 0 && fitsWithoutSign(section, list) ? 0 : below,
      least: highWithFirst(section, list, options),
      floor: hints.length === 0 ? highAtLeast(section, list) : 0,
    };
  const least =
    second.bottom -
    box.top +
    section.scrollTop +
    (buttons?.height ?? 0) +
    (options.length > 2 ? sign : 0) +
    rem() / 2;
  return { below, least, floor: 0 };
}

const over = (box: Element): number => box.scrollHeight - box.clientHeight;

/** Whether all options have room once the sign that there are more is gone. */
function fitsWithoutSign(section: Element, list: Element): boolean {
  const sign = section.querySelector(".below")?.getBoundingClientRect().height ?? 0;
  const regained = sign > 0 ? sign + (GAP - TUCKED) * rem() : 0;
  return over(list) + over(section) <= regained + 1;
}

/** How high the section is with a list that is as low as it may be, and all of the rest. */
function highAtLeast(section: Element, list: Element): number {
  const bottoms = [...section.children].map((part) => part.getBoundingClientRect().bottom);
  const content = Math.max(...bottoms) - section.getBoundingClientRect().top + section.scrollTop;
  const spare = Math.max(0, list.getBoundingClientRect().height - LIST * rem());
  return content - spare + EDGE * rem() - GAP * rem();
}

/** How high the section is with its first options whole, and with all but the others. */
function highWithFirst(section: Element, list: Element, options: readonly DOMRect[]): number {
  const [first, last] = [options[0], options[AT_LEAST - 1] ?? options.at(-1)] as [DOMRect, DOMRect];
  const above = list.getBoundingClientRect().top - section.getBoundingClientRect().top;
  const after = [...section.querySelectorAll(".hints:not(:has([data-hint])), .buttons")]
    .map((part) => part.getBoundingClientRect().height)
    .filter((height) => height > 0)
    .reduce((sum, height) => sum + height + GAP * rem(), 0);
  const more = options.length > AT_LEAST ? (SIGN.wide + FADE) * rem() : 0;
  return above + section.scrollTop + (last.bottom - first.top) + more + after + EDGE * rem();
}

/** On to the options below. */
export function scrollOn(section: Element): void {
  const list = section.querySelector(".options");
  const box = list && list.scrollHeight > list.clientHeight + SLIVER ? list : section;
  box.scrollBy({ top: box.clientHeight * 0.7, behavior: "smooth" });
}
