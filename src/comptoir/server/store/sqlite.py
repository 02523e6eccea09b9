"""SQLite: one file, one process that writes it, and commits that share their fsync.

Statements run in the event loop, where they touch memory alone; COMMIT, which waits for the disk,
runs in a thread. Whatever is asked meanwhile makes up the next group, one transaction. A Conflict
of one leaves the others alone: the group begins again, with a savepoint for each. (A thread that
ran the statements, too, would wait for the interpreter's lock at each of them while the server is
busy.) Reads see what is committed, and wait for nobody.
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from stat import S_IMODE

from comptoir.server.store import migrate
from comptoir.server.store.database import Conflict, Row, Scalar, Statement, Unavailable
from comptoir.server.store.holding import Hold
from comptoir.server.store.telling import Listeners
from comptoir.server.store.values import check

GROUP = 100
"""Commits that share a transaction at most: what the event loop does in one go."""
PATIENCE = 5.0
"""Seconds to wait for another process that holds the lock."""
PAUSE = 0.01
GATHER = 0.004
"""Seconds from one transaction to the next while many commits come: those of that time share one.

Whoever comes alone waits for nobody.
"""
CHECKPOINT = 4000
"""Pages of the log after which they are written to the file; the disk has them before that."""

TAKEN = {"SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_FOREIGNKEY"}
CAUSES = {
    "SQLITE_FULL": "the disk is full; make room, and it will continue",
    "SQLITE_READONLY": "it can't be written; let the server's user write the file and its folder",
    "SQLITE_CANTOPEN": "it can't be opened; the server's user must be able to write its folder",
    "SQLITE_PERM": "it can't be opened; the server's user must be able to write it",
    "SQLITE_BUSY": "another program holds it locked; close that program, and it will continue",
    "SQLITE_LOCKED": "another program holds it locked; close that program, and it will continue",
    "SQLITE_IOERR": "the disk fails or is full; look at the system's log",
    "SQLITE_CORRUPT": "it is damaged; restore a backup",
    "SQLITE_NOTADB": "it is not a database; name another file, or restore a backup",
    "SQLITE_NOMEM": "there is no memory left",
    "SQLITE_PROTOCOL": "another program holds it locked; close that program, and it will continue",
}
"""Why a database can't be used now, by SQLite's primary result code."""


@dataclass(slots=True)
class Work:
    """A commit that waits to be made."""

    statements: tuple[Statement, ...]
    tell: str
    answer: asyncio.Future[list[Row]]


class SQLite:
    """A database in a file."""

    skip_locked = ""

    def __init__(self, path: Path, *, beside: bool = False) -> None:
        self.path = path
        self._beside = beside
        """Whether a server may have it open: then its tables are left as they are."""
        self._hold = Hold(path)
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._waiting: list[Work] = []
        self._wake = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self._disk = ThreadPoolExecutor(1, "sqlite")
        self._listeners = Listeners()

    async def open(self) -> None:
        """Make the file if there is none, and bring its tables up to date. Raises Unavailable.

        Also when another program has it open in this way.
        """
        with self._explained():
            await asyncio.get_running_loop().run_in_executor(self._disk, self._prepare)
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what was asked, then close the file."""
        task, self._writing = self._writing, None
        self._closed = True
        self._wake.set()
        if task is not None:
            await task
        self._disk.shutdown()
        _close(self._reader)
        _close(self._writer)
        self._reader = self._writer = None
        self._hold.let_go()

    async def fetch(self, sql: str, *args: Scalar) -> list[Row]:
        """The rows that a SELECT finds."""
        check(args)
        if self._closed:
            raise Unavailable(f"The database {self.path} is closed.")
        patient_until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._explained():
                    return self._read(sql, args)
            except Busy:
                if time.monotonic() > patient_until:
                    raise
                await asyncio.sleep(PAUSE)

    async def commit(self, *statements: Statement, tell: str = "", sure: bool = True) -> list[Row]:
        """Make all changes or none; durable when it returns. Raises Conflict or Unavailable."""
        for statement in statements:
            check(statement.args)
        if self._writing is None:
            raise Unavailable(f"The database {self.path} is closed.")
        told = tell if sure else ""  # there are no other processes
        work = Work(statements, told, asyncio.get_running_loop().create_future())
        self._waiting.append(work)
        self._wake.set()
        return await work.answer

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this with each text told in this process, from now on."""
        self._listeners.add(heard)

    def _read(self, sql: str, args: tuple[Scalar, ...]) -> list[Row]:
        try:
            if self._reader is None:
                self._reader = self._connect("rw")
                self._reader.execute("PRAGMA query_only = ON")
            return _run(self._reader, sql, args)[0]
        except sqlite3.Error as error:
            if _primary(error) in CAUSES:
                _close(self._reader)
                self._reader = None
            raise

    async def _write(self) -> None:
        """Make commits, a group at a time, until the database is closed and nothing waits."""
        loop = asyncio.get_running_loop()
        while self._waiting or self._writing is not None:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            began = loop.time()
            await self._make(group)
            if len(group) > 1 and self._writing is not None:
                await asyncio.sleep(began + GATHER - loop.time())

    async def _make(self, group: list[Work]) -> None:
        """One transaction for all of them. Each gets its answer when the disk has it."""
        loop = asyncio.get_running_loop()
        try:
            with self._explained():
                writer = await self._begin()
                answers = _try_all(writer, group)
                await loop.run_in_executor(self._disk, writer.execute, "COMMIT")
        except Exception as error:  # whoever waits must get an answer, whatever it is
            _close(self._writer)
            self._writer = None
            answers = [error] * len(group)
        for work, answer in zip(group, answers, strict=True):
            _give(work.answer, answer)
            if work.tell and not isinstance(answer, Exception):
                loop.call_soon(self._listeners.tell, work.tell)

    async def _begin(self) -> sqlite3.Connection:
        """A connection with a transaction that may write, once nobody else does."""
        patient_until = time.monotonic() + PATIENCE
        while True:
            if self._writer is None:
                self._writer = self._connect("rw")
            try:
                self._writer.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if _primary(error) != "SQLITE_BUSY" or time.monotonic() > patient_until:
                    raise
                await asyncio.sleep(PAUSE)
            else:
                return self._writer

    def _connect(self, mode: str, timeout: float = 0.0) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self.path.absolute().as_uri()}?mode={mode}",
            uri=True,
            timeout=timeout,
            isolation_level=None,
            check_same_thread=False,
        )
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        return connection

    def _prepare(self) -> None:
        """Make what is missing, while nobody else does; the connection stays as the writer."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unavailable(
                f"The database's folder {self.path.parent} can't be created: {error.strerror}."
            ) from None
        if self._beside and self._hold.taken():
            self._join()
            return
        self._hold.take()
        self._close_to_others()
        self._writer = writer = self._connect("rwc", timeout=60.0)
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute(migrate.BOOK)
        writer.execute("COMMIT")
        while self._migrate_once(writer):
            pass
        writer.execute("PRAGMA busy_timeout = 0")

    def _join(self) -> None:
        """Use the file together with a server of the same version. Raises Unavailable."""
        self._writer = writer = self._connect("rw")
        done = _run(writer, migrate.DONE, ())[0]
        if migrate.missing(done, migrate.packaged()):
            raise Unavailable(
                f"The server that uses {self.path} is older than this program. Start it again "
                "with this version first."
            )

    def _close_to_others(self) -> None:
        """The file holds secrets: its owner alone reads it, and what SQLite puts beside it."""
        with suppress(OSError):  # SQLite says better what is wrong
            self.path.touch(0o600)
        for end in ("", "-wal", "-shm"):
            file = self.path.with_name(self.path.name + end)
            with suppress(OSError):  # it is not there, or somebody else's
                if (mode := file.stat().st_mode) & 0o077:
                    file.chmod(S_IMODE(mode) & 0o700)

    def _migrate_once(self, writer: sqlite3.Connection) -> bool:
        """Make the next migration, if there is one, in a transaction of its own."""
        writer.execute("BEGIN IMMEDIATE")
        found = migrate.missing(_run(writer, migrate.DONE, ())[0], migrate.packaged())
        for migration in found[:1]:
            for statement in migration.statements():
                writer.execute(statement)
            note = (migration.number, migration.name, migration.digest, int(time.time() * 1000))
            _run(writer, migrate.NOTE, note)
        writer.execute("COMMIT")
        return bool(found)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Say why the database can't be used. What is wrong with the SQL is raised as it is."""
        try:
            yield
        except sqlite3.Error as error:
            code = _primary(error)
            if code not in CAUSES:
                raise
            kind = Busy if code == "SQLITE_BUSY" else Unavailable
            raise kind(f"The database {self.path} is not available: {CAUSES[code]}.") from error


