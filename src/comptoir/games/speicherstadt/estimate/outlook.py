# Compiled by mypyc.
"""What is still to come, the same for all seats: rounds, cards, goods and fires."""

from math import sqrt

from comptoir.core.indexes import NONE
from comptoir.games.speicherstadt.estimate.weights import Weights
from comptoir.games.speicherstadt.rules.state import State

SUPPLY = ("speicherstadt.lot", "speicherstadt.draw", "speicherstadt.load")
"""The questions of supply: this round's cards are still to be turned up."""


class Pile:
    """What the pile still holds: the same for all positions up to the next draw."""

    __slots__ = ("cards", "fires", "layers", "offices", "ships", "spreads")

    def __init__(self, state: State, weights: Weights) -> None:
        box, layers = state.box, state.pile
        self.layers = layers
        """As in the state, where they are replaced and never changed in place."""
        self.cards = sum([sum(layer) for layer in layers])
        """Without the fires."""
        self.cards -= sum([layer[fire] for layer in layers for fire in box.fires])
        self.ships = sum([layer[box.ship] for layer in layers])
        self.offices = sum([layer[box.counting_office] for layer in layers])
        self.fires: list[int] = []
        """The points of the fires to come, in their order."""
        self.spreads: list[float] = []
        """How far the firemen that may come before each fire can shift two seats apart."""
        self._look_for_fires(state, weights)

    def _look_for_fires(self, state: State, weights: Weights) -> None:
        """A fire lies anywhere in its season: half of that season's firemen come before it."""
        box, before, scale = state.box, 0.0, 2 * weights.firemen**2 / state.seats
        for layer in self.layers:
            here = 0.0
            for card in box.firemen:
                if layer[card]:
                    here += layer[card] * box.cards[card].value ** 2
            for fire in box.fires:
                if layer[fire]:
                    self.fires.append(box.cards[fire].value)
                    self.spreads.append(sqrt(scale * (before + here / 2)))
            before += here


class Outlook:
    """Made once for a state."""

    __slots__ = (
        "cards",
        "firemen",
        "fires",
        "goods",
        "later",
        "offices",
        "ships",
        "spreads",
        "state",
        "weights",
    )

    def __init__(self, state: State, weights: Weights, pile: Pile) -> None:
        self.state = state
        self.weights = weights
        spaces = len(state.offer)
        filling = state.offer.count(NONE) if _in_supply(state) else 0
        self.later = max(0, -((filling - pile.cards) // spaces))
        """How many rounds follow this one."""
        self.cards = pile.cards / state.seats
        """How many cards are still to be turned up, by seat."""
        self.ships = weights.ships * pile.ships / state.seats
        """How many ships a seat can hope to buy."""
        cubes = sum(state.bag)
        share = self.ships * state.box.edition.cubes_on_a_ship / cubes if cubes else 0.0
        self.goods = [count * share for count in state.bag]
        """How many of each good a seat can hope for."""
        self.offices = pile.offices
        self.firemen = [float(state.firemen(seat)) for seat in range(state.seats)]
        self.fires = pile.fires
        self.spreads = pile.spreads


def _in_supply(state: State) -> bool:
    return bool(state.open) and state.open[0].kind in SUPPLY
