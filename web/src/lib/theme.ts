/** Light or dark. */

export type Theme = "auto" | "light" | "dark";

export const isDark = (theme: Theme, systemDark: boolean): boolean =>
  theme === "dark" || (theme === "auto" && systemDark);

/** What a click leads to: always the other light, as the system has it where that is the same. */
export function otherLight(theme: Theme, systemDark: boolean): Theme {
  const dark = !isDark(theme, systemDark);
  if (dark === systemDark) return "auto";
  return dark ? "dark" : "light";
}
