"""Records of games that are short enough to be thought through in a test."""

from functools import cache
from random import Random

from comptoir import games
from comptoir.core.play import uniform
from comptoir.table import Table
from comptoir.table import record as records


@cache
def record(key: str, seats: int, choices: int, seed: int = 1) -> str:
    """The text of a game of random players, as far as that many choices."""
    table, rng = Table(games.load(key), seats), Random(seed)
    while table.decisions and len(table.log) < choices:
        decision = rng.choice(table.decisions)
        table.choose(decision.seat, uniform(decision, rng))
    return records.write(records.of(table, [f"P{seat}" for seat in range(seats)]))


WHOLE = 10_000
"""More choices than any game has."""
