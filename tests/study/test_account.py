"""Luck and skill add up to the result."""

from dataclasses import dataclass

import pytest

from comptoir.core import Score, Seat
from comptoir.study.account import settle


@dataclass(frozen=True)
class Turn:
    number: int
    seat: int
    before: tuple[float, ...]
    wins: tuple[float, ...]
    band: tuple[float, ...] = (0.03, 0.04)


def scores(*ranks: int) -> tuple[Score, ...]:
    return tuple(Score(Seat(seat), 0, (), rank) for seat, rank in enumerate(ranks))


GAME = [
    Turn(0, 0, (0.6, 0.4), (0.5, 0.5)),  # a good draw for the first, and a bad turn
    Turn(1, 1, (0.5, 0.5), (0.6, 0.4)),  # a bad turn of the second
    Turn(2, 0, (0.7, 0.3), (0.9, 0.1)),
]


def test_everything_adds_up_to_the_result() -> None:
    first, second = settle(GAME[::-1], scores(1, 2))
    assert (first.luck, first.own, first.others, first.result) == (0.3, 0.1, 0.1, 1.0)
    assert (second.luck, second.own, second.others, second.result) == (-0.3, -0.1, -0.1, 0.0)
    for one in (first, second):
        total = one.expected + one.luck + one.own + one.others
        assert total == pytest.approx(one.result, abs=0.002)
    assert first.doubt == pytest.approx((6 * 0.03**2) ** 0.5, abs=0.001)


def test_a_shared_win_is_a_part_of_one() -> None:
    first, second = settle(GAME, scores(1, 1))
    assert first.result == second.result == 0.5
    assert first.luck == pytest.approx(-0.2)
