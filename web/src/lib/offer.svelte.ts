/** What the server speaks and offers to all games alike. */

import { api } from "./api";
import type { Offer as Told } from "./types";
import { speech } from "./speech.svelte";

class Offer {
  languages = $state.raw<Told["languages"]>([]);
  /** Of bots, the easiest first. */
  levels = $state.raw<readonly string[]>([]);
  usual = $state.raw("");
  version = $state.raw("");
  /** Whether the engine runs compiled. */
  compiled = $state.raw(false);
  /** Whether the server sends e-mail. */
  mail = $state.raw(true);
  /** What starts the server so that other devices reach it; empty if they do. */
  networkCommand = $state.raw("");

  async load(): Promise<void> {
    const found = await api.about();
    this.languages = found.languages;
    this.levels = found.levels;
    this.usual = found.usual_level;
    this.version = found.version;
    this.compiled = found.compiled;
    this.mail = found.mail;
    this.networkCommand = found.network_command;
  }
}

export const offer = new Offer();

/** A level of bots in words; one that has none goes by its own name. */
export function levelName(level: string): string {
  const key = `page-level-${level}`;
  return speech.words.has(key) ? speech.words.text(key) : level;
}
