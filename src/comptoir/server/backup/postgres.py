"""A PostgreSQL database, backed up while servers may write it, and restored while none runs."""

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any

import asyncpg

from comptoir.server.backup.archive import BadBackup, Head, Reader, Section, Values, head
from comptoir.server.backup.source import CHUNK, Source
from comptoir.server.store import Row, Unavailable, migrate
from comptoir.server.store.migrate import Migration
from comptoir.server.store.postgres import PATIENCE, SERVING, PostgreSQL, explained

THERE = "SELECT to_regclass('migrations') IS NOT NULL"


class Snapshot:
    """A database at one moment: all is read in one transaction, which blocks no writers."""

    def __init__(self, connection: Any, about: Head) -> None:
        self._connection = connection
        self.head = about

    async def columns(self, table: str) -> Section:
        """The columns of a table."""
        query = await self._connection.prepare(f"SELECT * FROM {table}")
        return Section(table, tuple(each.name for each in query.get_attributes()))

    async def rows(self, table: str) -> AsyncIterator[list[Values]]:
        """All its rows, some at a time."""
        cursor = await self._connection.cursor(f"SELECT * FROM {table}")
        while rows := await cursor.fetch(CHUNK):
            yield [tuple(row) for row in rows]


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Source]:
    """The database as it is now. Raises Unavailable."""
    async with (
        _connected(url) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        yield Snapshot(connection, await _head(connection))


async def _head(connection: Any) -> Head:
    if not await connection.fetchval(THERE):
        raise Unavailable("The database has no tables of Comptoir.")
    made = migrate.made(await _done(connection), migrate.packaged())
    count = {
        table: await connection.fetchval(f"SELECT COUNT(*) FROM {table}")
        for table in migrate.tables(made)
    }
    return head(int(time.time() * 1000), made, count)


async def _done(connection: Any) -> list[Row]:
    return [dict(row) for row in await connection.fetch(migrate.DONE)]


async def restore(
    url: str, backup: Reader, made: list[Migration], force: bool, advance: Callable[[int], None]
) -> None:
    """Put a backup in place of all that is there, all or nothing. Raises Unavailable, BadBackup."""
    async with _connected(url) as connection:
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", SERVING):
            raise Unavailable(
                "A server, or a backup that is being restored, uses this database. Stop it first."
            )
        async with connection.transaction():
            await _clear(connection, force)
            await _make(connection, made, backup.head.made)
            for section, rows in backup.sections():
                await _insert(connection, section, rows, advance)
        await connection.execute("ANALYZE")
    database = PostgreSQL(url)  # makes the migrations that the backup has not
    try:
        await database.open()
    finally:
        await database.close()


async def _clear(connection: Any, force: bool) -> None:
    if not await connection.fetchval(THERE):
        return
    tables = migrate.tables(migrate.made(await _done(connection), migrate.packaged()))
    for table in tables:
        if not force and await connection.fetchval(f"SELECT EXISTS (SELECT FROM {table})"):
            raise BadBackup("The database is not empty. Name another one, or use --force.")
    for table in (*reversed(tables), "migrations"):
        await connection.execute(f"DROP TABLE {table} CASCADE")


async def _make(connection: Any, made: list[Migration], at: int) -> None:
    await connection.execute(migrate.BOOK)
    for migration in made:
        await connection.execute(migration.sql)
        note = (migration.number, migration.name, migration.digest, at)
        await connection.execute(migrate.NOTE, *note)


async def _insert(
    connection: Any, section: Section, rows: Iterator[Values], advance: Callable[[int], None]
) -> None:
    while some := list(islice(rows, CHUNK)):
        await connection.copy_records_to_table(section.table, records=some, columns=section.columns)
        advance(len(some))


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Any]:
    with explained():
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            yield connection
        finally:
            await connection.close(timeout=PATIENCE)
