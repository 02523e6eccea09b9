/** The table as it stood at some steps of a game, so that turns are told by what lay there. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Api } from "../lib/api";
import type { Board } from "../lib/types";

/** Milliseconds before a scene is asked for again. */
const PAUSE = 2000;
const TRIES = 3;

export class Scenes {
  private readonly boards = new SvelteMap<number, Board>();
  private readonly asked = new Set<number>();
  /** Those that nobody could fetch: turns are told less exactly then. */
  private readonly lost = new SvelteSet<number>();
  private queue: number[] = [];
  private working: Promise<void> | null = null;

  constructor(
    private readonly api: Pick<Api, "replay">,
    private readonly table: string,
    private readonly pause = PAUSE,
  ) {}

  at(step: number): Board | null {
    return this.boards.get(step) ?? null;
  }

  /** Whether it is known, or there is no use in waiting for it. */
  settled(step: number): boolean {
    return this.boards.has(step) || this.lost.has(step);
  }

  /** Fetch it once, one after the other, first what was asked for last: that is in sight. */
  look(step: number): Promise<void> {
    if (!this.asked.has(step)) {
      this.asked.add(step);
      this.queue.push(step);
    }
    this.working ??= this.work().finally(() => (this.working = null));
    return this.working;
  }

  private async work(): Promise<void> {
    await null; // what comes into sight together is asked for in its order
    this.queue.reverse();
    for (let step = this.queue.pop(); step !== undefined; step = this.queue.pop())
      await this.fetch(step);
  }

  /** A server that is asked too often answers a moment later. */
  private async fetch(step: number): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.api.replay(this.table, step, step).catch(() => null);
      if (found) {
        this.boards.set(step, found.projection);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, this.pause));
    }
    this.asked.delete(step);
    this.lost.add(step);
  }
}
