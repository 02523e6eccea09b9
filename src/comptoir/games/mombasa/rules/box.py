# Compiled by mypyc.
"""All that lies in the box: types, tables of printed numbers, and every action there can be."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from comptoir.core.contract import Action, Args
from comptoir.core.menus import Menus, subsets
from comptoir.core.notation import Lexicon, named
from comptoir.core.parts import Parts
from comptoir.games.mombasa.about import ABOUT
from comptoir.games.mombasa.edition.printed import (
    BOOK_LETTERS,
    CARD_LETTERS,
    EXTRA_SPACES,
    PERMANENT_BONUSES,
    Edition,
    Track,
    TrackBonus,
)
from comptoir.games.mombasa.rules import actions as act
from comptoir.games.mombasa.rules.kinds import (
    BOOKKEEPER,
    BUY,
    EXPANSION,
    EXTRA,
    GOODS_KINDS,
    MERCHANT,
    SPACES,
    TILE,
)
from comptoir.games.mombasa.rules.types import (
    book_type,
    card_types,
    printed_on,
    tile_book_type,
    tile_types,
)

EXTRA_SLOTS: Final = 2
"""M3.2: one on the diamond track, one on the bookkeeping track."""


class Box:
    """Everything printed, made once from an edition and shared by all states and their copies."""

    def __deepcopy__(self, _: object) -> "Box":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.edition, self.version)

    def __init__(self, edition: Edition, version: int = ABOUT.versions[-1]) -> None:
        self.edition = edition
        self.version = version
        """Of the rules that are played by."""
        self.companies = edition.companies
        self.regions = tuple(region.id for region in edition.map.regions)
        self._make_cards(edition)
        self._make_books(edition)
        self._make_tracks(edition)
        self._make_boards(edition)
        self._make_bonus_spaces(edition)
        self.act = Actions(self)
        self.lexicon = Lexicon(self.act.all, self.act.never)
        self.parts = Parts()
        """Of views, by all that they are made from."""

    def _make_cards(self, edition: Edition) -> None:
        """M1.6, M1.11: card types, starting hands and the layers of the stack."""
        printed = (*edition.starting_cards, *edition.one_expansion, *edition.action_cards)
        real = card_types(printed)
        keys = {key: number for number, key in enumerate(sorted({*map(printed_on, printed)}))}
        self.cards = (*real, *tile_types(edition.bonus_tiles))
        self.tile_card = len(real)
        """Index of the bookkeeper tile; merchant and expansion tile follow."""
        self.kind = [card.kind for card in self.cards]
        self.value = [card.value for card in self.cards]
        self.crate = [card.crate for card in self.cards]
        self.share = [card.share for card in self.cards]
        """By card: the company of its share."""
        self.starting_cards = [keys[printed_on(card)] for card in edition.starting_cards]
        self.one_expansion = [keys[printed_on(card)] for card in edition.one_expansion]
        layers = [[0] * len(self.cards) for _ in CARD_LETTERS]
        for card in edition.action_cards:
            layers[CARD_LETTERS.index(card.letter)][keys[printed_on(card)]] += 1
        self.layers = [bytes(layer) for layer in layers]
        """By letter: how many of each card."""
        self.no_cards = bytes(len(self.cards))
        """A layer of the stack that is used up."""
        self.layer_cards = [[c for c, count in enumerate(row) if count] for row in self.layers]
        """By letter: the cards that may lie there."""

    def _make_books(self, edition: Edition) -> None:
        """M1.1, M1.9: book types; those of the starting tiles come last."""
        counts = Counter(map(book_type, edition.books))
        tiles = [tile_book_type(tile) for tile in edition.starting_tiles]
        self.books = (*counts, *tiles)
        self.book_counts = bytes([counts[book] for book in self.books])
        self.tile_book = len(counts)
        """Index of the first starting tile's book; the others follow."""
        self.letter_books = [
            [number for number, book in enumerate(self.books) if book.letter == letter]
            for letter in range(len(BOOK_LETTERS))
        ]
        self.tile_ids = tuple(f"starting_tile_{tile.id}" for tile in edition.starting_tiles)
        self.tile_rests = [
            sorted([self.starting_cards[place] for place in tile.rest])
            for tile in edition.starting_tiles
        ]
        """By starting tile: the cards that it lays to rest, sorted."""

    def _make_tracks(self, edition: Edition) -> None:
        """M12: what lies on or before each space of each side of a track."""
        tracks = edition.tracks
        self.track_ids = tuple(track.id for track in tracks)
        self.last = [track.spaces for track in tracks]
        self.call = [_at(track, track.calls) for track in tracks]
        """By side and space: pounds to enter it."""
        self.special = [_at(track, track.special) for track in tracks]
        """By side and space: pounds above it."""
        self.shares = [reached(track.spaces, track.shares) for track in tracks]
        """By side and space: shares held there."""
        self.level = [
            reached(track.spaces, [(mark[0], n + 1) for n, mark in enumerate(track.special)])
            for track in tracks
        ]
        """By side and space: bonuses unlocked there."""
        kinds = (*PERMANENT_BONUSES, *EXTRA_SPACES)
        self.bonus = [kinds.index(track.bonus) for track in tracks]
        self.bonuses: list[tuple[TrackBonus, ...]] = [track.bonuses for track in tracks]
        """By side, the first and the second."""
        self.side_of = [self.bonus.index(kind) for kind in range(len(kinds))]
        """By kind of bonus: the side that has it."""

    def _make_boards(self, edition: Edition) -> None:
        """The spaces of displays, bases and player boards."""
        board, base = edition.player_board, edition.base.columns
        self.slots = board.slots + EXTRA_SLOTS
        always, diamond, book = [*range(board.slots)], board.slots, board.slots + 1
        self.slot_lists = [
            [always, [*always, book]],
            [[*always, diamond], [*always, diamond, book]],
        ]
        """M3.2: the slots to be planned, by (diamond slot unlocked) and (book slot unlocked)."""
        self.book_spaces = board.book_spaces + 1
        """The starting tile's book included."""
        self.no_a = [int(space in board.book_no_a) for space in range(self.book_spaces)]
        self.diamond_value = reached(board.diamond_steps, board.diamond_values)
        self.book_value = reached(board.book_spaces, board.book_values)
        self.base_columns, self.base_rows = len(base), len(base[0])
        self.uncovered = [[_coins(column, opened) for column in base] for opened in (0, 1)]
        """By (last space open), column and posts there: coin icons in sight."""
        self.space_crates = [crate for row in edition.card_display.crates for crate in row]
        self.fill_order = _fill_order(edition.card_display.rows, edition.card_display.columns)
        letters = [letter for row in edition.book_display.letters for letter in row]
        self.book_letters = [BOOK_LETTERS.index(letter) for letter in letters]
        self.book_columns = len(edition.book_display.letters[0])
        self.book_price = [edition.book_display.costs[letter] for letter in self.book_letters]
        """By display space: the points for a book there."""
        self.mines = [region.mines for region in edition.map.regions]
        ways = (*edition.map.borders, *edition.map.bases)
        self.ways = [[place for place, _ in way] for way in ways]
        """By region, then by company's base: the regions next to it."""
        self.way_costs = [[points for _, points in way] for way in ways]
        """In the same order: the points to enter them."""

    def _make_bonus_spaces(self, edition: Edition) -> None:
        """M10: what the bonus spaces of the board ask for; those of the tracks ask their own."""
        spaces, tiers = edition.bonus_spaces, [kind.tiers for kind in edition.majorities]
        self.space_cost = [0] * EXTRA
        """By space: pounds."""
        self.space_cost[BUY] = spaces.buy_pay
        self.space_cost[TILE:] = spaces.tile_costs
        self.least = [kind[0].total for kind in tiers]
        """By kind of majority: the lowest threshold."""
        self.majority = self.least if self.version < 2 else [1] * len(self.least)
        """By kind of majority: the total that it takes. Version 1 asked for a threshold."""


