/**
 * What a line of the log still speaks of: a card as long as it lies on its space, then with whoever
 * bought it. Other cards come to the same space, and most of them there are more than once.
 */

import type { Places } from "../board";
import type { Args, GameEvent } from "../../lib/types";
import { ownedBy, type View } from "./view";

const argsOf = ({ args, secret }: GameEvent): Args => ({ ...args, ...secret });
const isOn = (event: GameEvent, kind: string, space: number): boolean =>
  event.kind === `speicherstadt.${kind}` && argsOf(event).space === space;

export const places: Places = (event, since, now) => {
  const { seat, space, card } = argsOf(event);
  const person = typeof seat === "number" ? [`seat-${seat}`] : [];
  if (typeof space === "number") return [...person, ...onSpace(event, space, since, now.view)];
  return typeof seat === "number" && typeof card === "string"
    ? [...person, ownedBy(seat, card)]
    : person;
};

/** The space with the card that lay there then, or that card with its buyer. */
function onSpace(
  event: GameEvent,
  space: number,
  since: readonly GameEvent[],
  view: unknown,
): string[] {
  const next = since.findIndex((later) => isOn(later, "turned_up", space));
  if (next < 0 && (view as View).offer[space - 1]?.card) return [`space-${space}`];
  const meanwhile = [event, ...(next < 0 ? since : since.slice(0, next))];
  return meanwhile
    .filter((later) => isOn(later, "bought", space))
    .map(argsOf)
    .map(({ seat, card }) => ownedBy(Number(seat), String(card)));
}
