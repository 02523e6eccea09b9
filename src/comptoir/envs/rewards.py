"""What the end of a game is worth to a learner."""

from collections.abc import Callable, Mapping, Sequence

from comptoir.core import InvalidSetup, Result


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


REWARDS: Mapping[str, Callable[[Result], list[float]]] = {"place": by_place, "score": by_score}


def rewarding(name: str) -> Callable[[Result], list[float]]:
    """The rewards of that name. Raises InvalidSetup."""
    if name not in REWARDS:
        known = ", ".join(REWARDS)
        raise InvalidSetup(f"There are no rewards by '{name}'. Choose one of: {known}.")
    return REWARDS[name]