class Busy(Unavailable):
    """Somebody else holds the lock."""


def _try_all(writer: sqlite3.Connection, group: list[Work]) -> list[list[Row] | Exception]:
    """Make the changes of all of them; if some can't be made, begin again, each by itself."""
    answers: list[list[Row] | Exception]
    writer.execute("SAVEPOINT all_work")
    try:
        answers = [_change(writer, work.statements) for work in group]
    except (Conflict, sqlite3.Error) as error:
        _raise_trouble(error)
        writer.execute("ROLLBACK TO all_work")
        answers = [_try(writer, work.statements) for work in group]
    writer.execute("RELEASE all_work")
    return answers


def _raise_trouble(error: Exception) -> None:
    """What the disk says is for everybody."""
    if isinstance(error, sqlite3.Error) and _primary(error) in CAUSES:
        raise error


def _try(writer: sqlite3.Connection, statements: tuple[Statement, ...]) -> list[Row] | Exception:
    """Make the changes of one commit, or none of them."""
    writer.execute("SAVEPOINT work")
    answer: list[Row] | Exception
    try:
        answer = _change(writer, statements)
    except (Conflict, sqlite3.Error) as error:
        _raise_trouble(error)
        writer.execute("ROLLBACK TO work")
        answer = error
    writer.execute("RELEASE work")
    return answer


