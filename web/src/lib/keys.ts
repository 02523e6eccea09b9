/** The keys that choose: digits, then letters, without those that mean something else. */

const KEYS = "123456789abcdefghijklmnopqstvwxyz";

/** The key of the option at this place of the list. */
export const keyOf = (index: number): string => KEYS[index] ?? "";

/** The place of the list that this key means; -1 if it means none. */
export const placeOf = (key: string): number => (key.length === 1 ? KEYS.indexOf(key) : -1);

/** Arrows go from one tab to the next, Home and End to the first and the last. */
export function alongTabs(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const next =
    event.key === "Home"
      ? tabs[0]
      : event.key === "End"
        ? tabs.at(-1)
        : step && at >= 0
          ? tabs[(at + step + tabs.length) % tabs.length]
          : undefined;
  if (!next) return;
  event.preventDefault();
  next.click();
  next.focus();
}
