/**
 * More about an option of Mombasa than its sentence says: the card or book that lies there, its
 * price, what an entry or a step costs or brings.
 */

import type { Hint } from "../board";
import type { Args } from "../../lib/types";
import type { Words } from "../../lib/words";
import { bookMeaning, priceOf, things } from "./meaning";
import { seenBy, type MombasaView, type Person } from "./view";

type Teller = (
  view: MombasaView,
  args: Args,
  words: Words,
  asked: Args,
  own: Person | undefined,
) => string;

const name = (words: Words, id: string): string => words.id("mombasa", id);

const tellers: Record<string, Teller> = {
  acquire: (view, args, words) => {
    const space = view.card_display[Number(args.row) - 1]?.[Number(args.column) - 1];
    return space ? priceOf(view, Number(args.row), Number(args.column), words) : "";
  },
  take: (view, args, words) => {
    const space = view.book_display[Number(args.row) - 1]?.[Number(args.digit) - 2];
    const gain = space ? things(words, { pounds: space.coins }) : "";
    return gain && words.text("page-mombasa-also", { things: gain });
  },
  column: (view, args, words, asked) => worth(view, args.column, words, asked),
  remove: (view, args, words) => worth(view, args.column, words, args),
  enter: (view, args, words, asked) => {
    const region = view.map.find(({ id }) => id === args.region);
    const cost = typeof asked.company === "string" ? region?.costs[asked.company] : undefined;
    const reward = region ? things(words, region.reward) : "";
    return listed([
      cost === undefined ? "" : words.text("page-mombasa-entry", { points: cost }),
      reward && words.text("page-mombasa-reward", { things: reward }),
    ]);
  },
  marker: (view, args, words) => {
    const space = view.bonus_spaces.find(({ id }) => id === args.space);
    return space && space.pay > 0 ? words.text("page-mombasa-costs", { pounds: space.pay }) : "";
  },
  step: (view, args, words, _, own) => {
    const company = String(args.company);
    const track = view.companies.find(({ id }) => id === company)?.track;
    const next = (own?.tracks[company]?.space ?? 0) + 1;
    const call = new Map(track?.calls).get(next);
    const shares = new Map(track?.shares).get(next);
    return listed([
      call === undefined ? "" : words.text("page-mombasa-costs", { pounds: call }),
      shares === undefined
        ? ""
        : words.text("page-mombasa-shares", { company: name(words, company), count: shares }),
    ]);
  },
  flip: (_, args, words, __, own) => {
    const book = own?.books[Number(args.space)]?.book;
    return book ? bookMeaning(words, book) : "";
  },
  place: (view, args, words, _, own) => {
    const space = Number(args.space);
    const { book_values, book_slot } = view.player_board;
    const value = new Map(book_values).get(space);
    const book = own?.books[space]?.book;
    return listed([
      book ? words.text("page-mombasa-replaces", { book: bookMeaning(words, book) }) : "",
      value === undefined ? "" : `£${value}`,
      space === book_slot ? words.text("page-mombasa-slot-unlocked") : "",
    ]);
  },
  sell: (_, args, words, asked, own) => {
    const card = own?.secret?.hand.find(({ id }) => id === args.card);
    return card && typeof asked.plus === "number"
      ? words.text("page-mombasa-pounds", { pounds: `+${card.crate + asked.plus}` })
      : "";
  },
  keep: (_, args, words, __, own) => {
    const tile = own?.secret?.tiles_dealt.find(({ id }) => id === args.tile);
    if (!tile) return "";
    const steps = Object.entries(tile.steps).filter(([, count]) => count > 0);
    return listed([
      words.ids(
        "mombasa",
        tile.rest.map(({ id }) => id),
      ),
      bookMeaning(words, tile.book),
      tile.diamonds > 0 ? things(words, { diamonds: tile.diamonds }) : "",
      ...steps.map(
        ([company, count]) => `${name(words, company)}: ${things(words, { steps: count })}`,
      ),
    ]);
  },
  deck: (_, args, words, __, own) => {
    const cards = own?.resting[Number(args.slot) - 1] ?? [];
    return words.ids(
      "mombasa",
      cards.map(({ id }) => id),
    );
  },
};

/** What a share is worth when the post has left its row, or is back there. */
function worth(view: MombasaView, column: unknown, words: Words, about: Args): string {
  const company = view.companies.find(({ id }) => id === about.company);
  const row = company?.base[Number(column) - 1];
  if (!company || !row) return "";
  const change =
    about.region === undefined && !("column" in about) ? -(row.covers ?? 0) : (row.uncovers ?? 0);
  return words.text("page-mombasa-worth", {
    from: company.share_value,
    to: company.share_value + change,
  });
}

const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(" · ");

export const hint: Hint = (option, projection, words) => {
  const tell = tellers[option.kind.replace("mombasa.", "")];
  const view = seenBy(projection);
  const own = view.players.find(({ seat }) => seat === projection.seat);
  return tell ? tell(view, option.args, words, projection.decisions[0]?.args ?? {}, own) : "";
};
