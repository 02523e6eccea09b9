"""All that lies in the box: types, tables of printed numbers, and every action there can be."""

from collections import Counter
from collections.abc import Sequence

from comptoir.core.notation import Lexicon
from comptoir.games.mombasa.lexicon import Actions
from comptoir.games.mombasa.printed import (
    BOOK_LETTERS,
    CARD_LETTERS,
    EXTRA_SPACES,
    PERMANENT_BONUSES,
    Edition,
    Track,
)
from comptoir.games.mombasa.types import (
    book_type,
    card_types,
    printed_on,
    tile_book_type,
    tile_types,
)

EXTRA_SLOTS = 2
"""M3.2: one on the diamond track, one on the bookkeeping track."""


class Box:
    """Everything printed, made once from an edition and shared by all states."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.companies = edition.companies
        self.regions = tuple(region.id for region in edition.map.regions)
        self._make_cards(edition)
        self._make_books(edition)
        self._make_tracks(edition)
        self._make_boards(edition)
        self.act = Actions(self)
        self.lexicon = Lexicon(self.act.all)

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
        self.starting_cards = [keys[printed_on(card)] for card in edition.starting_cards]
        self.one_expansion = [keys[printed_on(card)] for card in edition.one_expansion]
        self.layers = [[0] * len(self.cards) for _ in CARD_LETTERS]
        for card in edition.action_cards:
            self.layers[CARD_LETTERS.index(card.letter)][keys[printed_on(card)]] += 1
        self.layer_cards = [[c for c, count in enumerate(row) if count] for row in self.layers]
        """By letter: the cards that may lie there."""

    def _make_books(self, edition: Edition) -> None:
        """M1.1, M1.9: book types; those of the starting tiles come last."""
        counts = Counter(map(book_type, edition.books))
        tiles = [tile_book_type(tile) for tile in edition.starting_tiles]
        self.books = (*counts, *tiles)
        self.book_counts = [counts[book] for book in self.books]
        self.tile_book = len(counts)
        """Index of the first starting tile's book; the others follow."""
        self.letter_books = [
            [number for number, book in enumerate(self.books) if book.letter == letter]
            for letter in range(len(BOOK_LETTERS))
        ]
        self.tile_ids = tuple(f"starting_tile_{tile.id}" for tile in edition.starting_tiles)

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
        self.side_of = [self.bonus.index(kind) for kind in range(len(kinds))]
        """By kind of bonus: the side that has it."""

    def _make_boards(self, edition: Edition) -> None:
        """The spaces of displays, bases and player boards."""
        board, base = edition.player_board, edition.base.columns
        self.slots = board.slots + EXTRA_SLOTS
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
        self.book_cost = edition.book_display.costs
        self.mines = [region.mines for region in edition.map.regions]


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
