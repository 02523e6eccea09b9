import type { GameEvent } from "./types";

/** The places and things that an event speaks of, as the boards call them. */
export function placesOf(event: GameEvent): string[] {
  return Object.entries({ ...event.args, ...event.secret }).flatMap(([name, value]) => (typeof value === "number" ? [`${name}-${value}`] : value));
}
