"""A process that thinks for bots: `python -m comptoir.server.bots.worker MEGABYTES`.

One line of JSON in, one line out. It gets a world that the bot's seat considers possible, never the
true one, and answers with the choices of a turn, or with hints for a person. It ends when its
input does.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from comptoir import games
from comptoir.bots import make_bot
from comptoir.bots.budget import Budget
from comptoir.bots.hints import Hint, hints, modest
from comptoir.bots.memory import collect_seldom
from comptoir.core import Game, Json, Seat
from comptoir.server.play.tries import ending
from comptoir.server.workers.inside import GRACE, alarm, end_with_parent, limit, serve
from comptoir.study.judge import judge
from comptoir.table import SeatView, Table

JUDGING = 3.0
"""Seconds in which a turn is compared with another, if it takes that long."""


class Task(msgspec.Struct):
    """A turn to be thought out."""

    game: str
    version: int
    """Of the rules."""
    file: str
    """Of the edition; empty: the house edition."""
    seats: int
    options: dict[str, int | str | list[str]]
    state: Any
    seat: int
    level: str
    seed: str
    seconds: float
    hint: bool = False
    """Whether somebody asks what a bot would do."""
    best: list[str] = []
    made: list[str] = []
    """Whether somebody asks how good this turn is, compared with the best one."""


class AimTold(msgspec.Struct):
    """A scoring category in which a turn gains, and how many points."""

    category: str
    points: int


class HarmTold(msgspec.Struct):
    """What a turn costs another seat."""

    seat: int
    points: int


class ReplyTold(msgspec.Struct):
    """A turn that another seat is likely to make."""

    seat: int
    choices: list[str]


class HintTold(msgspec.Struct):
    """A turn that a bot would make, what it is for, and what may follow."""

    choices: list[str]
    aims: list[AimTold]
    harm: HarmTold | None
    behind: int
    edge: str
    makes_up: str
    line: list[ReplyTold]


class DuelTold(msgspec.Struct):
    """What the best turn is ahead of another one, see `study.duel`."""

    lead: float
    doubt: float
    gains: list[float]


class Thought(msgspec.Struct):
    """The choices of a turn, or hints, or how good a turn is, or what went wrong."""

    choices: list[str] = []
    hints: list[HintTold] = []
    duel: DuelTold | None = None
    error: str = ""


@cache
def load(key: str, file: str, version: int) -> Game[Any]:
    """Each game is loaded once."""
    return games.load(key, Path(file) if file else None, version)


def table_of(task: Task) -> Table[Any]:
    """The table that a task is about."""
    game = load(task.game, task.file, task.version)
    options = {n: tuple(v) if isinstance(v, list) else v for n, v in task.options.items()}
    state: Json = task.state
    return Table(game, task.seats, options).moved_to(game.load(state))


def think(task: Task) -> list[str]:
    """The choices of the turn, as far as the seat can see."""
    table = table_of(task)
    bot, seat = make_bot(task.level, task.seed), Seat(task.seat)
    while decision := table.decision(seat):
        table.choose(seat, bot.choose(SeatView(table, decision)))
        if ending(table, seat, table.log[-1]):
            break
    return [entry.text for entry in table.log]


def advise(task: Task) -> list[HintTold]:
    """What a bot would do with the seat, and what for."""
    table = table_of(task)
    decision = table.decision(Seat(task.seat))
    assert decision is not None
    found = hints(SeatView(table, decision), task.seed, modest())
    told: dict[tuple[str, ...], HintTold] = {}
    for hint in found:
        one = _told(table, Seat(task.seat), hint)
        told.setdefault(tuple(one.choices), one)
    return [*told.values()]


def _told(table: Table[Any], seat: Seat, hint: Hint) -> HintTold:
    """A hint as far as the seat can see; what follows only if nothing is revealed before."""
    path = [action.text for action in hint.path]
    seen = _as_far_as_seen(table, seat, path)
    line = hint.line if seen == path else ()
    return HintTold(
        seen,
        [AimTold(aim.category, aim.points) for aim in hint.aims],
        HarmTold(hint.harm.seat, hint.harm.points) if hint.harm else None,
        hint.behind,
        hint.edge,
        hint.makes_up,
        [ReplyTold(reply.seat, [action.text for action in reply.path]) for reply in line],
    )


def compare(task: Task) -> DuelTold:
    """How good a turn is, compared with the best one."""
    table = table_of(task)
    decision = table.decision(Seat(task.seat))
    assert decision is not None
    budget = Budget(seconds=JUDGING)
    found = judge(SeatView(table, decision), task.best, task.made, budget)
    return DuelTold(found.lead, found.doubt, [*found.gains])


def _as_far_as_seen(table: Table[Any], seat: Seat, choices: list[str]) -> list[str]:
    """The choices up to where others go on, chance decides or something is revealed."""
    copy = table.copy()
    for made, text in enumerate(choices, 1):
        copy.choose(seat, text)
        if ending(copy, seat, copy.log[-1]):
            return choices[:made]
    return choices


def answer(line: bytes) -> Thought:
    """Think, within the time that there is."""
    try:
        task = msgspec.json.decode(line, type=Task)
        alarm(task.seconds + GRACE)
        if task.made:
            return Thought(duel=compare(task))
        return Thought(hints=advise(task)) if task.hint else Thought(think(task))
    except Exception as error:  # the server counts failures and goes on
        return Thought(error=f"{type(error).__name__}: {error}")
    finally:
        alarm(0.0)


if __name__ == "__main__":
    end_with_parent()
    limit(int(sys.argv[1]))
    collect_seldom()
    serve(sys.stdin.buffer, sys.stdout.buffer, answer)
