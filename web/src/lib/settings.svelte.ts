/** What a person prefers: kept in this browser, and with the account if there is one. */

import { preferred } from "./speech.svelte";
import { LANGUAGES } from "./words";

export type Theme = "auto" | "light" | "dark";

export interface Preferences {
  language: string;
  theme: Theme;
  /** Ask before a turn is made. */
  confirm: boolean;
  sound: boolean;
  motion: boolean;
}

const KEY = "comptoir.settings";

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state("en");
  theme = $state<Theme>("auto");
  confirm = $state(true);
  sound = $state(false);
  motion = $state(true);
  /** Called when something was changed here, to keep it with the account. */
  changed: (preferences: Preferences) => void = () => undefined;

  constructor() {
    this.language = preferred(navigator.languages ?? []);
    this.take(stored());
  }

  get all(): Preferences {
    const { language, theme, confirm, sound, motion } = this;
    return { language, theme, confirm, sound, motion };
  }

  set(preferences: Partial<Preferences>): void {
    this.take(preferences);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing works, too.
    }
    this.changed(this.all);
  }

  /** Take what is known, and leave what is not as it was. */
  take(found: Partial<Record<keyof Preferences, unknown>>): void {
    if ((LANGUAGES as readonly unknown[]).includes(found.language)) this.language = found.language as string;
    if (found.theme === "auto" || found.theme === "light" || found.theme === "dark") this.theme = found.theme;
    for (const name of ["confirm", "sound", "motion"] as const) {
      if (typeof found[name] === "boolean") this[name] = found[name];
    }
  }
}

export const settings = new Settings();
