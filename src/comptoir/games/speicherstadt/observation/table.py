# Compiled by mypyc.
"""What a seat sees as numbers. S1.7: nobody has secrets; only the point of view differs."""

from typing import Final

from comptoir.core.contract import Seat
from comptoir.core.observation import at_most
from comptoir.core.row import Kept, KeptLists, Layer, Layers, Number, Numbers, One, Question
from comptoir.games.speicherstadt.observation.layout import Layout
from comptoir.games.speicherstadt.rules.box import LAYERS, Box
from comptoir.games.speicherstadt.rules.phases.house import room_left
from comptoir.games.speicherstadt.rules.state import State

SCORE_OF_NOTHING: Final = 100
"""S9.1: scores may be negative; this much is added to them."""


class Table:
    """What one seat sees, kept from look to look; its parts in the order of the layout."""

    def __init__(self, layout: Layout, seat: Seat) -> None:
        box, seats = layout.box, layout.seats
        cards, goods = len(box.cards), len(box.goods)
        self.seat = seat
        self.row = bytearray()
        row = self.row
        self.question = Question(row, layout.questions, seats)
        self.round, self.last = Number(row), Number(row)
        self.start_player = One(row, seats)
        self.pile = Layers(row, LAYERS, cards)
        self.removed, self.discard = Layer(row, cards), Layer(row, cards)
        self.bag, self.stock = Numbers(row, goods), Numbers(row, goods)
        self.offer, self.cargo, self.queues = Kept(), KeptLists(), KeptLists()
        self.spaces = [Space(row, box, layout.most) for _ in range(layout.spaces)]
        self.contracts = KeptLists()
        self.delivered = [Numbers(row, goods) for _ in box.contracts]
        self.players = [Player(row, box, Seat((seat + by) % seats)) for by in range(seats)]

    def show(self, state: State) -> None:
        """Write what has changed."""
        self.question.show(state.open, self.seat)
        self.round.show(state.round)
        self.last.show(1 if state.last else 0)
        self.start_player.show((state.start_player - self.seat) % state.seats)
        self.pile.show(state.pile)
        self.removed.show(state.removed)
        self.discard.show(state.discard)
        self.bag.show(state.bag)
        self.stock.show(state.stock)
        queued = self._show_spaces(state)
        for number in self.contracts.changed(state.delivered):
            self.delivered[number].show(state.delivered[number])
        for player in self.players:
            player.show(state, queued)

    def _show_spaces(self, state: State) -> bool:
        """Whether a queue has changed."""
        if self.offer.changed(state.offer):
            for number, card in enumerate(state.offer):
                self.spaces[number].card.show(card)
        for number in self.cargo.changed(state.cargo):
            self.spaces[number].cargo.show(state.cargo[number])
        queued = self.queues.changed(state.queues)
        for number in queued:
            self.spaces[number].show_queue(state.queues[number], self.seat, state.seats)
        return bool(queued)


class Space:
    """A water space."""

    def __init__(self, row: bytearray, box: Box, most: int) -> None:
        self.card = One(row, len(box.cards))
        self.cargo = Numbers(row, len(box.goods))
        self.price = Number(row)
        self.queue = [Number(row) for _ in range(most)]
        self.length = 0

    def show_queue(self, queue: list[int], seat: Seat, seats: int) -> None:
        """The price, and whose merchants stand there."""
        length = len(queue)
        self.price.show(length)
        for place, other in enumerate(queue):
            self.queue[place].show((other - seat) % seats + 1)
        for place in range(length, self.length):
            self.queue[place].show(0)
        self.length = length


class Player:
    """The part of an observation that every player has."""

    def __init__(self, row: bytearray, box: Box, seat: Seat) -> None:
        self.seat = seat
        goods = len(box.goods)
        self.coins, self.score = Number(row), Number(row)
        self.merchants, self.firemen = Number(row), Number(row)
        self.bought, self.room = Number(row), Number(row)
        self.cards = Numbers(row, len(box.cards))
        self.goods = Numbers(row, goods)
        self.warehouse, self.house = Numbers(row, goods), Numbers(row, goods)

    def show(self, state: State, queued: bool) -> None:
        """Write what has changed; `queued`: a queue has, on which merchants at home depend."""
        seat = self.seat
        self.coins.show(at_most(state.coins[seat]))
        self.score.show(at_most(state.score[seat] + SCORE_OF_NOTHING))
        self.bought.show(state.bought[seat])
        self.goods.show(state.pool[seat])
        cards = self.cards.show(state.cards[seat])
        warehouse = self.warehouse.show(state.warehouse[seat])
        house = self.house.show(state.house[seat])
        if queued:
            self.merchants.show(state.merchants_at_home(seat))
        if cards:
            self.firemen.show(state.firemen(seat))
        if cards or warehouse or house:
            self.room.show(room_left(state, seat))
