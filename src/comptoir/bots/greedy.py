# Compiled by mypyc.
"""A bot that makes the best turn it finds, and thinks no further."""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.turn import WIDTH, Beam, Turn, make, values
from comptoir.core import Action
from comptoir.core.native import held_by
from comptoir.table import SeatView

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

    def __reduce__(self) -> tuple[Any, ...]:
        return held_by(self, "")

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; otherwise think again."""
        if not self._plan.foresees(seat_view.decision):
            self._plan.make(best_turn(seat_view, self._rng))
        return self._plan.next()


def best_turn(seat_view: SeatView[Any], rng: Random) -> Turn:
    """The best turn, on the average over some possible worlds."""
    worlds = possible_worlds(seat_view, rng)
    beam = Beam(seat_view.game, seat_view.seats, WIDTH, Budget())
    found = beam.turns(worlds[0], seat_view.decision)[:FINALISTS]
    for world in worlds[1:]:
        add_world(seat_view, world, found)
    best = max([turn.value for turn in found])
    return rng.choice([turn for turn in found if turn.value > best - SAME])


def possible_worlds(seat_view: SeatView[Any], rng: Random) -> list[Any]:
    """Some worlds; only one where nothing is hidden."""
    dump, one, other = seat_view.game.dump, seat_view.sample(rng), seat_view.sample(rng)
    if dump(one) == dump(other):
        return [one]
    return [one, other, *[seat_view.sample(rng) for _ in range(WORLDS - 2)]]


def add_world(seat_view: SeatView[Any], world: Any, found: list[Turn]) -> None:
    """Add what each turn comes to in this world."""
    for turn in found:
        copy = seat_view.game.clone(world)
        make(seat_view.game, copy, turn)
        turn.value += values(seat_view.game, copy, seat_view.seats)[seat_view.seat]
