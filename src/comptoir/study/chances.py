"""Chances of winning that are true: what columns count in a lead, fitted to games of bots.

`comptoir train chances` plays games of greedy bots, looks at moments from the beginning to the end
of each, and finds how much each column counts (`learning.py`). The last three tenths of the games
are held out: they say how good the chances are, against knowing nothing and against counting all
points alike. What is learned from all games is then in the game's file (`bots/chances.py`).
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import log
from pathlib import Path
from random import Random
from typing import Any

from comptoir.bots.chances import (
    FORMAT,
    Worths,
    by_fit,
    columns,
    left,
    luck,
    means,
    points,
    wins,
)
from comptoir.bots.foresight import Foresight
from comptoir.core import Game, Json, Seat
from comptoir.lab.journal import Journal
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.study.learning import FITS, Moment, Said, brier, fits, moments, reliability, surprise
from comptoir.study.turns import cut

BOT = "greedy"
PARTS = 12
"""In how many parts a game is divided, with a moment in each."""
HELD_OUT = 0.3
"""Which part of the games is kept for judging."""
FITTED = 2 * FITS
"""This many fits are made, half of them without the games held out."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is learned from."""

    game: str
    seats: int
    games: int
    seed: str = "chances"

    def about(self) -> dict[str, Json]:
        """What a journal must agree on to be resumed."""
        game = cached_game(self.game, None)
        return {
            "chances": self.game,
            "version": game.version,
            "edition": game.edition.digest,
            "seats": self.seats,
            **({} if self.seed == "chances" else {"seed": self.seed}),
        }


@dataclass(frozen=True, slots=True)
class Judged:
    """How good some chances are."""

    surprise: float
    less: tuple[float, ...]
    """By third of the games: how much less that is than knowing nothing."""
    brier: float


@dataclass(frozen=True, slots=True)
class Learned:
    """What was found."""

    lesson: Lesson
    games: int
    held_out: int
    nothing: float
    """The surprise of knowing nothing."""
    alike: Judged
    """If all points count alike,"""
    fitted: Judged
    """and by the fits, on games that these did not see."""
    reliability: tuple[tuple[float, float, int], ...]
    fits: tuple[Worths, ...]
    """By all games."""


def look(lesson: Lesson, number: int) -> dict[str, Json]:
    """Play one game and look at some of its moments."""
    seats, seed = lesson.seats, f"{lesson.seed}/{lesson.seats}/{number}"
    played = play(cached_game(lesson.game, None), Seating((BOT,) * seats, seed, seed))
    game, rng = played.table.game, Random(seed)
    turns, foresight, found = cut(played.table), Foresight(game, seats, seed, 1), list[Any]()
    for part in range(PARTS):
        place = int((part + rng.random()) * len(turns) / PARTS)
        ends = [_end(game, end, seats) for end in foresight.ends(turns[place].after)]
        found.append([round(place / len(turns), 4), ends])
    return {"number": number, "ranks": [s.rank for s in played.result], "moments": found}


def _end(game: Game[Any], end: Any, seats: int) -> list[Any]:
    rows = [[round(value, 2) for value in row] for row in columns(game, end, seats)]
    return [round(left(game, end, seats), 4), rows]


def games(lesson: Lesson, jobs: int, file: Path, ray: str | None = None) -> Iterator[Any]:
    """The games of the file, and those that it lacks, each kept there as it is played."""
    with Journal(file, lesson.about()) as journal:
        kept = [one for one in journal.games if int(str(one["number"])) < lesson.games]
        yield from kept
        known = {one["number"] for one in kept}
        tasks = [number for number in range(lesson.games) if number not in known]
        for one in spread(partial(look, lesson), tasks, jobs, ray):
            journal.append(one)
            yield one


def learn(
    lesson: Lesson, seen: Sequence[dict[str, Any]], advance: Callable[[int], None] | None = None
) -> Learned:
    """What these games teach, and how good that is on those held out."""
    found = moments(sorted(seen, key=lambda one: one["number"]))
    numbers = sorted({moment.number for moment in found})
    first = numbers[int(len(numbers) * (1 - HELD_OUT))]
    held = [moment for moment in found if moment.number >= first]
    count = points_of(lesson.game)
    taught = [moment for moment in found if moment.number < first]
    early = fits(lesson.game, taught, count, advance=advance)
    by_fits = said(lesson.game, early)
    nothing = log(lesson.seats)
    return Learned(
        lesson,
        games=len(numbers),
        held_out=len({moment.number for moment in held}),
        nothing=nothing,
        alike=_judged(held, alike(lesson.game), nothing),
        fitted=_judged(held, by_fits, nothing),
        reliability=tuple(reliability(held, by_fits)),
        fits=fits(lesson.game, found, count, advance=advance),
    )


def _judged(held: Sequence[Moment], chances: Said, nothing: float) -> Judged:
    thirds = [[one for one in held if int(3 * one.at) == third] for third in range(3)]
    less = [1 - surprise(third, chances) / nothing for third in thirds]
    return Judged(surprise(held, chances), tuple(less), brier(held, chances))


def said(key: str, found: Sequence[Worths]) -> Said:
    """The chances by some fits."""
    return lambda moment: means(
        [by_fit(key, end.rows, end.left, fit) for end in moment.ends for fit in found]
    )


def alike(key: str) -> Said:
    """The chances if all points count alike, and signs nothing."""
    count = points_of(key)
    return lambda moment: means(
        [wins([sum(row[:count]) for row in end.rows], luck(key, end.left)) for end in moment.ends]
    )


def points_of(key: str) -> int:
    """How many of a game's columns are points."""
    game = cached_game(key, None)
    return len(points(game, game.start(game.seats[0], {}), Seat(0)))


def report(found: Learned) -> str:
    """What was found, in lines."""
    lesson = found.lesson
    lines = [
        f"{lesson.game}, {lesson.seats} players: {found.games} games, {found.held_out} held out; "
        f"knowing nothing {found.nothing:.4f}"
    ]
    for name, one in (("alike", found.alike), ("fitted", found.fitted)):
        thirds = ", ".join([f"{100 * less:.1f}%" for less in one.less])
        lines.append(
            f"{name:6}  surprise {one.surprise:.4f}  Brier {one.brier:.4f}  "
            f"less surprise than knowing nothing, by third of the game: {thirds}"
        )
    lines.append("said  came true                       cases")
    for mean, true, cases in found.reliability:
        lines.append(f"{mean:.2f}  {true:.2f}  |{'#' * round(25 * true):25} {cases:6}")
    return "\n".join(lines) + "\n"


def keep(file: Path, found: Learned) -> None:
    """Write what was learned into a game's file, beside what it holds of other numbers of seats."""
    game = cached_game(found.lesson.game, None)
    head = {"chances": FORMAT, "game": game.key, "version": game.version}
    head |= {"edition": game.edition.digest, "bot": BOT}
    old = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    players = old["players"] if head.items() <= old.items() else {}
    players[str(found.lesson.seats)] = {
        "games": found.games,
        "seed": found.lesson.seed,
        "fits": [[[round(a, 3), round(b, 3)] for a, b in fit] for fit in found.fits],
    }
    ordered = dict(sorted(players.items()))
    file.write_text(json.dumps({**head, "players": ordered}) + "\n", encoding="utf-8")
