"""A bot without walks that asks a network about its best turns.

`residual:FILE` makes the best turn by the estimate of the strongest bot and by a network;
`residual:FILE@0.5` takes half of what the network says, and `@0` nothing: that is what a network
has to be compared with.
"""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.expert import judgement_of
from comptoir.bots.greedy import FINALISTS, SAME, add_world, possible_worlds
from comptoir.bots.plan import Plan
from comptoir.bots.residual import Residual, load, parts, read
from comptoir.bots.turn import WIDTH, Beam, Turn, distinct, make
from comptoir.core import Action
from comptoir.core.judgement import Judgement
from comptoir.table import SeatView

RESIDUAL = "residual:"
"""How the name of such a bot begins."""


def is_residual(name: str) -> bool:
    """Whether the name is that of a bot with a network."""
    return name.startswith(RESIDUAL)


class ResidualBot:
    """The best whole turn by the strongest bot's estimate and what a network adds to it."""

    def __init__(self, name: str, seed: str) -> None:
        self._file, self._weight = parts(name.removeprefix(RESIDUAL))
        load(self._file)
        self._rng = Random(seed)
        self._plan = Plan()
        self._thinking: tuple[Judgement, Residual] | None = None

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; otherwise think again."""
        if self._thinking is None:
            judgement = judgement_of(seat_view.game, seat_view.seats)
            self._thinking = judgement, read(self._file, judgement.game, seat_view.seats)
        judgement, residual = self._thinking
        if not self._plan.foresees(seat_view.decision):
            self._plan.make(self._best(seat_view.judged(judgement.game), judgement, residual))
        return self._plan.next()

    def _best(self, seat_view: SeatView[Any], judgement: Judgement, residual: Residual) -> Turn:
        """The best turn, on the average over some possible worlds."""
        worlds = possible_worlds(seat_view, self._rng)
        beam = Beam(seat_view.game, seat_view.seats, WIDTH, Budget(), manner=judgement.manner)
        found = distinct(beam.turns(worlds[0], seat_view.decision))[:FINALISTS]
        for world in worlds[1:]:
            add_world(seat_view, world, found)
        for turn in found:
            turn.value /= len(worlds)
            if self._weight and len(found) > 1:
                turn.value += self._weight * self._added(seat_view, worlds[0], turn, residual)
        best = max([turn.value for turn in found])
        return self._rng.choice([turn for turn in found if turn.value > best - SAME])

    @staticmethod
    def _added(seat_view: SeatView[Any], world: Any, turn: Turn, residual: Residual) -> float:
        after = seat_view.game.clone(world)
        make(seat_view.game, after, turn)
        return residual.lead(after, seat_view.seat)
