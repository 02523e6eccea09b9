"""Replays tables for a host who wants to know which can't be played, and repairs them."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from comptoir.server.bots.jobs import NewJobs
from comptoir.server.context import system_clock
from comptoir.server.errors import Problem
from comptoir.server.people.desk import By, Desk
from comptoir.server.people.people import People
from comptoir.server.store import Database, connect
from comptoir.server.tables.answers import Journal
from comptoir.server.tables.closing import Closing
from comptoir.server.tables.commit import Committer
from comptoir.server.tables.happenings import Happenings
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.records import journal_of
from comptoir.server.tables.shelf import Shelf

MEGABYTES = 64
"""How much memory tables may take: each is looked at once."""
NODE = "admin"


@dataclass(frozen=True, slots=True)
class Finding:
    """A table that can't be played."""

    table: str
    game: str
    status: str
    by: str
    """version, edition or journal; game: it is not installed."""
    line: int | None
    """Of the journal, the first one that can't be played."""
    why: str


class Checking:
    """All tables of a database."""

    def __init__(self, database: Database, shelf: Shelf) -> None:
        self._database = database
        self._keeper = Keeper(database, shelf, Happenings(), NODE, system_clock, MEGABYTES)
        self._desk = Desk(database, People(database, system_clock), system_clock)
        self._keeper.replayer.whole = True
        self._closing = Closing(Committer(self._keeper, (NewJobs(),)))

    async def tables(self) -> list[tuple[str, str, str]]:
        """Every table: its id, its game, and its status."""
        rows = await self._database.fetch("SELECT id, game, status FROM tables ORDER BY id")
        return [(str(row["id"]), str(row["game"]), str(row["status"])) for row in rows]

    async def check(
        self, tables: Sequence[tuple[str, str, str]], advance: Callable[[int], None]
    ) -> list[Finding]:
        """Replay each of them; those that can't be played."""
        found = []
        for table in tables:
            finding = await self._look(*table)
            found += [finding] if finding else []
            advance(1)
        return found

    async def _look(self, table: str, game: str, status: str) -> Finding | None:
        try:
            closed = (await self._keeper.get(table)).closed
        except Problem as problem:
            return Finding(table, game, status, "game", None, str(problem))
        if closed is None:
            return None
        return Finding(table, game, status, closed.by, closed.line, closed.why)

    async def cut(self, table: str) -> int:
        """Cut a damaged table back; the line that was the first to go. Raises a Problem."""
        held = await self._keeper.get(table)
        line = held.closed.line if held.closed else None
        await self._closing.cut(held)
        await self._desk.note(By(), "repair", table=table)
        return line or 0

    async def export(self, table: str) -> Journal:
        """All that was ever done at a table. Raises a Problem."""
        return await journal_of(self._database, await self._keeper.get(table))


@asynccontextmanager
async def checking(url: str, editions: Sequence[str]) -> AsyncIterator[Checking]:
    """What is at this address; PostgreSQL may serve meanwhile. Raises Unavailable."""
    database = connect(url)
    await database.open()
    try:
        yield Checking(database, Shelf(editions))
    finally:
        await database.close()
