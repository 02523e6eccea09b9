/** The language of the page: its words are loaded when they are needed, topic by topic. */

import { LANGUAGES, makeBundle, Words, type Language } from "./words";

const files = import.meta.glob<string>(
  "../../../src/comptoir/locales/*/{core,hints,page,page_guide,page_mombasa,page_puzzles,page_study,speicherstadt,mombasa}.ftl",
  { query: "?raw", import: "default" },
);

async function source(language: string, topic: string): Promise<string> {
  const load = files[`../../../src/comptoir/locales/${language}/${topic}.ftl`];
  return load ? load() : "";
}

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
  private topics = new Set(["core", "page", "page_puzzles"]);

  get language(): Language {
    return this.words.language as Language;
  }

  async speak(language: string): Promise<void> {
    const texts = await Promise.all([...this.topics].map((topic) => remembered(language, topic)));
    this.words = new Words(language, makeBundle(language, texts));
    document.documentElement.lang = language;
  }

  /** Learn the words of a game, and of its lesson. */
  async learn(game: string, lesson = false): Promise<void> {
    await this.learnTopics(game, `page_${game}`, "hints", ...(lesson ? ["page_guide"] : []));
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
export function preferred(wishes: readonly string[]): Language {
  const short = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return (short.find((wish) => (LANGUAGES as readonly string[]).includes(wish)) as Language | undefined) ?? "en";
}
