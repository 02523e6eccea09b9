/**
 * A turn in the making: choices that only their maker knows of. The server says what would come of them; taking one
 * back needs nobody. The whole is posted at once.
 */

import { ApiError, type Api } from "./api";
import type { Decision, Ends, GameEvent, Option, Projection, Refusal, Tried } from "./types";

type Rules = Pick<Api, "try" | "why" | "turn">;

interface Step {
  choice: string;
  option: Option | null;
  tried: Tried;
}

export type Trouble = { kind: "changed" | "unreachable" | "refused"; refusal: Refusal | null };

export class Turn {
  /** The table as it is for everybody. */
  base = $state.raw<Projection | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  /** A choice that the server is being asked about, to be shown at once. */
  pending = $state.raw<string | null>(null);
  posting = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  private asked = 0;
  private reasons = new Map<string, Refusal | null>();

  constructor(
    private readonly rules: Rules,
    readonly table: string,
    readonly seat: number,
    private readonly confirm: () => boolean = () => true,
  ) {}

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
    return new Map(this.decisions.flatMap((decision) => decision.options.map((option) => [option.text, option] as const)));
  }

  /** What would happen, choice by choice. */
  get events(): GameEvent[] {
    return this.steps.flatMap((_, index) => this.last?.events[index] ?? []);
  }

  /** What the last choice would bring, and the table before it. */
  get moved(): { events: readonly GameEvent[]; earlier: Projection } | null {
    const earlier = this.steps.at(-2)?.tried.projection ?? this.base;
    return this.last && earlier ? { events: this.last.events[this.steps.length - 1] ?? [], earlier } : null;
  }

  get busy(): boolean {
    return this.posting || this.pending !== null;
  }

  async choose(text: string): Promise<void> {
    const option = this.options.get(text);
    if (!option || this.busy || !this.base) return;
    await this.extend([...this.choices, text], option);
    await this.finish();
  }

  private async finish(): Promise<void> {
    if (this.complete && !this.confirm()) await this.post();
  }

  undo(): void {
    this.keep(this.steps.length - 1);
  }

  restart(): void {
    this.keep(0);
  }

  /** Go back to where so many choices were made. */
  keep(count: number): void {
    if (this.posting || count < 0) return;
    this.asked++;
    this.pending = null;
    this.trouble = null;
    this.steps = this.steps.slice(0, count);
    this.reasons.clear();
  }

  async post(): Promise<boolean> {
    if (!this.base || this.steps.length === 0 || this.posting) return false;
    const base = this.base;
    this.posting = true;
    this.trouble = null;
    try {
      await this.rules.turn(this.table, this.seat, base.stamp, this.choices);
      this.steps = [];
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    } finally {
      this.posting = false;
      // Nobody followed the table meanwhile.
      if (this.steps.length > 0 && this.base !== base) await this.resume(this.choices);
    }
  }

  /** Why these are no options after the choices so far; answers are remembered. */
  async why(texts: readonly string[]): Promise<(Refusal | null)[]> {
    const base = this.base;
    if (!base) return texts.map(() => null);
    const unknown = texts.filter((text) => !this.reasons.has(text));
    if (unknown.length > 0) {
      const { reasons } = await this.rules.why(this.table, this.seat, base.stamp, this.choices, unknown);
      unknown.forEach((text, index) => this.reasons.set(text, reasons[index] ?? null));
    }
    return texts.map((text) => this.reasons.get(text) ?? null);
  }

  /** The table went on, or came back after the line was lost: what was being built is tried again, and so is what was just chosen. */
  async follow(base: Projection): Promise<void> {
    const before = this.base;
    const chosen = this.pending;
    this.base = base;
    this.reasons.clear();
    if ((this.steps.length === 0 && chosen === null) || this.posting || before === base) return;
    await this.resume(chosen === null ? this.choices : [...this.choices, chosen], before?.stamp !== base.stamp);
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
        const options = (steps.at(-1)?.tried.projection ?? base).decisions.flatMap((decision) => decision.options);
        const option = options.find((found) => found.text === made.at(-1)) ?? null;
        steps.push({ choice: made.at(-1) as string, option, tried });
      }
      if (turn === this.asked) this.steps = steps;
    } catch (error) {
      if (turn !== this.asked) return;
      if (error instanceof ApiError && error.passing) return this.complain(error);
      this.steps = [];
      if (tell) this.trouble = { kind: "changed", refusal: null };
    } finally {
      if (turn === this.asked) this.pending = null;
    }
  }

  private async extend(choices: string[], option: Option): Promise<void> {
    const turn = ++this.asked;
    const stamp = this.base?.stamp ?? "";
    this.pending = option.text;
    this.trouble = null;
    try {
      const tried = await this.rules.try(this.table, this.seat, stamp, choices);
      if (turn !== this.asked) return;
      this.steps = [...this.steps, { choice: option.text, option, tried }];
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
