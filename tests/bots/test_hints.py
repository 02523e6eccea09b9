"""What a bot would do and what for: legal turns, the categories of the score sheet, no secrets."""

from random import Random
from typing import Any

import pytest

from comptoir.bots.budget import Budget
from comptoir.bots.hints import AIMS, MOST, Aim, Hint, _aims, hints, modest
from comptoir.bots.levels import search
from comptoir.table import Sight
from tests.bots.kit import moments, sights
from tests.bots.test_fairness import resampled

MOMENTS = [("speicherstadt", 2, 13, 6), ("mombasa", 2, 17, 3), ("mombasa", 3, 3, 2)]


def found(sight: Sight[Any], seed: str = "seed") -> list[Hint]:
    return hints(sight, seed, Budget(iterations=2))


@pytest.mark.parametrize(("key", "seats", "every", "most"), MOMENTS)
def test_hints_are_turns_that_can_be_made(key: str, seats: int, every: int, most: int) -> None:
    for table in moments(key, seats, every, most):
        sight = sights(table)[0]
        hinted = found(sight)
        assert 1 <= len(hinted) <= MOST
        assert len({hint.path for hint in hinted}) == len(hinted)
        for hint in hinted:
            copy = table.copy()
            for action in hint.path:
                copy.choose(sight.seat, action)


@pytest.mark.parametrize(("key", "seats", "every", "most"), MOMENTS)
def test_what_a_seat_can_not_know_does_not_matter(
    key: str, seats: int, every: int, most: int
) -> None:
    rng = Random(5)
    for table in moments(key, seats, every, most):
        sight = sights(table)[0]
        other = resampled(table, sight.seat, rng)
        assert found(sight) == found(Sight(other, sight.decision)) == found(sight)


def test_aims_are_categories_of_the_score_sheet_the_greatest_gain_first() -> None:
    named = 0
    for table in moments("mombasa", 2, 17, 6):
        sheet = {name for name, _ in table.game.standings(table.state)[0].categories}
        for hint in found(sights(table)[0]):
            points = [aim.points for aim in hint.aims]
            assert len(hint.aims) <= AIMS
            assert {aim.category for aim in hint.aims} <= sheet
            assert points == sorted(points, reverse=True)
            assert not points or points[-1] >= 0
            named += len(hint.aims)
    assert named


def test_the_first_hint_is_what_the_search_would_do() -> None:
    for table in moments("speicherstadt", 2, 13, 4):
        sight = sights(table)[0]
        assert found(sight)[0].path[0] == search("search:2", "seed").choose(sight)


def test_a_turn_is_for_what_it_gains_against_the_others() -> None:
    names = ("cash", "diamonds", "bookkeeping", "cairo")
    prospects = [[5.0, 9.0, 1.0, 2.0], [5.0, 3.0, 1.2, 2.0], [9.0, 3.0, 1.0, 2.0]]
    assert _aims(names, prospects, 0) == (Aim("diamonds", 6),)
    assert _aims(names, prospects, 1) == (Aim("bookkeeping", 0),)
    assert _aims(names, prospects, 2) == (Aim("cash", 4),)
    assert _aims(names, prospects[:1], 0) == ()


def test_a_person_does_not_wait_long() -> None:
    assert modest().seconds <= 3.0
