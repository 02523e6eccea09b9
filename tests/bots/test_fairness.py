"""Bots are fair: what a seat can't know does not change what its bot chooses."""

from random import Random
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.games import load
from comptoir.table import Sight, Table
from tests.bots.kit import choice, moments, sights

BOTS = ("random", "easy", "greedy", "search:2")
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
        for sight in sights(table)[:2]:
            other = resampled(table, sight.seat, rng)
            decision = other.decision(sight.seat)
            assert decision == sight.decision
            first = choice(name, "seed", sight)
            assert first in sight.decision.options
            assert choice(name, "seed", Sight(other, decision)) == first
            tried += 1
    assert tried >= most


def test_the_truth_does_change_when_plans_are_hidden() -> None:
    """Else the test above would prove nothing."""
    rng, different = Random(5), 0
    for table in moments("mombasa", 3, 3, 12):
        for sight in sights(table):
            other = resampled(table, sight.seat, rng)
            different += table.game.dump(other.state) != table.game.dump(table.state)
    assert different >= 5


def test_a_sample_is_never_the_true_state() -> None:
    for table in moments("mombasa", 2, 40, 2):
        for sight in sights(table):
            assert sight.sample(Random(1)) is not table.state


def test_samples_depend_on_the_seat_and_the_generator_alone() -> None:
    game = load("mombasa")
    for table in moments("mombasa", 3, 3, 8):
        for sight in sights(table):
            other = resampled(table, sight.seat, Random(9))
            look = Sight(other, sight.decision)
            one, two = sight.sample(Random(4)), look.sample(Random(4))
            assert game.dump(one) == game.dump(two)
