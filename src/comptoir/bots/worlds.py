# Compiled by mypyc.
"""The possible worlds that a search walks in."""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.turn import values
from comptoir.core import Seat
from comptoir.table import SeatView

DRAFTS = 48
"""Of how many worlds the one is taken in which the others have chosen best: they are no fools."""


class Worlds:
    """Worlds that the seat considers possible, and how lucky it is in each of them."""

    __slots__ = ("_budget", "_found", "_hidden", "_outset", "_rng", "_seat_view", "first")

    def __init__(self, seat_view: SeatView[Any], rng: Random, budget: Budget) -> None:
        self._seat_view = seat_view
        self._budget = budget
        self._rng = rng
        one, other = seat_view.sample(rng), seat_view.sample(rng)
        self._hidden = seat_view.game.dump(one) != seat_view.game.dump(other)
        self.first = self._draft() if self._hidden else one
        """The one in which turns are looked for."""
        self._outset = values(seat_view.game, self.first, seat_view.seats)
        self._found: list[tuple[Any, list[float], int]] = []

    def at(self, number: int) -> tuple[Any, list[float], Random]:
        """A world by number, how much better each seat stands in it than in the first, and chance.

        What others have chosen in secret is luck: it says nothing about the seat's own choice.
        """
        while number >= len(self._found):
            world = self._draft() if self._hidden else self._seat_view.sample(self._rng)
            self._found.append((world, self._luck(world), self._rng.getrandbits(32)))
        world, luck, seed = self._found[number]
        return self._seat_view.game.clone(world), luck, Random(seed)

    def _luck(self, world: Any) -> list[float]:
        found = values(self._seat_view.game, world, self._seat_view.seats)
        return [now - then for now, then in zip(found, self._outset, strict=True)]

    def _draft(self) -> Any:
        """The best of some worlds for the others."""
        best = self._seat_view.sample(self._rng)
        hope = self._of_others(best)
        for _ in range(DRAFTS - 1):
            if self._budget.over():
                break
            draft = self._seat_view.sample(self._rng)
            more = self._of_others(draft)
            if more > hope:
                best, hope = draft, more
        return best

    def _of_others(self, world: Any) -> float:
        """What the others can hope for in a world."""
        seat_view = self._seat_view
        others = [seat for seat in range(seat_view.seats) if seat != seat_view.seat]
        return sum([sum(seat_view.game.estimate(world, Seat(seat))) for seat in others])
