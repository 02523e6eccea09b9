"""Numbers of an estimate, tuned by play: simultaneous perturbation (SPSA).

    comptoir train weights GAME --players 2 --steps 100 --deals 10 --resume FILE

At each step all numbers are moved a little at once, at random, up or down; greedy bots with them
play against greedy bots with the opposite, and all numbers move towards who did better. With
`--against BOT` both play against that bot instead, on the same deals: what is found then need not
be good play, only what beats this one. What is told in the end is the mean over the second half of
the steps. Whether that is better, only a match on fresh deals can tell.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log, tanh
from pathlib import Path
from random import Random
from typing import Any

from comptoir.bots import Bot, make_bot
from comptoir.bots.greedy import GreedyBot
from comptoir.bots.numbers import Numbers, in_use, tuned_for, tuning_of
from comptoir.core import Action, Game, Json
from comptoir.core.luck import derived
from comptoir.lab.journal import Journal
from comptoir.lab.match import cached_game, play_with
from comptoir.lab.pool import spread
from comptoir.lab.provenance import commit, program
from comptoir.table import SeatView

SHAKE = 0.3
"""How far the numbers are moved to try them, on a scale of logarithms."""
PACE = 0.06
"""How far a step goes when one side wins all, at the beginning,"""
SLOWER = 100.0
"""and after that many steps half as far."""
MARGIN = 25.0
"""A lead of about that many points is as good as any."""


class JudgedBot:
    """A greedy bot that thinks by a game with other numbers."""

    def __init__(self, seed: str, game: Game[Any]) -> None:
        self._bot = GreedyBot(seed)
        self._game = game

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """The best turn by these numbers."""
        return self._bot.choose(seat_view.judged(self._game))


@dataclass(frozen=True, slots=True)
class Course:
    """What is tuned, and how long."""

    game: str
    seats: int
    steps: int
    deals: int
    """For each step; each is played from both sides."""
    seed: str = "0"
    against: str = ""
    """The bot that is to be beaten; if none is named, the numbers play each other."""

    def about(self) -> dict[str, Json]:
        """What a journal must agree on to be resumed."""
        game = cached_game(self.game, None)
        found: dict[str, Json] = {
            "training": self.game,
            "version": game.version,
            "edition": game.edition.digest,
            "seats": self.seats,
            "deals": self.deals,
            "seed": self.seed,
        }
        return found | {"against": self.against} if self.against else found

    def start(self) -> dict[str, float]:
        """The numbers before the first step. Raises InvalidSetup, if the game has none."""
        tuning_of(self.game)
        return in_use(cached_game(self.game, None), self.seats)

    def head(self) -> dict[str, Json]:
        """What the file of the numbers that were found says of them."""
        game = cached_game(self.game, None)
        games = self.steps * self.deals * (4 if self.against else 2)
        made: dict[str, Json] = {"seed": self.seed, "games": games, "against": self.against}
        return tuned_for(game, self.seats) | made | program() | {"commit": commit()}


def moved(numbers: Numbers, signs: Numbers, by: float) -> dict[str, float]:
    """All numbers moved that far, each in its direction."""
    return {name: value * exp(by * signs[name]) for name, value in numbers.items()}


Task = tuple[int, int]
"""A deal, and 1 if the sides are swapped, else 0."""


def clash(course: Course, one: Numbers, other: Numbers | None, task: Task) -> float:
    """How a game went for the first numbers, from -1 to 1, against others or the bot to beat."""
    deal, swapped = task
    sides = [(seat + swapped) % 2 for seat in range(course.seats)]
    seed = derived(course.seed, deal)
    bots = [
        _player(course, other if side else one, derived(seed, seat))
        for seat, side in enumerate(sides)
    ]
    result = play_with(cached_game(course.game, None), bots, seed).result
    best = [max(s.total for s in result if sides[s.seat] == side) for side in (0, 1)]
    won = [sum(s.rank == 1 for s in result if sides[s.seat] == side) for side in (0, 1)]
    lead = tanh((best[0] - best[1]) / MARGIN)
    return 0.5 * (won[0] - won[1]) / sum(won) + 0.5 * lead


def _player(course: Course, numbers: Numbers | None, seed: str) -> Bot:
    """Who plays by these numbers; without any, the bot to beat."""
    if numbers is None:
        return make_bot(course.against, seed)
    return JudgedBot(seed, tuning_of(course.game).make(cached_game(course.game, None), numbers))


def tuned(found: Sequence[Numbers]) -> dict[str, float]:
    """The numbers that some steps come to: the mean over the second half of them."""
    late = found[len(found) // 2 :]
    return {name: exp(sum(log(step[name]) for step in late) / len(late)) for name in late[0]}


def steps(course: Course, jobs: int, file: Path, ray: str | None = None) -> Iterator[Numbers]:
    """The numbers after each step; those that the file holds first.

    Raises InvalidSetup, CorruptLog.
    """
    numbers: Numbers = course.start()
    with Journal(file, course.about()) as journal:
        known: list[dict[str, Any]] = [*journal.games[: course.steps]]
        for kept in known:
            numbers = kept["numbers"]
            yield numbers
        for step in range(len(known), course.steps):
            numbers = _next(course, numbers, step, jobs, ray)
            journal.append({"step": step, "numbers": dict[str, Any](numbers)})
            yield numbers


def _next(course: Course, numbers: Numbers, step: int, jobs: int, ray: str | None) -> Numbers:
    """One step: try, and move on."""
    rng = Random(f"{course.seed}/{step}")
    signs = {name: rng.choice((-1.0, 1.0)) for name in numbers}
    up, down = moved(numbers, signs, SHAKE), moved(numbers, signs, -SHAKE)
    tasks = [(step * course.deals + deal, side) for deal in range(course.deals) for side in (0, 1)]

    def mean(one: Numbers, other: Numbers | None) -> float:
        return sum(spread(partial(clash, course, one, other), tasks, jobs, ray)) / len(tasks)

    better = (mean(up, None) - mean(down, None)) / 2 if course.against else mean(up, down)
    return moved(numbers, signs, PACE / (1.0 + step / SLOWER) * better / SHAKE)
