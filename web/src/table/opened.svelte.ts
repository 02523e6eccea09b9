/** Which panel is in sight beside what is asked, and whether it has some room there. */

import { untrack } from "svelte";
import { width } from "../lib/width.svelte";
import type { Panel } from "./Panels.svelte";

export class Opened {
  panel = $state<Panel>("log");
  /** At this question somebody opened a panel. */
  private at = $state("");

  /** `stamp` names the question that is open now. */
  constructor(private readonly stamp: () => string) {}

  /** It has some room beside what is asked. */
  get wanted(): boolean {
    return this.at === this.stamp();
  }

  get folded(): boolean {
    return this.at === "";
  }

  /** Where there is little room the board is one of the panels, the first to be seen. */
  follow(): void {
    if (width.narrow) this.panel = "table";
    else if (untrack(() => this.panel) === "table") this.panel = "log";
  }

  /** Another panel. Once more, and it is folded: what is asked has the room. */
  open(name: Panel): void {
    const shown = name === "log" ? this.wanted : !this.folded;
    this.at = shown && name === this.panel && !width.narrow ? "" : this.stamp();
    this.panel = name;
  }
}
