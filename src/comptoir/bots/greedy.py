"""A bot that makes the best turn it finds, and thinks no further."""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.turn import WIDTH, Beam, Turn, make, values
from comptoir.core import Action
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
        self._plan = Plan()

    def choose(self, sight: Sight[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; else think anew."""
        if not self._plan.foresees(sight.decision):
            self._plan.make(best_turn(sight, self._rng))
        return self._plan.next()


def best_turn(sight: Sight[Any], rng: Random) -> Turn:
    """The best turn, on the average over some possible worlds."""
    worlds = possible_worlds(sight, rng)
    beam = Beam(sight.game, sight.seats, WIDTH, Budget())
    found = beam.turns(worlds[0], sight.decision)[:FINALISTS]
    for world in worlds[1:]:
        add_world(sight, world, found)
    best = max([turn.value for turn in found])
    return rng.choice([turn for turn in found if turn.value > best - SAME])


def possible_worlds(sight: Sight[Any], rng: Random) -> list[Any]:
    """Some worlds; only one where nothing is hidden."""
    dump, one, other = sight.game.dump, sight.sample(rng), sight.sample(rng)
    if dump(one) == dump(other):
        return [one]
    return [one, other, *[sight.sample(rng) for _ in range(WORLDS - 2)]]


def add_world(sight: Sight[Any], world: Any, found: list[Turn]) -> None:
    """Add what each turn comes to in this world."""
    for turn in found:
        copy = sight.game.clone(world)
        make(sight.game, copy, turn)
        turn.value += values(sight.game, copy, sight.seats)[sight.seat]
