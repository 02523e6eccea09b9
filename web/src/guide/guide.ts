/** All that a guided first game needs, loaded when there is one. */

import { lessonOf } from "../games/registry";
import CoachPanel from "./CoachPanel.svelte";
import type { Lesson } from "./lesson";

export interface Guide {
  Panel: typeof CoachPanel;
  lesson: Lesson;
}

export async function guideOf(game: string): Promise<Guide | null> {
  const lesson = await lessonOf(game)?.();
  return lesson ? { Panel: CoachPanel, lesson } : null;
}
