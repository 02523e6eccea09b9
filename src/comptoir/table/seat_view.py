# Compiled by mypyc.
"""What a bot gets: the table as its seat sees it, and worlds that the seat considers possible."""

from random import Random
from typing import Generic, TypeVar

from comptoir.core import Decision, Game, Seat
from comptoir.table.projection import Projection, project
from comptoir.table.table import Table

S = TypeVar("S")


class SeatView(Generic[S]):
    """One look at the table from the seat that is asked. The true state never leaves it."""

    __slots__ = ("_projection", "_table", "decision", "game", "seat", "seats")

    def __init__(self, table: Table[S], decision: Decision) -> None:
        self.game: Game[S] = table.game
        self.decision = decision
        """The seat's own open question."""
        self.seat: Seat = decision.seat
        self.seats = table.seats
        self._table = table
        self._projection: Projection | None = None

    @property
    def projection(self) -> Projection:
        """All that the seat may see; made when it is first asked for."""
        if self._projection is None:
            self._projection = project(self._table, self.seat)
        return self._projection

    def judged(self, game: Game[S]) -> "SeatView[S]":
        """The same look, with a game of the same edition that estimates otherwise."""
        other = SeatView(self._table, self.decision)
        other.game = game
        return other

    def sample(self, rng: Random) -> S:
        """A world that the seat considers possible, its own to play with."""
        return self.game.determinize(self._table.state, self.seat, rng)
