# Compiled by mypyc.
"""What is printed on the components, typed: the parts of an edition.

Companies, regions and starting cards are known by their place in the edition's tuples, so that
the engine works with small ints; -1 is "none". Kinds and letters are ids.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from comptoir.core.contract import EditionId
from comptoir.core.native import teach_copying

Ids: TypeAlias = tuple[str, ...]

COMPANIES: Final[Ids] = ("mombasa", "cape_town", "saint_louis", "cairo")
GOODS: Final[Ids] = ("coffee", "bananas", "cotton")
CARD_KINDS: Final[Ids] = (*GOODS, "expansion", "bookkeeper", "diamond_merchant", "share")
CARD_LETTERS: Final[Ids] = ("A", "B", "C", "D", "E")
BOOK_LETTERS: Final[Ids] = ("A", "B", "C")
NEEDS: Final[Ids] = (*GOODS, "one_good", "expansion", "specialist")
MAJORITIES: Final[Ids] = (*GOODS, "expansion")
BONUS_TILES: Final[Ids] = ("bookkeeper", "diamond_merchant", "expansion", "plus_one")
TRACKS: Final[Ids] = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2")
PERMANENT_BONUSES: Final[Ids] = (
    *("more_expansion", "more_markers", "cheaper_bananas", "cheaper_cotton"),
)
EXTRA_SPACES: Final[Ids] = (
    *("books_and_diamonds", "buy_and_diamonds", "sell_dear", "other_tracks"),
)


@dataclass(init=False, slots=True, unsafe_hash=True)
class Reward:
    """What a region, a book, a tier or a bonus space gives. Some are added up in play."""

    pounds: Final[int]
    diamonds: Final[int]
    books: Final[int]
    """Bookkeeping points."""
    remove_posts: Final[int]
    steps: Final[int]
    """On the company track that the place speaks of."""
    units_minus_one: Final[str]
    """M8.9: pounds for the face-up units of this good, less 1."""

    def __init__(
        self,
        pounds: int = 0,
        diamonds: int = 0,
        books: int = 0,
        remove_posts: int = 0,
        steps: int = 0,
        units_minus_one: str = "",
    ) -> None:
        self.pounds = pounds
        self.diamonds = diamonds
        self.books = books
        self.remove_posts = remove_posts
        self.steps = steps
        self.units_minus_one = units_minus_one


@dataclass(frozen=True, slots=True)
class Base:
    """A company base: columns of coin icons, the space nearest the map first."""

    columns: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """A player board. Diamond spaces are 0..diamond_steps, 0 the start.

    Book spaces: 0 is the starting tile's own book, 1..book_spaces those of the board; the ink jar
    starts before 0.
    """

    start_pounds: int
    bonus_markers: tuple[int, ...]
    """By number of players."""
    markers_in_box: int
    """A player's markers, the spare ones included."""
    slots: int
    diamond_steps: int
    diamond_slot: int
    diamond_values: tuple[tuple[int, int], ...]
    """(space, value from there on)"""
    book_spaces: int
    book_slot: int
    book_values: tuple[tuple[int, int], ...]
    book_no_a: tuple[int, ...]
    """Spaces with a crossed-out A."""
    flip_cost: int
    end_of_track_pounds: int


@dataclass(frozen=True, slots=True)
class RoundTrack:
    """The rounds, and the coins on spaces 2 to the last by number of players."""

    rounds: int
    coins: tuple[tuple[int, ...], ...]
    """By number of players; first the coins on space 2."""


@dataclass(frozen=True, slots=True)
class CardDisplay:
    """The spaces for action cards; columns from left to right."""

    rows: int
    columns: int
    crates: tuple[tuple[int, ...], ...]
    """By row, then column."""


@dataclass(frozen=True, slots=True)
class BookDisplay:
    """The spaces for books, and what bookkeeping points buy."""

    letters: tuple[tuple[str, ...], ...]
    """By row, then column; column 0 is below space 2 of the round track."""
    costs: tuple[int, ...]
    """By letter, in the order of BOOK_LETTERS."""
    pound_cost: int


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the map."""

    id: str
    reward: Reward
    mines: int
    around: int
    """For an enclave, the region around it."""


@dataclass(frozen=True, slots=True)
class Map:
    """Regions and what lies next to what: pairs of (region, 1 or 2 for the border)."""

    regions: tuple[Region, ...]
    bases: tuple[tuple[tuple[int, int], ...], ...]
    """By company."""
    borders: tuple[tuple[tuple[int, int], ...], ...]
    """By region; each border stands at both of its regions."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card. Starting and "1"-expansion cards have no letter."""

    kind: str
    letter: str
    value: int
    """Units, expansion points or bookkeeping points; 0 for merchants and single shares."""
    crate: int
    company: int
    """The company of a diamond merchant."""
    share: int
    """The company whose share is printed on the card."""


