/**
 * Kinds, ids and numbers become sentences of one language: the same messages and the same
 * conventions as
 * `comptoir.lang.Speaker`, which describes them.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Decision, Gains, GameEvent, Option, Refusal, Value } from "./types";

/** Cases, and the definite and the indefinite article. */
const FORMS = ["acc", "gen", "dat", "loc", "ins", "the", "a"];

type Values = Record<string, FluentVariable>;
/** What is asked, and the kinds of what may be answered. */
type Asked = Pick<Decision, "kind" | "args"> & { options: readonly Pick<Option, "kind">[] };

export function makeBundle(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      ABS: ([number]) => new FluentNumber(Math.abs(plain(number))),
      SIGNED: ([number]) => signed(plain(number)),
    },
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Formats are made once for a language: that takes longer than to use them. */
const listings = new Map<string, Intl.ListFormat>();
function listing(language: string): Intl.ListFormat {
  const found = listings.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  listings.set(language, found);
  return found;
}

function plain(value: unknown): number {
  return value instanceof FluentNumber ? value.valueOf() : Number(value);
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace("-", "\u2212");
}

/** The Fluent name of a kind in one of its roles: `game-event-name`. */
function messageId(role: string, kind: string): string {
  const [game, name] = halves(kind);
  return `${game}-${role}-${name}`;
}

function halves(kind: string): [string, string] {
  const dot = kind.indexOf(".");
  return dot < 0 ? [kind, ""] : [kind.slice(0, dot), kind.slice(dot + 1)];
}

/** Points that need a word of their own; fewer are lost in rounding. */
const MUCH = 1.5;

/** Those that make a difference, the largest first. */
function large(aims: Gains): Gains {
  return aims.filter(({ points }) => points >= MUCH).sort((a, b) => b.points - a.points);
}

/** The largest gain, and the second if it is not small beside that. */
function largest(aims: Gains): Gains {
  const [most, ...rest] = aims
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  if (!most) return [];
  return [most, ...rest.slice(0, 1).filter(({ points }) => points * 3 >= most.points)];
}

const sum = (aims: Gains): number => aims.reduce((all, { points }) => all + points, 0);

