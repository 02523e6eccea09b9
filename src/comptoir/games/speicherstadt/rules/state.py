# Compiled by mypyc.
"""A game of Speicherstadt at one moment."""

from comptoir.core.counts import total
from comptoir.core.indexes import NONE
from comptoir.core.telling import Telling
from comptoir.games.speicherstadt.rules.box import LAYERS, Box


class State(Telling):
    """Mutable, cheap to clone. Cards, goods and seats are indexes; goods lie as counts by kind.

    Clones share the counts that rarely change: `pile`, `removed` and `discard` are replaced
    (`core.counts`), never changed in place.
    """

    __slots__ = (
        "bag",
        "bought",
        "box",
        "cards",
        "cargo",
        "coins",
        "delivered",
        "discard",
        "house",
        "last",
        "offer",
        "pile",
        "pool",
        "queues",
        "removed",
        "round",
        "score",
        "seats",
        "start_player",
        "stock",
        "warehouse",
    )

    game = "speicherstadt"
    box: Box
    seats: int
    round: int
    start_player: int
    last: bool
    """Whether this is the last round."""
    pile: list[bytes]
    """How many of each card there are in each layer; an order does not exist."""
    removed: bytes
    discard: bytes
    bag: list[int]
    stock: list[int]
    offer: list[int]
    """The card on each water space."""
    cargo: list[list[int]]
    """The goods on each water space's ship."""
    queues: list[list[int]]
    """The seats above each water space, the lowest merchant first."""
    coins: list[int]
    score: list[int]
    cards: list[list[int]]
    """How many of each card a seat owns."""
    bought: list[int]
    """How many cards a seat has bought this round."""
    delivered: list[list[int]]
    """The goods on each contract."""
    pool: list[list[int]]
    """A seat's goods in processing, off its new ships and out of its stores."""
    warehouse: list[list[int]]
    house: list[list[int]]

    def __init__(self, box: Box, seats: int) -> None:
        """A blank: `fresh` or `clone` fills it."""
        self.box = box
        self.seats = seats

    def __deepcopy__(self, _: object) -> "State":
        return self.clone()

    def clone(self) -> "State":
        """An independent copy. Frames and decisions are immutable and shared."""
        copy = State(self.box, self.seats)
        copy.round = self.round
        copy.start_player = self.start_player
        copy.last = self.last
        copy.pile = self.pile
        copy.removed = self.removed
        copy.discard = self.discard
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

    def clockwise(self, turn: int) -> int:
        """The seat whose turn it is, counted from the start player."""
        return (self.start_player + turn) % self.seats

    def merchants_at_home(self, seat: int) -> int:
        """The merchants that stand above no card."""
        found = self.box.edition.merchants
        for queue in self.queues:
            for other in queue:
                if other == seat:
                    found -= 1
        return found

    def firemen(self, seat: int) -> int:
        """S9.1: the added values of a player's firemen."""
        cards, own = self.box.cards, self.cards[seat]
        return total([own[card] * cards[card].value for card in self.box.firemen])


def fresh(box: Box, seats: int) -> State:
    """S1.1, S1.2: everything in its place before the first card is removed or turned up."""
    edition, kinds, cards = box.edition, len(box.goods), len(box.cards)
    state = State(box, seats)
    state.round = 0
    state.start_player = 0
    state.last = False
    state.pile = [bytes([card.layers[layer] for card in box.cards]) for layer in range(LAYERS)]
    state.removed = box.no_cards
    state.discard = box.no_cards
    state.bag = [edition.cubes_of_each] * kinds
    state.stock = [0] * kinds
    state.offer = [NONE] * edition.offer[seats]
    state.cargo = [[0] * kinds for _ in state.offer]
    state.queues = [[] for _ in state.offer]
    state.coins = [edition.coins] * seats
    state.score = [edition.score] * seats
    state.cards = [[0] * cards for _ in range(seats)]
    state.bought = [0] * seats
    state.delivered = [[0] * kinds for _ in box.contracts]
    state.pool = [[0] * kinds for _ in range(seats)]
    state.warehouse = [[0] * kinds for _ in range(seats)]
    state.house = [[0] * kinds for _ in range(seats)]
    state.stack = []
    state.open = ()
    state.events = None
    return state
