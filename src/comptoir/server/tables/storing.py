"""What is about to be stored at a table, for those who store something along with it."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TypeAlias

from msgspec import Struct

from comptoir.server.any_game import AnyTable
from comptoir.server.store import Statement
from comptoir.server.tables.rows import SeatRow, TableRow


class Storing(Struct, frozen=True):
    """The table as it will be once everything is stored."""

    row: TableRow
    seats: list[SeatRow]
    changed: Sequence[tuple[SeatRow, SeatRow]]
    """Those that are not as they were: each as it was, and as it will be."""
    table: AnyTable
    now: int

    @property
    def asked(self) -> set[int]:
        """The seats that have an open question."""
        return {d.seat for d in self.table.decisions} if self.row.status == "playing" else set()

    @property
    def newly_asked(self) -> list[str]:
        """The people whom the table waits for from now on, each once."""
        found = [
            new.person for old, new in self.changed if new.asked is not None and old.asked is None
        ]
        return [*dict.fromkeys(person for person in found if person is not None)]


Inviting: TypeAlias = Callable[[str, Collection[str]], Awaitable[Collection[Statement]]]
"""Tells people that they are invited to a table, as part of the commit that makes it."""
Contributor: TypeAlias = Callable[[Storing], Awaitable[Collection[Statement]]]
"""Adds statements to a table's commit: they are stored with the rest, or nothing is."""
