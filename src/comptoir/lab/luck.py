"""What luck brought each seat of a game, draw by draw.

Chance is a player with weights, so what it drew can be compared with what else it might have drawn.
By how much the draws were better than others at the same moment is nothing on the average, whoever
plays and however well chances of winning are known; so it can be subtracted from results, which
then depend less on luck (a control variate).
"""

from random import Random
from typing import Any

from comptoir.bots.chances import chances, means, together
from comptoir.bots.foresight import Foresight
from comptoir.core import CHANCE, Game
from comptoir.core.play import uniform
from comptoir.table import Table

OTHERS = 4
"""With how many other draws those that were made are compared."""


def luck(table: Table[Any]) -> tuple[float, ...]:
    """By seat: by how much the draws raised its chance of winning above what was to be expected."""
    game, log = table.game, table.log
    reader = _Reader(game, table.seats)
    state, before = game.start(table.seats, table.options), None
    found = [0.0] * table.seats
    for number, line in enumerate(log):
        if line.seat == CHANCE and before is None:
            before = game.clone(state)
        elif line.seat != CHANCE and before is not None:
            drawn, usual = reader.chances(state), reader.usual(before, number)
            found = [f + d - u for f, d, u in zip(found, drawn, usual, strict=True)]
            before = None
        game.apply(state, line.seat, line.action, listen=False)
    return tuple([round(part, 4) for part in found])


class _Reader:
    """What a position is worth to all seats, by where it leads in this round."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._foresight = Foresight(game, seats, "luck", walks=1)

    def chances(self, state: Any) -> tuple[float, ...]:
        ends = self._foresight.ends(state)
        return together([chances(self._game, end, self._seats) for end in ends]).wins

    def usual(self, before: Any, number: int) -> tuple[float, ...]:
        """The mean over other draws."""
        rng = Random(f"luck/{number}")
        return means([self.chances(self._drawn(before, rng)) for _ in range(OTHERS)])

    def _drawn(self, before: Any, rng: Random) -> Any:
        game = self._game
        world = game.clone(before)
        while (decisions := game.decisions(world)) and decisions[0].seat == CHANCE:
            game.apply(world, CHANCE, uniform(decisions[0], rng), listen=False)
        return world
