"""A friendly bot: it sees what is good, but not quite how good."""

from random import Random
from statistics import pstdev
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.turn import Beam
from comptoir.core import Action
from comptoir.table import SeatView

WIDTH = 2
"""How many unfinished turns it follows side by side."""
BLUR = 0.7
"""How far it misjudges a turn, in parts of the spread of all turns that it sees."""


class EasyBot:
    """The best turn by an estimate that is blurred by the seed."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._plan = Plan()

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; otherwise think again."""
        if not self._plan.foresees(seat_view.decision):
            beam = Beam(seat_view.game, seat_view.seats, WIDTH, Budget())
            found = beam.turns(seat_view.sample(self._rng), seat_view.decision)
            blur = BLUR * pstdev([turn.value for turn in found])
            for turn in found:
                turn.value += self._rng.gauss(0.0, blur)
            self._plan.make(max(found, key=lambda turn: turn.value))
        return self._plan.next()
