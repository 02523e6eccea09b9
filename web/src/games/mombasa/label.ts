/**
 * Options and questions by the names of what lies there, and as the board is drawn: a base shows
 * as rows what the rules call columns.
 */

import type { Args, Board, Option } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Hint, Question } from "../board";
import { rewardsOf, things } from "./meaning";
import { seenBy, type MombasaView } from "./view";

type Namer = (view: MombasaView, args: Args, words: Words, asked: Asked, place: number) => string;
type Asked = Pick<Board["decisions"][number], "kind" | "args">;

const namers: Record<string, Namer> = {
  rest: (_, { card }, words, { args: { slot } }, place) =>
    typeof slot === "number"
      ? words.phrase("page-mombasa-do-rest", { card: String(card), slot: slot + place })
      : "",
  acquire: (view, { row, column }, words) => {
    const card = view.card_display[Number(row) - 1]?.[Number(column) - 1]?.card;
    return card ? words.phrase("page-mombasa-do-acquire", { card: card.id }) : "";
  },
  take: (view, { row, digit }, words) => {
    const book = view.book_display[Number(row) - 1]?.[Number(digit) - 2]?.book;
    return book ? words.phrase("page-mombasa-do-take", { book: book.id }) : "";
  },
  column: (_, { column }, words, asked) =>
    asked.kind === "mombasa.return"
      ? words.phrase("page-mombasa-do-return", { row: Number(column) })
      : words.phrase("page-mombasa-do-column", { row: Number(column) }),
  remove: (_, { company, column }, words) =>
    words.phrase("page-mombasa-do-remove", {
      company: String(company),
      row: Number(column),
    }),
  choose: (view, { number }, words, asked) => {
    const space = view.bonus_spaces.find(({ id }) => id === asked.args.space);
    const reward = space && rewardsOf(space, view.companies)[Number(number) - 1];
    return reward ? words.text("page-mombasa-do-choose", { things: things(words, reward) }) : "";
  },
};

export const label: Hint = (option: Option, projection, words, { place }) => {
  const asked = projection.decisions[0] ?? { kind: "", args: {}, options: [] };
  const namer = namers[option.kind.replace("mombasa.", "")];
  const named = namer?.(seenBy(projection), option.args, words, asked, place) ?? "";
  return isAlone(option, asked.options) ? withoutCrate(named || words.option(option)) : named;
};

const CRATE = /_crate_\d+$/;

/** Whether the name of a card has a crate that tells it from no other one of these options. */
function isAlone({ kind, args }: Option, options: readonly Option[]): boolean {
  const plain = (card: unknown): string => String(card).replace(CRATE, "");
  const alike = options.filter(
    (other) => other.kind === kind && plain(other.args.card) === plain(args.card),
  );
  return CRATE.test(String(args.card)) && alike.length === 1;
}

/** In all languages a crate stands in parentheses. */
const withoutCrate = (text: string): string => text.replace(/ \([^()]*\)/, "");

export const question: Question = ({ kind, args }, words) => {
  const company = args.company ?? "";
  if (kind === "mombasa.column")
    return words.phrase("page-mombasa-ask-column", { company, region: args.region ?? "" });
  return kind === "mombasa.return" ? words.phrase("page-mombasa-ask-return", { company }) : "";
};

/** Why cards lie down before the first round, said once; when they do after each; and M7.14. */
export const about: Question = ({ kind, args }, words) => {
  if (kind === "mombasa.points") return words.text("page-mombasa-about-books");
  if (kind === "mombasa.deck") return words.text("page-mombasa-about-deck");
  return kind === "mombasa.rest" && args.slot === 1 ? words.text("page-mombasa-about-rest") : "";
};
