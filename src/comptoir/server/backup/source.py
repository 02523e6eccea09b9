"""What a backup is made from: one moment of a database."""

from collections.abc import AsyncIterator
from typing import Protocol

from comptoir.server.backup.archive import Head, Section, Values

CHUNK = 1000
"""Rows that are read or written at once."""


class Source(Protocol):
    """A database as it was at one moment, whatever is stored meanwhile."""

    head: Head

    async def columns(self, table: str) -> Section:
        """The columns of a table."""

    def rows(self, table: str) -> AsyncIterator[list[Values]]:
        """All its rows, some at a time."""
