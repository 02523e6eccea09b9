"""How likely everybody was to win around a turn, and how far that is in doubt, as plain data.

Fits and walks are told one by one: all forecasts of a game come from the same fits, and those of a
round from the same luck, so that most of what is wrong with two of them is not wrong with their
difference.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from comptoir.bots.chances import Chances
from comptoir.core.codec import Shape

DIGITS = 4
"""Many forecasts are added up: more digits than are shown."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """How likely each seat was to win at one time."""

    round: int
    """In which round that was; walks have the same luck throughout a round."""
    wins: tuple[float, ...]
    fits: tuple[tuple[float, ...], ...] = ()
    """By each fit; none where the chances are certain."""
    walks: tuple[tuple[float, ...], ...] = ()
    """By each walk, if chance takes part in them."""


@dataclass(frozen=True, slots=True)
class Forecasts:
    """What was foreseen around a turn."""

    last: Forecast
    """When the turn before was over; equal shares if there was none."""
    before: Forecast
    """When chance had drawn."""
    after: Forecast


ONE: Shape = {"round": int, "wins": [float], "fits": [[float]], "walks": [[float]]}
SHAPE: Shape = {"last": ONE, "before": ONE, "after": ONE}


def forecast(number: int, found: Chances) -> Forecast:
    """What was foreseen in the round of that number."""
    return Forecast(number, _tidied(found.wins), _all(found.fits), _all(found.walks))


def certain(wins: Sequence[float]) -> Forecast:
    """Chances that are in no doubt."""
    return Forecast(0, _tidied(wins))


def read(found: dict[str, Any]) -> Forecasts:
    """The forecasts of plain data of this shape."""
    return Forecasts(**{time: _read(one) for time, one in found.items()})


def _read(one: dict[str, Any]) -> Forecast:
    return Forecast(one["round"], tuple(one["wins"]), rows(one["fits"]), rows(one["walks"]))


def rows(found: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    """Rows of plain data."""
    return tuple([tuple(row) for row in found])


def _all(found: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple([_tidied(row) for row in found])


def _tidied(row: Sequence[float]) -> tuple[float, ...]:
    return tuple([round(value, DIGITS) + 0.0 for value in row])
