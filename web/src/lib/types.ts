/** What the server says, and names of the page's own for parts of it. */

import type { Exercise, Option, Tried, ChangeMessage, Aim } from "./api-types";

export type * from "./api-types";

/** Arguments by name; several ids are a list. */
export type Args = Option["args"];
export type Value = Args[string];
/** Why a try goes no further. */
export type Ends = Tried["ends"];
/** `[path, value]` sets, `[path]` takes away. */
export type Patch = ChangeMessage["patch"];
export type Gains = Aim[];
/** What somebody made of a puzzle. */
export type PuzzleTried = Pick<Exercise, "tries" | "first" | "solved" | "shown">;
