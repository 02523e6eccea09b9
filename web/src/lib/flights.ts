/**
 * Pieces fly from where they were to where they are. Only their place and opacity change, so
 * that it stays smooth.
 */

import { settings } from "./settings.svelte";

export interface Flight {
  kind: "coin" | "card" | "post" | "cube" | "disc" | "gem";
  /** Selectors of the places; of several that match, the last one counts. */
  from: string;
  to: string;
  colour?: string | undefined;
  /** What flies, if it can be seen: a copy of this. */
  face?: string | undefined;
}

const LASTS = 650;
const APART = 110;
/** More at once would be a swarm. */
const MOST = 14;
/** How large a face is when it has arrived. */
const ARRIVED = 40;

export const still = (): boolean =>
  !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/** Let all fly, one a little after the other; done when the last one has arrived. */
export async function fly(flights: readonly Flight[], slowness = 1): Promise<void> {
  if (still()) return;
  const flying = flights
    .slice(0, MOST)
    .map((flight, index) => launch(flight, index * APART * slowness, LASTS * slowness));
  await Promise.all(flying);
}

/** What is on its way has arrived. */
export function land(): void {
  for (const piece of document.querySelectorAll(".flying")) piece.remove();
}

async function launch(flight: Flight, delay: number, duration: number): Promise<void> {
  const face = flight.face ? shown(flight.face) : undefined;
  const [start, end] = [middle(flight.face && face ? flight.face : flight.from), middle(flight.to)];
  if (!start || !end) return;
  const { piece, small } = face ? likeness(face) : token(flight);
  piece.setAttribute("aria-hidden", "true");
  document.body.append(piece);
  const way = piece.animate(
    [
      { transform: `${start} scale(${face ? 1 : 0.5})`, opacity: face ? 1 : 0 },
      { transform: `${start} scale(${face ? 1.08 : 1.15})`, opacity: 1, offset: 0.18 },
      { transform: `${end} scale(${small})`, opacity: 1, offset: 0.88 },
      { transform: `${end} scale(${small * 0.6})`, opacity: 0 },
    ],
    { duration, delay, easing: "ease-in-out", fill: "both" },
  );
  const gone = (): void => piece.remove();
  await way.finished.then(gone, gone);
}

/** A piece without a face of its own. */
function token({ kind, colour }: Flight): { piece: HTMLElement; small: number } {
  const piece = document.createElement("div");
  piece.className = `flying ${kind}`;
  if (colour) piece.style.background = colour;
  return { piece, small: 1 };
}

/** A copy of what lies there, as large as it is there. */
function likeness(found: Element): { piece: HTMLElement; small: number } {
  const { width, height } = found.getBoundingClientRect();
  const piece = document.createElement("div");
  piece.className = "flying face";
  Object.assign(piece.style, {
    width: `${width}px`,
    height: `${height}px`,
    left: `${-width / 2}px`,
    top: `${-height / 2}px`,
  });
  piece.append(drawn(found));
  for (const named of piece.querySelectorAll("[id]")) named.removeAttribute("id");
  return { piece, small: Math.min(1, ARRIVED / Math.max(width, height)) };
}

/** Part of a drawing gets a frame of its own. */
function drawn(found: Element): Element {
  const copy = found.cloneNode(true) as Element;
  if (!(found instanceof SVGGraphicsElement) || found instanceof SVGSVGElement) {
    if (copy instanceof SVGElement) sized(copy);
    return copy;
  }
  const box = found.getBBox();
  copy.removeAttribute("transform");
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  sized(frame);
  frame.append(copy);
  return frame;
}

function sized(svg: SVGElement): void {
  for (const name of ["x", "y"]) svg.removeAttribute(name);
  for (const name of ["width", "height"]) svg.setAttribute(name, "100%");
}

const shown = (place: string): Element | undefined =>
  [...document.querySelectorAll(place)].findLast(
    (found) => found.getBoundingClientRect().width > 0,
  );

/** The middle of a place that is shown; the edge of the screen if that is where it lies. */
function middle(place: string): string | null {
  const box = shown(place)?.getBoundingClientRect();
  if (!box) return null;
  const within = (at: number, most: number) => Math.max(0, Math.min(most, at));
  return `translate(${within(box.left + box.width / 2, innerWidth)}px, ${within(box.top + box.height / 2, innerHeight)}px)`;
}
