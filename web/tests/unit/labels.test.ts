import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hint } from "../../src/games/mombasa/hint";
import { about, label, question } from "../../src/games/mombasa/label";
import { chosen } from "../../src/games/speicherstadt/chosen";
import { hint as prospect } from "../../src/games/speicherstadt/hint";
import { label as bid } from "../../src/games/speicherstadt/label";
import { offerMeaning } from "../../src/games/speicherstadt/meaning";
import type { Space } from "../../src/games/speicherstadt/view";
import type { BoardProps } from "../../src/games/board";
import { Naming } from "../../src/lib/naming";
import type { Args, Board, Option } from "../../src/lib/types";
import { makeBundle, Words } from "../../src/lib/words";

const FILES = [
  ...["core", "page"].map((name) => `locales/en/${name}.ftl`),
  ...["mombasa", "speicherstadt"].flatMap((game) =>
    ["game", "page"].map((name) => `games/${game}/locales/en/${name}.ftl`),
  ),
];
const words = new Words(
  "en",
  makeBundle(
    "en",
    FILES.map((name) => readFileSync(`../src/comptoir/${name}`, "utf8")),
  ),
);
const option = (kind: string, args: Args): Option => ({ text: "", kind, args });
const board = (view: unknown, kind = "", args: Args = {}): Board =>
  ({ seat: 0, view, decisions: [{ kind, args, opens: true, options: [] }] }) as unknown as Board;

it("names the goods on a ship", () => {
  const ship = { card: "ship", contract: null, cargo: { tea: 2, spices: 1 }, queue: [] };
  const meaning = offerMeaning({ words } as BoardProps, ship as unknown as Space);
  expect(meaning).toMatch(/^ship: 2× tea and spices\. /i);
});

it("names the card that a merchant is placed above", () => {
  const naming = new Naming({ label: bid }, board({ offer: [{ card: "church" }] }), words);
  expect(naming.whole(option("speicherstadt.bid", { space: 1 }))).toBe(
    "Place a merchant above the church",
  );
});

it("names the space of a bid where two cards are alike", () => {
  const offer = ["fireman_1", "church", "fireman_1"].map((card) => ({ card, cargo: {} }));
  const naming = new Naming({ label: bid, hint: prospect, chosen }, board({ offer }), words);
  const named = (space: number) => naming.whole(option("speicherstadt.bid", { space }));
  expect(named(1)).toBe("Place a merchant above the fireman (1) on space 1");
  expect(named(3)).toBe("Place a merchant above the fireman (1) on space 3");
  expect(named(2)).toBe("Place a merchant above the church");
});

it("names the card of a purchase once its question is gone", () => {
  const asked = board({ offer: [] }, "speicherstadt.buy", { card: "church" });
  const naming = new Naming({ chosen }, asked, words);
  expect(naming.label(option("speicherstadt.buy", {}))).toBe("Buy the card");
  expect(naming.chosen(option("speicherstadt.buy", {}))).toBe("Buy the church");
  expect(naming.chosen(option("speicherstadt.pass", {}))).toBe("Pass on the church");
  expect(naming.chosen(option("speicherstadt.done", {}))).toBe("Finish processing");
});

it("names the card that was for sale when a turn began, for those who were not asked", () => {
  const offer = [
    { card: "ship", queue: [] },
    { card: "church", queue: [1, 0] },
    { card: "bank", queue: [0] },
  ];
  const watched = { ...board({ offer }), decisions: [] };
  const naming = new Naming({ chosen }, watched, words);
  expect(naming.made(option("speicherstadt.buy", {}), 0)).toBe("Buy the church");
  expect(naming.made(option("speicherstadt.buy", {}), 1)).toBe("Buy the card");
});

it("tells cards of one name apart by their goods", () => {
  const ship = (good: string) => ({
    card: "ship",
    contract: null,
    cargo: { [good]: 2 },
    queue: [0],
  });
  const offer = [{ card: "church", cargo: {}, queue: [] }, ship("tea"), ship("coffee")];
  const naming = new Naming(
    { label: bid, chosen },
    board({ offer }, "speicherstadt.buy", { card: "ship" }),
    words,
  );
  expect(naming.chosen(option("speicherstadt.bid", { space: 3 }))).toBe(
    "Place a merchant above the ship on space 3 (2× coffee)",
  );
  expect(naming.chosen(option("speicherstadt.bid", { space: 1 }))).toBe(
    "Place a merchant above the church",
  );
  expect(naming.wholeMade(option("speicherstadt.buy", {}), 0)).toBe("Buy the ship (2× tea)");
});

