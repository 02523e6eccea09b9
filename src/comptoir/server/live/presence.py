"""Who is at which table: known to all processes, for as long as theirs live."""

from collections import Counter
from collections.abc import Callable

from comptoir.server.people.belongings import Belonging
from comptoir.server.store import Statement
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.keeper import Keeper

LEASE = 90_000
"""Milliseconds after which those of a process that died are no longer there."""
COME = """
INSERT INTO presence (table_id, person, node, until) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, person, node) DO UPDATE SET until = $4
"""
GO = "DELETE FROM presence WHERE table_id = $1 AND person = $2 AND node = $3"
STAY = "UPDATE presence SET until = $2 WHERE node = $1 RETURNING table_id, person"
CLEAN = "DELETE FROM presence WHERE until < $1 RETURNING table_id"
LEAVE = "DELETE FROM presence WHERE node = $1"
BELONGINGS = (
    Belonging(
        "presence",
        "SELECT table_id, until FROM presence WHERE person = $1",
        ("DELETE FROM presence WHERE person = $1",),
        ("DELETE FROM presence WHERE person = $1",),
        keeps="person",
    ),
)


class Presence:
    """Notes who comes and goes."""

    def __init__(self, keeper: Keeper, now: Callable[[], int]) -> None:
        self._keeper = keeper
        self._now = now
        self._counts: Counter[tuple[str, str]] = Counter()
        """Connections by table and person."""
        self._noted: set[tuple[str, str]] = set()
        """Who is there as far as the database knows."""
        self._settling: set[tuple[str, str]] = set()

    async def come(self, held: HeldTable, person: str | None) -> None:
        """A connection opened."""
        if person is not None:
            self._counts[held.id, person] += 1
            await self._settle(held, person)

    async def go(self, held: HeldTable, person: str | None) -> None:
        """A connection closed."""
        if person is not None:
            self._counts[held.id, person] -= 1
            if self._counts[held.id, person] <= 0:
                del self._counts[held.id, person]
            await self._settle(held, person)

    async def _settle(self, held: HeldTable, person: str) -> None:
        """Note whether the person is there, one change at a time, until it is noted as it is."""
        key = held.id, person
        if key in self._settling:
            return
        self._settling.add(key)
        try:
            while (there := key in self._counts) != (key in self._noted):
                await self._note(held, person, there=there)
        finally:
            self._settling.discard(key)

    async def _note(self, held: HeldTable, person: str, *, there: bool) -> None:
        key, node = (held.id, person), self._keeper.node
        come, go = Statement(COME, (*key, node, self._now() + LEASE)), Statement(GO, (*key, node))
        tell = self._keeper.tell("here", held.id)
        await self._keeper.database.commit(come if there else go, tell=tell)
        (self._noted.add if there else self._noted.discard)(key)
        await self._keeper.refresh_here(held)

    async def stay(self) -> None:
        """The process lives: so do its connections. The rest is cleared away.

        What the database could not be told, or has cleared away meanwhile, it is told again.
        """
        database, now = self._keeper.database, self._now()
        rows = await database.commit(Statement(STAY, (self._keeper.node, now + LEASE)))
        self._noted = {(str(row["table_id"]), str(row["person"])) for row in rows}
        for table_id, person in self._noted ^ self._counts.keys():
            held = self._keeper.find(table_id)
            if held is not None:
                await self._settle(held, person)
        await self._clear_away()

    async def _clear_away(self) -> None:
        """Those of a process that died are no longer there."""
        database, keeper = self._keeper.database, self._keeper
        gone = await database.commit(Statement(CLEAN, (self._now(),)))
        for table_id in {str(row["table_id"]) for row in gone}:
            await database.commit(tell=keeper.tell("here", table_id))
            held = keeper.find(table_id)
            if held is not None:
                await keeper.refresh_here(held)

    async def leave(self) -> None:
        """The process ends."""
        await self._keeper.database.commit(Statement(LEAVE, (self._keeper.node,)))
