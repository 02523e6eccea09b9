"""Positions out of games of the uniform random player."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from comptoir import games
from comptoir.core import Game
from comptoir.core.play import uniform

TABLES = [
    *(("speicherstadt", seats, {}) for seats in (2, 5)),
    ("mombasa", 2, {}),
    ("mombasa", 3, {"setup": "variable"}),
]
"""Games, numbers of seats and options."""


@cache
def game_of(key: str) -> Game[Any]:
    return games.load(key)


def positions(
    game: Game[Any], seats: int, options: dict[str, str], seed: int = 1, every: int = 1
) -> Iterator[Any]:
    """The states of one game, each only until the next one is asked for."""
    rng, state, step = Random(seed), game.start(seats, options), 0
    while decisions := game.decisions(state):
        if step % every == 0:
            yield state
        decision = rng.choice(decisions)
        game.apply(state, decision.seat, uniform(decision, rng), listen=False)
        step += 1
    yield state
