# Compiled by mypyc.
"""What a seat sees as numbers. S1.7: nobody has secrets; only the point of view differs."""

from typing import Final

from comptoir.core.contract import Seat
from comptoir.core.observation import at_most
from comptoir.core.row import Layers, Numbers, One, Pieces, Question
from comptoir.games.speicherstadt.observation.layout import Layout
from comptoir.games.speicherstadt.rules.box import LAYERS, Box
from comptoir.games.speicherstadt.rules.phases.house import room_left
from comptoir.games.speicherstadt.rules.state import State

SCORE_OF_NOTHING: Final = 100
"""S9.1: scores may be negative; this much is added to them."""


class Table:
    """What one seat sees, kept from look to look; its parts in the order of the layout."""

    def __init__(self, layout: Layout, seats: int, seat: Seat) -> None:
        box = layout.box
        cards, goods = len(box.cards), len(box.goods)
        self.seat = seat
        self.pieces: Pieces = []
        pieces = self.pieces
        self.question = Question(pieces, layout.questions, seats)
        self.round = Numbers(pieces, 2)
        self.start_player = One(pieces, seats)
        self.pile = Layers(pieces, LAYERS, cards)
        self.gone = Layers(pieces, 2, cards)
        self.bag, self.stock = Numbers(pieces, goods), Numbers(pieces, goods)
        self.spaces = [Space(pieces, box, layout.most) for _ in range(layout.spaces)]
        self.delivered = [Numbers(pieces, goods) for _ in box.contracts]
        self.players = [Player(pieces, box, Seat((seat + by) % seats)) for by in range(seats)]

    def show(self, state: State) -> None:
        """Write what has changed."""
        self.question.show(state.open, self.seat)
        self.round.show([state.round, 1 if state.last else 0])
        self.start_player.show((state.start_player - self.seat) % state.seats)
        self.pile.show(state.pile)
        self.gone.show([state.removed, state.discard])
        self.bag.show(state.bag)
        self.stock.show(state.stock)
        queued = False
        for number, space in enumerate(self.spaces):
            if space.show(state, number, self.seat):
                queued = True
        for number, goods in enumerate(state.delivered):
            self.delivered[number].show(goods)
        for player in self.players:
            player.show(state, queued)


class Space:
    """A water space."""

    def __init__(self, pieces: Pieces, box: Box, most: int) -> None:
        self.most = most
        self.card = One(pieces, len(box.cards))
        self.cargo = Numbers(pieces, len(box.goods))
        self.merchants = Numbers(pieces, 1 + most)
        self.queue: list[int] = []

    def show(self, state: State, number: int, seat: Seat) -> bool:
        """Write what has changed; whether it is the queue."""
        self.card.show(state.offer[number])
        self.cargo.show(state.cargo[number])
        queue = state.queues[number]
        if queue == self.queue:
            return False
        self.queue = queue[:]
        nobody = [0] * (self.most - len(queue))
        seats = [(other - seat) % state.seats + 1 for other in queue]
        return self.merchants.show([len(queue), *seats, *nobody])


class Player:
    """The part of an observation that every player has."""

    def __init__(self, pieces: Pieces, box: Box, seat: Seat) -> None:
        self.seat = seat
        goods = len(box.goods)
        self.purse = Numbers(pieces, 2)
        self.merchants = Numbers(pieces, 2)
        self.bought = Numbers(pieces, 2)
        self.cards = Numbers(pieces, len(box.cards))
        self.goods = Numbers(pieces, goods)
        self.warehouse, self.house = Numbers(pieces, goods), Numbers(pieces, goods)

    def show(self, state: State, queued: bool) -> None:
        """Write what has changed; `queued`: a queue has, on which merchants at home depend."""
        seat = self.seat
        score = at_most(state.score[seat] + SCORE_OF_NOTHING)
        self.purse.show([at_most(state.coins[seat]), score])
        cards = self.cards.show(state.cards[seat])
        self.goods.show(state.pool[seat])
        self.warehouse.show(state.warehouse[seat])
        self.house.show(state.house[seat])
        if queued or cards:
            self.merchants.show([state.merchants_at_home(seat), state.firemen(seat)])
        self.bought.show([state.bought[seat], room_left(state, seat)])