@dataclass(frozen=True, slots=True)
class TrackBonus:
    """The first or second bonus of a track; what its kind does not speak of is 0 or empty."""

    amount: int = 0
    """more_expansion: points; more_markers: markers in all."""
    off: int = 0
    goods: str = ""
    """The goods that make a card cheaper: a good, or "any"."""
    mixed: bool = False
    cotton_card_plus: int = 0
    pay: int = 0
    rewards: tuple[Reward, ...] = ()
    """One of these, at the player's choice."""
    plus: int = 0
    """sell_dear: pounds on top of the crate value."""
    only: str = ""
    """sell_dear: the one kind that may be sold."""
    tracks: int = 0
    steps: int = 0
    """other_tracks: steps on each of that many other tracks."""


@dataclass(frozen=True, slots=True)
class Track:
    """One side of a company track. Spaces are 0..spaces, 0 the start."""

    id: str
    bonus: str
    spaces: int
    shares: tuple[tuple[int, int], ...]
    """(space, shares held from there on)"""
    special: tuple[tuple[int, int], ...]
    """(space, pounds)"""
    calls: tuple[tuple[int, int], ...]
    """(space before which the capital call lies, pounds)"""
    bonuses: tuple[TrackBonus, TrackBonus]


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The fixed setup of a first game."""

    tracks: tuple[int, ...]
    """By company, places in Edition.tracks."""
    tiles: tuple[int, ...]
    """By position in turn order, places in Edition.starting_tiles."""


@dataclass(frozen=True, slots=True)
class BonusSpaces:
    """The bonus spaces of the board, except for the majorities."""

    first_player: Reward
    buy_pay: int
    sell_plus: int
    tile_costs: tuple[int, ...]
    """In the order of BONUS_TILES."""


@dataclass(frozen=True, slots=True)
class BonusTiles:
    """What the four bonus tiles do."""

    bookkeeper: int
    merchant_diamonds: int
    merchant_per_other: int
    expansion: int
    plus_one: int


@dataclass(frozen=True, slots=True)
class Merchants:
    """What diamond merchant cards do."""

    plain: Reward
    company: Reward
    mines_per_step: int


@dataclass(frozen=True, slots=True)
class Tier:
    """One reward of a majority space, from a total on."""

    total: int
    reward: Reward


@dataclass(frozen=True, slots=True)
class Majority:
    """A majority space: its kind, the company whose track it moves on, and its tiers, low first."""

    kind: str
    company: int
    tiers: tuple[Tier, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A book: what it asks for and what it gives. A starting tile's book has no letter."""

    letter: str
    needs: tuple[tuple[str, int], ...]
    reward: Reward


@dataclass(frozen=True, slots=True)
class StartingTile:
    """A starting tile."""

    id: int
    rest: tuple[int, ...]
    """Places in Edition.starting_cards, each once."""
    book: Book
    diamonds: int
    steps: tuple[int, ...]
    """By company."""


@dataclass(frozen=True, slots=True)
class Edition:
    """All that is printed."""

    about: EditionId
    companies: tuple[str, ...]
    colours: tuple[str, ...]
    base: Base
    player_board: PlayerBoard
    round_track: RoundTrack
    card_display: CardDisplay
    book_display: BookDisplay
    map: Map
    starting_cards: tuple[Card, ...]
    """The nine of each player."""
    one_expansion: tuple[Card, ...]
    """By position in turn order."""
    action_cards: tuple[Card, ...]
    """In the order of the letters."""
    tracks: tuple[Track, ...]
    """In the order of TRACKS."""
    occupied_extra: int
    """What another company's post adds to the cost of a region."""
    first_game: FirstGame
    bonus_spaces: BonusSpaces
    bonus_tiles: BonusTiles
    merchants: Merchants
    majorities: tuple[Majority, ...]
    """In the order of MAJORITIES."""
    books: tuple[Book, ...]
    """In the order of the letters."""
    starting_tiles: tuple[StartingTile, ...]
    """By id."""


teach_copying(
    Reward,
    Base,
    PlayerBoard,
    RoundTrack,
    CardDisplay,
    BookDisplay,
    Region,
    Map,
    Card,
    TrackBonus,
    Track,
    FirstGame,
    BonusSpaces,
    BonusTiles,
    Merchants,
    Tier,
    Majority,
    Book,
    StartingTile,
    Edition,
)
