# Compiled by mypyc.
"""A game of Mombasa at one moment."""

from comptoir.core.indexes import NONE
from comptoir.core.telling import Telling
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import SPACES


class State(Telling):
    """Mutable, cheap to clone. Cards, books, companies and seats are indexes into the box.

    What a seat has planned or chosen in secret is in the frame that asks for it, not here:
    `hand` keeps the planned cards until the reveal (M15.5), so everything here is open to all but
    `dealt`, and the order of `pile` and `supply`, which does not exist.

    Clones share what rarely changes. Counts (`core.counts`) are replaced, never changed in place:
    `pile`, `discard`, `supply` and `buried`. So are lists of cards, books, posts and companies
    (`core.rows`): `tracks`, `display`, `book_display`, `book_coins`, `hand`, `area`, `up`,
    `resting`, `books`, `flipped`, `position`, `in_force`, `dealt`, `tile`, `region`, `base`,
    `opened`, `ousted` and `removed`.
    """

    __slots__ = (
        "area",
        "base",
        "book_coins",
        "book_display",
        "books",
        "box",
        "buried",
        "dealt",
        "diamonds",
        "discard",
        "display",
        "ended",
        "first",
        "flipped",
        "hand",
        "in_force",
        "jar",
        "markers",
        "next_first",
        "opened",
        "ousted",
        "pile",
        "placed",
        "plus_slot",
        "position",
        "pounds",
        "region",
        "removed",
        "resting",
        "round",
        "seats",
        "supply",
        "taken",
        "tile",
        "tile_owner",
        "tile_up",
        "tracks",
        "turn",
        "turns",
        "up",
        "variable",
    )

    game = "mombasa"
    box: Box
    seats: int
    variable: bool
    """M1.3, M1.14: tracks by chance and starting tiles dealt."""
    round: int
    first: int
    """Who begins this round; NONE before the lot."""
    next_first: int
    """Who has the first-player marker."""
    turn: int
    """Whose turn it is in the action phase."""
    turns: list[int]
    """Turns of this round, the one under way included."""
    ended: list[int]
    """1: the seat has ended its action phase of this round."""
    tracks: list[int]
    """By company: the side of a track that lies there."""
    pile: list[bytes]
    """The stack: by letter, how many of each card."""
    display: list[int]
    """By space, row by row."""
    discard: bytes
    """How many of each card left the game face up."""
    supply: bytes
    """How many of each book lie face down."""
    book_display: list[int]
    """By space, row by row."""
    book_coins: list[int]
    """Coins below the books."""
    buried: bytes
    """How many of each book are covered by another or were discarded."""
    taken: list[int]
    """Books that the seat in turn has yet to place."""
    hand: list[list[int]]
    """Sorted. While planning the planned cards are still here."""
    area: list[list[int]]
    """By action slot: the card there, from the reveal on."""
    up: list[list[int]]
    """By action slot: 1 if its card is face up."""
    resting: list[list[list[int]]]
    """By resting slot, sorted."""
    tile_owner: list[int]
    """The seat that has each bonus tile this round; NONE: it lies by the board."""
    tile_up: list[int]
    """1: the tile is in its owner's action area and not used (the "+1" tile: not laid)."""
    plus_slot: int
    """The action slot of its owner on whose card the "+1" tile lies."""
    pounds: list[int]
    markers: list[int]
    """Bonus markers that are not on a space."""
    placed: list[int]
    """By bonus space: the seat whose marker is there."""
    diamonds: list[int]
    """Space of the diamond marker."""
    jar: list[int]
    """Space of the ink jar: 0 is the starting tile's book, NONE before it."""
    books: list[list[int]]
    """By space of the player's own track, 0 the starting tile's: the book on top."""
    flipped: list[list[int]]
    """By space: 1 if that book is on its back side."""
    position: list[list[int]]
    """By company: space of the track marker."""
    in_force: list[list[int]]
    """By company: bonuses of its track that count (M12.8), 0 to 2."""
    dealt: list[list[int]]
    """Starting tiles in hand before one is kept, sorted. Secret."""
    tile: list[int]
    """The starting tile kept, once it is revealed."""
    region: list[int]
    """The company whose post is there."""
    base: list[int]
    """Posts by company, then column."""
    opened: list[int]
    """1: the last space of that column was empty once, so it stays so (M6.10)."""
    ousted: list[int]
    """Posts of each company on their way back to the base."""
    removed: list[int]
    """Posts of each company out of the game."""

    def __init__(self, box: Box, seats: int, variable: bool) -> None:
        """A blank: `fresh` or `clone` fills it."""
        self.box = box
        self.seats = seats
        self.variable = variable

    def __deepcopy__(self, _: object) -> "State":
        return self.clone()

    def clone(self) -> "State":
        """An independent copy. Frames and decisions are immutable and shared."""
        copy = State(self.box, self.seats, self.variable)
        copy.round = self.round
        copy.first = self.first
        copy.next_first = self.next_first
        copy.turn = self.turn
        copy.turns = self.turns[:]
        copy.ended = self.ended[:]
        copy.tracks = self.tracks
        copy.pile = self.pile
        copy.display = self.display
        copy.discard = self.discard
        copy.supply = self.supply
        copy.book_display = self.book_display
        copy.book_coins = self.book_coins
        copy.buried = self.buried
        copy.taken = self.taken[:]
        copy.hand = self.hand
        copy.area = self.area
        copy.up = self.up
        copy.resting = self.resting
        copy.tile_owner = self.tile_owner[:]
        copy.tile_up = self.tile_up[:]
        copy.plus_slot = self.plus_slot
        copy.pounds = self.pounds[:]
        copy.markers = self.markers[:]
        copy.placed = self.placed[:]
        copy.diamonds = self.diamonds[:]
        copy.jar = self.jar[:]
        copy.books = self.books
        copy.flipped = self.flipped
        copy.position = self.position
        copy.in_force = self.in_force
        copy.dealt = self.dealt
        copy.tile = self.tile
        copy.region = self.region
        copy.base = self.base
        copy.opened = self.opened
        copy.ousted = self.ousted
        copy.removed = self.removed
        copy.stack = self.stack[:]
        copy.open = self.open
        copy.events = None
        return copy

    def clockwise(self, turn: int) -> int:
        """The seat at a place in turn order, counted from the first player."""
        return (self.first + turn) % self.seats


