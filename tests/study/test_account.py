"""Luck and skill add up to the result, and are in doubt by as much as their sums differ."""

from collections.abc import Sequence

import pytest

from comptoir.core import Result, Score, Seat
from comptoir.study.account import Account, Part, added_up, around, settle
from comptoir.study.forecast import Forecast, Forecasts, certain


def scores(*ranks: int) -> Result:
    return tuple(Score(Seat(seat), 0, (), rank) for seat, rank in enumerate(ranks))


def at(*fits: float, walks: Sequence[float] = (), number: int = 1) -> Forecast:
    """Of two seats, by the chance of the first."""
    chance = sum(fits) / len(fits)
    rows = [tuple((one, 1 - one) for one in ways) for ways in (fits, walks)]
    return Forecast(number, (chance, 1 - chance), *rows)


EVEN = certain((0.5, 0.5))
GAME = [
    (0, Forecasts(EVEN, at(0.6), at(0.5))),  # a good draw for the first, and a bad turn
    (1, Forecasts(at(0.5), at(0.5), at(0.6))),  # a bad turn of the second
    (0, Forecasts(at(0.6), at(0.7), at(0.9))),
]


def test_everything_adds_up_to_the_result() -> None:
    first, second = settle(GAME, scores(1, 2))
    assert [first.luck.moved, first.own.moved, first.others.moved] == [0.3, 0.1, 0.1]
    assert [second.luck.moved, second.own.moved, second.others.moved] == [-0.3, -0.1, -0.1]
    assert (first.expected, first.result, second.result) == (0.5, 1.0, 0.0)
    for one in (first, second):
        total = one.expected + one.luck.moved + one.own.moved + one.others.moved
        assert total == pytest.approx(one.result, abs=1e-9)


def test_a_shared_win_is_a_part_of_one() -> None:
    first, second = settle(GAME, scores(1, 1))
    assert first.result == second.result == 0.5
    assert first.luck.moved == pytest.approx(-0.2)


def test_a_game_without_turns_has_no_account() -> None:
    assert settle([], scores(1, 2)) == ()


def test_what_all_fits_agree_on_is_in_no_doubt() -> None:
    """One fit thinks more of the first seat all the time: that changes no difference."""
    game = [
        (0, Forecasts(at(0.4, 0.6), at(0.5, 0.7), at(0.45, 0.65))),
        (1, Forecasts(at(0.45, 0.65), at(0.4, 0.6), at(0.5, 0.7))),
    ]
    first, second = settle(game, scores(1, 2))
    for one in (first, second):
        assert one.own.doubt == one.others.doubt == 0
    luck, own = around(game[0][1], 0)
    assert (luck, own) == (Part(0.1, 0.0), Part(-0.05, 0.0))


def test_fits_that_differ_leave_a_doubt() -> None:
    """By hand: a seat's turns bring 0.1 + 0.2 by one fit, 0.2 + 0.3 by the other."""
    game = [
        (0, Forecasts(at(0.4, 0.4), at(0.4, 0.4), at(0.5, 0.6))),
        (0, Forecasts(at(0.5, 0.6), at(0.4, 0.4), at(0.6, 0.7))),
    ]
    first, _ = settle(game, scores(1, 2))
    assert first.own == Part(0.4, 0.1414)
    # The draw between them: -0.1 and -0.2; to the certain result: 0.4 and 0.3.
    assert first.luck == Part(0.1 + 0.1, 0.1414)
    assert first.others == Part(0.0, 0.0)


def test_walks_that_differ_leave_a_doubt_round_by_round() -> None:
    """In a round the same luck is in both sides of a difference; another round has another."""
    seen = at(0.5, walks=(0.4, 0.6))
    same = around(Forecasts(seen, seen, at(0.7, walks=(0.6, 0.8))), 0)[1]
    assert same == Part(0.2, 0.0)
    other = around(Forecasts(seen, seen, at(0.7, walks=(0.6, 0.8), number=2)), 0)[1]
    assert other == Part(0.2, 0.1414)
    settled = around(Forecasts(seen, seen, at(0.7)), 0)[1]
    assert settled == Part(0.2, 0.1)


def test_what_is_shown_adds_up() -> None:
    assert added_up([33.33, 10.44, 20.44, 35.79], 0) == [33, 11, 20, 36]
    part = Part(0.11116, 0.0)
    third = Account(0.3333, part, part, Part(0.44438, 0.0), 1.0)
    start, *moved, result = third.told(1)
    assert (start, result) == (33.3, 100.0)
    assert start + sum(moved) == pytest.approx(100)
