/**
 * Choices that need no question first. Where an option only leads on (a card that is used, a
 * company that grows), what lies behind it is found by trying, one after the other while nobody
 * chooses, and can be chosen at once: the page makes the small choices before it. Each of them is
 * tried like any other; the engine says what is possible. And where choices are made in a fixed
 * order, one that comes too late takes its place among those before it.
 */

import { tip } from "./tip.svelte";
import type { Turn } from "./turn.svelte";
import type { Args, Option } from "./types";

/** A way to an option: the choices before it, and what is asked when they are made. */
interface Way {
  before: readonly Option[];
  asked: Args;
}

interface Far {
  option: Option;
  ways: readonly Way[];
  /** All choices of the turn, with this one in its place. */
  whole?: readonly string[];
}

/** What a game says about its choices. */
export interface Leading {
  /** Whether an option only leads on to others. */
  leads(text: string): boolean;
  /** Whether choices like this one are made in a fixed order. */
  sorted(text: string): boolean;
}

/** How a board says what was chosen: how often, and where it stands. */
export interface How {
  times?: number;
  at?: Element;
}

const DEEPEST = 4;
const MOST = 30;

export class Composer {
  far = $state.raw<ReadonlyMap<string, Far>>(new Map());
  /** Whether it still looks for more. */
  looking = $state(false);
  private looked = "";

  constructor(
    private readonly turn: Turn,
    private readonly game: Leading,
    private readonly label: (option: Option) => string,
  ) {}

  /** What can be chosen by a click: what is asked, and what lies behind it. */
  get options(): Map<string, Option> {
    const near = this.turn.options;
    const found = new Map([...this.far].map(([text, { option }]) => [text, option] as const));
    return near.size === 0 || this.looked !== this.key ? near : new Map([...found, ...near]);
  }

  private get key(): string {
    return JSON.stringify([this.turn.base?.stamp, this.turn.choices]);
  }

  choose(text: string, { times = 1, at }: How = {}): void {
    const again = Array.from({ length: times }, () => text);
    if (this.turn.options.has(text)) return void this.turn.through(again);
    const whole = this.far.get(text)?.whole;
    if (whole) return void this.turn.relay(whole);
    const ways = (this.far.get(text)?.ways ?? []).filter((way) => counted(way.asked) >= times);
    const go = (way: Way) =>
      void this.turn.through([...way.before.map((option) => option.text), ...again]);
    const [only, ...more] = thriftiest(ways);
    if (!only) return;
    if (more.length === 0 || !at) return go(only);
    const wanted = this.far.get(text)!.option;
    const choices = apart([only, ...more]).map(([way, options]) => ({
      label: options.map((option) => this.label(option)).join(" → "),
      choose: () => go(way),
    }));
    tip.show(at, { kind: "ways", about: this.label(wanted), choices });
  }

  /** How often at most that can be chosen in a row, as far as the question says so. */
  times(text: string): number {
    if (this.turn.options.has(text)) return counted(this.turn.decisions[0]?.args ?? {});
    return Math.max(0, ...(this.far.get(text)?.ways ?? []).map(({ asked }) => counted(asked)));
  }

  /** Find what lies behind the options of now. */
  async look(): Promise<void> {
    const key = this.key;
    if (key === this.looked || this.turn.busy || this.turn.options.size === 0) return;
    this.looked = key;
    this.looking = true;
    this.far = new Map();
    tip.forget();
    await this.search(key);
    if (this.looked === key) this.looking = false;
  }

  private async search(key: string): Promise<void> {
    const found = new Map<string, Far>();
    for (const late of await this.late()) found.set(late.option.text, late);
    if (this.key !== key) return;
    this.far = new Map(found);
    const near = this.turn.options;
    let paths: Option[][] = [...near.values()]
      .filter(({ text }) => this.game.leads(text))
      .map((option) => [option]);
    for (let tries = 0; paths.length > 0 && tries < MOST; tries++) {
      const [path, ...rest] = paths as [Option[], ...Option[][]];
      paths = rest;
      const tried = await this.turn.peek(path.map(({ text }) => text)).catch(() => null);
      if (this.key !== key) return;
      const decision = tried?.ends === null ? tried.projection.decisions[0] : undefined;
      for (const option of decision?.options ?? []) {
        if (near.has(option.text)) continue;
        const way = { before: path, asked: decision?.args ?? {} };
        const known = found.get(option.text);
        found.set(option.text, { option, ways: [...(known?.ways ?? []), way] });
        if (this.game.leads(option.text) && path.length < DEEPEST) paths.push([...path, option]);
      }
      if (found.size !== this.far.size) this.far = new Map(found);
    }
    this.far = found;
  }

  /** What could have been chosen before, and still can be if those so far follow it. */
  private async late(): Promise<Far[]> {
    const made = this.turn.choices;
    if (made.length === 0 || !made.every((text) => this.game.sorted(text))) return [];
    const first = (this.turn.base?.decisions ?? []).flatMap(({ options }) => options);
    const place = new Map(first.map(({ text }, index) => [text, index]));
    const found: Far[] = [];
    for (const option of first) {
      const { text } = option;
      if (!this.game.sorted(text) || made.includes(text) || this.turn.options.has(text)) continue;
      const whole = [...made, text].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
      const tried = await this.turn.tryOut(whole).catch(() => null);
      if (tried && tried.made === whole.length) found.push({ option, ways: [], whole });
    }
    return found;
  }
}

/** A question may say how many of something are left. */
function counted(asked: Args): number {
  const count = asked.units ?? asked.steps ?? asked.points;
  return typeof count === "number" ? count : 1;
}

/** The ways that use least: few choices, and few of what is counted. */
function thriftiest(ways: readonly Way[]): Way[] {
  const cost = ({ before, asked }: Way): number => before.length * 1000 + counted(asked);
  const least = Math.min(...ways.map(cost));
  return ways.filter((way) => cost(way) === least);
}

/** Each way by what tells it from the others: choices that are part of all go without saying. */
function apart(ways: readonly Way[]): [Way, readonly Option[]][] {
  const common = ({ text }: Option): boolean =>
    ways.every(({ before }) => before.some((option) => option.text === text));
  return ways.map((way) => [way, way.before.filter((option) => !common(option))]);
}
