"""What a bot would do here, and what for: its best turns, by the scoring categories they gain in.

The turns are those of the search. What each is for shows in the estimate of the seat's final score,
category by category, held against that of the other turns, in some worlds that the seat deems
possible; where a turn is but a bid the game is played on for a while first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.greedy import possible_worlds
from comptoir.bots.search import Search
from comptoir.bots.turn import Turn, make
from comptoir.core import Action
from comptoir.table import Sight

MOST = 3
"""How many turns are shown."""
RIVALS = 5
"""How many turns are compared."""
AIMS = 3
"""How many categories are named."""
LITTLE = 0.05
"""Who gains less than that gains nothing."""
ITERATIONS = 12
SECONDS = 2.0
ONWARD = {"speicherstadt": 12}
"""For how many turns a game is played on at most, to see what comes of one.

A merchant in line may become any card; what it is for shows when the cards are sold. In Mombasa
the estimate knows at once.
"""


@dataclass(frozen=True, slots=True)
class Aim:
    """A category in which a turn gains against the others."""

    category: str
    points: int
    """Whole points; 0 is less than one, but more than nothing."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn worth making."""

    path: tuple[Action, ...]
    aims: tuple[Aim, ...]
    """The greatest gain first; none where no other turn is worse anywhere."""


def modest() -> Budget:
    """A moment's thought."""
    return Budget(iterations=ITERATIONS, seconds=SECONDS)


def hints(sight: Sight[Any], seed: str, budget: Budget) -> list[Hint]:
    """The turns that a search likes best, the best one first."""
    rng = Random(seed)
    budget.begin(new_turn=True)
    search = Search(sight, rng, budget)
    turns = search.ranked()[:RIVALS]
    budget.begin(new_turn=True)  # what the turns are for is a thought of its own
    prospects = [_prospects(sight, search, turn) for turn in turns]
    names = [name for name, _ in sight.game.standings(sight.sample(rng))[sight.seat].categories]
    return [
        Hint(turn.path, _aims(names, prospects, number)) for number, turn in enumerate(turns[:MOST])
    ]


def _prospects(sight: Sight[Any], search: Search, turn: Turn) -> list[float]:
    """What the seat can hope for after a turn, by category: the mean over some worlds."""
    found, onward = [], ONWARD.get(sight.game.key, 0)
    for world in possible_worlds(sight, Random(0)):
        make(sight.game, world, turn)
        found.append(sight.game.estimate(search.play_on(world, onward), sight.seat))
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def _aims(
    names: Sequence[str], prospects: Sequence[Sequence[float]], number: int
) -> tuple[Aim, ...]:
    """Where this turn is better than the others are on the average."""
    others = [*prospects[:number], *prospects[number + 1 :]]
    if not others:
        return ()
    usual = [sum(column) / len(others) for column in zip(*others, strict=True)]
    gains = [own - other for own, other in zip(prospects[number], usual, strict=True)]
    best = sorted(zip(gains, names, strict=True), key=lambda found: -found[0])[:AIMS]
    return tuple([Aim(name, round(gain)) for gain, name in best if gain > LITTLE])
