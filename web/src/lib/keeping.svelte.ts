/** Keeps a turn in the making, and takes it up when the page is loaded again. */

import { untrack } from "svelte";
import type { BoardDeeds, Waiting } from "../games/board";
import { keepTurn, keptTurn } from "./kept";
import type { Turn } from "./turn.svelte";

export class Keeping {
  /** What was kept has been taken up: what there is now may be kept. */
  private resumed = $state(false);
  private resuming = false;
  /** What was kept for a board that is not drawn yet. */
  private earlier: { stamp: string; waiting: Waiting } | null = null;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly turn: Turn,
  ) {}

  /** The table is there. */
  async resume(): Promise<void> {
    const base = this.turn.base;
    if (this.resuming || !base) return;
    this.resuming = true;
    const { choices, waiting } = keptTurn(this.table, this.seat, base.stamp);
    this.earlier = { stamp: base.stamp, waiting };
    await this.turn.resume(choices, false);
    this.resumed = true;
  }

  /** Something has changed: keep it, and give the board what was kept for it. */
  follow(board: BoardDeeds | undefined): void {
    const { base, choices, posting } = this.turn;
    if (!this.resumed || !base || posting) return;
    if (board && this.earlier?.stamp === base.stamp) {
      const { waiting } = this.earlier;
      untrack(() => board.layAgain?.(waiting));
    }
    if (board) this.earlier = null;
    const waiting = board ? board.waiting?.() : this.earlier?.waiting;
    keepTurn(this.table, this.seat, base.stamp, choices, waiting);
  }
}
