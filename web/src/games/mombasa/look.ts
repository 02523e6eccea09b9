/** Colours of what is printed, the same by day and by night. */

interface Paint {
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
}

export const companies: Readonly<Record<string, Paint>> = {
  black: { fill: "#2b2a29", ink: "#f7efe0", edge: "#000" },
  red: { fill: "#b3312c", ink: "#fff6ec", edge: "#6d1512" },
  white: { fill: "#f6f2e8", ink: "#3a3126", edge: "#8a7d68" },
  orange: { fill: "#e0812a", ink: "#2d1603", edge: "#8a4a0f" },
};

const plain: Paint = { fill: "#d9cbb0", ink: "#3a2a16", edge: "#7a6a50" };

export const paintOf = (colour: string | undefined): Paint => companies[colour ?? ""] ?? plain;

/** The band of a card by its kind. */
export const bands: Readonly<Record<string, string>> = {
  coffee: "#7b4a2d",
  bananas: "#d8a71c",
  cotton: "#8fa7b3",
  expansion: "#5f7f4b",
  bookkeeper: "#44566f",
  diamond_merchant: "#3f8a94",
  share: "#8a6db0",
};

/** Land by turns, so that neighbours differ even without lines. */
export const lands = ["#e7d3a3", "#dcc48c", "#e3cb9a", "#d6bd86", "#ead9b1", "#dfc893"];

/** What the bonuses of a track are about, in signs. */
export const bonusSigns: Readonly<Record<string, readonly string[]>> = {
  more_expansion: ["expansion"],
  more_markers: ["marker"],
  cheaper_bananas: ["bananas", "crate"],
  cheaper_cotton: ["cotton", "crate"],
  books_and_diamonds: ["books", "diamonds"],
  buy_and_diamonds: ["crate", "diamonds"],
  sell_dear: ["crate", "pounds"],
  other_tracks: ["steps"],
};

/** The paper of books by their letter. */
export const papers: Readonly<Record<string, string>> = {
  A: "#f3e3bd",
  B: "#d9e4c4",
  C: "#cfdfe8",
};

/**
 * The smallest letters on the boards, in their units: on the smallest screen that shows all at
 * once these are 11 pixels.
 */
export const LEAST = 15.8;
/** The same on books that are drawn small. */
export const SMALL = 19.5;

const LETTERS: Record<string, string> = {
  mombasa: "M",
  cape_town: "T",
  saint_louis: "S",
  cairo: "C",
};

/** A company is told by a letter as well as by its colour. */
export const letterOf = (company: string): string =>
  LETTERS[company] ?? company.charAt(0).toUpperCase();
