"""A game that goes on from a step of another one, beside what really happened there.

Both games are cut into stretches, what a seat decided without a break. The same point in both is
the stretch with the same number in the same round, counted from where they parted.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from comptoir.core import CHANCE, Result
from comptoir.server.any_game import AnyGame, AnyState, AnyTable
from comptoir.server.errors import NotFound
from comptoir.server.projected import scores as score_answers
from comptoir.server.tables.answers import CurvePoint, Curves, Original, OriginalTurn
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.info import player
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.records import demand_steps, told
from comptoir.table import Entry


@dataclass(slots=True)
class Stretch:
    """What a seat decided without a break."""

    round: int
    seat: int
    lines: list[Entry]
    scores: Result
    """After it, by seat."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game from a step on."""

    scores: Result
    """At that step."""
    stretches: list[Stretch]
    round: int
    """Which one is played now, or was the last."""

    def in_round(self, number: int) -> list[Stretch]:
        """The stretches of a round."""
        return [one for one in self.stretches if one.round == number]


def scores_of(game: AnyGame, state: AnyState) -> Result:
    """Those of the end, or as they stand."""
    found = game.result(state) or game.standings(state)
    return tuple(sorted(found, key=lambda score: score.seat))


def course(game: AnyGame, state: AnyState, lines: Sequence[Entry]) -> Course:
    """The game that goes on with these lines; the state is ours to change."""
    outset, found = scores_of(game, state), list[Stretch]()
    going: Stretch | None = None
    for line in lines:
        stage = game.round(state)
        if line.seat == CHANCE or not going or (going.seat, going.round) != (line.seat, stage):
            going = None if line.seat == CHANCE else Stretch(stage, line.seat, [], outset)
            found += [going] if going else []
        game.apply(state, line.seat, line.action, listen=False)
        if going:
            going.lines.append(line)
        if found:  # what is dealt or scored after a turn belongs to it
            found[-1].scores = scores_of(game, state)
    return Course(outset, found, game.round(state))


async def original(keeper: Keeper, held: HeldTable, person: str | None) -> Original:
    """What really happened, beside what happens here. Raises NotFound or Forbidden."""
    parent, step = held.row.parent, held.row.parent_step
    if parent is None or step is None:
        raise NotFound("not-a-fork")
    there = await keeper.get(parent)
    demand_steps(there, person)
    then, here = [await _course(table, step) for table in (there.table, held.table)]
    made, last = here.in_round(here.round), here.stretches[-1:]
    return Original(
        table=parent,
        step=step,
        players=[player(there.row, seat, [], keeper.now()) for seat in there.seats],
        round=here.round,
        turn=len(made),
        then=score_answers(_same_point(then, here.round, len(made))),
        here=score_answers(last[0].scores if last else here.scores),
        curves=Curves(_curve(then, here), _curve(here, then)),
        turns=[
            OriginalTurn(one.seat, told(there, person, one.lines))
            for one in then.in_round(here.round)
        ],
        result=there.result or None,
    )


async def _course(table: AnyTable, step: int) -> Course:
    """A long game takes a moment: not in the event loop."""
    return await asyncio.to_thread(course, table.game, table.at(step), [*table.log[step:]])


def _same_point(then: Course, stage: int, made: int) -> Result:
    """The scores after that many stretches of a round, or at the end of what there is."""
    before = [one for one in then.stretches if one.round < stage]
    reached = [*before, *then.in_round(stage)[:made]]
    return reached[-1].scores if reached else then.scores


def _curve(own: Course, other: Course) -> list[CurvePoint]:
    """Totals over the rounds: 2.5 is in the middle of the third."""
    rounds = [one.round for one in own.stretches]
    first = rounds[0] if rounds else own.round
    points = [CurvePoint(float(first - 1), _totals(own.scores))]
    number = 0
    for place, one in enumerate(own.stretches):
        number = number + 1 if place and rounds[place - 1] == one.round else 1
        whole = len(own.in_round(one.round))
        if one.round == own.round:  # not over yet, perhaps
            whole = max(whole, len(other.in_round(one.round)))
        points.append(CurvePoint(one.round - 1 + number / whole, _totals(one.scores)))
    return points


def _totals(scores: Result) -> list[int]:
    return [score.total for score in scores]