it("says where a post comes from as the base is drawn, and what a share is worth then", () => {
  const base = [0, 2, null].map((uncovers) => ({ uncovers, covers: 1 }));
  const view = { players: [], companies: [{ id: "cairo", share_value: 3, base }] };
  const asked = { company: "cairo", region: "nubia" };
  const naming = (kind: string, args: Args) =>
    new Naming({ label, hint, question }, board(view, kind, args), words);
  expect(naming("mombasa.column", asked).whole(option("mombasa.column", { column: 2 }))).toBe(
    "Take the post from the middle row (Value of a share: £3 → £5)",
  );
  expect(
    naming("mombasa.return", { company: "cairo" }).whole(option("mombasa.column", { column: 1 })),
  ).toBe("Put the post back into the top row (Value of a share: £3 → £2)");
  expect(
    naming("", {}).question({ kind: "mombasa.column", args: asked, opens: false, options: [] }),
  ).toBe("Which row of the Cairo base does the trading post for Nubia come from?");
});

it("says in which order decks come back and cards go to rest", () => {
  const asked = board({}, "mombasa.deck").decisions[0]!;
  expect(new Naming({ about }, null, words).about(asked)).toMatch(
    /^Its cards come back.+Only after/,
  );
});

it("says that books are taken in the order of the display before one is passed over", () => {
  const asked = board({}, "mombasa.points").decisions[0]!;
  expect(new Naming({ about }, null, words).about(asked)).toMatch(/row by row/);
});

it("says of a book what lies on it, and which one it replaces", () => {
  const book = { id: "a_coffee_2_books_1", letter: "A", needs: {}, reward: {} };
  const display = [
    [
      { letter: "A", book, coins: 1, points: 1 },
      { book, coins: 0 },
    ],
  ];
  const player_board = { book_values: [], book_slot: 5 };
  const players = [{ seat: 0, books: [{ book: null }, { book }] }];
  const asked = board({ players, player_board, book_display: display }, "mombasa.points");
  const more = (kind: string, args: Args) =>
    new Naming({ hint }, asked, words).more(option(`mombasa.${kind}`, args));
  expect(more("take", { row: 1, digit: 2 })).toBe("You also get 1 pound");
  expect(more("take", { row: 1, digit: 3 })).toBe("");
  expect(more("place", { space: 1 })).toBe(
    "Replaces what lies there: A-book (2 coffee → 1 bookkeeping point)",
  );
  expect(more("place", { space: 0 })).toBe("");
});

it("says which slot a card goes to rest in", () => {
  const naming = new Naming({ label }, board({ players: [] }, "mombasa.rest", { slot: 2 }), words);
  expect(naming.label(option("mombasa.rest", { card: "coffee_1" }))).toBe(
    "Put coffee 1 into resting slot 2",
  );
  expect(naming.whole(option("mombasa.rest", { card: "cotton_1" }), 1)).toBe(
    "Put cotton 1 into resting slot 3",
  );
});

it("names a crate only where it tells two cards apart", () => {
  const plan = (card: string) => option("mombasa.plan", { card });
  const named = (...cards: string[]) => {
    const asked = board({ players: [] }, "mombasa.plan", { slot: 1 });
    asked.decisions[0]!.options = cards.map(plan);
    return new Naming({ label }, asked, words).label(plan(cards[0]!));
  };
  expect(named("expansion_1_crate_1", "expansion_2")).toBe("Plan expansion 1");
  expect(named("expansion_1_crate_1", "expansion_1_crate_0")).toBe("Plan expansion 1 (crate 1)");
});

it("keeps an option's own sentence where it says all, and where nobody knows the table", () => {
  const one = option("speicherstadt.bid", { space: 1 });
  expect(new Naming({ label: bid }, null, words).whole(one)).toBe(words.option(one));
  expect(new Naming(null, board({}), words).whole(option("mombasa.no_card", {}))).toBe(
    "Acquire no card",
  );
});

it("says what a sale or an exchange takes and brings, by the values of the table", () => {
  const house = { sell: { goods: 2, coins: 1 }, exchange: { give: 3, take: 1 } };
  const printed = { house, trader: { coins: 2 } };
  const view = { offer: [], stock: {}, players: [{ coins: 3 }] };
  const asked = board(view, "speicherstadt.process");
  const more = (kind: string, place = 0) =>
    new Naming({ hint: prospect, printed }, asked, words).more(option(kind, {}), place);
  expect(more("speicherstadt.sell")).toBe("Sell 2 · Money: 3 → 4");
  expect(more("speicherstadt.sell", 1)).toBe("");
  expect(more("speicherstadt.trade")).toBe("Money: 3 → 5");
  expect(more("speicherstadt.exchange")).toBe("Exchange 3 · Stock: none");
  expect(more("speicherstadt.done")).toBe("");
});

it("says before goods are lost how many there is room for", () => {
  const more = (room: number) => {
    const view = {
      offer: [],
      stock: {},
      players: [{ coins: 3, goods: { tea: 2, cloth: 1 }, room }],
    };
    return new Naming({ hint: prospect }, board(view), words).more(
      option("speicherstadt.done", {}),
    );
  };
  expect(more(1)).toBe("Goods: 3, room for 1. The rest will be lost");
  expect(more(3)).toBe("");
});
