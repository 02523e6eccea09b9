"""The final scores that are to be expected: estimates, less what they promise everybody too much.

By how much that is was fitted to games of bots against each other (`fitting.py`, docs/analysis.md);
each game says it of itself (`About.odds`).
"""

from collections.abc import Sequence
from typing import Any

from comptoir.bots.chances import left
from comptoir.core import Game
from comptoir.games import GAMES


def sober(game: Game[Any], state: Any, estimates: Sequence[Sequence[float]]) -> list[list[float]]:
    """The estimates of all seats by category, less what they promise everybody too much.

    All seats lose the same, so that nobody's lead changes; what is won already stays.
    """
    if game.result(state) is not None:
        return [list(row) for row in estimates]
    seats = len(estimates)
    promised = 1.0 + GAMES[game.key].odds.optimism * left(game, state, seats)
    means = [sum(column) / seats for column in zip(*estimates, strict=True)]
    excess = [mean - mean / promised for mean in means]
    return [[value - less for value, less in zip(row, excess, strict=True)] for row in estimates]
