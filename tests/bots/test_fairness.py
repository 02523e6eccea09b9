"""Bots are fair: what a seat can't know does not change what its bot chooses."""

from random import Random
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.games import load
from comptoir.table import SeatView, Table
from tests.bots.kit import choice, moments, seat_views

pytestmark = pytest.mark.no_cover

BOTS = ("random", "easy", "fast", "greedy", "search:2", "expert:2")
"""The levels medium and hard are searches, too, with other budgets."""


def resampled(table: Table[Any], seat: Seat, rng: Random) -> Table[Any]:
    """The same table as the seat sees it, with another truth behind it."""
    other = table.branch(len(table.log))
    other._history.state = table.game.determinize(table.state, seat, rng)
    return other


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("key", "seats", "every", "most"),
    [("speicherstadt", 2, 13, 8), ("mombasa", 2, 17, 9), ("mombasa", 3, 3, 12)],
)
def test_what_a_seat_can_not_know_does_not_matter(
    name: str, key: str, seats: int, every: int, most: int
) -> None:
    rng, tried = Random(5), 0
    for table in moments(key, seats, every, most):
        for seat_view in seat_views(table)[:2]:
            other = resampled(table, seat_view.seat, rng)
            decision = other.decision(seat_view.seat)
            assert decision == seat_view.decision
            first = choice(name, "seed", seat_view)
            assert first in seat_view.decision.options
            assert choice(name, "seed", SeatView(other, decision)) == first
            tried += 1
    assert tried >= most


def test_the_truth_does_change_when_plans_are_hidden() -> None:
    """Else the test above would prove nothing."""
    rng, different = Random(5), 0
    for table in moments("mombasa", 3, 3, 12):
        for seat_view in seat_views(table):
            other = resampled(table, seat_view.seat, rng)
            different += table.game.dump(other.state) != table.game.dump(table.state)
    assert different >= 5


def test_a_sample_is_never_the_true_state() -> None:
    for table in moments("mombasa", 2, 40, 2):
        for seat_view in seat_views(table):
            assert seat_view.sample(Random(1)) is not table.state


def test_samples_depend_on_the_seat_and_the_generator_alone() -> None:
    game = load("mombasa")
    for table in moments("mombasa", 3, 3, 8):
        for seat_view in seat_views(table):
            other = resampled(table, seat_view.seat, Random(9))
            look = SeatView(other, seat_view.decision)
            one, two = seat_view.sample(Random(4)), look.sample(Random(4))
            assert game.dump(one) == game.dump(two)
