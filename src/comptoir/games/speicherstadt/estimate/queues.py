# Compiled by mypyc.
"""What a seat's merchants in the queues can hope for: to get a card, and at which price."""

from math import exp

from comptoir.core.indexes import NONE
from comptoir.games.speicherstadt.estimate.outlook import Outlook
from comptoir.games.speicherstadt.estimate.seat import Hopes


class Purchase:
    """A card that a seat may get."""

    __slots__ = ("card", "chance", "cost", "gain")

    def __init__(self, card: int, chance: float, gain: float, cost: float) -> None:
        self.card = card
        self.chance = chance
        self.gain = gain
        """In points, as likely as it is,"""
        self.cost = cost
        """and what the coins are worth that it will take, likewise."""


class Prospects:
    """The purchase to come, as one seat sees it."""

    __slots__ = ("coming", "hopes", "outlook", "seat")

    def __init__(self, outlook: Outlook, seat: int) -> None:
        state = outlook.state
        self.outlook = outlook
        self.seat = seat
        self.hopes: list[Hopes | None] = [None] * state.seats
        self.coming = 0.0
        """How many more merchants come to each queue."""
        if state.open and state.open[0].kind == "speicherstadt.bid":
            placed = sum([len(queue) for queue in state.queues])
            home = state.seats * state.box.edition.merchants - placed
            cards = len(state.offer) - state.offer.count(NONE)
            self.coming = outlook.weights.crowd * home / cards

    def of(self, seat: int) -> Hopes:
        """What a seat can hope for, made when it is first asked for."""
        found = self.hopes[seat]
        if found is None:
            found = Hopes(self.outlook, seat)
            self.hopes[seat] = found
        return found

    def points(self) -> tuple[float, float]:
        """What the queues bring the seat, in points, and how likely it buys nothing."""
        points, nothing = 0.0, 1.0
        for purchase in self.purchases():
            points += purchase.gain - purchase.cost
            nothing *= 1.0 - purchase.chance
        return points, nothing

    def purchases(self) -> list[Purchase]:
        """What may come of each card above which the seat has a merchant."""
        state, hopes = self.outlook.state, self.of(self.seat)
        worth, coins = hopes.worth, float(state.coins[self.seat])
        found: list[Purchase] = []
        for space, queue in enumerate(state.queues):
            if self.seat in queue:
                gain = hopes.gain(state.offer[space], state.cargo[space])
                chance, price = self._chance(space, coins, gain, worth)
                found.append(Purchase(state.offer[space], chance, chance * gain, worth * price))
                coins -= price
        return found

    def _chance(self, space: int, coins: float, gain: float, worth: float) -> tuple[float, float]:
        """How likely the seat gets the card, and what it pays on the average."""
        state = self.outlook.state
        queue, card, cargo = state.queues[space], state.offer[space], state.cargo[space]
        doubt = self.outlook.weights.doubt
        price, here = len(queue) + self.coming, 1.0
        got, paid = 0.0, 0.0
        gains: dict[int, float] = {self.seat: gain}
        for seat in queue:
            own = seat == self.seat
            if seat not in gains:
                gains[seat] = self.of(seat).gain(card, cargo)
            purse = coins if own else float(state.coins[seat])
            wealth = worth if own else self.of(seat).worth
            buys = _buys((gains[seat] - wealth * price) / doubt, purse - price) * here
            if own:
                got += buys
                paid += buys * price
            here -= buys
            price -= 1.0
        return got, paid


def _buys(profit: float, change: float) -> float:
    """How likely somebody buys: the profit in parts of the usual doubt, and the coins left."""
    if change <= -1.0:
        return 0.0
    chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, profit))))
    return chance * min(1.0, change + 1.0)