def _change(writer: sqlite3.Connection, statements: tuple[Statement, ...]) -> list[Row]:
    answer: list[Row] = []
    for statement in statements:
        try:
            rows, count = _run(writer, statement.sql, statement.args)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname in TAKEN:
                raise Conflict(f"Somebody was there first: {error}.") from None
            raise
        if statement.rows not in (None, count):
            raise Conflict(f"{count} rows were as expected, not {statement.rows}.")
        answer = rows or answer
    return answer


def _run(
    connection: sqlite3.Connection, sql: str, args: tuple[Scalar, ...]
) -> tuple[list[Row], int]:
    """The rows that a statement returns, and how many it touched."""
    cursor = connection.execute(_numbered(sql), args)
    if cursor.description is None:
        return [], cursor.rowcount
    names = [column[0] for column in cursor.description]
    rows: list[Row] = [dict(zip(names, row, strict=True)) for row in cursor]
    return rows, len(rows)


@lru_cache(512)
def _numbered(sql: str) -> str:
    """The statement with SQLite's own names for the arguments by number."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


def _primary(error: sqlite3.Error) -> str:
    """The name of the primary result code, whatever detail SQLite adds to it."""
    name: str = getattr(error, "sqlite_errorname", "")
    return "_".join(name.split("_")[:2])


def _close(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()


def _give(future: asyncio.Future[list[Row]], answer: list[Row] | Exception) -> None:
    """Answer whoever still waits."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
