"""The game that a table's journal leads to."""

import asyncio
import logging
from typing import NamedTuple

import msgspec

from comptoir.core import CorruptLog, Value
from comptoir.server.any_game import AnyGame, AnyTable
from comptoir.server.store import Database
from comptoir.server.tables import journal, snapshots
from comptoir.server.tables.digest import digest
from comptoir.server.tables.held_table import Closure, HeldTable
from comptoir.server.tables.journal import JournalLine
from comptoir.server.tables.rows import TableRow
from comptoir.server.tables.sealing import Sealed
from comptoir.table import Table

log = logging.getLogger(__name__)

BREATH = 16
"""After that many lines of a replay others get their turn."""


class Replayed(NamedTuple):
    """A table on which news of its journal was played."""

    lines: list[JournalLine]
    """What was done since."""
    length: int
    """Of the journal."""
    table: AnyTable
    undone: bool
    """Whether lines of the log were taken back."""


class Replayer:
    """Reads journals and plays what they say."""

    def __init__(self, database: Database, sealed: Sealed) -> None:
        self._database = database
        self._sealed = sealed
        self.whole = False
        """Whether journals are replayed from their first line, whatever snapshots there are."""

    async def catch_up(
        self, held: HeldTable, row: TableRow, start: AnyTable, known: int
    ) -> Replayed:
        """Play what was done since; should a snapshot be of no use, the whole journal."""
        short: list[JournalLine] = []
        since = 0
        if not known and not held.closed and not self.whole and row.status == "playing":
            short, since = await snapshots.read(self._database, row.id)
        lines, length = await self._news(row, max(known, since))
        table, undone = await self._replay(held, start, [*short, *lines])
        if short and held.closed:
            held.closed = None
            lines, length = await self._news(row, known)
            return Replayed(lines, length, *await self._replay(held, start, lines))
        return Replayed([*short, *lines], max(length, since), table, undone)

    async def _news(self, row: TableRow, known: int) -> tuple[list[JournalLine], int]:
        """What was done since, of a finished game what led to its end; the journal's length."""
        if row.status == "over" and not known:
            sealed = await self._sealed.lines(row.id)
            if sealed is not None:
                return sealed
        rows = await self._database.fetch(journal.TAIL, row.id, known)
        lines = [journal.line_of(found) for found in rows]
        return lines, lines[-1].number if lines else known

    async def _replay(
        self, held: HeldTable, start: AnyTable, lines: list[JournalLine]
    ) -> tuple[AnyTable, bool]:
        """A copy of the table on which the lines are played, and whether some were taken back."""
        if not lines or held.closed:
            return start, False
        table, undone = start.copy(), False
        for count, line in enumerate(lines, 1):
            before = len(table.log)
            try:
                journal.replay(table, line, held.id)
            except CorruptLog as error:
                close(held, Closure("journal", line.number, before, str(error)))
                return start, False
            undone = undone or len(table.log) < before
            if count % BREATH == 0:
                await asyncio.sleep(0)
        return table, undone


def close(held: HeldTable, closed: Closure) -> None:
    """Nobody can play here any more."""
    log.error("Table %s is closed to play: %s", held.id, closed.why)
    held.closed = closed


def begun(game: AnyGame, row: TableRow) -> AnyTable:
    """The table before the first line of its journal."""
    options = msgspec.json.decode(row.options, type=dict[str, int | str | list[str]])
    table = Table(game, row.seats, _plain(options))
    table.digest_by(digest)
    return table


def _plain(options: dict[str, int | str | list[str]]) -> dict[str, Value]:
    """Options as the game takes them."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in options.items()
    }


def stand_in(game: AnyGame) -> AnyTable:
    """Something in place of a table that can't be played here; nobody is shown it."""
    return Table(game, game.seats[0])
