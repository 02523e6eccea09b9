"""Rates and means with 95 % confidence intervals, from games that come in clusters.

Games with the same deal are alike, and the seats of one game depend on each other. So the deal (or
the game) is the unit: each cluster gives a sum and a count, and the spread between clusters gives
the interval.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist
from typing import TypeAlias

NORMAL = NormalDist().inv_cdf(0.975)
SMALL = (12.706, 4.303, 3.182, 2.776)
"""Student's 97.5 % quantiles for 1 to 4 degrees of freedom, too few for the series below."""
TINY = 1e-12
"""Where a variance is nothing."""

Cluster: TypeAlias = tuple[float, float]
"""A sum, and of how many."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and the bounds of its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether the value may be the true one."""
        return self.low <= value <= self.high

    def as_json(self) -> dict[str, float]:
        """Plain data."""
        return asdict(self)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t (the series of Cornish and Fisher)."""
    if freedom <= len(SMALL):
        return SMALL[freedom - 1]
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean(clusters: Sequence[Cluster]) -> Interval:
    """The mean of all that is in the clusters, of which there must be two at least."""
    used = _used(clusters)
    middle = _ratio(used)
    reach = student(len(used) - 1) * sqrt(_variance(used, middle))
    return Interval(middle, middle - reach, middle + reach)


def rate(clusters: Sequence[Cluster]) -> Interval:
    """The share of successes, by Wilson's formula for as many trials as the clusters are worth.

    Clusters whose members agree are worth one trial each, but never more than they have.
    """
    used = _used(clusters)
    middle, trials = _ratio(used), sum(count for _, count in used)
    if len(used) < 2:
        return wilson(middle, 1.0, NORMAL)
    worth = middle * (1 - middle) / max(_variance(used, middle), TINY)
    return wilson(middle, min(max(worth, len(used)), trials), student(len(used) - 1))


def wilson(middle: float, trials: float, quantile: float) -> Interval:
    """Wilson's interval of a rate: within 0 and 1, and right at both ends."""
    square = quantile**2 / trials
    centre = (middle + square / 2) / (1 + square)
    reach = quantile * sqrt(middle * (1 - middle) / trials + square / (4 * trials)) / (1 + square)
    return Interval(middle, max(0.0, min(middle, centre - reach)), max(middle, centre + reach))


def _used(clusters: Sequence[Cluster]) -> list[Cluster]:
    return [cluster for cluster in clusters if cluster[1]]


def _ratio(clusters: Sequence[Cluster]) -> float:
    return sum(total for total, _ in clusters) / sum(count for _, count in clusters)


def _variance(clusters: Sequence[Cluster], middle: float) -> float:
    """Of the ratio, from how far each cluster is off it."""
    number, count = len(clusters), sum(count for _, count in clusters)
    spread = sum((total - middle * part) ** 2 for total, part in clusters)
    return spread * number / (number - 1) / count**2
