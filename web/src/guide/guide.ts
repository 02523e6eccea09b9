/** All that a guided first game needs, loaded when there is one. */

import CoachPanel from "./CoachPanel.svelte";
import type { Lesson } from "./lesson";
import { lesson as mombasa } from "./mombasa";
import { lesson as speicherstadt } from "./speicherstadt";

export const lessons: readonly Lesson[] = [speicherstadt, mombasa];

export function guideOf(game: string): { Panel: typeof CoachPanel; lesson: Lesson } | null {
  const lesson = lessons.find((found) => found.game === game);
  return lesson ? { Panel: CoachPanel, lesson } : null;
}