def fresh(box: Box, seats: int, variable: bool) -> State:
    """A game before setup: everything is in its supply."""
    state = State(box, seats, variable)
    _begin(state, seats)
    _set_up_displays(state, box)
    _set_up_cards(state, box, seats)
    _set_up_boards(state, box, seats)
    _set_up_map(state, box)
    state.stack = []
    state.open = ()
    state.events = None
    return state


def _begin(state: State, seats: int) -> None:
    """Rounds and turns."""
    state.round = 0
    state.first = NONE
    state.next_first = NONE
    state.turn = NONE
    state.turns = [0] * seats
    state.ended = [0] * seats


def _set_up_displays(state: State, box: Box) -> None:
    """M1.6, M1.9: stack, supply and displays."""
    state.tracks = [NONE] * len(box.companies)
    state.pile = box.layers[:]
    state.display = [NONE] * len(box.space_crates)
    state.discard = box.no_cards
    state.supply = box.book_counts
    state.book_display = [NONE] * len(box.book_letters)
    state.book_coins = [0] * len(box.book_letters)
    state.buried = bytes(len(box.books))
    state.taken = []


def _set_up_cards(state: State, box: Box, seats: int) -> None:
    """M1.10, M1.11: hands, slots and bonus tiles."""
    players, tiles = range(seats), len(box.edition.bonus_spaces.tile_costs)
    state.hand = [sorted(box.starting_cards) for _ in players]
    state.area = [[NONE] * box.slots for _ in players]
    state.up = [[0] * box.slots for _ in players]
    state.resting = [[[] for _ in range(box.slots)] for _ in players]
    state.tile_owner = [NONE] * tiles
    state.tile_up = [0] * tiles
    state.plus_slot = NONE


def _set_up_boards(state: State, box: Box, seats: int) -> None:
    """M1.11: player boards, markers and money."""
    board, players, companies = box.edition.player_board, range(seats), len(box.companies)
    state.pounds = [board.start_pounds] * seats
    state.markers = [board.bonus_markers[seats]] * seats
    state.placed = [NONE] * len(SPACES)
    state.diamonds = [0] * seats
    state.jar = [NONE] * seats
    state.books = [[NONE] * box.book_spaces for _ in players]
    state.flipped = [[0] * box.book_spaces for _ in players]
    state.position = [[0] * companies for _ in players]
    state.in_force = [[0] * companies for _ in players]
    state.dealt = [[] for _ in players]
    state.tile = [NONE] * seats


def _set_up_map(state: State, box: Box) -> None:
    """M1.5: every post is in its base."""
    companies = len(box.companies)
    columns = companies * box.base_columns
    state.region = [NONE] * len(box.edition.map.regions)
    state.base = [box.base_rows] * columns
    state.opened = [0] * columns
    state.ousted = [0] * companies
    state.removed = [0] * companies
