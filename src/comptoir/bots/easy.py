"""A friendly bot: it sees what is good, but not quite how good."""

from random import Random
from statistics import pstdev
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.turn import Beam
from comptoir.core import Action
from comptoir.table import Sight

WIDTH = 2
"""How many unfinished turns it follows side by side."""
BLUR = 0.7
"""How far it misjudges a turn, in parts of the spread of all turns that it sees."""


class EasyBot:
    """The best turn by an estimate that is blurred by the seed."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._plan = Plan()

    def choose(self, sight: Sight[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; else think anew."""
        if not self._plan.foresees(sight.decision):
            beam = Beam(sight.game, sight.seats, WIDTH, Budget())
            found = beam.turns(sight.sample(self._rng), sight.decision)
            blur = BLUR * pstdev([turn.value for turn in found])
            for turn in found:
                turn.value += self._rng.gauss(0.0, blur)
            self._plan.make(max(found, key=lambda turn: turn.value))
        return self._plan.next()
