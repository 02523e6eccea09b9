import type { Args, GameEvent } from "./types";

/** The places and things that arguments name, as the boards call them: `tea`, `space-2`. */
export function named(args: Args): string[] {
  return Object.entries(args).flatMap(([name, value]) =>
    typeof value === "number" ? [`${name}-${value}`] : value,
  );
}

/** The places and things that an event speaks of. */
export function placesOf(event: GameEvent): string[] {
  return named({ ...event.args, ...event.secret });
}
