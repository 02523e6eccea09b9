"""A game of Speicherstadt at one moment."""

from comptoir.core.contract import Args, Decision, Event
from comptoir.core.stack import Frame
from comptoir.games.speicherstadt.box import LAYERS, Box

NOTHING = -1
"""No card lies on the space."""


class State:
    """Mutable, cheap to clone. Cards, goods and seats are indexes; goods lie as counts by kind."""

    __slots__ = (
        "bag",
        "bought",
        "box",
        "cards",
        "cargo",
        "coins",
        "delivered",
        "discard",
        "events",
        "house",
        "last",
        "offer",
        "open",
        "pile",
        "pool",
        "queues",
        "removed",
        "round",
        "score",
        "seats",
        "stack",
        "start_player",
        "stock",
        "warehouse",
    )

    def __init__(self, box: Box, seats: int) -> None:
        edition = box.edition
        kinds, players = len(box.goods), range(seats)
        self.box = box
        self.seats = seats
        self.round = 0
        self.start_player = 0
        self.last = False
        self.pile = [[card.layers[layer] for card in box.cards] for layer in range(LAYERS)]
        self.removed = [0] * len(box.cards)
        self.discard = [0] * len(box.cards)
        self.bag = [edition.cubes_of_each] * kinds
        self.stock = [0] * kinds
        self.offer = [NOTHING] * edition.offer[seats]
        self.cargo = [[0] * kinds for _ in self.offer]
        self.queues: list[list[int]] = [[] for _ in self.offer]
        self.coins = [edition.coins] * seats
        self.score = [edition.score] * seats
        self.cards = [[0] * len(box.cards) for _ in players]
        self.bought = [0] * seats
        self.delivered = [[0] * kinds for _ in box.contracts]
        self.pool = [[0] * kinds for _ in players]
        self.warehouse = [[0] * kinds for _ in players]
        self.house = [[0] * kinds for _ in players]
        self.stack: list[Frame] = []
        self.open: tuple[Decision, ...] = ()
        self.events: list[Event] | None = None

    def clone(self) -> "State":
        """An independent copy. Frames and decisions are immutable and shared."""
        copy = State.__new__(State)
        copy.box = self.box
        copy.seats = self.seats
        copy.round = self.round
        copy.start_player = self.start_player
        copy.last = self.last
        copy.pile = [layer[:] for layer in self.pile]
        copy.removed = self.removed[:]
        copy.discard = self.discard[:]
        copy.bag = self.bag[:]
        copy.stock = self.stock[:]
        copy.offer = self.offer[:]
        copy.cargo = [goods[:] for goods in self.cargo]
        copy.queues = [queue[:] for queue in self.queues]
        copy.coins = self.coins[:]
        copy.score = self.score[:]
        copy.cards = [cards[:] for cards in self.cards]
        copy.bought = self.bought[:]
        copy.delivered = [goods[:] for goods in self.delivered]
        copy.pool = [goods[:] for goods in self.pool]
        copy.warehouse = [goods[:] for goods in self.warehouse]
        copy.house = [goods[:] for goods in self.house]
        copy.stack = self.stack[:]
        copy.open = self.open
        copy.events = None
        return copy

    def tell(self, kind: str, args: Args, rule: str, reveals: bool = False) -> None:
        """Say what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(f"speicherstadt.{kind}", args, reveals=reveals, rule=rule))

    def clockwise(self, turn: int) -> int:
        """The seat whose turn it is, counted from the start player."""
        return (self.start_player + turn) % self.seats

    def merchants_at_home(self, seat: int) -> int:
        """The merchants that stand above no card."""
        placed = sum([queue.count(seat) for queue in self.queues])
        return self.box.edition.merchants - placed

    def firemen(self, seat: int) -> int:
        """S9.1: the added values of a player's firemen."""
        cards, own = self.box.cards, self.cards[seat]
        return sum([own[card] * cards[card].value for card in self.box.firemen])
