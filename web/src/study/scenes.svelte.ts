/** The table as it stood at some steps of a game, so that turns are told by what lay there. */

import { SvelteMap } from "svelte/reactivity";
import type { Api } from "../lib/api";
import type { Board } from "../lib/types";

export class Scenes {
  private readonly boards = new SvelteMap<number, Board>();
  private readonly asked = new Set<number>();

  constructor(
    private readonly api: Pick<Api, "replay">,
    private readonly table: string,
  ) {}

  at(step: number): Board | null {
    return this.boards.get(step) ?? null;
  }

  /** Fetch it once; without it turns are told less exactly. */
  async look(step: number): Promise<void> {
    if (this.asked.has(step)) return;
    this.asked.add(step);
    const found = await this.api.replay(this.table, step, step).catch(() => null);
    if (found) this.boards.set(step, found.projection);
    else this.asked.delete(step);
  }
}
