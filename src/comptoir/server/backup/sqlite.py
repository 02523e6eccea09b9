"""An SQLite file, backed up while a server may write it, and restored while none does."""

import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from itertools import islice
from pathlib import Path

from comptoir.server.backup.archive import BadBackup, Head, Reader, Section, Values, head
from comptoir.server.backup.source import CHUNK, Source
from comptoir.server.store import Row, Unavailable, migrate
from comptoir.server.store.holding import Hold
from comptoir.server.store.migrate import Migration
from comptoir.server.store.sqlite import SQLite

BESIDE = ("-wal", "-shm", "-journal")
"""Files that belong to a database."""


class File:
    """A file at one moment: all is read in one transaction, which blocks no writers."""

    def __init__(self, connection: sqlite3.Connection, about: Head) -> None:
        self._connection = connection
        self.head = about

    async def columns(self, table: str) -> Section:
        """The columns of a table."""
        found = self._connection.execute(f"SELECT * FROM {table} LIMIT 0").description
        return Section(table, tuple(column[0] for column in found))

    async def rows(self, table: str) -> AsyncIterator[list[Values]]:
        """All its rows, some at a time."""
        cursor = self._connection.execute(f"SELECT * FROM {table}")
        while rows := cursor.fetchmany(CHUNK):
            yield rows


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[Source]:
    """The file as it is now. Raises Unavailable."""
    with _explained(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=60.0, isolation_level=None
        )
    with closing(connection), _explained(path):
        connection.execute("PRAGMA query_only = ON")
        connection.execute("BEGIN")
        _demand_sound(connection, path)
        yield File(connection, _head(connection))


def _demand_sound(connection: sqlite3.Connection, path: Path) -> None:
    """Raise Unavailable unless the file is whole, and each reference leads somewhere."""
    ((said,),) = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if said != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
        raise Unavailable(f"The database {path} is damaged; restore a backup.")


def _head(connection: sqlite3.Connection) -> Head:
    done: list[Row] = [
        dict(zip(("number", "name", "digest"), row, strict=True))
        for row in connection.execute(migrate.DONE)
    ]
    made = migrate.made(done, migrate.packaged())
    count = {
        table: connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]
        for table in migrate.tables(made)
    }
    return head(int(time.time() * 1000), made, count)


async def restore(
    path: Path, backup: Reader, made: list[Migration], force: bool, advance: Callable[[int], None]
) -> None:
    """Put a backup in the file's place, all or nothing. Raises Unavailable or BadBackup."""
    path = path.resolve()
    hold, new = Hold(path), path.with_name(f"{path.name}.restoring")
    _make_folder(path.parent)
    hold.take()
    try:
        if path.exists() and not force:
            raise BadBackup(f"{path} already exists. Name another database, or use --force.")
        _remove(new)
        with _explained(new):
            _fill(new, backup, made, advance)
        await _bring_up_to_date(new)
        _put_in_place(new, path)
    finally:
        _remove(new)
        with suppress(OSError):
            new.with_name(f"{new.name}.lock").unlink()
        hold.let_go()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable(f"The folder {folder} can't be created: {error.strerror}.") from None


def _fill(
    path: Path, backup: Reader, made: list[Migration], advance: Callable[[int], None]
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute(migrate.BOOK)
        for migration in made:
            for statement in migration.statements():
                connection.execute(statement)
            note = (migration.number, migration.name, migration.digest, backup.head.made)
            connection.execute("INSERT INTO migrations VALUES (?, ?, ?, ?)", note)
        for section, rows in backup.sections():
            _insert(connection, section, rows, advance)
        connection.execute("COMMIT")
        _demand_sound(connection, path)


def _insert(
    connection: sqlite3.Connection,
    section: Section,
    rows: Iterator[Values],
    advance: Callable[[int], None],
) -> None:
    places = ", ".join("?" * len(section.columns))
    sql = f"INSERT INTO {section.table} ({', '.join(section.columns)}) VALUES ({places})"
    while some := list(islice(rows, CHUNK)):
        connection.executemany(sql, some)
        advance(len(some))


async def _bring_up_to_date(path: Path) -> None:
    """Make the migrations that the program has and the backup has not."""
    database = SQLite(path)
    try:
        await database.open()
    finally:
        await database.close()


def _put_in_place(new: Path, path: Path) -> None:
    """The old file goes with all that belongs to it; the new one has all in one file."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as old:
        old.execute("PRAGMA journal_mode = DELETE")
    for ending in BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)
    with new.open("rb+") as file:
        os.fsync(file.fileno())
    new.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Let the disk know of new names, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _remove(path: Path) -> None:
    for ending in ("", *BESIDE):
        path.with_name(path.name + ending).unlink(missing_ok=True)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise Unavailable(f"The database {path} can't be used: {error}.") from error
