"""The possible worlds that a search walks in."""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.turn import values
from comptoir.core import Seat
from comptoir.table import Sight

DRAFTS = 48
"""Of how many worlds the one is taken in which the others have chosen best: they are no fools."""


class Worlds:
    """Worlds that the seat deems possible, and how lucky it is in each of them."""

    __slots__ = ("_budget", "_found", "_hidden", "_outset", "_rng", "_sight", "first")

    def __init__(self, sight: Sight[Any], rng: Random, budget: Budget) -> None:
        self._sight = sight
        self._budget = budget
        self._rng = rng
        one, other = sight.sample(rng), sight.sample(rng)
        self._hidden = sight.game.dump(one) != sight.game.dump(other)
        self.first = self._draft() if self._hidden else one
        """The one in which turns are looked for."""
        self._outset = values(sight.game, self.first, sight.seats)
        self._found: list[tuple[Any, list[float], int]] = []

    def at(self, number: int) -> tuple[Any, list[float], Random]:
        """A world by number, how much better each seat stands in it than in the first, and chance.

        What others have chosen in secret is luck: it says nothing about the seat's own choice.
        """
        while number >= len(self._found):
            world = self._draft() if self._hidden else self._sight.sample(self._rng)
            self._found.append((world, self._luck(world), self._rng.getrandbits(32)))
        world, luck, seed = self._found[number]
        return self._sight.game.clone(world), luck, Random(seed)

    def _luck(self, world: Any) -> list[float]:
        found = values(self._sight.game, world, self._sight.seats)
        return [now - then for now, then in zip(found, self._outset, strict=True)]

    def _draft(self) -> Any:
        """The best of some worlds for the others."""
        best = self._sight.sample(self._rng)
        hope = self._of_others(best)
        for _ in range(DRAFTS - 1):
            if self._budget.over():
                break
            draft = self._sight.sample(self._rng)
            more = self._of_others(draft)
            if more > hope:
                best, hope = draft, more
        return best

    def _of_others(self, world: Any) -> float:
        """What the others can hope for in a world."""
        sight = self._sight
        others = [seat for seat in range(sight.seats) if seat != sight.seat]
        return sum([sum(sight.game.estimate(world, Seat(seat))) for seat in others])
