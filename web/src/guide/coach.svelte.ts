/**
 * Where somebody is in a lesson. It follows the questions and events of the table, and keeps
 * its place in the browser.
 */

import type { Board, Decision, GameEvent, Line, Option, Projection } from "../lib/types";
import type { Lesson, Step, Tip } from "./lesson";

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
  /** Steps that were skipped, although they wait for a move that is still to come. */
  missed: Missed[];
}

interface Missed {
  index: number;
  since: number;
}

const START: Place = { index: 0, since: 0, open: true, missed: [] };

export class Coach {
  private place = $state.raw<Place>(START);
  /** The step that the turn in the making has come to, if that is a later one. */
  private ahead = $state.raw<number | null>(null);
  /** What was told earlier and is read again. */
  private read = $state.raw<number | null>(null);
  /** What to say about what was just done. */
  reaction = $state.raw<string | null>(null);
  /** How many lines the log had when it was last said, or when the next choice was made. */
  private heard = 0;

  constructor(
    readonly lesson: Lesson,
    private readonly table: string,
    private readonly store: Pick<Storage, "getItem" | "setItem"> | null = safeStorage(),
  ) {
    this.place = { ...START, ...this.kept() };
  }

  get index(): number {
    return this.read ?? this.ahead ?? this.place.index;
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

  /** Go on to the next step, whatever this one waits for; or to where the lesson was left. */
  next(table: Projection): void {
    this.reaction = null;
    if (this.read === null) this.skip(table);
    else this.read = this.told((index) => index > this.index && index < this.place.index);
  }

  private skip(table: Projection): void {
    const missed = { index: this.index, since: table.log.length };
    const more = this.step?.asks ? [missed] : [];
    this.go(this.index + 1, table, [...this.place.missed, ...more]);
  }

  /** Whether what is told is ahead of the table: a move that was skipped has not been made. */
  get early(): boolean {
    return this.read === null && this.place.missed.length > 0;
  }

  /** Whether something told earlier can be read again. */
  get canGoBack(): boolean {
    return this.before !== null;
  }

  /** Read again what was told before; the lesson stays where it is. */
  back(): void {
    this.reaction = null;
    this.read = this.before;
  }

  private get before(): number | null {
    const index = this.lesson.steps.findLastIndex(
      (step, place) => place < this.index && !step.asks,
    );
    return index < 0 ? null : index;
  }

  private told(where: (index: number) => boolean): number | null {
    const index = this.lesson.steps.findIndex((step, place) => where(place) && !step.asks);
    return index < 0 ? null : index;
  }

  /** The lesson goes on as the table does. */
  look(sight: Sight): void {
    if (sight.made.length > 0) {
      this.reaction = null;
      this.read = null;
      this.heard = sight.table.log.length;
    }
    this.makeUp(sight);
    while (this.advance(sight));
    this.lookAhead(sight);
  }

  /** Moves that were skipped may be made later. */
  private makeUp({ table, seat }: Sight): void {
    const ever = ownKinds(table.log, seat);
    const missed = this.place.missed.filter(({ index, since }) => {
      const step = this.lesson.steps[index];
      return step && !ends(step, ownKinds(table.log.slice(since), seat), ever);
    });
    if (missed.length !== this.place.missed.length) this.keep({ ...this.place, missed });
  }

  /** One turn may lead from a step to those after it, and undoing it back again. */
  private lookAhead({ made, decisions }: Sight): void {
    const asked = decisions[0];
    if (made.length === 0) this.ahead = null;
    // What no step waits for is asked within one.
    else if (asked && this.lesson.steps.some(({ asks }) => asks?.includes(asked.kind)))
      this.ahead = this.asking(asked.kind);
  }

  /** The step that waits for this question, if it comes after the one before without more words. */
  private asking(kind: string): number | null {
    const { steps } = this.lesson;
    const from = this.place.index;
    const end = steps.findIndex((step, index) => index >= from && !step.asks);
    const found = steps
      .slice(0, end < 0 ? steps.length : end)
      .findIndex((step, index) => index >= from && step.asks?.includes(kind));
    return found > from ? found : null;
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
    return this.tipAt(decision)?.key ?? null;
  }

  /** Where to look at the question that is open now: at its options, or at what the step is about. */
  spots(decision: Decision | undefined): { rings: string[]; sights: string[] } {
    const tip = this.tipAt(decision);
    if (decision && tip?.lies) {
      const named = decision.options.filter((option) => tip.wants?.(option, decision) ?? true);
      const places = named.map(tip.lies).filter((place) => place !== null);
      return { rings: [], sights: places };
    }
    const later = decision && (this.step?.asks?.indexOf(decision.kind) ?? 0) > 0;
    return { rings: later ? [] : (this.step?.spots ?? []), sights: [] };
  }

  /** Whether something else was chosen at a question than what was suggested there. */
  differs(
    decision: Decision | undefined,
    option: Option | null | undefined,
    board?: Board,
  ): boolean {
    const wants = this.tipAt(decision)?.wants;
    return wants !== undefined && !!decision && !!option && !wants(option, decision, board);
  }

  /** The notation of what is suggested at the question that is open now. */
  suggested({ decisions, made }: Sight, board: Board | null): string[] {
    const decision = decisions[0];
    if (!decision) return [];
    const tip = this.tipAt(decision)?.wants;
    const step = made.length === 0 && this.step?.asks?.includes(decision.kind);
    const wanted = decision.options.filter((option) =>
      tip
        ? tip(option, decision, board ?? undefined)
        : step && (this.step?.wants ?? this.step?.first)?.(option),
    );
    return wanted.map(({ text }) => text);
  }

  private tipAt(decision: Decision | undefined): Tip | undefined {
    return this.lesson.tips.find(
      (tip) =>
        decision &&
        tip.asks === decision.kind &&
        (tip.during ?? this.step?.key) === this.step?.key &&
        (tip.when?.(decision) ?? true) &&
        (!tip.wants || decision.options.some((option) => tip.wants?.(option, decision))),
    );
  }

  private advance(sight: Sight): boolean {
    const { index } = this.place;
    const step = this.lesson.steps[index];
    if (!step?.asks) return false;
    const { log } = sight.table;
    const since = Math.min(this.place.since, log.length);
    this.react(log.slice(Math.max(since, this.heard)), sight.seat);
    this.heard = log.length;
    const done = ownKinds(log.slice(since), sight.seat);
    const ever = ownKinds(log, sight.seat);
    if (ends(step, done, ever)) return this.go(this.afterAll(index, done, ever), sight.table);
    const asked = sight.decisions[0];
    if (!asked || sight.made.length > 0) return false;
    if (step.asks.includes(asked.kind)) {
      const offered = !step.wants || asked.options.some(step.wants);
      return offered ? false : this.go(index + 1, sight.table);
    }
    return this.catchUp(asked.kind, sight.table);
  }

  /** The step after this one, or after those behind it that the same turn was enough for. */
  private afterAll(index: number, done: Set<string>, ever: Set<string>): number {
    const { steps } = this.lesson;
    const other = (step: Step) => !step.asks?.some((kind) => steps[index]?.asks?.includes(kind));
    let next = index + 1;
    while (steps[next]?.asks && other(steps[next]!) && ends(steps[next]!, done, ever)) next++;
    return next;
  }

  /**
   * The table is farther than the lesson: go to what is told before the step that waits for
   * this question.
   */
  private catchUp(kind: string, table: Projection): boolean {
    const { steps } = this.lesson;
    const from = this.place.index;
    let index = steps.findIndex((step, place) => place > from && step.asks?.includes(kind));
    if (index < 0) return false;
    while (index - 1 > from && !steps[index - 1]?.asks) index--;
    return this.go(index, table);
  }

  /** The last choice is spoken of until another is made. */
  private react(lines: readonly Line[], seat: number): void {
    const last = lines.findLast((line) => line.seat === seat);
    if (!last) return;
    const done = ownKinds([last], seat);
    this.reaction = this.lesson.reactions.findLast(({ event }) => done.has(event))?.key ?? null;
  }

  private go(index: number, table: Projection, missed = this.place.missed): true {
    this.read = null;
    this.ahead = null;
    this.keep({ index, since: table.log.length, open: true, missed });
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

/** Kinds of what a seat did, or what happened to it. */
function ownKinds(lines: readonly Line[], seat: number): Set<string> {
  const events = lines.flatMap((line) => line.events);
  return new Set(events.filter((event) => actor(event) === seat).map(({ kind }) => kind));
}

/** Whether a step is over after what was done since it began, and ever. */
function ends({ until, gone }: Step, done: Set<string>, ever: Set<string>): boolean {
  return !!until?.some((kind) => done.has(kind)) || !!gone?.some((kind) => ever.has(kind));
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