export class Words {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
  ) {}

  /** The same language at a table with these players. */
  seated(names: readonly string[]): Words {
    return new Words(this.language, this.bundle, names);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A text of the page itself. */
  text(key: string, values: Values = {}): string {
    return this.format(key, "", values) || key;
  }

  /** The one or two things that a turn gains most; empty if it gains a point nowhere. */
  aims(game: string, aims: Gains): string {
    return this.points(game, largest(aims));
  }

  /**
   * The same; all that matters on both sides, if the greatest gains are not what it is ahead. Empty
   * if it gains a point nowhere.
   */
  account(game: string, aims: Gains, ahead: number): string {
    const gains = largest(aims);
    if (Math.abs(sum(gains) - ahead) < MUCH || gains.length === 0) return this.points(game, gains);
    const more = large(aims);
    const less = large(aims.map(({ category, points }) => ({ category, points: -points })));
    const others = Math.round(ahead - sum(aims));
    return [
      this.points(game, more.length > 0 ? more : gains),
      less.length > 0 && this.text("hint-less", { losses: this.points(game, less) }),
      others <= -MUCH && this.text("hint-others-gain", { points: -others }),
      others >= MUCH && this.text("hint-others-lose", { points: others }),
    ]
      .filter(Boolean)
      .join("; ");
  }

  /** Points by what they come from. */
  private points(game: string, aims: Gains): string {
    return this.join(
      aims.map(({ category, points }) =>
        this.text("hint-aim", { name: this.aim(game, category), points }),
      ),
    );
  }

  /** What a turn gains in, as reasons name it. */
  aim(game: string, category: string): string {
    const hint = `hint-${game}-${category}`;
    return this.has(hint) ? this.text(hint) : this.category(game, category);
  }

  /** A text about things of a game, `page-GAME-…`: each has the forms that messages use. */
  phrase(key: string, args: Args): string {
    const game = key.split("-")[1] ?? "";
    return this.sentence(this.format(key, "", this.values(game, args)) || key);
  }

  event(event: GameEvent): string {
    const form = Object.keys(event.secret).length > 0 ? "own" : "";
    return this.say("event", event.kind, { ...event.args, ...event.secret }, form);
  }

  /** What an event says of a seat, without its name; null if it is about something else. */
  clause(event: GameEvent, seat: number): string | null {
    const [text, name] = [this.event(event), this.name(seat)];
    return text.startsWith(`${name} `) ? text.slice(name.length + 1).replace(/\.$/, "") : null;
  }

  /** The question, which lists nothing that is not offered. */
  prompt(decision: Asked): string {
    return this.say("ask", decision.kind, decision.args, "", { choices: this.choices(decision) });
  }

  /** The kinds of its options in the question's own words, each once. */
  private choices({ kind, options }: Asked): string {
    const kinds = new Set(options.map((option) => halves(option.kind)[1]));
    const said = [...kinds].map((each) => this.format(messageId("ask", kind), each, {}));
    return this.either([...new Set(said.filter(Boolean))]);
  }

  /** One of several things, as a question names them. */
  private either(ways: readonly string[]): string {
    if (ways.length < 2) return ways.join("");
    const [first, last] = [ways.slice(0, -1).join(", "), ways.at(-1) ?? ""];
    return this.text(ways.length === 2 ? "core-or" : "core-or-more", { first, last });
  }

  /** A question in a few words. */
  title(kind: string): string {
    return this.format(messageId("ask", kind), "title", {}) || kind;
  }

  option(option: Pick<Option, "kind" | "args">): string {
    return this.say("do", option.kind, option.args);
  }

  /** Why not; the number of the rule is the refusal's own. */
  reason(refusal: Pick<Refusal, "kind" | "args">): string {
    return this.say("why", refusal.kind, refusal.args);
  }

  name(seat: number): string {
    return this.names[seat] ?? this.text("core-player", { number: seat + 1 });
  }

  /** What only an edition of one's own has gets its id, made readable. */
  id(game: string, name: string, form = ""): string {
    const key = messageId("id", `${game}.${name}`);
    return this.format(key, form, {}) || this.format(key, "", {}) || name.replaceAll("_", " ");
  }

  /** Things that something is done to: in the case for it, or with their article. */
  things(game: string, names: readonly string[]): string {
    const declined = (name: string) => this.format(messageId("id", `${game}.${name}`), "acc", {});
    return this.ids(game, names, names.some(declined) ? "acc" : "the");
  }

  /** Several things in a list; equal ones are counted. */
  ids(game: string, names: readonly string[], form = ""): string {
    if (names.length === 0) return this.id("core", "nothing", form);
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return this.join(
      [...counts].map(([name, count]) => this.counted(count, this.id(game, name, form))),
    );
  }

  category(game: string, name: string): string {
    return this.format(messageId("category", `${game}.${name}`), "", {}) || name;
  }

  join(items: readonly string[]): string {
    return listing(this.language).format(items);
  }

  /** A share of 1 in percent, as the language writes it. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(share);
  }

  /** With a minus sign instead of a hyphen, and no sign before a zero. */
  number(value: number, digits = 0): string {
    const format = new Intl.NumberFormat(this.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: "negative",
    });
    return format.format(value).replace("-", "\u2212");
  }

  private say(role: string, kind: string, args: Args, form = "", more: Values = {}): string {
    const [game] = halves(kind);
    const key = messageId(role, kind);
    const values = { ...this.values(game, args), ...more };
    const found = this.format(key, form, values) || this.format(key, "", values);
    return found ? this.sentence(found) : kind;
  }

  private values(game: string, args: Args): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "number") {
        values[name] = name === "seat" || name.endsWith("_seat") ? this.name(value) : value;
      } else {
        values[name] = this.named(game, value, "");
        for (const form of FORMS) values[`${name}_${form}`] = this.named(game, value, form);
      }
    }
    return values;
  }

  private named(game: string, value: Exclude<Value, number>, form: string): string {
    if (Array.isArray(value)) return this.ids(game, value, form);
    return value.includes(".") ? this.title(value) : this.id(game, value, form);
  }

  /** Sentences begin with a capital; names of people stay as they are. */
  private sentence(text: string): string {
    if (this.names.some((name) => name && text.startsWith(name))) return text;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  private counted(count: number, name: string): string {
    return count === 1 ? name : this.text("core-counted", { count, name });
  }

  private format(key: string, form: string, values: Values): string {
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : "";
  }
}
