"""A game of Mombasa at one moment."""

from comptoir.core.contract import Args, Decision, Event, Seat
from comptoir.core.stack import Frame
from comptoir.games.mombasa.box import Box
from comptoir.games.mombasa.kinds import NONE, SPACES


class State:
    """Mutable, cheap to clone. Cards, books, companies and seats are indexes into the box.

    What a seat has planned or chosen in secret stands in the frame that asks for it, not here:
    `hand` keeps the planned cards until the reveal (M15.5), so everything here is open to all but
    `dealt`, and the order of `pile` and `supply`, which does not exist.
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
        "events",
        "first",
        "flipped",
        "hand",
        "in_force",
        "jar",
        "markers",
        "next_first",
        "open",
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
        "stack",
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

    def __init__(self, box: Box, seats: int, variable: bool) -> None:
        self.box = box
        self.seats = seats
        self.variable = variable
        """M1.3, M1.14: tracks by chance and starting tiles dealt."""
        self._begin(seats)
        self._set_up_displays(box)
        self._set_up_cards(box, seats)
        self._set_up_boards(box, seats)
        self._set_up_map(box)
        self.stack: list[Frame] = []
        self.open: tuple[Decision, ...] = ()
        self.events: list[Event] | None = None

    def _begin(self, seats: int) -> None:
        """Rounds and turns."""
        self.round = 0
        self.first = NONE
        """Who begins this round; NONE before the lot."""
        self.next_first = NONE
        """Who has the first-player marker."""
        self.turn = NONE
        """Whose turn it is in the action phase."""
        self.turns = [0] * seats
        """Turns of this round, the one under way included."""
        self.ended = [0] * seats
        """1: the seat has ended its action phase of this round."""

    def _set_up_displays(self, box: Box) -> None:
        """M1.6, M1.9: stack, supply and displays."""
        self.tracks = [NONE] * len(box.companies)
        """By company: the side of a track that lies there."""
        self.pile = [layer[:] for layer in box.layers]
        """The stack: by letter, how many of each card."""
        self.display = [NONE] * len(box.space_crates)
        """By space, row by row."""
        self.discard = [0] * len(box.cards)
        """How many of each card left the game face up."""
        self.supply = list(box.book_counts)
        """How many of each book lie face down."""
        self.book_display = [NONE] * len(box.book_letters)
        """By space, row by row."""
        self.book_coins = [0] * len(box.book_letters)
        """Coins below the books."""
        self.buried = [0] * len(box.books)
        """How many of each book are covered by another or were discarded."""
        self.taken: list[int] = []
        """Books that the seat in turn has yet to place."""

    def _set_up_cards(self, box: Box, seats: int) -> None:
        """M1.10, M1.11: hands, slots and bonus tiles."""
        players, tiles = range(seats), len(box.edition.bonus_spaces.tile_costs)
        self.hand: list[list[int]] = [sorted(box.starting_cards) for _ in players]
        """Sorted. While planning the planned cards are still here."""
        self.area = [[NONE] * box.slots for _ in players]
        """By action slot: the card there, from the reveal on."""
        self.up = [[0] * box.slots for _ in players]
        """By action slot: 1 if its card is face up."""
        self.resting: list[list[list[int]]] = [[[] for _ in range(box.slots)] for _ in players]
        """By resting slot, sorted."""
        self.tile_owner = [NONE] * tiles
        """The seat that has each bonus tile this round; NONE: it lies by the board."""
        self.tile_up = [0] * tiles
        """1: the tile is in its owner's action area and not used (the "+1" tile: not laid)."""
        self.plus_slot = NONE
        """The action slot of its owner on whose card the "+1" tile lies."""

    def _set_up_boards(self, box: Box, seats: int) -> None:
        """M1.11: player boards, markers and money."""
        board, players, companies = box.edition.player_board, range(seats), len(box.companies)
        self.pounds = [board.start_pounds] * seats
        self.markers = [board.bonus_markers[seats]] * seats
        """Bonus markers that are not on a space."""
        self.placed = [NONE] * len(SPACES)
        """By bonus space: the seat whose marker is there."""
        self.diamonds = [0] * seats
        """Space of the diamond marker."""
        self.jar = [NONE] * seats
        """Space of the ink jar: 0 is the starting tile's book, NONE before it."""
        self.books = [[NONE] * box.book_spaces for _ in players]
        """By space of the own track, 0 the starting tile's: the book on top."""
        self.flipped = [[0] * box.book_spaces for _ in players]
        """By space: 1 if that book is on its back side."""
        self.position = [[0] * companies for _ in players]
        """By company: space of the track marker."""
        self.in_force = [[0] * companies for _ in players]
        """By company: bonuses of its track that count (M12.8), 0 to 2."""
        self.dealt: list[list[int]] = [[] for _ in players]
        """Starting tiles in hand before one is kept, sorted. Secret."""
        self.tile = [NONE] * seats
        """The starting tile kept, once it is revealed."""

    def _set_up_map(self, box: Box) -> None:
        """M1.5: every post is in its base."""
        companies = len(box.companies)
        columns = companies * box.base_columns
        self.region = [NONE] * len(box.edition.map.regions)
        """The company whose post is there."""
        self.base = [box.base_rows] * columns
        """Posts by company, then column."""
        self.opened = [0] * columns
        """1: the last space of that column was empty once, so it stays so (M6.10)."""
        self.ousted = [0] * companies
        """Posts of each company on their way back to the base."""
        self.removed = [0] * companies
        """Posts of each company out of the game."""

    def clone(self) -> "State":
        """An independent copy. Frames and decisions are immutable and shared."""
        copy = State.__new__(State)
        copy.box = self.box
        copy.seats = self.seats
        copy.variable = self.variable
        copy.round = self.round
        copy.first = self.first
        copy.next_first = self.next_first
        copy.turn = self.turn
        copy.turns = self.turns[:]
        copy.ended = self.ended[:]
        copy.tracks = self.tracks[:]
        copy.pile = [layer[:] for layer in self.pile]
        copy.display = self.display[:]
        copy.discard = self.discard[:]
        copy.supply = self.supply[:]
        copy.book_display = self.book_display[:]
        copy.book_coins = self.book_coins[:]
        copy.buried = self.buried[:]
        copy.taken = self.taken[:]
        copy.hand = [hand[:] for hand in self.hand]
        copy.area = [area[:] for area in self.area]
        copy.up = [up[:] for up in self.up]
        copy.resting = [[deck[:] for deck in decks] for decks in self.resting]
        copy.tile_owner = self.tile_owner[:]
        copy.tile_up = self.tile_up[:]
        copy.plus_slot = self.plus_slot
        copy.pounds = self.pounds[:]
        copy.markers = self.markers[:]
        copy.placed = self.placed[:]
        copy.diamonds = self.diamonds[:]
        copy.jar = self.jar[:]
        copy.books = [books[:] for books in self.books]
        copy.flipped = [flipped[:] for flipped in self.flipped]
        copy.position = [position[:] for position in self.position]
        copy.in_force = [levels[:] for levels in self.in_force]
        copy.dealt = [dealt[:] for dealt in self.dealt]
        copy.tile = self.tile[:]
        copy.region = self.region[:]
        copy.base = self.base[:]
        copy.opened = self.opened[:]
        copy.ousted = self.ousted[:]
        copy.removed = self.removed[:]
        copy.stack = self.stack[:]
        copy.open = self.open
        copy.events = None
        return copy

    def tell(self, kind: str, args: Args, rule: str, reveals: bool = False) -> None:
        """Say what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(f"mombasa.{kind}", args, reveals=reveals, rule=rule))

    def whisper(self, kind: str, seat: int, args: Args, rule: str) -> None:
        """Say it to one seat alone."""
        if self.events is not None:
            audience = frozenset((Seat(seat),))
            self.events.append(Event(f"mombasa.{kind}", (), args, audience, rule=rule))

    def clockwise(self, turn: int) -> int:
        """The seat at a place in turn order, counted from the first player."""
        return (self.first + turn) % self.seats
