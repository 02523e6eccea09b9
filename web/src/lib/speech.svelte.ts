/** The language of the page: its words are loaded when they are needed, topic by topic. */

import { api } from "./api";
import { makeBundle, Words } from "./words";

/** All but what only other programs say. */
const files = import.meta.glob<string>(
  [
    "../../../src/comptoir/locales/*/*.ftl",
    "!../../../src/comptoir/locales/*/{cli,damage,help,lab,server,study,usage}.ftl",
    "../../../src/comptoir/games/*/locales/*/*.ftl",
    "!../../../src/comptoir/games/*/locales/*/{edition,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The languages that the page has words of. */
export const spoken = Object.keys(files).flatMap(
  (file) => /comptoir\/locales\/(\w+)\/page\.ftl$/.exec(file)?.slice(1) ?? [],
);

/**
 * The words of a game are in its own package: the topic "chess/home" in that of chess. Those of
 * a game that the page was built without are the server's, all under "chess/game".
 */
async function source(language: string, topic: string): Promise<string> {
  const [game = "", own] = topic.split("/");
  const folder = own ? `games/${game}/locales` : "locales";
  const load = files[`../../../src/comptoir/${folder}/${language}/${own ?? topic}.ftl`];
  if (load) return load();
  return own === "game" && !introductions.includes(`${game}/home`) ? served(game, language) : "";
}

/** In the language first, then in English: what is said first counts. */
async function served(game: string, language: string): Promise<string> {
  const { texts } = await api.words(game, language);
  return texts.reverse().join("\n");
}

/** What each game is called and about: words that are wanted before it is played. */
const introductions = Object.keys(files).flatMap(
  (file) =>
    /games\/(\w+)\/locales\/en\/home\.ftl$/
      .exec(file)
      ?.slice(1)
      .map((game) => `${game}/home`) ?? [],
);

const sources = new Map<string, Promise<string>>();

function remembered(language: string, topic: string): Promise<string> {
  const key = `${language}/${topic}`;
  let found = sources.get(key);
  if (!found) {
    found = source(language, topic);
    found.catch(() => sources.delete(key));
    sources.set(key, found);
  }
  return found;
}

class Speech {
  words = $state.raw(new Words("en", makeBundle("en", [])));
  private topics = new Set(["core", "errors", "page", "page_puzzles", ...introductions]);

  get language(): string {
    return this.words.language;
  }

  async speak(language: string): Promise<void> {
    const texts = await Promise.all([...this.topics].map((topic) => remembered(language, topic)));
    this.words = new Words(language, makeBundle(language, texts));
    document.documentElement.lang = language;
  }

  /** Learn what a game is about. */
  async introduce(game: string): Promise<void> {
    if (!introductions.includes(`${game}/home`)) await this.learnTopics(`${game}/game`);
  }

  /** Learn the words of a game, and of its lesson. */
  async learn(game: string, lesson = false): Promise<void> {
    const own = [`${game}/game`, `${game}/page`, ...(lesson ? [`${game}/lesson`] : [])];
    await this.learnTopics(...own, "hints", ...(lesson ? ["page_guide"] : []));
  }

  async learnTopics(...topics: string[]): Promise<void> {
    const wanted = topics.filter((topic) => !this.topics.has(topic));
    if (wanted.length === 0) return;
    for (const topic of wanted) this.topics.add(topic);
    await this.speak(this.language);
  }
}

export const speech = new Speech();

/** A text of the page in the reader's language. */
export function say(key: string, values: Record<string, string | number> = {}): string {
  return speech.words.text(key, values);
}

/** The browser's first language that we speak. */
export function preferred(wishes: readonly string[]): string {
  const short = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return short.find((wish) => spoken.includes(wish)) ?? "en";
}
