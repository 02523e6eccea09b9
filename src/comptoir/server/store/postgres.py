"""PostgreSQL: a pool of connections, and one that listens to what any process tells."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import asyncpg

from comptoir.server.store import migrate
from comptoir.server.store.database import Conflict, Row, Scalar, Statement, Unavailable
from comptoir.server.store.telling import Listeners, Teller, together
from comptoir.server.store.values import check

log = logging.getLogger(__name__)

CHANNEL = "comptoir"
LOCK = 0x436F6D70
"""The advisory lock of whoever migrates."""
SERVING = LOCK + 1
"""The one that all servers share; restoring a backup needs it alone."""
CONNECTIONS = 16
PATIENCE = 30.0
"""Seconds until a statement or a new connection is given up."""
TRIES = 5
"""How often a transaction is made that stood in another one's way."""
HEARTBEAT = 15.0
"""Seconds between two checks that the listening connection still works."""
TELL = """
SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, told)
FROM unnest(CAST($2 AS TEXT[])) AS told
"""
"""Nothing is stored, so nobody needs to wait for the disk."""
PAUSES = (0.05, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to listen again; the last one goes on."""

TAKEN = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)
IN_THE_WAY = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.PostgresSystemError,
    TimeoutError,
    OSError,
)
"""The server can't be reached, or stops, or won't have us."""
UNABLE = (asyncpg.InsufficientResourcesError, asyncpg.ReadOnlySQLTransactionError)
"""It is there and can't write now."""


class PostgreSQL:
    """A database that any number of processes share."""

    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool | None = None
        self._uses = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._listeners = Listeners()
        self._teller = Teller(self._tell)
        self._listening: asyncio.Task[None] | None = None
        self._ear: asyncpg.Connection | None = None

    async def open(self) -> None:
        """Connect and bring the tables up to date. Raises Unavailable."""
        with explained():
            await self._migrate()
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                init=_whole_numbers,
                reset=_nothing_to_reset,
                server_settings={"application_name": "comptoir"},
            )
            self._ear = await self._listen()
        self._listening = asyncio.create_task(self._hear())
        self._teller.open()

    async def close(self) -> None:
        """Finish what was asked, then disconnect."""
        await self._teller.close()
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        if self._ear is not None:
            self._ear.terminate()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._idle.wait()
                    await pool.close()
            pool.terminate()

    async def fetch(self, sql: str, *args: Scalar) -> list[Row]:
        """The rows that a SELECT finds."""
        check(args)
        async with self._connection() as connection:
            return [dict(row) for row in await connection.fetch(sql, *args)]

    async def commit(self, *statements: Statement, tell: str = "", sure: bool = True) -> list[Row]:
        """Make all changes or none; durable when it returns. Raises Conflict or Unavailable.

        A transaction that tells something waits until the disk has all others that do, so what
        need not be sure is told afterwards.
        """
        for statement in statements:
            check(statement.args)
        if tell and sure:
            statements += (Statement(f"SELECT pg_notify('{CHANNEL}', $1)", (tell,)),)
        rows = await self._make(statements)
        if tell and not sure:
            self._teller.say(tell)
        return rows

    async def _make(self, statements: tuple[Statement, ...]) -> list[Row]:
        async with self._connection() as connection:
            for _ in range(TRIES - 1):
                with suppress(*IN_THE_WAY):
                    return await _make(connection, statements)
            return await _make(connection, statements)

    async def _tell(self, texts: list[str]) -> None:
        async with self._connection() as connection:
            await connection.execute(TELL, CHANNEL, [*together(texts)])

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this with each text told by any process, from now on."""
        self._listeners.add(heard)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the pool; the database is not closed before it is back."""
        if self._pool is None:
            raise Unavailable("The database is closed.")
        self._uses += 1
        self._idle.clear()
        try:
            with explained():
                async with self._pool.acquire(timeout=PATIENCE) as connection:
                    yield connection
        finally:
            self._uses -= 1
            if self._uses == 0:
                self._idle.set()

    async def _migrate(self) -> None:
        """Make the migrations that are missing, while nobody else does."""
        connection = await self._connect()
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
            await connection.execute(migrate.BOOK)
            done = [dict(row) for row in await connection.fetch(migrate.DONE)]
            for migration in migrate.missing(done, migrate.packaged()):
                async with connection.transaction():
                    await connection.execute(migration.sql)
                    note = (migration.number, migration.name, migration.digest)
                    await connection.execute(migrate.NOTE, *note, int(time.time() * 1000))
        finally:
            await connection.close(timeout=PATIENCE)

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self._url, timeout=PATIENCE)

    async def _listen(self) -> asyncpg.Connection:
        """A connection that listens, and says that a server runs."""
        connection = await self._connect()
        try:
            if not await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", SERVING):
                message = "A backup is being restored into this database. Wait until it is done."
                raise Unavailable(message)
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _heard(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        for line in str(text).split("\n"):
            self._listeners.tell(line)

    async def _hear(self) -> None:
        """Listen until the database is closed, again after each loss of the connection."""
        while self._ear is not None:
            await _lost(self._ear)
            self._ear.terminate()
            self._ear = await self._listen_again()
            self._listeners.tell("")

    async def _listen_again(self) -> asyncpg.Connection:
        attempt = 0
        while True:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            try:
                return await self._listen()
            except (*AWAY, *UNABLE, Unavailable):
                continue
            except Exception:  # one that stopped listening would never hear anything again
                log.exception("PostgreSQL can't be listened to.")


async def _lost(connection: asyncpg.Connection) -> None:
    """Return when the connection is lost."""
    gone = asyncio.Event()
    connection.add_termination_listener(lambda _: gone.set())
    while not connection.is_closed():
        try:
            async with asyncio.timeout(HEARTBEAT):
                await gone.wait()
        except TimeoutError:
            try:
                await connection.execute("SELECT 1", timeout=HEARTBEAT)
            except Exception:  # of whatever kind: another connection can be made
                return


async def _make(connection: Any, statements: tuple[Statement, ...]) -> list[Row]:
    """Make all changes in a transaction."""
    answer: list[Row] = []
    async with connection.transaction():
        for statement in statements:
            rows = await _change(connection, statement)
            answer = rows or answer
    return answer


async def _change(connection: Any, statement: Statement) -> list[Row]:
    """Make one change; raises Conflict."""
    rows: list[Row] = []
    try:
        if _returns(statement.sql):
            rows = [dict(row) for row in await connection.fetch(statement.sql, *statement.args)]
            count = len(rows)
        else:
            status: str = await connection.execute(statement.sql, *statement.args)
            count = int(status.rpartition(" ")[2])
    except TAKEN as error:
        raise Conflict(f"Somebody was there first: {error}.") from None
    if statement.rows not in (None, count):
        raise Conflict(f"{count} rows were as expected, not {statement.rows}.")
    return rows


def _returns(sql: str) -> bool:
    return "RETURNING" in sql.upper()


async def _nothing_to_reset(_connection: object) -> None:
    """What asyncpg would undo, at the price of a question, nobody does to these connections."""


async def _whole_numbers(connection: asyncpg.Connection) -> None:
    """Sums of whole numbers are whole numbers, not decimals."""
    await connection.set_type_codec(
        "numeric", schema="pg_catalog", encoder=str, decoder=int, format="text"
    )


@contextmanager
def explained() -> Iterator[None]:
    """Say why the database can't be used. What is wrong with the SQL is raised as it is."""
    try:
        yield
    except (*AWAY, *IN_THE_WAY) as error:
        if isinstance(error, ValueError):
            raise  # an argument that does not fit its column
        raise Unavailable(f"PostgreSQL can't be used now: {_sentence(error)}") from error
    except UNABLE as error:
        raise Unavailable(f"PostgreSQL can't write now: {_sentence(error)}") from error


def _sentence(error: BaseException) -> str:
    return f"{str(error).strip() or type(error).__name__}.".replace("..", ".")
