"""What luck is worth, and what estimates promise: fitted to games of bots, for `odds.py`.

    python -m comptoir.study.fitting GAME --games 40

plays that many games with each number of players, looks at some turns of each, and prints the two
numbers under which the winners were likeliest, how much better they are than knowing nothing, and
how many times as much as what came of it the estimates promised everybody too much.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import log
from typing import Any

from comptoir.bots.chances import left, shares, wins
from comptoir.bots.foresight import Foresight
from comptoir.core import Game, Result
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.study.appraisal import estimates, expected
from comptoir.study.turns import cut
from comptoir.study.watched import watched

BOT = "greedy"
EVERY = 9
"""One turn of that many is looked at."""
LEAST = 0.5
"""Luck is worth that many points at least."""
STEPS = (16.0, 8.0, 4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""How far from the best numbers so far better ones are looked for."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A moment of a game: what was expected, and what came of it."""

    left: float
    totals: tuple[float, ...]
    shares: tuple[float, ...]
    """By seat: 1 for the winner, a part of it for those who share the win."""
    promises: tuple["Promise", ...] = ()


@dataclass(frozen=True, slots=True)
class Promise:
    """What an estimate gave a seat on the average, what it got, and how much was left then."""

    left: float
    promised: float
    got: float


def samples(key: str, task: tuple[int, int]) -> list[Sample]:
    """Moments of one game with that many players; the second number is that of the game."""
    seats, number = task
    seed = f"fit/{seats}/{number}"
    played = play(cached_game(key, None), Seating((BOT,) * seats, seed, seed))
    table, game = played.table, played.table.game
    won = shares([score.rank for score in played.result])
    foresight, found = Foresight(game, seats, seed, walks=1), list[Sample]()
    for turn in cut(table)[number % EVERY :: EVERY]:
        ends = foresight.ends(turn.after)
        totals = [sum(row) for row in expected(game, seats, ends)]
        promises = _promises(game, ends, played.result)
        found.append(Sample(left(game, turn.after, seats), tuple(totals), won, promises))
    return found


def _promises(game: Game[Any], ends: Sequence[Any], result: Result) -> tuple[Promise, ...]:
    """What the estimates say that are behind the scores expected from where a game leads."""
    seats, got = len(result), sum([score.total for score in result]) / len(result)
    return tuple(
        [
            Promise(left(game, end, seats), sum(map(sum, estimates(game, seats, end))) / seats, got)
            for end in ends
            if game.result(end) is None
        ]
    )


def optimism(found: Sequence[Sample]) -> float:
    """How many times as much is promised too much when all is left: the least squares."""
    promises = [promise for one in found for promise in one.promises]
    squares = sum([(one.left * one.got) ** 2 for one in promises])
    products = sum([one.left * one.got * (one.promised - one.got) for one in promises])
    return products / squares if squares else 0.0


def loss(found: Sequence[Sample], at_the_end: float, more: float) -> float:
    """How surprising the winners are, on the average, if luck is worth this much."""
    total = 0.0
    for one in found:
        chances = wins(one.totals, max(LEAST, at_the_end + more * one.left))
        pairs = zip(one.shares, chances, strict=True)
        total -= sum([share * log(max(chance, 1e-12)) for share, chance in pairs])
    return total / len(found)


def knowing_nothing(found: Sequence[Sample]) -> float:
    """The same if all seats are as likely."""
    return sum([log(len(one.totals)) for one in found]) / len(found)


def fit(found: Sequence[Sample]) -> tuple[float, float]:
    """The two numbers that surprise least."""
    best = (10.0, 10.0)
    for step in STEPS:
        better: tuple[float, float] | None = best
        while better is not None:
            best = better
            better = _nearby(partial(loss, found), best, step)
    return best


def _nearby(
    worth: Callable[[float, float], float], best: tuple[float, float], step: float
) -> tuple[float, float] | None:
    """A better pair one step away."""
    end, more = best
    near = [(end + step, more), (end - step, more), (end, more + step), (end, more - step)]
    allowed = [pair for pair in near if pair[0] >= LEAST and pair[1] >= 0]
    found = min(allowed, key=lambda pair: worth(*pair))
    return found if worth(*found) < worth(*best) - 1e-9 else None


def main(arguments: Iterable[str]) -> None:
    """Play, fit and print."""
    parser = ArgumentParser(prog="comptoir.study.fitting")
    parser.add_argument("game", help="the key of a game")
    parser.add_argument("--games", type=int, default=40, help="per number of players; default 40")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; default 1")
    asked = parser.parse_args([*arguments])
    counts = cached_game(asked.game, None).seats
    tasks = [(seats, number) for number in range(asked.games) for seats in counts]
    played = watched(spread(partial(samples, asked.game), tasks, asked.jobs), len(tasks))
    found = [one for some in played for one in some]
    best = fit(found)
    sys.stdout.write(
        f"{asked.game}: {len(tasks)} games, {len(found)} moments, luck {best[0]:.1f} + "
        f"{best[1]:.1f} x what is left; surprise {loss(found, *best):.3f}, knowing nothing "
        f"{knowing_nothing(found):.3f}; optimism {optimism(found):.2f}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
