/**
 * What others do is told turn by turn: what is said of it, the pieces on their way, then the board
 * after it. The board is never ahead of what was told.
 */

import { patched } from "./patch";
import type { Board, Line, Story } from "./types";

/** A turn to be told: its lines, and the board before and after them. */
export interface Beat<B extends Board = Board> {
  lines: readonly Line[];
  earlier: B;
  after: B;
}

/** The turns of a story, each with the board before and after it. */
export function beatsOf({ board, beats }: Story): Beat[] {
  let earlier = board;
  return beats.map(({ lines, patch }) => {
    const beat = { lines, earlier, after: patched(earlier, patch) };
    earlier = beat.after;
    return beat;
  });
}

/** Where it is told; nobody is there before the board is drawn. */
export interface Stage<B extends Board> {
  /** Let the pieces move; done when they have arrived. */
  move(beat: Beat<B>): Promise<void>;
  /** Let nothing move any more. */
  land(): void;
  /** How long the reader gets for what was said, in milliseconds. */
  pause(beat: Beat<B>): number;
}

/** What is being told, for whoever reads it. */
export interface Telling {
  readonly beat: Beat | null;
  readonly waiting: number;
  readonly busy: boolean;
  hurry(): void;
  skip(): void;
}

export class Teller<B extends Board> implements Telling {
  /** What is being told. */
  beat = $state.raw<Beat<B> | null>(null);
  /** How many turns wait to be told. */
  waiting = $state(0);
  stage: Stage<B> | null = null;

  private queue: Beat<B>[] = [];
  /** What is told but not shown yet. */
  private pending: Beat<B> | null = null;
  private hurried = false;
  private running = $state(false);
  private go: (() => void) | null = null;

  constructor(private readonly show: (beat: Beat<B>) => void) {}

  get busy(): boolean {
    return this.running;
  }

  /** Tell these after all that waits; done when nothing is left. */
  async tell(...beats: Beat<B>[]): Promise<void> {
    this.queue.push(...beats);
    this.waiting = this.queue.length;
    if (!this.running) await this.run();
  }

  /** Go on with the next turn. */
  hurry(): void {
    this.hurried = true;
    this.stage?.land();
    this.go?.();
  }

  /** Stop telling: show how it ended. */
  skip(): void {
    const rest = [...(this.pending ? [this.pending] : []), ...this.queue];
    this.stop();
    for (const beat of rest) this.show(beat);
  }

  /** Forget what was to be told: something else is shown. */
  stop(): void {
    this.queue = [];
    this.pending = null;
    this.waiting = 0;
    this.beat = null;
    this.hurry();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      this.waiting = this.queue.length;
      await this.play(beat);
    }
    this.running = false;
    this.beat = null;
  }

  private async play(beat: Beat<B>): Promise<void> {
    this.beat = this.pending = beat;
    this.hurried = false;
    if (this.stage) await this.until(this.stage.move(beat));
    if (this.pending !== beat) return; // it was skipped or stopped meanwhile
    this.pending = null;
    this.show(beat);
    if (this.stage && !this.hurried) await this.until(sleep(this.stage.pause(beat)));
  }

  private async until(done: Promise<void>): Promise<void> {
    const hurried = new Promise<void>((resolve) => (this.go = resolve));
    await Promise.race([done, hurried]);
    this.go = null;
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
