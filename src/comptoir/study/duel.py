"""Two turns compared with each other: the fair comparison behind every cost."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from comptoir.bots.search import Search
from comptoir.bots.turn import Turn, make, values
from comptoir.bots.walk import ONWARD
from comptoir.core import CHANCE, Game, Seat
from comptoir.core.play import uniform
from comptoir.table import SeatView

FEWEST = 2
"""In how many worlds two turns are compared at least."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two turns compared in the same worlds with the same luck: what the first is ahead by."""

    lead: float
    doubt: float
    """The standard error of it."""
    gains: tuple[float, ...]
    """By category: how much more the seat itself gets."""


@dataclass(frozen=True, slots=True)
class Ring:
    """Where the turns of a seat are compared: the worlds of one search."""

    game: Game[Any]
    seats: int
    seat: Seat
    search: Search
    rounds: int = 0
    """How many more rounds are played after the one that the search plays to its end."""

    def duel(self, one: Turn, other: Turn, worlds: Iterable[int]) -> Duel:
        """Play both in the worlds with these numbers, two at least."""
        leads: list[float] = []
        gains: list[list[float]] = []
        for number in worlds:
            here, there = (self._outcome(turn, number) for turn in (one, other))
            leads.append(self._lead(here) - self._lead(there))
            pairs = zip(self._own(here), self._own(there), strict=True)
            gains.append([mine - theirs for mine, theirs in pairs])
        count = len(leads)
        lead = sum(leads) / count
        spread = sum([(found - lead) ** 2 for found in leads]) / (count - 1)
        means = tuple([sum(column) / count for column in zip(*gains, strict=True)])
        return Duel(lead, sqrt(spread / count), means)

    def _outcome(self, turn: Turn, number: int) -> Any:
        """Where a turn leads in a world, with the luck there."""
        world, rng = self.search.outcome(turn, number), Random(number)
        for _ in range(self.rounds):
            deal(self.game, world, rng)
            world = self.search.walk.play_on(world, ONWARD * self.seats)
        return world

    def _lead(self, world: Any) -> float:
        return values(self.game, world, self.seats)[self.seat]

    def _own(self, world: Any) -> tuple[float, ...]:
        return self.game.estimate(world, self.seat)


def deal(game: Game[Any], world: Any, rng: Random) -> None:
    """Let chance decide as long as it is asked."""
    while (decisions := game.decisions(world)) and decisions[0].seat == CHANCE:
        game.apply(world, CHANCE, uniform(decisions[0], rng), listen=False)


def same(seat_view: SeatView[Any], one: Turn, other: Turn) -> bool:
    """Whether two turns are made of the same choices, and lead to the same in whatever order."""
    if texts(one) == texts(other):
        return True
    if sorted(texts(one)) != sorted(texts(other)):
        return False
    worlds = [seat_view.sample(Random(0)) for _ in range(2)]
    for world, turn in zip(worlds, (one, other), strict=True):
        make(seat_view.game, world, turn)
    dumps = [seat_view.game.dump(world) for world in worlds]
    return dumps[0] == dumps[1]


def texts(turn: Turn) -> tuple[str, ...]:
    """The choices of a turn, in notation."""
    return tuple([action.text for action in turn.path])


def tidy(value: float) -> float:
    """As precise as it matters."""
    return round(value, 3) + 0.0


def tidied(values: Iterable[float]) -> tuple[float, ...]:
    """The same for several."""
    return tuple([tidy(value) for value in values])
