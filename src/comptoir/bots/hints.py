"""What a bot would do here, and what for: its best turns, what they gain, and what may follow.

The turns are those of the expert's search. What each is for shows in the seat's prospects, compared
with how things stand before anything is done, in some worlds that the seat considers possible.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.expert import thinking
from comptoir.bots.greedy import possible_worlds
from comptoir.bots.search import Search
from comptoir.bots.turn import Turn, make
from comptoir.core import Action, Game, Seat
from comptoir.games import GAMES
from comptoir.table import SeatView

MOST = 3
"""How many turns are shown."""
AIMS = 3
"""How many reasons are named."""
LITTLE = 0.05
"""Less than that is no gain."""
ITERATIONS = 12
SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Aim:
    """Something in which a turn gains: a scoring category, or what else a game counts on."""

    category: str
    points: int
    """Whole points; 0 is less than one, but more than nothing."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A turn that somebody else is likely to make."""

    seat: Seat
    path: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn worth making."""

    path: tuple[Action, ...]
    aims: tuple[Aim, ...]
    """The greatest gain first; none where it only keeps things as they are."""
    line: tuple[Reply, ...] = ()
    """What the others are expected to do next, until the seat is asked again, chance decides or
    several choose in secret."""


def modest() -> Budget:
    """A moment's thought."""
    return Budget(iterations=ITERATIONS, seconds=SECONDS)


def hints(seat_view: SeatView[Any], seed: str, budget: Budget) -> list[Hint]:
    """The turns that the expert likes best, the best one first."""
    budget.begin(new_turn=True)
    thought, search = thinking(seat_view, Random(seed), budget)
    turns = search.ranked()[:MOST]
    budget.begin(new_turn=True)  # what the turns are for is a thought of its own
    return [Hint(turn.path, _aims(thought, turn), _line(thought, search, turn)) for turn in turns]


def reasons(game: Game[Any], state: Any, seat: Seat) -> dict[str, float]:
    """What the seat can hope for, by what people would give as a reason."""
    about = GAMES.get(game.key)
    if about and about.reasons:
        found: dict[str, float] = about.load(about.reasons)(game, state, seat)
        return found
    names = [name for name, _ in game.standings(state)[seat].categories]
    return dict(zip(names, game.estimate(state, seat), strict=True))


def _aims(seat_view: SeatView[Any], turn: Turn) -> tuple[Aim, ...]:
    """Where the seat stands better after the turn than before it, the mean over some worlds."""
    game, seat = seat_view.game, seat_view.seat
    found: list[dict[str, float]] = []
    for world in possible_worlds(seat_view, Random(0)):
        after = game.clone(world)
        make(game, after, turn)
        found.append(_gains(game, seat, world, after))
    return ranked({name: sum(one[name] for one in found) / len(found) for name in found[0]})


def _gains(game: Game[Any], seat: Seat, before: Any, after: Any) -> dict[str, float]:
    """What a turn brings now, or what it lets hope for, whichever is more.

    What was hoped for already is no gain by the estimate, but people see it on the score sheet.
    """
    hopes = [reasons(game, state, seat) for state in (before, after)]
    sheets = [dict(game.standings(state)[seat].categories) for state in (before, after)]
    return {
        name: max(hopes[1][name] - hopes[0][name], sheets[1].get(name, 0) - sheets[0].get(name, 0))
        for name in hopes[0]
    }


def ranked(gains: Mapping[str, float]) -> tuple[Aim, ...]:
    """The greatest gains, the greatest first."""
    best = sorted(gains.items(), key=lambda found: -found[1])[:AIMS]
    return tuple([Aim(name, round(gain)) for name, gain in best if gain > LITTLE])


def _line(seat_view: SeatView[Any], search: Search, turn: Turn) -> tuple[Reply, ...]:
    """What the others will do after this turn, each as walks have it."""
    game, found = seat_view.game, list[Reply]()
    world = seat_view.sample(Random(0))
    alone = len(game.decisions(world)) == 1
    make(game, world, turn)
    while alone and len(game.decisions(world)) == 1 and len(found) < seat_view.seats:
        reply = search.walk.reply(world)
        if reply is None or reply.asked[0].seat == seat_view.seat:
            break
        found.append(Reply(reply.asked[0].seat, reply.path))
        make(game, world, reply)
    return tuple(found)
