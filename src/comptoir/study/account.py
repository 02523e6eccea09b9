"""Luck and skill: how a game came out as it did.

Each seat begins with an equal share of the win. From then on its chance moves when chance draws,
when the seat itself has a turn, and when the others have theirs; added up, that is the result.

Each part is a sum of differences between forecasts, settled once for each fit and each walk: how
far these sums differ is its standard error. What all forecasts have in common cancels out.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import sqrt
from statistics import variance

from comptoir.bots.chances import shares
from comptoir.core import Result
from comptoir.study.forecast import DIGITS, Forecast, Forecasts, certain


@dataclass(frozen=True, slots=True)
class Part:
    """By how much something moved a seat's chance of winning."""

    moved: float
    doubt: float
    """The standard error."""


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's game: expected + luck + own + others = result, in parts of a win."""

    expected: float
    """An equal share."""
    luck: Part
    """What the draws of chance brought,"""
    own: Part
    """the seat's own turns,"""
    others: Part
    """and those of the others."""
    result: float
    """1 for the win, a part of it for a shared one, else 0."""

    def told(self, digits: int) -> list[float]:
        """All five in percentage points, rounded so that they still add up."""
        parts = (self.expected, self.luck.moved, self.own.moved, self.others.moved)
        return [*added_up([100 * part for part in parts], digits), round(100 * self.result, digits)]


Terms = list[tuple[int, Forecast]]
"""Forecasts to be added (1) or subtracted (-1)."""
Turns = Sequence[tuple[int, Forecasts]]
"""Who made each turn, and what was foreseen around it."""
Ways = Callable[[Forecast], Sequence[Sequence[float]]]
"""Its fits, or its walks."""


def settle(turns: Turns, result: Result) -> tuple[Account, ...]:
    """The accounts of all seats, by all turns of a finished game in their order.

    Where nobody had a turn there is nothing to account for.
    """
    if not turns:
        return ()
    end = certain(shares([score.rank for score in result]))
    return tuple([_account(turns, seat, end) for seat in range(len(result))])


def _account(turns: Turns, seat: int, end: Forecast) -> Account:
    luck: Terms = [(1, end), (-1, turns[-1][1].after)]
    own: Terms = []
    others: Terms = []
    for mover, found in turns:
        luck += _draw(found)
        (own if mover == seat else others).extend(_made(found))
    expected = turns[0][1].last.wins[seat]
    return Account(
        expected, _part(luck, seat), _part(own, seat), _part(others, seat), end.wins[seat]
    )


def around(found: Forecasts, seat: int) -> tuple[Part, Part]:
    """By how much the draw before a turn moved a seat's chance, and by how much the turn did."""
    return _part(_draw(found), seat), _part(_made(found), seat)


def _draw(found: Forecasts) -> Terms:
    return [(1, found.before), (-1, found.last)]


def _made(found: Forecasts) -> Terms:
    return [(1, found.after), (-1, found.before)]


def _part(terms: Terms, seat: int) -> Part:
    moved = sum([sign * one.wins[seat] for sign, one in terms])
    doubt = sqrt(_among_fits(terms, seat) + _among_walks(terms, seat))
    return Part(round(moved, DIGITS) + 0.0, round(doubt, DIGITS))


def _among_fits(terms: Terms, seat: int) -> float:
    """The variance of the sum from fit to fit."""
    return _spread(_sums(terms, seat, lambda one: one.fits))


def _among_walks(terms: Terms, seat: int) -> float:
    """The variance of its mean over walks; each round has a luck of its own."""
    rounds = defaultdict[int, Terms](list)
    for sign, one in terms:
        rounds[one.round].append((sign, one))
    sums = [_sums(of_round, seat, lambda one: one.walks) for of_round in rounds.values()]
    return sum([_spread(found) / len(found) for found in sums if found])


def _sums(terms: Terms, seat: int, ways: Ways) -> list[float]:
    """The sum by each fit, or by each walk; a forecast that has none says the same to all."""
    count = max([len(ways(one)) for _, one in terms], default=0)
    return [
        sum([sign * (ways(one)[number] if ways(one) else one.wins)[seat] for sign, one in terms])
        for number in range(count)
    ]


def _spread(sums: Sequence[float]) -> float:
    return variance(sums) if len(sums) > 1 else 0.0


def added_up(parts: Sequence[float], digits: int) -> list[float]:
    """The parts rounded in such a way that they add up to their rounded sum."""
    marks = [round(total, digits) for total in accumulate(parts, initial=0.0)]
    return [round(mark - last, digits) + 0.0 for last, mark in pairwise(marks)]
