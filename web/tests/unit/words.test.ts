import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Args } from "../../src/lib/types";
import { makeBundle, Words } from "../../src/lib/words";

interface Sentence {
  role: string;
  kind: string;
  args: Args;
  secret: Args;
  /** The kinds of what is offered at a question. */
  options: { kind: string }[];
  said: Record<string, string>;
}

/** Made by `python -m tests.web.sentences` from what Python's speaker says. */
const golden = JSON.parse(readFileSync("tests/made/sentences.json", "utf8")) as {
  names: string[];
  sentences: Sentence[];
};
const ROOT = "../src/comptoir";
const HOMES = ["locales", ...readdirSync(`${ROOT}/games`).map((game) => `games/${game}/locales`)];

/** The files of the program and of all games. */
function files(language: string): string[] {
  const folders = HOMES.map((home) => `${ROOT}/${home}/${language}`).filter(existsSync);
  return folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
}

function speak(language: string): Words {
  const sources = files(language).map((file) => readFileSync(file, "utf8"));
  return new Words(language, makeBundle(language, sources), golden.names);
}

/** Spaces that don't break are a matter of the library that lists things. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function say(words: Words, { role, kind, args, secret, options }: Sentence): string {
  if (role === "event") return words.event({ kind, args, secret, rule: "" });
  if (role === "ask") return words.prompt({ kind, args, options });
  return role === "do" ? words.option({ kind, args }) : words.reason({ kind, args });
}

const LANGUAGES = Object.keys(golden.sentences[0]?.said ?? {});

describe.each(LANGUAGES)("in %s", (language) => {
  const words = speak(language);

  it("says what Python's speaker says", () => {
    const wrong = golden.sentences.filter(
      (sentence) => plain(say(words, sentence)) !== plain(sentence.said[language] ?? ""),
    );
    expect(wrong.map((sentence) => [say(words, sentence), sentence.said[language]])).toEqual([]);
    expect(golden.sentences.length).toBeGreaterThan(150);
  });

  it("falls back to kinds and ids", () => {
    expect(words.event({ kind: "toy.x", args: {}, secret: {}, rule: "" })).toBe("toy.x");
    expect(words.id("toy", "green_jade")).toBe("green jade");
    expect(words.text("page-never-written")).toBe("page-never-written");
  });
});

it("names players by number where no name is known", () => {
  expect(speak("cs").seated([]).name(2)).toBe("Hráč 3");
});

it("counts and lists as the language does", () => {
  const words = speak("en");
  expect(words.ids("speicherstadt", ["coffee", "coffee", "tea", "cloth"])).toBe(
    "2× coffee, tea, and cloth",
  );
  expect(words.ids("speicherstadt", [])).toBe("nothing");
});

it("writes a number below zero with a minus sign, and zero without one", () => {
  const words = new Words("en", makeBundle("en", []));
  expect([-32, -0.2, 3].map((value) => words.number(value))).toEqual(["−32", "0", "3"]);
});
