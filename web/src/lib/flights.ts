/** Pieces fly from where they were to where they are. Only their place and opacity change, so that it stays smooth. */

import { settings } from "./settings.svelte";

export interface Flight {
  kind: "coin" | "card" | "post" | "cube" | "disc" | "gem";
  /** Selectors of the places; of several that match, the last one counts. */
  from: string;
  to: string;
  colour?: string | undefined;
}

const LASTS = 650;
const APART = 110;
/** More at once would be a swarm. */
const MOST = 14;

export function fly(flights: readonly Flight[]): void {
  if (!settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  flights.slice(0, MOST).forEach((flight, index) => launch(flight, index * APART));
}

function launch({ kind, from, to, colour }: Flight, delay: number): void {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end) return;
  const piece = document.createElement("div");
  piece.className = `flying ${kind}`;
  piece.setAttribute("aria-hidden", "true");
  if (colour) piece.style.background = colour;
  document.body.append(piece);
  const flight = piece.animate(
    [
      { transform: `${start} scale(0.5)`, opacity: 0 },
      { transform: `${start} scale(1.15)`, opacity: 1, offset: 0.18 },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.88 },
      { transform: `${end} scale(0.6)`, opacity: 0 },
    ],
    { duration: LASTS, delay, easing: "ease-in-out", fill: "both" },
  );
  const gone = (): void => piece.remove();
  flight.finished.then(gone, gone);
}

/** The middle of a place that is shown; the edge of the screen if that is where it lies. */
function middle(place: string): string | null {
  const box = [...document.querySelectorAll(place)].map((found) => found.getBoundingClientRect()).findLast(({ width }) => width > 0);
  if (!box) return null;
  const within = (at: number, most: number) => Math.max(0, Math.min(most, at));
  return `translate(${within(box.left + box.width / 2, innerWidth)}px, ${within(box.top + box.height / 2, innerHeight)}px)`;
}
