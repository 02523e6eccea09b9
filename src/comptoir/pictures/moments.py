"""Which moments of a game are worth a picture."""

from collections.abc import Sequence
from typing import Any

from comptoir.table import Table

MOST = 60
"""More pictures than that no animation has: of a longer game they are evenly spread."""


def turn_ends(table: Table[Any]) -> list[int]:
    """After how many choices each turn of a player is over."""
    log = table.log
    ends = [
        number
        for number, line in enumerate(log, 1)
        if line.seat >= 0
        and (number == len(log) or log[number].opens or log[number].seat != line.seat)
    ]
    return ends if ends and ends[-1] == len(log) else [*ends, len(log)]


def of_game(table: Table[Any]) -> list[int]:
    """The steps that show a whole game."""
    ends = [0, *turn_ends(table)]
    if len(ends) <= MOST:
        return ends
    return [ends[round(place * (len(ends) - 1) / (MOST - 1))] for place in range(MOST)]


def of_turn(table: Table[Any], step: int) -> Sequence[int]:
    """The steps that show the turn which a step belongs to, the one before it first."""
    ends = [0, *turn_ends(table)]
    first = max((end for end in ends if end < step), default=0)
    last = min((end for end in ends if end >= step), default=step)
    return range(first, last + 1)[-MOST:]
