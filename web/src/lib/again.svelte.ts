/** What happened since somebody's last turn, told again on the table as it was then. */

import { tick } from "svelte";
import { api } from "./api";
import { settings, type Pace } from "./settings.svelte";
import { beatsOf, Teller } from "./teller.svelte";
import type { Board } from "./types";

export class Again {
  /** The table as it was, while it is told. */
  scene = $state.raw<Board | null>(null);
  readonly teller = new Teller<Board>((beat) => (this.scene = beat.after));

  /** What came after a line of a table, as a seat saw it. */
  async tell(table: string, seat: number | null, after: number): Promise<void> {
    const story = await api.story(table, seat, after);
    const beats = beatsOf(story);
    this.scene = story.board;
    await tick();
    await this.teller.tell(...beats);
    this.scene = null;
  }

  stop(): void {
    this.teller.stop();
    this.scene = null;
  }
}

/** Whoever asks for it wants to see it. */
export const wantedPace = (): Pace => (settings.pace === "once" ? "fast" : settings.pace);
