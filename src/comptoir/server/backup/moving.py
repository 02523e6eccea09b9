"""From a database to a file, and back."""

import os
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path

from comptoir.server.backup import postgres, sqlite
from comptoir.server.backup.archive import BadBackup, Head, Writer, opened
from comptoir.server.backup.source import Source
from comptoir.server.store import Row, connect, migrate
from comptoir.server.store.migrate import Migration
from comptoir.server.store.sqlite import SQLite


def reading(url: str) -> AbstractAsyncContextManager[Source]:
    """The database as it is at one moment; whoever writes it goes on. Raises Unavailable."""
    found = connect(url)
    return sqlite.reading(found.path) if isinstance(found, SQLite) else postgres.reading(url)


async def save(source: Source, file: Path, force: bool, advance: Callable[[int], None]) -> None:
    """Write a backup, all or nothing; only its owner may read it. Raises BadBackup."""
    if file.exists() and not force:
        raise BadBackup(f"{file} already exists. Name another file, or use --force.")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            await _write(source, Writer(out, source.head), advance)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
        sqlite.sync_folder(file.parent)
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror}.") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


async def _write(source: Source, out: Writer, advance: Callable[[int], None]) -> None:
    for table in source.head.tables:
        out.begin(await source.columns(table))
        async for rows in source.rows(table):
            out.add(rows)
            advance(len(rows))
    out.end()


def look(file: Path) -> Head:
    """What a backup is of. Raises BadBackup."""
    with opened(file) as backup:
        return backup.head


async def restore(url: str, file: Path, force: bool, advance: Callable[[int], None]) -> None:
    """Put a backup into a database that nobody serves. Raises BadBackup or Unavailable."""
    found = connect(url)
    with opened(file) as backup:
        made = _migrations(backup.head)
        if isinstance(found, SQLite):
            await sqlite.restore(found.path, backup, made, force, advance)
        else:
            await postgres.restore(url, backup, made, force, advance)


def _migrations(head: Head) -> list[Migration]:
    """The migrations that made the tables of a backup. Raises Unavailable, or BadBackup."""
    done: list[Row] = [
        {"number": each.number, "name": each.name, "digest": each.digest}
        for each in head.migrations
    ]
    made = migrate.made(done, migrate.packaged())
    if list(head.tables) != migrate.tables(made):
        raise BadBackup("The backup is damaged: its tables are not those of its migrations.")
    return made
