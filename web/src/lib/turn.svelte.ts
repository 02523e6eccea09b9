/**
 * A turn in the making: choices that only their maker knows of. The server says what would come of
 * them; taking one back needs nobody. The whole is posted at once.
 */

import { ApiError, type Api } from "./api";
import type { Decision, Ends, GameEvent, Option, Projection, Refusal, Tried } from "./types";

type Rules = Pick<Api, "try" | "why" | "turn">;

interface Step {
  choice: string;
  option: Option | null;
  tried: Tried;
  /** It came with the one before, by one click: both are taken back together. */
  along?: boolean;
}

/** What the page may do by itself while a turn is made. */
export interface Manners {
  /** Whether a turn that is complete waits until somebody says so. */
  confirm(): boolean;
  /** How long a turn of one click can be taken back before it is made, if it is not confirmed. */
  moment(): number;
  /** Whether what was chosen so can still be changed when the turn is made. */
  light(option: Option): boolean;
  /** Whether trying may answer a question of which only one answer makes sense. */
  settles(decision: Decision): boolean;
  /** When a choice is seen to be made: only then comes what follows from it. */
  drawn(): Promise<void>;
}

const CAREFUL: Manners = {
  confirm: () => true,
  moment: () => 0,
  light: () => false,
  settles: () => false,
  drawn: () => Promise.resolve(),
};

/** For that many milliseconds after a turn, clicks on what has just appeared are not meant for it. */
const LATE = 400;

export type Trouble = { kind: "changed" | "unreachable" | "refused"; refusal: Refusal | null };

export class Turn {
  /** The table as it is for everybody. */
  base = $state.raw<Projection | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  /** A choice that the server is being asked about, to be shown at once. */
  pending = $state.raw<string | null>(null);
  posting = $state(false);
  /** How many clicks are still being followed: one may stand for several choices. */
  working = $state(0);
  trouble = $state.raw<Trouble | null>(null);

  /** After this many milliseconds the turn is made by itself; null: it waits. */
  soon = $state<number | null>(null);

  /** What can be chosen has just appeared after a turn: a click may be meant for that one. */
  fresh = $state(false);

  private readonly manners: Manners;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private sent = false;
  private peeked = new Map<string, Promise<Tried>>();
  private reasons = new Map<string, Refusal | null>();

  constructor(
    private readonly rules: Rules,
    readonly table: string,
    readonly seat: number,
    manners: Partial<Manners> = {},
  ) {
    this.manners = { ...CAREFUL, ...manners };
  }

  get choices(): string[] {
    return this.steps.map((step) => step.choice);
  }

  private get last(): Tried | null {
    return this.steps.at(-1)?.tried ?? null;
  }

  /** The table after the choices so far. */
  get projection(): Projection | null {
    return this.last?.projection ?? this.base;
  }

  get ends(): Ends {
    return this.last?.ends ?? null;
  }

  /** All is chosen that can be chosen before others go on. */
  get complete(): boolean {
    return this.steps.length > 0 && (this.ends !== null || this.projection?.decisions.length === 0);
  }

  get decisions(): Decision[] {
    return this.complete || this.posting ? [] : (this.projection?.decisions ?? []);
  }

  get options(): Map<string, Option> {
    return new Map(
      this.decisions.flatMap((decision) =>
        decision.options.map((option) => [option.text, option] as const),
      ),
    );
  }

  /** What would happen, choice by choice. */
  get events(): GameEvent[] {
    return this.steps.flatMap((_, index) => this.last?.events[index] ?? []);
  }

  /** What the last choice would bring, and the table before it. */
  get moved(): { events: readonly GameEvent[]; earlier: Projection } | null {
    const earlier = this.steps.at(-2)?.tried.projection ?? this.base;
    return this.last && earlier
      ? { events: this.last.events[this.steps.length - 1] ?? [], earlier }
      : null;
  }

  get busy(): boolean {
    return this.posting || this.pending !== null;
  }

  async choose(text: string): Promise<void> {
    await this.through([text]);
  }

