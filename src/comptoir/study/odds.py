"""The final scores that are to be expected, and how likely each seat is to win.

The odds of two seats are e to the power of the points between them, divided by what luck is worth
in points: much at the beginning, little in the end. That, and by how much estimates promise too
much, was fitted to games of bots against each other (`fitting.py`, docs/analysis.md).
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from comptoir.core import Game

LUCK: Mapping[str, tuple[float, float]] = {
    "speicherstadt": (0.5, 14.2),
    "mombasa": (0.5, 21.6),
}
"""By game: points of lead that are worth odds of e to 1 when nothing is left of the game, and how
many more when all of it is."""
OPTIMISM: Mapping[str, float] = {"speicherstadt": 2.4, "mombasa": -0.1}
"""By game: when all of it is left, estimates are larger than what comes of them by so many times
as much. They rank positions, for which it does not matter what they promise everybody alike."""
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


def sober(game: Game[Any], state: Any, estimates: Sequence[Sequence[float]]) -> list[list[float]]:
    """The estimates of all seats by category, less what they promise everybody too much.

    All seats lose the same, so that nobody's lead changes; what is won already stays.
    """
    if game.result(state) is not None:
        return [list(row) for row in estimates]
    seats = len(estimates)
    promised = 1.0 + OPTIMISM[game.key] * left(game, state, seats)
    means = [sum(column) / seats for column in zip(*estimates, strict=True)]
    excess = [mean - mean / promised for mean in means]
    return [[value - less for value, less in zip(row, excess, strict=True)] for row in estimates]
