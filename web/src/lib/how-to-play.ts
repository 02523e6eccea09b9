/** How to play a game: the pages of `docs/play`, in the reader's language. */

import { markdown, type Block } from "./markdown";

const files = import.meta.glob<string>("../../../docs/play/**/*.md", {
  query: "?raw",
  import: "default",
});
const ROOT = "../../../docs/play";

/** Whether there is such a page. */
export const isTaught = (game: string): boolean => `${ROOT}/${game}.md` in files;

/** The page in a language, or else in English. */
export async function howToPlay(game: string, language: string): Promise<Block[]> {
  const load = files[`${ROOT}/${language}/${game}.md`] ?? files[`${ROOT}/${game}.md`];
  return load ? markdown(await load()) : [];
}
