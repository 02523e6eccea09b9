"""What columns count in a lead: the numbers under which the winners of games were likeliest."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.bots.chances import Rows, Worths, luck, shares

PENALTY = 0.01
"""How much worths are drawn towards what is likely beforehand,"""
BEFOREHAND = 0.5
"""that points count alike, half as much as the estimate has it, and signs nothing."""
ROUNDS = 8
"""Of Newton's method."""
FITS = 8
"""How many are made, each from games drawn with replacement."""
BINS = 10
SURE = 1e-12

Array = NDArray[np.float64]
Said = Callable[["Moment"], Sequence[float]]


@dataclass(frozen=True, slots=True)
class End:
    """Where a game led from some moment on by the end of the round."""

    left: float
    """How much of it was left there, by rounds."""
    rows: Rows


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game, and what came of it."""

    number: int
    """That of the game."""
    at: float
    """How much of it was over, by turns."""
    ends: tuple[End, ...]
    shares: tuple[float, ...]
    """By seat: 1 for the winner, a part of it for those who share the win."""


def fit(key: str, found: Sequence[Moment], points: int, weights: Sequence[float] = ()) -> Worths:
    """The worths under which the winners were likeliest, each moment as often as it weighs.

    This many of the columns are points; signs follow them.
    """
    inputs, won = _inputs(key, found), _shares(found)
    each = np.array([1 / len(one.ends) for one in found for _ in one.ends])
    if weights:
        each = each * [weight for weight, one in zip(weights, found, strict=True) for _ in one.ends]
    spread: Array = np.sqrt(((inputs - inputs.mean(1, keepdims=True)) ** 2).mean((0, 1)))
    scales = np.where(spread > 0, spread, 1.0)
    likely = np.zeros(len(scales))
    likely[:points] = BEFOREHAND
    worths = _newton(inputs / scales, won, each / each.sum(), likely * scales) / scales
    half = len(worths) // 2
    return tuple(zip(worths[:half].tolist(), worths[half:].tolist(), strict=True))


def fits(
    key: str,
    found: Sequence[Moment],
    points: int,
    count: int = FITS,
    advance: Callable[[int], None] | None = None,
) -> tuple[Worths, ...]:
    """Several, each from as many games, drawn with replacement from those there are."""
    numbers, rng = sorted({one.number for one in found}), Random(0)
    made: list[Worths] = []
    for _ in range(count):
        drawn = rng.choices(numbers, k=len(numbers))
        times = dict.fromkeys(numbers, 0.0)
        for number in drawn:
            times[number] += 1.0
        made.append(fit(key, found, points, [times[one.number] for one in found]))
        if advance:
            advance(1)
    return tuple(made)


def _inputs(key: str, found: Sequence[Moment]) -> Array:
    """By end and seat: what worths are multiplied with, late ones first, then early ones."""
    rows = np.array([end.rows for one in found for end in one.ends], dtype=float)
    left = np.array([end.left for one in found for end in one.ends])
    points = np.array([luck(key, share) for share in left])
    late = rows / points[:, None, None]
    return np.concatenate([late, late * left[:, None, None]], 2)


def _shares(found: Sequence[Moment]) -> Array:
    return np.array([one.shares for one in found for _ in one.ends])


def _newton(inputs: Array, won: Array, weights: Array, likely: Array) -> Array:
    worths = likely
    ridge = PENALTY * np.eye(len(worths))
    flat_inputs = inputs.reshape(-1, len(worths))
    for _ in range(ROUNDS):
        odds = _softmax(inputs @ worths)
        slope = ((odds - won) * weights[:, None]).ravel() @ flat_inputs
        slope += PENALTY * (worths - likely)
        mean = (odds[:, :, None] * inputs).sum(1)
        away = (inputs - mean[:, None]) * np.sqrt(odds * weights[:, None])[:, :, None]
        flat = away.reshape(-1, len(worths))
        worths = worths - np.linalg.solve(flat.T @ flat + ridge, slope)
    return worths


def _softmax(totals: Array) -> Array:
    powers = np.exp(totals - totals.max(1, keepdims=True))
    found: Array = powers / powers.sum(1, keepdims=True)
    return found


def surprise(found: Sequence[Moment], said: Said) -> float:
    """The mean of -log(chance of the winner)."""
    total = 0.0
    for moment in found:
        pairs = zip(moment.shares, said(moment), strict=True)
        total -= sum([share * log(max(chance, SURE)) for share, chance in pairs])
    return total / len(found)


def brier(found: Sequence[Moment], said: Said) -> float:
    """The mean of the squared errors, added up over the seats."""
    total = 0.0
    for moment in found:
        pairs = zip(moment.shares, said(moment), strict=True)
        total += sum([(share - chance) ** 2 for share, chance in pairs])
    return total / len(found)


def reliability(found: Sequence[Moment], said: Said) -> list[tuple[float, float, int]]:
    """By tenths of what was said: the mean chance, how often it came true, and how many cases."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for moment in found:
        for share, chance in zip(moment.shares, said(moment), strict=True):
            bins[min(BINS - 1, int(chance * BINS))].append((chance, share))
    return [
        (sum(c for c, _ in cases) / len(cases), sum(s for _, s in cases) / len(cases), len(cases))
        for cases in bins
        if cases
    ]


def moments(games: Sequence[dict[str, Any]]) -> list[Moment]:
    """All moments of these games, as `chances.look` has them."""
    found: list[Moment] = []
    for one in games:
        won = shares(one["ranks"])
        for at, ends in one["moments"]:
            there = tuple([End(share, rows) for share, rows in ends])
            found.append(Moment(one["number"], at, there, won))
    return found
