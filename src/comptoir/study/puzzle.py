"""A puzzle: a position out of a game in which one turn stands out. See docs/puzzles.md.

A file of them is lines of JSON: the first says what they are for, each other one is a game with the
puzzles found in it. They are true for the values of one edition alone.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import as_file
from pathlib import Path
from typing import Any

from comptoir.core import CHANCE, ComptoirError, CorruptLog, CorruptState, Game, Seat, Value
from comptoir.core.codec import Shape, expect
from comptoir.games import GAMES
from comptoir.table import Table

FORMAT = 1
"""Goes up when old files can't be read any more."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A turn that can be made, compared with the best one."""

    choices: tuple[str, ...]
    """Their notation."""
    behind: float
    """Points by which the best turn is ahead of it; 0 for the best."""
    doubt: float
    """The standard error of that."""
    gains: tuple[float, ...]
    """By category: what the best turn brings the seat more."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, who is to play, and what the turns there come to."""

    seats: int
    options: Mapping[str, Value]
    moves: tuple[str, ...]
    """All choices so far, as in a record: `* lot 1`, `0 bid 2`."""
    digest: str
    """Of the state after them."""
    seat: int
    round: int
    offers: tuple[Offer, ...]
    """The best first, then by what they are behind."""
    later: float
    """What the best is ahead of the second after one more round, with whatever is dealt then,"""
    later_doubt: float
    """and the standard error of that."""

    @property
    def id(self) -> str:
        """Its name, the same whenever and wherever it is found."""
        return sha256("\n".join([str(self.seat), *self.moves]).encode()).hexdigest()[:12]

    @property
    def best(self) -> Offer:
        """The turn that stands out."""
        return self.offers[0]

    def offer(self, choices: tuple[str, ...]) -> Offer | None:
        """What is known about a turn, if anything; the order of its choices may matter."""
        return next((one for one in self.offers if one.choices == choices), None)

    def table(self, game: Game[Any]) -> Table[Any]:
        """The table at this position. Raises CorruptLog."""
        try:
            table = Table(game, self.seats, self.options)
            for move in self.moves:
                seat, _, choice = move.partition(" ")
                table.choose(CHANCE if seat == "*" else Seat(int(seat)), choice)
        except (ComptoirError, ValueError) as error:
            raise CorruptLog(f"Puzzle {self.id} can't be set up: {error}") from None
        if table.log[-1].digest != self.digest or table.decision(Seat(self.seat)) is None:
            raise CorruptLog(f"Puzzle {self.id} leads to another position than it should.")
        return table

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> "Puzzle":
        """The puzzle of plain data. Raises CorruptState."""
        expect(data, SHAPE, "puzzle")
        offers = tuple(_offer(one) for one in data["offers"])
        options = {n: tuple(v) if isinstance(v, list) else v for n, v in data["options"].items()}
        plain = {name: data[name] for name in PLAIN}
        return cls(**plain, options=options, moves=tuple(data["moves"]), offers=offers)


def _offer(data: Any) -> Offer:
    choices, gains = tuple(data["choices"]), tuple(data["gains"])
    return Offer(choices, data["behind"], data["doubt"], gains)


PLAIN = ("seats", "digest", "seat", "round", "later", "later_doubt")
SHAPE: dict[str, Shape] = {
    "seats": int,
    "options": dict,
    "moves": [str],
    "digest": str,
    "seat": int,
    "round": int,
    "offers": [{"choices": [str], "behind": float, "doubt": float, "gains": [float]}],
    "later": float,
    "later_doubt": float,
}


@dataclass(frozen=True)
class Book:
    """The puzzles of a file."""

    about: Mapping[str, Any]
    puzzles: tuple[Puzzle, ...]
    """In the order of the games that they come from."""

    @property
    def version(self) -> int | None:
        """Of the rules that they were found with; None: there are none."""
        return self.about.get("version")

    def stale(self, game: Game[Any]) -> str:
        """Why they are not for this game with this edition; empty: they are."""
        fits = {"game": game.key, "version": game.version, "edition": game.edition.digest}
        found = {name: self.about.get(name) for name in fits}
        if found == fits:
            return ""
        return (
            f"The puzzles are for {found['game']} version {found['version']} with the edition "
            f"#{found['edition']}, not for {game.key} version {game.version} with "
            f"#{game.edition.digest}: make them again with 'make puzzles'."
        )

    @cached_property
    def by_id(self) -> Mapping[str, Puzzle]:
        """Each by its name."""
        return {puzzle.id: puzzle for puzzle in self.puzzles}


def read(path: Path) -> Book:
    """The puzzles of a file; none if it does not exist. Raises CorruptLog."""
    if not path.exists():
        return Book({}, ())
    lines = path.read_text(encoding="utf-8").splitlines()
    about, *games = [*_parsed(path, lines)] or [{}]
    games.sort(key=lambda one: int(one["number"]))
    return Book(about, tuple(_puzzles(path, games)))


def _parsed(path: Path, lines: list[str]) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or (number > 1 and not {"number", "puzzles"} <= {*found}):
            raise CorruptLog(f"Line {number} of '{path}' is damaged: make the puzzles again.")
        yield found


def _puzzles(path: Path, games: list[dict[str, Any]]) -> Iterator[Puzzle]:
    try:
        for game in games:
            yield from [Puzzle.from_json(data) for data in game["puzzles"]]
    except CorruptState as error:
        raise CorruptLog(f"'{path}' is damaged: {error}") from None


def shipped(key: str) -> Book:
    """The puzzles that come with the program for a game."""
    about = GAMES[key]
    with as_file(about.file(about.puzzles)) as path:
        return read(path)
