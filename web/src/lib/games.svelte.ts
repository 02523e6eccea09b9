/** Which games there are, and what the server says about them. */

import { api } from "./api";
import type { GameInfo } from "./types";

/** How many people and bots sit down for a game at once, if it can be. */
const USUAL = 3;

class Games {
  list = $state.raw<readonly GameInfo[]>([]);

  async load(): Promise<void> {
    this.list = await api.games();
  }

  find(key: string): GameInfo | undefined {
    return this.list.find((game) => game.key === key);
  }

  /** Its name, the same in all languages. */
  title(key: string): string {
    return this.find(key)?.title ?? key;
  }

  /** The game whose rules have numbers like this one. */
  ofRule(rule: string): string | undefined {
    return this.list.find(({ letter }) => rule.startsWith(letter))?.key;
  }

  /** One's own seat, and bots of a level on the others. */
  seatsWith(key: string, level: string): string[] {
    const sizes = this.find(key)?.seats ?? [USUAL];
    const size = sizes.includes(USUAL) ? USUAL : (sizes[0] ?? USUAL);
    return ["me", ...Array.from({ length: size - 1 }, () => `bot:${level}`)];
  }
}

export const games = new Games();
