"""What a bot would do here, and what for: its best turns, what they gain, and what may follow.

The turns are those of the expert's search, in its order. What each is for shows in everybody's
prospects, compared with how things stand before anything is done, in some worlds that the seat
considers possible. A turn that only costs the seat something is shown if there is no other. Where
the first is better than another shows when both are played on to the end of the round, and so does
what is missing where the gains that are named don't explain the order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.expert import thinking
from comptoir.bots.greedy import possible_worlds
from comptoir.bots.search import Search
from comptoir.bots.tree import Arm, Menu
from comptoir.bots.turn import Turn, ahead, make
from comptoir.core import Action, Decision, Game, Seat
from comptoir.games import GAMES
from comptoir.table import SeatView

MOST = 3
"""How many turns are shown."""
AIMS = 2
"""How many reasons are named."""
BESIDE = 3
"""A gain that is smaller than the largest by more than this factor is not named beside it."""
MUCH = 2
"""Points that need a word of their own; fewer are lost in rounding."""
OTHERS = "others"
"""The reason is what the others lose,"""
LATER = "later"
"""or whatever may follow, by the search."""
LITTLE = 0.05
"""Less than that is no gain."""
WORLDS = 3
"""In how many worlds turns are played on."""
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
class Harm:
    """What a turn costs the seat that it costs most."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn worth making."""

    path: tuple[Action, ...]
    aims: tuple[Aim, ...]
    """The greatest gain first; none where it only keeps things as they are."""
    harm: Harm | None = None
    """None where it costs nobody else a point."""
    behind: int = 0
    """How many points less than the first it comes to, when all that the search saw is counted."""
    edge: str = ""
    """In what the first gains most over it when both are played on: a reason, OTHERS or LATER; of
    the first itself, over the next. Empty where what is said of both explains their order."""
    makes_up: str = ""
    """The same the other way round: why it is less behind than what is said of both suggests; of
    the first itself, why it is the first though another one names more."""
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
    menu = search.menu()
    budget.begin(new_turn=True)  # what the turns are for is a thought of its own
    worlds = possible_worlds(thought, Random(0))
    chosen = _chosen(thought, menu, worlds)
    behind = [round(menu.worth(chosen[0][0]) - menu.worth(arm)) for arm, _ in chosen]
    told = [
        Hint(arm.turn.path, ranked(changes.gains), _harm(changes), points)
        for (arm, changes), points in zip(chosen, behind, strict=True)
    ]
    ends = _ends(thought, search, chosen, budget)
    lines = [_line(thought, search, arm.turn) for arm, _ in chosen]
    return [
        replace(hint, line=line) for hint, line in zip(compared(told, ends), lines, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Changes:
    """What a turn changes, the mean over some worlds."""

    gains: dict[str, float]
    """By what people would give as a reason: how much better the seat stands."""
    scored: float
    """How many points more stand on its score sheet."""
    costs: dict[Seat, float]
    """How much worse each of the others stands."""

    def idle(self) -> bool:
        """Whether the seat pays for it, and nothing comes of it."""
        return self.scored < 0 and max(*self.gains.values(), *self.costs.values()) <= LITTLE


def _chosen(seat_view: SeatView[Any], menu: Menu, worlds: list[Any]) -> list[tuple[Arm, Changes]]:
    """The best turns, each set of choices once; those that do nothing last."""
    found: dict[tuple[str, ...], Arm] = {}
    for arm in menu.ranked():
        found.setdefault(tuple(sorted([action.text for action in arm.turn.path])), arm)
    useful: list[tuple[Arm, Changes]] = []
    idle: list[tuple[Arm, Changes]] = []
    for arm in found.values():
        changes = _changes(seat_view, arm.turn, worlds)
        (idle if changes.idle() else useful).append((arm, changes))
        if len(useful) == MOST:
            break
    return useful or idle[:MOST]


def _harm(changes: Changes) -> Harm | None:
    seat = max(changes.costs, key=lambda other: changes.costs[other])
    points = round(changes.costs[seat])
    return Harm(seat, points) if points > 0 else None


def reasons(
    game: Game[Any], state: Any, seat: Seat, asked: Decision | None = None
) -> dict[str, float]:
    """What the seat can hope for, by what people would give as a reason.

    What the question offers, if one is given, is not yet counted as anything.
    """
    about = GAMES.get(game.key)
    if about and about.reasons:
        found: dict[str, float] = about.load(about.reasons)(game, state, seat, asked)
        return found
    names = [name for name, _ in game.standings(state)[seat].categories]
    return dict(zip(names, game.estimate(state, seat), strict=True))


def _changes(seat_view: SeatView[Any], turn: Turn, worlds: list[Any]) -> Changes:
    """How everybody stands after the turn, compared with before it."""
    game, seat = seat_view.game, seat_view.seat
    others = [other for other in map(Seat, range(seat_view.seats)) if other != seat]
    afters = [game.clone(world) for world in worlds]
    for after in afters:
        make(game, after, turn)
    pairs = [*zip(worlds, afters, strict=True)]
    gains = [_gains(game, seat_view.decision, world, after) for world, after in pairs]
    return Changes(
        {name: fmean([one[name] for one in gains]) for name in gains[0]},
        fmean([_scored(game, after, seat) - _scored(game, world, seat) for world, after in pairs]),
        {
            other: fmean(
                [_hope(game, world, other) - _hope(game, after, other) for world, after in pairs]
            )
            for other in others
        },
    )


def _hope(game: Game[Any], state: Any, seat: Seat) -> float:
    return sum(game.estimate(state, seat))


def _scored(game: Game[Any], state: Any, seat: Seat) -> int:
    return sum([points for _, points in game.standings(state)[seat].categories])


def _gains(game: Game[Any], asked: Decision, before: Any, after: Any) -> dict[str, float]:
    """What a turn brings now, or what it lets hope for, whichever is more.

    What was hoped for already is no gain by the estimate, but people see it on the score sheet.
    """
    seat = asked.seat
    hoped, hopes = reasons(game, before, seat, asked), reasons(game, after, seat)
    sheets = [dict(game.standings(state)[seat].categories) for state in (before, after)]
    return {
        name: max(hopes[name] - hoped[name], sheets[1].get(name, 0) - sheets[0].get(name, 0))
        for name in hopes
    }


def _ends(
    seat_view: SeatView[Any], search: Search, chosen: list[tuple[Arm, Changes]], budget: Budget
) -> list[dict[str, float]]:
    """What each turn comes to, by reasons, at the end of the round; nothing if time runs out."""
    ends = [_played_on(seat_view, search, arm.turn) for arm, _ in chosen]
    return [{} for _ in ends] if budget.over() else ends


def _played_on(seat_view: SeatView[Any], search: Search, turn: Turn) -> dict[str, float]:
    """What the seat can hope for at the end of the round, after a turn, and the others can't."""
    game, seat = seat_view.game, seat_view.seat
    others = [other for other in map(Seat, range(seat_view.seats)) if other != seat]
    ends = [search.outcome(turn, number) for number in range(WORLDS)]
    found = [
        {
            **reasons(game, end, seat),
            OTHERS: ahead(0.0, [_hope(game, end, other) for other in others]),
        }
        for end in ends
    ]
    return {name: fmean([one[name] for one in found]) for name in found[0]}


def compared(told: Sequence[Hint], ends: Sequence[Mapping[str, float]]) -> list[Hint]:
    """The hints with what explains their order where their gains don't."""
    best, *others = told
    found = [
        _explained(best, hint, ends[0], end) for hint, end in zip(others, ends[1:], strict=True)
    ]
    edge = next((hint.edge for hint in found if hint.edge), "")
    more = [hint.edge for hint in found if hint.edge and _said(hint) > _said(best)]
    return [replace(best, edge=edge, makes_up=more[0] if more and best.aims else ""), *found]


def _explained(
    best: Hint, hint: Hint, first: Mapping[str, float], end: Mapping[str, float]
) -> Hint:
    """A hint with why it is behind the first, or not as far behind as it sounds."""
    missing = hint.behind - (_said(best) - _said(hint))
    if missing <= -MUCH:
        return replace(hint, makes_up=_edge(hint, best, end, first) or LATER)
    if missing >= MUCH:
        return replace(hint, edge=_edge(best, hint, first, end) or LATER)
    return replace(hint, edge=_edge(best, hint, first, end) if hint.behind else "")


def _said(hint: Hint) -> int:
    """How many points are named."""
    return sum([aim.points for aim in hint.aims]) + (hint.harm.points if hint.harm else 0)


def _edge(one: Hint, other: Hint, here: Mapping[str, float], there: Mapping[str, float]) -> str:
    """In what one gains a point over the other, where what is said does not contradict it."""
    said, against = _points(one), _points(other)
    names = [name for name in here if said.get(name, 0) >= against.get(name, 0)]
    best = max(sorted(names), key=lambda name: here[name] - there[name], default="")
    return best if best and round(here[best] - there[best]) > 0 else ""


def _points(hint: Hint) -> dict[str, int]:
    harm = {OTHERS: hint.harm.points} if hint.harm else {}
    return {aim.category: aim.points for aim in hint.aims} | harm


def ranked(gains: Mapping[str, float]) -> tuple[Aim, ...]:
    """The greatest gains, the greatest first; no small one beside a large one."""
    best = sorted(gains.items(), key=lambda found: -found[1])[:AIMS]
    aims = [Aim(name, round(gain)) for name, gain in best if gain > LITTLE]
    return tuple([aim for aim in aims if aim.points * BESIDE >= aims[0].points])


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
