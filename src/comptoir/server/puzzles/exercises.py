"""Which puzzle is whose exercise, and what people made of them."""

import logging
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cached_property

from comptoir import games
from comptoir.core import ComptoirError
from comptoir.server.any_game import AnyGame
from comptoir.server.errors import NotFound
from comptoir.server.people.belongings import Belonging
from comptoir.server.puzzles.answers import PuzzleTried
from comptoir.server.puzzles.position import Position
from comptoir.server.store import Database, Row, Statement
from comptoir.server.tables.shelf import Shelf
from comptoir.study.puzzle import Puzzle, shipped

log = logging.getLogger(__name__)

PAST = 28
"""This many days are listed, today included."""
ANSWERED = """
INSERT INTO exercises (person, puzzle, day, game, tries, first, solved)
VALUES ($1, $2, $3, $4, 1, $5, $6)
ON CONFLICT (person, puzzle, day) DO UPDATE SET
    tries = exercises.tries
        + CASE WHEN exercises.solved IS NULL AND exercises.shown IS NULL THEN 1 ELSE 0 END,
    solved = CASE WHEN exercises.solved IS NULL AND exercises.shown IS NULL
        THEN excluded.solved ELSE exercises.solved END
"""
SHOWN = """
INSERT INTO exercises (person, puzzle, day, game, tries, first, shown)
VALUES ($1, $2, $3, $4, 0, 0, $5)
ON CONFLICT (person, puzzle, day) DO UPDATE SET shown = COALESCE(exercises.shown, excluded.shown)
"""
OWN = "SELECT puzzle, day, tries, first, solved, shown FROM exercises WHERE person = $1"
BELONGINGS = (
    Belonging(
        "exercises",
        "SELECT puzzle, day, game, tries, first, solved, shown FROM exercises WHERE person = $1",
        (
            "INSERT INTO exercises (person, puzzle, day, game, tries, first, solved, shown) "
            "SELECT CAST($2 AS TEXT), puzzle, day, game, tries, first, solved, shown "
            "FROM exercises WHERE person = $1 ON CONFLICT (person, puzzle, day) DO NOTHING",
            "DELETE FROM exercises WHERE person = $1",
        ),
        ("DELETE FROM exercises WHERE person = $1",),
        keeps="person",
    ),
)


class Exercises:
    """The puzzles that fit the games of this server, and the answers of people."""

    def __init__(self, database: Database, shelf: Shelf, now: Callable[[], int]) -> None:
        self._database = database
        self._shelf = shelf
        self._now = now
        self._positions: dict[str, Position] = {}

    @cached_property
    def _books(self) -> Mapping[str, tuple[AnyGame, Mapping[str, Puzzle]]]:
        """By key: a game by the rules of its puzzles, and these. Read when they are wanted."""
        return {key: _usable(self._shelf, key) for key in games.GAMES}

    def today(self) -> date:
        """The day now, in UTC."""
        return datetime.fromtimestamp(self._now() / 1000, UTC).date()

    def of_day(self, day: date) -> dict[str, str]:
        """By game: the puzzle of a day, the same for everybody."""
        return {
            key: [*puzzles][day.toordinal() % len(puzzles)]
            for key, (_, puzzles) in self._books.items()
            if puzzles
        }

    def position(self, puzzle_id: str) -> Position:
        """A puzzle, set up; the same one again if it was set up before. Raises NotFound."""
        found = self._positions.get(puzzle_id)
        if found is None:
            found = self._positions[puzzle_id] = self._set_up(puzzle_id)
        return found

    def _set_up(self, puzzle_id: str) -> Position:
        for game, puzzles in self._books.values():
            if puzzle_id in puzzles:
                return Position(game, puzzles[puzzle_id])
        raise NotFound("no-puzzle")

    def day_of(self, position: Position) -> str:
        """Today, if it is the exercise of today; otherwise no day."""
        today = self.today()
        daily = self.of_day(today).get(position.game.key) == position.id
        return today.isoformat() if daily else ""

    def last_day_of(self, position: Position) -> str:
        """The last day that is listed with it; none if it is not among them."""
        key = position.game.key
        found = (day for day in self.days() if self.of_day(day).get(key) == position.id)
        last = next(found, None)
        return last.isoformat() if last else ""

    def days(self) -> list[date]:
        """Those that are listed, today first; none has the puzzle of another."""
        most = min([PAST, *(len(puzzles) for _, puzzles in self._books.values() if puzzles)])
        return [self.today() - timedelta(number) for number in range(most)]

    async def tried(self, person: str | None) -> "Memory":
        """All that a person made of puzzles."""
        rows = [] if person is None else await self._database.fetch(OWN, person)
        return Memory(rows)

    async def answered(self, person: str, position: Position, *, right: bool) -> None:
        """Somebody answered."""
        solved = self._now() if right else None
        args = (person, position.id, self.day_of(position), position.game.key, int(right), solved)
        await self._database.commit(Statement(ANSWERED, args))

    async def shown(self, person: str, position: Position) -> None:
        """Somebody saw the solution."""
        args = (person, position.id, self.day_of(position), position.game.key, self._now())
        await self._database.commit(Statement(SHOWN, args))


class Memory:
    """What one person made of puzzles."""

    def __init__(self, rows: list[Row]) -> None:
        self._found = {(str(row["puzzle"]), str(row["day"])): _tried(row) for row in rows}

    def of(self, puzzle_id: str, day: str) -> PuzzleTried:
        """A puzzle as the exercise of a day, or at any other time."""
        none = PuzzleTried()
        return self._found.get((puzzle_id, day)) or self._found.get((puzzle_id, ""), none)

    def streak(self, today: date) -> int:
        """On how many days in a row, up to today or yesterday, one of the day was solved."""
        days = {day for (_, day), tried in self._found.items() if day and tried.solved}
        last = today if today.isoformat() in days else today - timedelta(1)
        count = 0
        while (last - timedelta(count)).isoformat() in days:
            count += 1
        return count


def _tried(row: Row) -> PuzzleTried:
    return PuzzleTried(
        tries=int(row["tries"] or 0),
        first=bool(row["first"]),
        solved=row["solved"] is not None,
        shown=row["shown"] is not None,
    )


def _usable(shelf: Shelf, key: str) -> tuple[AnyGame, Mapping[str, Puzzle]]:
    """A game by the rules of its puzzles, and these by id, in the order of their ids.

    There are none if they are for other values.
    """
    game = shelf.game(key)
    try:
        book = shipped(key)
        game = shelf.by_rules(game, book.version)
        stale = book.stale(game) if book.puzzles else ""
    except ComptoirError as error:
        stale = str(error)
    if stale:
        log.warning("There are no exercises for %s. %s", key, stale)
        return game, {}
    return game, dict(sorted(book.by_id.items()))
