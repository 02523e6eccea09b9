/** The ways in which a game can be played, in words. */

import { say, speech } from "./speech.svelte";
import type { Value } from "./types";

/** What can be chosen. */
export function optionName(game: string, name: string): string {
  const key = `page-variant-${name}`;
  return speech.words.has(key) ? say(key) : speech.words.id(game, name);
}

/** What was chosen. */
export function variantName(game: string, name: string, value: Value): string {
  const key = `page-variant-${name}-${String(value)}`;
  return speech.words.has(key) ? say(key) : speech.words.id(game, String(value));
}
