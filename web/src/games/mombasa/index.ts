import type { GamePage } from "../registry";
import Scene from "./Scene.svelte";

export default {
  Scene,
  table: () => import("./table"),
  lesson: async () => (await import("./lesson")).lesson,
} satisfies GamePage;
