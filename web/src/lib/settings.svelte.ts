/** What a person prefers: kept in this browser, and with the account if there is one. */

import { preferred, spoken } from "./speech.svelte";
import type { Theme } from "./theme";

/** How others' turns are told. */
export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

export interface Preferences {
  language: string;
  theme: Theme;
  /** Ask before a turn is made. */
  confirm: boolean;
  /** A turn of one click is made by itself after a moment in which it can be taken back. */
  moment: boolean;
  sound: boolean;
  /** A notification of the browser when it is somebody's turn. */
  notify: boolean;
  motion: boolean;
  pace: Pace;
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
  moment = $state(true);
  sound = $state(false);
  notify = $state(false);
  motion = $state(true);
  pace = $state<Pace>("normal");
  /** Called when something was changed here, to keep it with the account. */
  changed: (preferences: Preferences) => void = () => undefined;

  constructor() {
    this.language = preferred(navigator.languages ?? []);
    this.take(stored());
  }

  get all(): Preferences {
    const { language, theme, confirm, moment, sound, notify, motion, pace } = this;
    return { language, theme, confirm, moment, sound, notify, motion, pace };
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
    if (typeof found.language === "string" && spoken.includes(found.language))
      this.language = found.language;
    if (found.theme === "auto" || found.theme === "light" || found.theme === "dark")
      this.theme = found.theme;
    const pace = PACES.find((known) => known === found.pace);
    if (pace) this.pace = pace;
    for (const name of ["confirm", "moment", "sound", "notify", "motion"] as const) {
      if (typeof found[name] === "boolean") this[name] = found[name];
    }
  }
}

export const settings = new Settings();
