"""What the end of a game is worth to a learner, and what it is worth on the way."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from comptoir.core import InvalidSetup, Result

Rewarding: TypeAlias = Callable[[Result], list[float]]


def by_place(result: Result) -> list[float]:
    """1 for the first, -1 for the last, even steps between; equal seats share. The sum is 0."""
    ranks = [score.rank for score in result]
    return [_place(ranks, rank) for rank in ranks]


def _place(ranks: Sequence[int], rank: int) -> float:
    best, worst = rank - 1, rank - 2 + ranks.count(rank)
    return 1 - (best + worst) / (len(ranks) - 1)


def by_score(result: Result) -> list[float]:
    """The final scores."""
    return [float(score.total) for score in result]


def by_margin(result: Result) -> list[float]:
    """Points ahead of the best of the others, or behind it."""
    totals = [score.total for score in result]
    others = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
    return [float(own - other) for own, other in zip(totals, others, strict=True)]


REWARDS: Mapping[str, Rewarding] = {"place": by_place, "score": by_score, "margin": by_margin}


def rewarding(name: str) -> Rewarding:
    """The rewards of that name. Raises InvalidSetup."""
    if name not in REWARDS:
        known = ", ".join(REWARDS)
        raise InvalidSetup(f"There are no rewards by '{name}'. Choose one of: {known}.")
    return REWARDS[name]


class Purse:
    """What all seats were given so far. Shaped rewards come step by step and add up to the same."""

    def __init__(self, name: str, shaped: bool, seats: int) -> None:
        self._rewarding = rewarding(name)
        self._shaped = shaped
        self._given = [0.0] * seats

    def begin(self) -> None:
        """A new game."""
        self._given = [0.0] * len(self._given)

    def pay(self, scores: Callable[[], Result], over: bool) -> list[float]:
        """The rewards now; `scores` are looked at only if they matter."""
        if not over and not self._shaped:
            return [0.0] * len(self._given)
        worth = self._rewarding(scores())
        paid = [now - before for now, before in zip(worth, self._given, strict=True)]
        self._given = worth
        return paid

    def keep(self) -> list[float]:
        """What was given, for `go_back`."""
        return self._given[:]

    def go_back(self, given: Sequence[float]) -> None:
        """As if only this had been given."""
        self._given = [*given]
