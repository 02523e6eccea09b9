"""How often bots choose what a deep search chooses, and what it costs them where they don't.

    python -m comptoir.study.agreement GAME --players 2 --games 100 --bots greedy,search:8,expert:16

plays games of greedy bots that nothing was learned from, and asks each bot at four turns of each.
Where the deep search prefers another turn, both are played on to the end of the round in twelve
worlds that it has not seen. The deep search thinks as the expert does: this says what more time
would change, not what is right.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from comptoir.bots import make_bot
from comptoir.bots.budget import Budget
from comptoir.bots.expert import judgement_of, thinking
from comptoir.bots.turn import Turn, continuation
from comptoir.core import Action, Decision
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.study.duel import Ring, same
from comptoir.study.turns import Played, cut
from comptoir.study.watched import watched
from comptoir.table import SeatView, Table

BOT = "greedy"
DEEP = "expert:192"
BOTS = "greedy,search:8,expert:16"
LOOKS = 4
"""How many turns of a game are looked at,"""
WORLDS = 12
"""and in how many worlds two turns are compared."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot does where the deep search has thought."""

    agrees: bool
    cost: float
    """Points by which the turn of the deep search is ahead of it."""


def answers(key: str, seats: int, bots: Sequence[str], number: int) -> list[list[Answer]]:
    """One game: by turn that was looked at, what each bot does."""
    seed = f"agreement/{seats}/{number}"
    table = play(cached_game(key, None), Seating((BOT,) * seats, seed, seed)).table
    return [
        _compared(table, played, bots, f"{seed}/{played.steps[0]}") for played in _some(table, seed)
    ]


def _some(table: Table[Any], seed: str) -> Iterator[Played]:
    """Turns at which there is a choice."""
    turns, count = cut(table), 0
    for played in Random(seed).sample(turns, len(turns)):
        if count < LOOKS and _open(table, played):
            count += 1
            yield played


def _open(table: Table[Any], played: Played) -> bool:
    _, search = thinking(_view(table, played), Random(0), Budget(0))
    return len(search.menu().arms) > 1


def _view(table: Table[Any], played: Played) -> SeatView[Any]:
    return SeatView(table.branch(played.steps[0]), played.asked[0])


def _compared(table: Table[Any], played: Played, bots: Sequence[str], seed: str) -> list[Answer]:
    """Each bot's turn against that of the deep search."""
    seat_view = _view(table, played)
    deep = turn_by(DEEP, table, played, seed)
    thought, search = thinking(seat_view, Random(seed), Budget())
    ring = Ring(thought.game, thought.seats, thought.seat, search)
    found: list[Answer] = []
    for name in bots:
        turn = turn_by(name, table, played, seed)
        if same(seat_view, deep, turn):
            found.append(Answer(agrees=True, cost=0.0))
        else:
            lead = ring.duel(deep, turn, range(WORLDS)).lead
            found.append(Answer(agrees=False, cost=lead))
    return found


def turn_by(name: str, table: Table[Any], played: Played, seed: str) -> Turn:
    """The turn that a bot makes there; for all bots it ends where the expert's turns do."""
    bot, branch, first = make_bot(name, seed), table.branch(played.steps[0]), played.asked[0]
    joins = judgement_of(table.game, table.seats).manner.joins
    path, asked = list[Action](), list[Decision]()
    question: Decision | None = first
    while question is not None:
        action = bot.choose(SeatView(branch, question))
        branch.choose(question.seat, action)
        path.append(action)
        asked.append(question)
        question = continuation(branch.decisions, first, joins)
    return Turn(tuple(path), tuple(asked), None, 0.0, None)


def report(bots: Sequence[str], found: Sequence[Sequence[Sequence[Answer]]]) -> str:
    """A line for each bot; intervals of 95%, by game."""
    games = [game for game in found if game]
    lines = [f"{len(games)} games, {sum(map(len, games))} turns; against {DEEP}"]
    for place, name in enumerate(bots):
        own = [[turn[place] for turn in game] for game in games]
        agree, error = _mean([fmean(one.agrees for one in game) for game in own])
        cost, doubt = _mean([fmean(one.cost for one in game) for game in own])
        lines.append(
            f"{name:12}  the same turn {100 * agree:.1f}% ± {100 * error:.1f}, "
            f"behind by {cost:.2f} ± {doubt:.2f} points a turn"
        )
    return "\n".join(lines) + "\n"


def _mean(found: Sequence[float]) -> tuple[float, float]:
    return fmean(found), 1.96 * stdev(found) / sqrt(len(found))


def main(arguments: Iterable[str]) -> None:
    """Play, compare and print."""
    parser = ArgumentParser(prog="comptoir.study.agreement")
    parser.add_argument("game", help="the key of a game")
    parser.add_argument("--players", type=int, default=2, help="default 2")
    parser.add_argument("--games", type=int, default=100, help="default 100")
    parser.add_argument("--bots", default=BOTS, help=f"default {BOTS}")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; default 1")
    asked = parser.parse_args([*arguments])
    bots = asked.bots.split(",")
    work = partial(answers, asked.game, asked.players, bots)
    found = [*watched(spread(work, range(asked.games), asked.jobs), asked.games)]
    sys.stdout.write(report(bots, found))


if __name__ == "__main__":
    main(sys.argv[1:])