  /**
   * Several choices by one click, each tried before the next; where one is no option any more, the
   * turn stays there.
   */
  async through(texts: readonly string[], along = true): Promise<void> {
    if (this.busy || !this.base) return;
    this.working++;
    await this.go(texts, along).finally(() => this.working--);
  }

  private async go(texts: readonly string[], along: boolean): Promise<void> {
    const turn = this.asked;
    const from = this.steps.length;
    for (const [index, text] of texts.entries()) {
      if (this.complete) break;
      const option = this.options.get(text);
      if (!option || this.asked !== turn + index) return;
      await this.extend(option, along && index > 0);
      if (this.steps.length !== from + index + 1) return;
    }
    await this.settle();
    await this.finish();
  }

  /** These choices instead of those so far: what both begin with stays, the rest is tried. */
  async relay(texts: readonly string[]): Promise<void> {
    const made = this.choices;
    const other = texts.findIndex((text, index) => text !== made[index]);
    const same = other < 0 ? texts.length : other;
    this.keep(same);
    await this.through(texts.slice(same), false);
  }

  /** What would come of these choices after those so far; the turn stays as it is. */
  async peek(texts: readonly string[]): Promise<Tried> {
    return this.tryOut([...this.choices, ...texts]);
  }

  /** What would come of these choices instead of those so far. */
  async tryOut(choices: readonly string[]): Promise<Tried> {
    const key = JSON.stringify(choices);
    const known = this.peeked.get(key);
    if (known) return known;
    const found = this.rules.try(this.table, this.seat, this.base?.stamp ?? "", [...choices]);
    this.peeked.set(key, found);
    found.catch(() => this.peeked.delete(key));
    return found;
  }

  /** Answer questions of which only one answer makes sense: each is tried and compared. */
  private async settle(): Promise<void> {
    for (let decision = this.open; decision; decision = this.open) {
      const options = decision.options;
      const turn = this.asked;
      const tried = await Promise.all(options.map(({ text }) => this.peek([text]))).catch(() => []);
      const place = sensible(tried, this.seat);
      const option = options[place];
      if (!option || turn !== this.asked) return;
      await this.extend(option, true);
    }
  }

  /** The one question that is open, if trying may answer it. */
  private get open(): Decision | null {
    const [decision, another] = this.busy ? [] : this.decisions;
    return decision && !another && this.manners.settles(decision) ? decision : null;
  }

  private async finish(): Promise<void> {
    if (!this.complete) return;
    if (!this.manners.confirm()) await this.post();
    else if (this.brief) this.wait();
  }

  /** A turn of one click, or of choices that can be changed until something is revealed. */
  private get brief(): boolean {
    const light = ({ option }: Step) =>
      this.ends !== "reveal" && option !== null && this.manners.light(option);
    return this.steps.every((step, index) => index === 0 || step.along) || this.steps.every(light);
  }

  private wait(): void {
    const moment = this.manners.moment();
    if (moment <= 0) return;
    this.soon = moment;
    this.timer = setTimeout(() => void this.post(), moment);
  }

  /** The turn is not made by itself any more. */
  halt(): void {
    clearTimeout(this.timer);
    this.soon = null;
  }

  /** Take back what the last click did. */
  undo(): void {
    let count = this.steps.length - 1;
    while (count > 0 && this.steps[count]?.along) count--;
    this.keep(count);
  }

  restart(): void {
    this.keep(0);
  }

  /** Go back to where that many choices were made. */
  keep(count: number): void {
    if (this.posting || count < 0) return;
    this.halt();
    this.asked++;
    this.pending = null;
    this.trouble = null;
    this.steps = this.steps.slice(0, count);
    this.reasons.clear();
  }

  async post(): Promise<boolean> {
    this.halt();
    if (!this.base || this.steps.length === 0 || this.posting) return false;
    const base = this.base;
    this.posting = true;
    this.asked++; // what is still being tried comes too late
    this.trouble = null;
    try {
      await this.rules.turn(this.table, this.seat, base.stamp, this.choices);
      this.steps = [];
      this.sent = true;
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    } finally {
      this.posting = false;
      if (this.base !== base) this.appear();
      // Nobody followed the table meanwhile.
      if (this.steps.length > 0 && this.base !== base) await this.resume(this.choices);
    }
  }

