"""The estimate: what a seat may hope for, in pounds, at any moment of a game."""

from math import isfinite
from random import Random

import pytest

from comptoir.core import Seat
from comptoir.core.play import uniform
from tests.mombasa.kit import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setup", ["first", "variable"])
def test_every_moment_has_an_estimate(seats: int, setup: str) -> None:
    rng = Random(f"{seats} {setup}")
    state = GAME.start(seats, {"setup": setup})
    while state.open:
        seat = Seat(rng.randrange(seats))
        found = GAME.estimate(state, seat)
        assert len(found) == len(GAME.standings(state)[seat].categories)
        assert all(isfinite(points) for points in found)
        decision = rng.choice(state.open)
        GAME.apply(state, decision.seat, uniform(decision, rng), listen=False)
    for score in GAME.standings(state):
        assert GAME.estimate(state, score.seat) == tuple(points for _, points in score.categories)


def test_it_changes_nothing() -> None:
    rng = Random(7)
    state = GAME.start(4, {"setup": "variable"})
    while state.open:
        before = GAME.dump(state)
        GAME.estimate(state, Seat(rng.randrange(4)))
        assert GAME.dump(state) == before
        GAME.apply(state, state.open[0].seat, uniform(state.open[0], rng), listen=False)
