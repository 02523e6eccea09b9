/** Exercises in words. */

import { say } from "../lib/speech.svelte";
import type { Gains, Option, PuzzleTried } from "../lib/types";
import type { Naming } from "../lib/naming";
import type { Words } from "../lib/words";

/** How far somebody is with a puzzle. */
export function standing(tried: PuzzleTried): string {
  if (tried.solved)
    return tried.first
      ? say("page-puzzle-first")
      : say("page-puzzle-solved", { tries: tried.tries });
  if (tried.shown) return say("page-puzzle-shown");
  return tried.tries > 0
    ? say("page-puzzle-tried", { tries: tried.tries })
    : say("page-puzzle-todo");
}

/** A day of the server, which counts them in UTC. */
export function dayName(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Where the best turn gains or loses what it is ahead; if nowhere, it holds the others back. */
export function gained(
  { gains, behind }: { gains: Gains; behind: number },
  game: string,
  words: Words,
): string {
  const best = words.account(game, gains, behind);
  return best ? say("page-puzzle-gains", { gains: best }) : say("page-puzzle-rivals");
}

export function turnWords(choices: readonly Option[], naming: Naming): string {
  return choices.map((choice, index) => naming.made(choice, index)).join(" → ");
}
