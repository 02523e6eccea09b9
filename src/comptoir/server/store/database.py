"""The small interface that both databases keep.

SQL is written once, in what SQLite and PostgreSQL share: `$1`, `$2` for arguments, BIGINT and TEXT
columns, times in milliseconds, JSON as text, `ON CONFLICT` and `RETURNING`.
"""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from msgspec import Struct

Scalar: TypeAlias = int | str | None
Row: TypeAlias = Mapping[str, Scalar]
"""A row by column."""


class Conflict(Exception):
    """Somebody was there first: a key is taken, or a row is not as expected. Nothing was done."""


class Unavailable(Exception):
    """The database can't be reached or can't write now. What was asked may be asked again."""


class Unstorable(ValueError):
    """A text with a zero byte or half a character, or a number beyond 64 bits."""


class Statement(Struct, frozen=True):
    """One change."""

    sql: str
    args: tuple[Scalar, ...] = ()
    rows: int | None = None
    """How many rows it must touch, or everything is a Conflict; None: any number."""


class Database(Protocol):
    """A database that is durable when it says so."""

    skip_locked: str
    """What a claiming SELECT ends with, so that two processes never wait for one row."""

    async def open(self) -> None:
        """Connect and bring the tables up to date. Raises Unavailable."""

    async def close(self) -> None:
        """Finish what was asked, then disconnect."""

    async def fetch(self, sql: str, *args: Scalar) -> list[Row]:
        """The rows that a SELECT finds."""

    async def commit(self, *statements: Statement, tell: str = "", sure: bool = True) -> list[Row]:
        """Make all changes or none; durable when it returns. The rows of the last RETURNING.

        Raises Conflict or Unavailable. Every listener hears `tell` afterwards, in each process.
        What is not `sure` is news to other processes alone, and need not be told in this one: it
        costs less, but is lost if this process dies in the next moment.
        """

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this with each text told, from now on. The empty text: some may have been lost."""
