/** Where turns are told: how fast, and what flies. */

import type { TableModule } from "../games/board";
import { chapters } from "./chapters";
import { fly, land } from "./flights";
import { settings, type Pace } from "./settings.svelte";
import { told } from "./tale";
import type { Beat, Stage } from "./teller.svelte";
import type { Board } from "./types";
import type { Words } from "./words";

/** How much longer than at full speed each takes. */
export const SLOWNESS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.45, once: 0.1 };
/** To look up, and then for each letter to read. */
const LOOK = 700;
const LETTER = 22;
const LONGEST = 4000;

export function onStage<B extends Board>(
  { flights, summary }: TableModule,
  words: () => Words,
  pace: () => Pace = () => settings.pace,
): Stage<B> {
  const letters = ({ lines }: Beat<B>): number =>
    chapters(lines, false)
      .map((chapter) => told(chapter, words(), summary).length)
      .reduce((sum, length) => sum + length, 0);
  return {
    async move({ lines, earlier }) {
      if (!flights) return;
      const flying = lines.flatMap(({ events }) =>
        events.flatMap((event) => flights(event, earlier)),
      );
      await fly(flying, SLOWNESS[pace()]);
    },
    land,
    pause(beat) {
      const found = letters(beat);
      return found === 0 ? 0 : SLOWNESS[pace()] * Math.min(LONGEST, LOOK + LETTER * found);
    },
  };
}
