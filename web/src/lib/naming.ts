/** Options in words, by the name of what lies on the board. */

import type { Known, TableModule } from "../games/board";
import type { Board, Decision, Option } from "./types";
import type { Words } from "./words";

/** What a game says about its options beyond their own sentences. */
export type Told = Pick<TableModule, "hint" | "label" | "chosen" | "question" | "about" | "deeds"> &
  Pick<Known, "printed">;

export class Naming {
  constructor(
    private readonly told: Told | null,
    private readonly board: Board | null,
    private readonly words: Words,
  ) {}

  question(decision: Decision): string {
    return this.told?.question?.(decision, this.words) || this.words.prompt(decision);
  }

  about(decision: Decision): string {
    return this.told?.about?.(decision, this.words) ?? "";
  }

  /** `place` is how many choices are made between what is asked and this one. */
  label(option: Option, place = 0): string {
    const named =
      this.board && this.told?.label?.(option, this.board, this.words, this.known(place));
    return named || this.words.option(option);
  }

  /** An option that was chosen, away from its question. */
  chosen(option: Option): string {
    const named = this.board && this.told?.chosen?.(option, this.board, this.words, this.known(0));
    return named || this.label(option);
  }

  /** A choice of a turn that began on this board: what is asked after the first lies elsewhere. */
  made(option: Option, place: number): string {
    return place === 0 ? this.chosen(option) : this.label(option, place);
  }

  /** What the label leaves out. */
  more(option: Option, place = 0): string {
    return (
      (this.board && this.told?.hint?.(option, this.board, this.words, this.known(place))) ?? ""
    );
  }

  whole(option: Option, place = 0): string {
    return this.with(this.label(option, place), option, place);
  }

  wholeMade(option: Option, place: number): string {
    return this.with(this.made(option, place), option, place);
  }

  private known(place: number): Known {
    return { place, printed: this.told?.printed };
  }

  private with(named: string, option: Option, place: number): string {
    const more = this.more(option, place);
    return more && !named.includes(more) ? `${named} (${more})` : named;
  }
}
