"""A bot that makes the best turn it finds, and thinks no further."""

from random import Random
from typing import Any

from comptoir.bots.turn import Beam, Turn
from comptoir.core import Action, Decision
from comptoir.table import Sight

WORLDS = 3
"""In how many possible worlds the best turns are compared."""
FINALISTS = 6
"""How many turns are compared in all these worlds."""
SAME = 1e-9
"""Values that differ by less are equal."""


class GreedyBot:
    """The best whole turn by the game's own estimate; equal ones are drawn by the seed."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._plan: list[tuple[Decision, Action]] = []
        """What is left of the turn thought out, the next choice last."""

    def choose(self, sight: Sight[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; else think anew."""
        if not self._plan or self._plan[-1][0] != sight.decision:
            turn = best_turn(sight, self._rng)
            self._plan = [*zip(turn.asked, turn.path, strict=True)][::-1]
        return self._plan.pop()[1]


def best_turn(sight: Sight[Any], rng: Random) -> Turn:
    """The best turn, on the average over some possible worlds."""
    beam = Beam(sight.game, sight.seats)
    found = beam.turns(sight.sample(rng), sight.decision)[:FINALISTS]
    if len(found) > 1:
        for _ in range(WORLDS - 1):
            world = sight.sample(rng)
            for turn in found:
                turn.value += beam.replayed(sight.game.clone(world), turn)
    best = max(turn.value for turn in found)
    return rng.choice([turn for turn in found if turn.value > best - SAME])
