"""The possible worlds that a search walks in."""

from random import Random
from typing import Any

from comptoir.bots.turn import values
from comptoir.core import Seat
from comptoir.table import Sight

DRAFTS = 6
"""Of how many worlds the one is taken in which the others have chosen best: they are no fools."""


class Worlds:
    """Worlds that the seat deems possible, and how lucky it is in each of them."""

    __slots__ = ("_hidden", "_outset", "_rng", "_sight", "first")

    def __init__(self, sight: Sight[Any], rng: Random) -> None:
        self._sight = sight
        self._rng = rng
        one, other = sight.sample(rng), sight.sample(rng)
        self._hidden = sight.game.dump(one) != sight.game.dump(other)
        self.first = self._draft() if self._hidden else one
        """The one in which turns are looked for."""
        self._outset = values(sight.game, self.first, sight.seats)

    def next(self) -> tuple[Any, list[float]]:
        """A world, and how much better each seat stands in it than in the first one.

        What others have chosen in secret is luck: it says nothing about the seat's own choice.
        """
        if not self._hidden:
            return self._sight.sample(self._rng), [0.0] * self._sight.seats
        world = self._draft()
        found = values(self._sight.game, world, self._sight.seats)
        return world, [now - then for now, then in zip(found, self._outset, strict=True)]

    def _draft(self) -> Any:
        """The best of some worlds for the others."""
        drafts = [self._sight.sample(self._rng) for _ in range(DRAFTS)]
        return max(drafts, key=self._of_others)

    def _of_others(self, world: Any) -> float:
        """What the others can hope for in a world."""
        sight = self._sight
        others = [seat for seat in range(sight.seats) if seat != sight.seat]
        return sum([sum(sight.game.estimate(world, Seat(seat))) for seat in others])