def reached(last: int, marks: Sequence[tuple[int, int]]) -> list[int]:
    """M14.6: for spaces 0 to the last, the value of the last mark reached or passed."""
    found = [0] * (last + 1)
    for space, value in marks:
        found[space:] = [value] * (last + 1 - space)
    return found


def _at(track: Track, marks: Sequence[tuple[int, int]]) -> list[int]:
    found = [0] * (track.spaces + 1)
    for space, value in marks:
        found[space] = value
    return found


def _coins(column: Sequence[int], opened: int) -> list[int]:
    """M14.2: posts fill a column from the rear, but never an opened last space (M6.10)."""
    room = len(column) - opened
    return [sum(column[: room - posts]) + opened * column[-1] for posts in range(room + 1)]


def _fill_order(rows: int, columns: int) -> list[int]:
    """M1.7: the right column from top to bottom, then the next one to the left."""
    return [row * columns + column for column in reversed(range(columns)) for row in range(rows)]


class Actions:
    """Tables of interned actions; those about cards and books go by the type's index."""

    def __init__(self, box: "Box") -> None:
        self._make_chance(box)
        self._make_cards(box)
        self._make_tracks_and_map(box)
        self._make_books(box)
        self.leave = act.Leave(*_named("leave"))
        self.no_card = act.NoCard(*_named("no_card"))
        self.expand = act.Expand(*_named("expand"))
        self.forward = act.Forward(*_named("forward"))
        self.pounds = act.Pounds(*_named("pounds"))
        self.end = act.End(*_named("end"))
        self.marker = [act.Marker(*_named("marker", space=id_), n) for n, id_ in enumerate(SPACES)]
        self.choose = [act.Choose(*_named("choose", number=n + 1), n) for n in range(_most(box))]
        self.chooses = [tuple(self.choose[:count]) for count in range(_most(box) + 1)]
        """The first ones, by their number."""
        self.deck = [act.Deck(*_named("deck", slot=n + 1), n) for n in range(box.slots)]
        self.decks = subsets(self.deck)
        self._make_menus(box)
        self.all = self._all()

    def _all(self) -> list[Action]:
        """Each once, those of chance first, then in the order of a game."""
        return [
            *(action for row in self.lay for action in row),
            *(*self.lot, *self.draw.values(), *self.reveal, *self.deal, *self.keep),
            *(*self.rest.values(), *self.plan, self.leave),
            *(action for row in self.goods for action in row),
            *(*self.acquire, self.no_card, *self.step, self.stop, *self.track),
            *(self.expand, *self.company, *self.enter, *self.column, *self.remove),
            *(*self.bookkeeper.values(), *self.flip, self.forward),
            *(*self.take, self.pounds, *self.next, *self.place),
            *(*self.merchant.values(), *self.marker, *self.choose, *self.sell, *self.plus_one),
            *(self.end, *self.deck),
        ]

    def _make_menus(self, box: "Box") -> None:
        """Options of planning and of a turn."""
        self.plans = Menus([*self.plan, self.leave])
        self.leave_bit = 1 << len(self.plan)
        """By bits: those of cards, and beyond them the one of leaving a slot empty."""
        goods = [use for pair in zip(*self.goods, strict=True) for use in pair]
        uses = [*goods, self.expand, *self.bookkeeper.values(), *self.merchant.values()]
        self.uses = Menus(uses)
        """By bits: those of face-up cards, a goods card with the "+1" tile right after it."""
        by_card: dict[int, Action] = {**self.bookkeeper, **self.merchant}
        for card, kind in enumerate(box.kind):
            if kind <= EXPANSION:
                by_card[card] = self.expand if kind == EXPANSION else self.goods[0][card]
        self.use_bit = [
            1 << uses.index(by_card[n]) if n in by_card else 0 for n in range(len(box.cards))
        ]
        """By card: the bit of its use, without the "+1" tile."""
        self.books = Menus([*self.take, self.pounds])
        """By bits: those of display spaces, and beyond them the one of pounds."""
        self.places = Menus(self.place)
        """By the bits of spaces."""
        self.others = Menus([*self.marker, *self.plus_one, self.end])
        self.end_bit = 1 << len(self.marker) + len(self.plus_one)
        """By bits: those of spaces, then of goods cards for the "+1" tile, then of the end."""

    def _make_chance(self, box: "Box") -> None:
        seats = range(len(box.edition.one_expansion))
        tracks = tuple(enumerate(box.track_ids))
        self.lay = [
            [act.Lay(*_named("lay", company=id_, track=track), n, side) for side, track in tracks]
            for n, id_ in enumerate(box.companies)
        ]
        self.lot = [act.Lot(*_named("lot", seat=seat), seat) for seat in seats]
        drawn = sorted({card for layer in box.layer_cards for card in layer})
        self.draw = {n: act.Draw(*_named("draw", card=box.cards[n].id), n) for n in drawn}
        self.draws = [[self.draw[n] for n in layer] for layer in box.layer_cards]
        """By letter, in the order of the cards that may lie there."""
        self.reveal = [
            act.Reveal(*_named("reveal", book=book.id), n)
            for n, book in enumerate(box.books[: box.tile_book])
        ]
        self.deal = [act.Deal(*_named("deal", tile=id_), n) for n, id_ in enumerate(box.tile_ids)]
        self.keep = [act.Keep(*_named("keep", tile=id_), n) for n, id_ in enumerate(box.tile_ids)]

    def _make_cards(self, box: "Box") -> None:
        cards = _cards(box)
        goods = [pair for pair in cards if box.kind[pair[0]] < GOODS_KINDS]
        used = [(n, card.id) for n, card in enumerate(box.cards)]
        rest = sorted(set(box.starting_cards))
        self.rest = {n: act.Rest(*_named("rest", card=box.cards[n].id), n) for n in rest}
        others = sorted(set(box.one_expansion) - set(rest))
        self.never = [act.Rest(*_named("rest", card=box.cards[n].id), n) for n in others]
        """No starting tile names what everybody gets besides the starting cards."""
        self.plan = [act.Plan(*_named("plan", card=id_), n) for n, id_ in cards]
        self.sell = [act.Sell(*_named("sell", card=id_), n) for n, id_ in cards]
        self.goods = [
            [act.Goods(*_named(verb, card=id_), n, plus) for n, id_ in goods]
            for verb, plus in (("goods", False), ("goods_plus", True))
        ]
        """Without the "+1" tile, and with it."""
        self.plus_one = [act.PlusOne(*_named("plus_one", card=id_), n) for n, id_ in goods]
        self.bookkeeper = {
            n: act.Bookkeeper(*_named("bookkeeper", card=id_), n)
            for n, id_ in used
            if box.kind[n] == BOOKKEEPER
        }
        self.merchant = {
            n: act.Merchant(*_named("merchant", card=id_), n)
            for n, id_ in used
            if box.kind[n] == MERCHANT
        }
        wide = box.edition.card_display.columns
        self.acquire = [
            act.Acquire(*_named("acquire", row=n // wide + 1, column=n % wide + 1), n)
            for n in range(len(box.space_crates))
        ]

    def _make_tracks_and_map(self, box: "Box") -> None:
        companies = tuple(enumerate(box.companies))
        columns = range(box.base_columns)
        self.stop = act.Stop(*_named("stop"))
        self.step = [act.Step(*_named("step", company=id_), n) for n, id_ in companies]
        self.steps = subsets([*self.step, self.stop])
        """By bits: those of companies, and beyond them the one of stopping."""
        self.track = [act.Track(*_named("track", company=id_), n) for n, id_ in companies]
        self.company = [act.Company(*_named("company", company=id_), n) for n, id_ in companies]
        regions = enumerate(box.regions)
        self.enter = [act.Enter(*_named("enter", region=id_), n) for n, id_ in regions]
        self.column = [act.Column(*_named("column", column=n + 1), n) for n in columns]
        self.remove = [
            act.Remove(*_named("remove", company=id_, column=column + 1), n, column)
            for n, id_ in companies
            for column in columns
        ]

    def _make_books(self, box: "Box") -> None:
        wide, spaces = box.book_columns, range(box.book_spaces)
        self.take = [
            act.Take(*_named("take", row=n // wide + 1, digit=n % wide + 2), n)
            for n in range(len(box.book_letters))
        ]
        self.next = [
            act.Next(*_named("next", book=box.books[n].id), n) for n in box.letter_books[0]
        ]
        self.place = [act.Place(*_named("place", space=n), n) for n in spaces]
        self.flip = [act.Flip(*_named("flip", space=n), n) for n in spaces]


def _named(verb: str, **args: int | str) -> tuple[str, Args, str]:
    return named(f"mombasa.{verb}", **args)


def _cards(box: "Box") -> list[tuple[int, str]]:
    """The cards proper, without the tiles that count as cards."""
    return [(n, card.id) for n, card in enumerate(box.cards[: box.tile_card])]


def _most(box: "Box") -> int:
    """The most rewards that a bonus space offers."""
    tiers = [len(majority.tiers) for majority in box.edition.majorities]
    rewards = [len(bonus.rewards) for track in box.edition.tracks for bonus in track.bonuses]
    return max(tiers + rewards)
