"""How likely each seat is to win, from the final scores that are expected.

The odds of two seats are e to the power of the points between them, divided by what luck is worth
in points: much at the beginning, little in the end. That was fitted to games of bots against each
other (`fitting.py`, docs/analysis.md).
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from comptoir.core import Game

LUCK: Mapping[str, tuple[float, float]] = {
    "speicherstadt": (0.5, 14.9),
    "mombasa": (0.6, 11.9),
}
"""By game: points of lead that are worth odds of e to 1 when nothing is left of the game, and how
many more when all of it is."""
ROUNDS: Mapping[str, tuple[int, ...]] = {
    "speicherstadt": (16, 12, 10, 8),
    "mombasa": (7, 7, 7),
}
"""By game and number of players, from two up: how many rounds a game has."""


def left(game: Game[Any], state: Any, seats: int) -> float:
    """How much of the game is left, the round under way included: 1 is all of it."""
    number, rounds = game.view(state, None)["round"], ROUNDS[game.key][seats - game.seats[0]]
    assert isinstance(number, int)
    return min(1.0, max(0.0, 1.0 - (number - 1) / rounds))


def luck(key: str, share: float) -> float:
    """What luck is worth in points when so much of the game is left."""
    at_the_end, more = LUCK[key]
    return at_the_end + more * share


def wins(totals: Sequence[float], points: float) -> tuple[float, ...]:
    """The chance of each seat to win, when luck is worth so many points."""
    most = max(totals)
    weights = [exp((total - most) / points) for total in totals]
    return tuple([weight / sum(weights) for weight in weights])
