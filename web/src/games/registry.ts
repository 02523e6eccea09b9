/** What the page has for single games: each folder here is one, and its `index.ts` says what. */

import type { Component } from "svelte";
import type { Lesson } from "../guide/lesson";
import type { TableModule } from "./board";

export interface GamePage {
  /** The picture for the home page, which shows it at once; all else is loaded when it is wanted. */
  Scene: Component;
  table(): Promise<TableModule>;
  /** Nothing is hidden from anybody: people on one screen need no cover between their turns. */
  open?: boolean;
  /** A guided first game, if there is one. */
  lesson?(): Promise<Lesson>;
}

const pages = new Map(
  Object.entries(
    import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "default" }),
  ).map(([path, page]) => [path.split("/")[1] as string, page]),
);

export const sceneOf = (game: string): Component | undefined => pages.get(game)?.Scene;

export const isOpen = (game: string): boolean => pages.get(game)?.open ?? false;

export const lessonOf = (game: string): (() => Promise<Lesson>) | undefined =>
  pages.get(game)?.lesson;

/** A game without a folder here is drawn from the structure of what is seen of it. */
export async function tableOf(game: string): Promise<TableModule> {
  const page = pages.get(game);
  return page ? page.table() : { Board: (await import("../generic/Board.svelte")).default };
}
