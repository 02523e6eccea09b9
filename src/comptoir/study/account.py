"""Luck and skill: how a game came out as it did.

Each seat begins with an equal share of the win. From then on its chance moves when chance draws,
when the seat itself has a turn, and when the others have theirs; added up, that is the result.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from comptoir.bots.chances import shares
from comptoir.core import Result


class Weighed(Protocol):
    """What of a verdict is added up."""

    @property
    def number(self) -> int:
        """Of the turn."""

    @property
    def seat(self) -> int:
        """Who made the turn."""

    @property
    def before(self) -> Sequence[float]:
        """Chances before it."""

    @property
    def wins(self) -> Sequence[float]:
        """Chances after it."""

    @property
    def band(self) -> Sequence[float]:
        """The standard errors of these."""


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's game: expected + luck + own + others = result, in parts of a win."""

    expected: float
    """An equal share."""
    luck: float
    """What the draws of chance brought,"""
    own: float
    """the seat's own turns,"""
    others: float
    """and those of the others."""
    result: float
    """1 for the win, a part of it for a shared one, else 0."""
    doubt: float
    """The standard error of luck, own and others is this much at most."""


def settle(found: Sequence[Weighed], result: Result) -> tuple[Account, ...]:
    """The accounts of all seats, by all turns of a finished game."""
    turns = sorted(found, key=lambda one: one.number)
    won = shares([score.rank for score in result])
    return tuple([_account(turns, seat, share, len(won)) for seat, share in enumerate(won)])


def _account(turns: Sequence[Weighed], seat: int, result: float, seats: int) -> Account:
    now = expected = 1 / seats
    luck = own = others = doubt = 0.0
    for turn in turns:
        luck += turn.before[seat] - now
        now = turn.wins[seat]
        if turn.seat == seat:
            own += now - turn.before[seat]
        else:
            others += now - turn.before[seat]
        doubt += 2 * turn.band[seat] ** 2
    luck += result - now
    parts = (expected, luck, own, others, result, sqrt(doubt))
    return Account(*[round(part, 3) + 0.0 for part in parts])
