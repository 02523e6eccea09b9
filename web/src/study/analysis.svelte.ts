/**
 * The analysis of a finished game as far as it is known here; while it goes on, what is new is
 * asked for.
 */

import { ApiError, type Api } from "../lib/api";
import { complaint } from "../lib/complaint";
import type { AnalysisTold, Option, Verdict } from "../lib/types";
import { Pace } from "./pace";

type Rules = Pick<Api, "analysis" | "analyse" | "stopAnalysis">;

/** Milliseconds between two questions. */
const PAUSE = 1500;

export class Analysis {
  told = $state.raw<AnalysisTold | null>(null);
  /** All that is known, in the order of the turns. */
  verdicts = $state.raw<readonly Verdict[]>([]);
  actions = $state.raw<Readonly<Record<string, Option>>>({});
  trouble = $state("");
  /** Minutes that are left; null: it does not go on, or nobody can say. */
  left = $state<number | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking: Promise<void> | null = null;
  private closed = false;
  private pace = new Pace();

  constructor(
    private readonly rules: Rules,
    readonly table: string,
    private readonly pause = PAUSE,
  ) {}

  get running(): boolean {
    return this.told?.status === "waiting" || this.told?.status === "working";
  }

  /** See what is new, now and as long as it goes on. */
  look(): Promise<void> {
    this.looking ??= this.catchUp().finally(() => (this.looking = null));
    return this.looking;
  }

  async start(): Promise<void> {
    await this.change(() => this.rules.analyse(this.table));
  }

  async stop(): Promise<void> {
    await this.change(() => this.rules.stopAnalysis(this.table));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async change(ask: () => Promise<AnalysisTold>): Promise<void> {
    this.trouble = "";
    try {
      this.told = await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = complaint(error);
      return;
    }
    await this.look();
  }

  private async catchUp(): Promise<void> {
    clearTimeout(this.timer);
    try {
      do this.take(await this.rules.analysis(this.table, this.verdicts.length));
      while (
        !this.closed &&
        (this.told?.verdicts?.length ?? 0) > 0 &&
        this.verdicts.length < (this.told?.found ?? 0)
      );
      this.trouble = "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = complaint(error);
      if (!error.passing) return;
    }
    if (!this.closed && (this.running || this.trouble))
      this.timer = setTimeout(() => void this.look(), this.pause);
  }

  private take(told: AnalysisTold): void {
    const known = this.verdicts.length;
    this.actions = { ...this.actions, ...told.actions };
    this.verdicts = [
      ...this.verdicts,
      ...(told.verdicts ?? []).filter((one, index) => one.number === known + index),
    ];
    this.told = told;
    if (told.status !== "working") this.pace = new Pace();
    this.left = told.turns ? this.pace.left(told.found ?? 0, told.turns, Date.now()) : null;
  }
}
