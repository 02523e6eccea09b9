import { expect, it } from "vitest";
import { isDark, otherLight, type Theme } from "../../src/lib/theme";

it("changes what one sees by each click, whatever the system has", () => {
  for (const systemDark of [false, true])
    for (const theme of ["auto", "light", "dark"] as Theme[])
      expect(isDark(otherLight(theme, systemDark), systemDark)).toBe(!isDark(theme, systemDark));
  expect(otherLight("dark", false)).toBe("auto"); // and goes on as the system does
});
