/** The table as it stood at some steps of a game, so that turns are told by what lay there. */

import { SvelteMap } from "svelte/reactivity";
import type { Api } from "../lib/api";
import type { Board } from "../lib/types";

/** Milliseconds before a scene is asked for again. */
const PAUSE = 2000;
const TRIES = 3;

export class Scenes {
  private readonly boards = new SvelteMap<number, Board>();
  private readonly asked = new Set<number>();
  private queue = Promise.resolve();

  constructor(
    private readonly api: Pick<Api, "replay">,
    private readonly table: string,
    private readonly pause = PAUSE,
  ) {}

  at(step: number): Board | null {
    return this.boards.get(step) ?? null;
  }

  /** Fetch it once, one after the other; without it turns are told less exactly. */
  look(step: number): Promise<void> {
    if (this.asked.has(step)) return Promise.resolve();
    this.asked.add(step);
    this.queue = this.queue.then(() => this.fetch(step));
    return this.queue;
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
  }
}
