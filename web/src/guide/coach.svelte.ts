/**
 * Where somebody is in a lesson. It follows the questions and events of the table, and keeps
 * its place in the browser.
 */

import type { Decision, GameEvent, Option, Projection } from "../lib/types";
import type { Lesson, Step } from "./lesson";

/**
 * What the coach looks at: the table as it is for everybody, and what the person is being
 * asked.
 */
export interface Sight {
  table: Projection;
  seat: number;
  decisions: readonly Decision[];
  /** What was chosen so far in the turn in the making. */
  made: readonly (Option | null)[];
}

interface Place {
  index: number;
  /** How many lines the log had when the step began. */
  since: number;
  open: boolean;
}

const START: Place = { index: 0, since: 0, open: true };

export class Coach {
  private place = $state.raw<Place>(START);
  /** What to say about what was just done. */
  reaction = $state.raw<string | null>(null);
  /** How many lines the log had when it was last said, or when the next choice was made. */
  private heard = 0;

  constructor(
    readonly lesson: Lesson,
    private readonly table: string,
    private readonly store: Pick<Storage, "getItem" | "setItem"> | null = safeStorage(),
  ) {
    this.place = this.kept() ?? START;
  }

  get index(): number {
    return this.place.index;
  }

  get step(): Step | null {
    return this.lesson.steps[this.index] ?? null;
  }

  get open(): boolean {
    return this.place.open;
  }

  show(open: boolean): void {
    this.keep({ ...this.place, open });
  }

  /** Go on to the next step, whatever this one waits for. */
  next(table: Projection): void {
    this.reaction = null;
    this.go(this.index + 1, table);
  }

  /** Where to read again what was told last. */
  get before(): number {
    return this.lesson.steps.findLastIndex((step, index) => index < this.index && !step.asks);
  }

  back(table: Projection): void {
    this.reaction = null;
    if (this.before >= 0) this.go(this.before, table);
  }

  /** The lesson goes on as the table does. */
  look(sight: Sight): void {
    if (sight.made.length > 0) {
      this.reaction = null;
      this.heard = sight.table.log.length;
    }
    while (this.advance(sight));
  }

  /**
   * Whether the person's choice is what the step suggests; null: it suggests nothing, or
   * nothing is chosen yet.
   */
  agrees(sight: Sight): boolean | null {
    const first = sight.made[0];
    return this.step?.wants && first ? this.step.wants(first) : null;
  }

  /** What to say at the question that is open now. */
  tip(decision: Decision | undefined): string | null {
    if (!decision) return null;
    return (
      this.lesson.tips.find((tip) => tip.asks === decision.kind && (tip.when?.(decision) ?? true))
        ?.key ?? null
    );
  }

  private advance(sight: Sight): boolean {
    const step = this.step;
    if (!step?.asks) return false;
    const since = Math.min(this.place.since, sight.table.log.length);
    const own = (from: number) =>
      sight.table.log
        .slice(from)
        .flatMap((line) => line.events)
        .filter((event) => actor(event) === sight.seat);
    const events = own(since);
    const did = (kinds: readonly string[] = []) =>
      events.some((event) => kinds.includes(event.kind));
    this.react(own(Math.max(since, this.heard)));
    this.heard = sight.table.log.length;
    if (did(step.until) || did(step.gone)) return this.go(this.index + 1, sight.table);
    const asked = sight.decisions[0];
    if (!asked || sight.made.length > 0) return false;
    if (step.asks.includes(asked.kind)) {
      const offered = !step.wants || asked.options.some(step.wants);
      return offered ? false : this.go(this.index + 1, sight.table);
    }
    return this.catchUp(asked.kind, sight.table);
  }

  /**
   * The table is farther than the lesson: go to what is told before the step that waits for
   * this question.
   */
  private catchUp(kind: string, table: Projection): boolean {
    const { steps } = this.lesson;
    let index = steps.findIndex((step, place) => place > this.index && step.asks?.includes(kind));
    if (index < 0) return false;
    while (index - 1 > this.index && !steps[index - 1]?.asks) index--;
    return this.go(index, table);
  }

  /** What was just done is spoken of until something else is. */
  private react(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    const keys = events.flatMap(({ kind }) =>
      this.lesson.reactions.filter(({ event }) => event === kind).map(({ key }) => key),
    );
    this.reaction = keys.at(-1) ?? null;
  }

  private go(index: number, table: Projection): true {
    this.keep({ index, since: table.log.length, open: true });
    return true;
  }

  private keep(place: Place): void {
    this.place = place;
    try {
      this.store?.setItem(this.name, JSON.stringify(place));
    } catch {
      // A browser that keeps nothing works, too.
    }
  }

  private kept(): Place | null {
    try {
      return JSON.parse(this.store?.getItem(this.name) ?? "null") as Place | null;
    } catch {
      return null;
    }
  }

  private get name(): string {
    return `comptoir.lesson.${this.table}`;
  }
}

/** Whose doing an event is; what only its maker may know names the seat among the secrets. */
function actor(event: GameEvent): unknown {
  return event.args.seat ?? event.secret.seat;
}

function safeStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