  /** The first choices after a turn are left alone for a moment. */
  private appear(): void {
    if (!this.sent || this.decisions.length === 0) return;
    this.sent = false;
    this.fresh = true;
    setTimeout(() => (this.fresh = false), LATE);
  }

  /** Why these are no options after the choices so far; answers are remembered. */
  async why(texts: readonly string[]): Promise<(Refusal | null)[]> {
    const base = this.base;
    if (!base) return texts.map(() => null);
    const unknown = texts.filter((text) => !this.reasons.has(text));
    if (unknown.length > 0) {
      const { reasons } = await this.rules.why(
        this.table,
        this.seat,
        base.stamp,
        this.choices,
        unknown,
      );
      unknown.forEach((text, index) => this.reasons.set(text, reasons[index] ?? null));
    }
    return texts.map((text) => this.reasons.get(text) ?? null);
  }

  /**
   * The table went on, or came back after the line was lost: what was being built is tried
   * again, and so is what was just chosen.
   */
  async follow(base: Projection): Promise<void> {
    const before = this.base;
    const chosen = this.pending;
    this.base = base;
    this.reasons.clear();
    // What was said of another moment, or of a server that was away, is not true any more.
    if (this.trouble?.kind === "unreachable" || before?.stamp !== base.stamp) this.trouble = null;
    if (before?.stamp !== base.stamp) {
      this.halt();
      this.peeked.clear();
      this.appear();
    }
    if ((this.steps.length === 0 && chosen === null) || this.posting || before === base) return;
    await this.resume(
      chosen === null ? this.choices : [...this.choices, chosen],
      before?.stamp !== base.stamp,
    );
    if (chosen !== null) await this.finish();
  }

  /** Take up choices that were made earlier; say so if they can't be made any more. */
  async resume(choices: readonly string[], tell = true): Promise<void> {
    const base = this.base;
    if (!base || choices.length === 0) return;
    const turn = ++this.asked;
    try {
      const steps: Step[] = [];
      for (let count = 1; count <= choices.length; count++) {
        const made = choices.slice(0, count);
        const tried = await this.rules.try(this.table, this.seat, base.stamp, made);
        const options = (steps.at(-1)?.tried.projection ?? base).decisions.flatMap(
          (decision) => decision.options,
        );
        const option = options.find((found) => found.text === made.at(-1)) ?? null;
        steps.push({ choice: made.at(-1) as string, option, tried });
      }
      if (turn === this.asked) this.steps = steps;
    } catch (error) {
      if (turn !== this.asked) return;
      if (error instanceof ApiError && error.passing) return this.complain(error);
      this.steps = [];
      if (tell && base.decisions.length > 0) this.trouble = { kind: "changed", refusal: null };
    } finally {
      if (turn === this.asked) this.pending = null;
    }
  }

  private async extend(option: Option, along = false): Promise<void> {
    this.halt();
    const turn = ++this.asked;
    this.pending = option.text;
    this.trouble = null;
    try {
      const [tried] = await Promise.all([
        this.peek([option.text]),
        along ? undefined : this.manners.drawn(),
      ]);
      if (turn !== this.asked) return;
      this.steps = [...this.steps, { choice: option.text, option, tried, along }];
      this.reasons.clear();
    } catch (error) {
      if (turn === this.asked) this.complain(error);
    } finally {
      if (turn === this.asked) this.pending = null;
    }
  }

  private complain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const kind = error.passing ? "unreachable" : error.code === "stale" ? "changed" : "refused";
    this.trouble = { kind, refusal: error.refusal };
  }
}

/**
 * Which of these makes sense: the only one that is best for the seat, or any if they are the same
 * for everybody; -1 if that is for a person to say.
 */
function sensible(tried: readonly Tried[], seat: number): number {
  const all = tried.map(({ projection }) => JSON.stringify(projection.standings));
  if (all.length > 0 && all.every((scores) => scores === all[0])) return 0;
  const totals = tried.map(
    ({ projection }) => projection.standings.find((score) => score.seat === seat)?.total ?? 0,
  );
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length === 1 ? totals.indexOf(best) : -1;
}
