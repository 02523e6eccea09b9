"""Who is at which table: known to all processes, for as long as theirs live."""

from collections import Counter
from collections.abc import Callable

from comptoir.server.store import Statement
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.live import Live

LEASE = 90_000
"""Milliseconds after which those of a process that died are no longer there."""
COME = """
INSERT INTO presence (table_id, person, node, until) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, person, node) DO UPDATE SET until = $4
"""
GO = "DELETE FROM presence WHERE table_id = $1 AND person = $2 AND node = $3"
STAY = "UPDATE presence SET until = $2 WHERE node = $1"
CLEAN = "DELETE FROM presence WHERE until < $1"
LEAVE = "DELETE FROM presence WHERE node = $1"


class Presence:
    """Notes who comes and goes."""

    def __init__(self, keeper: Keeper, now: Callable[[], int]) -> None:
        self._keeper = keeper
        self.now = now
        self._counts: Counter[tuple[str, str]] = Counter()
        """Connections by table and person."""

    async def come(self, live: Live, person: str | None) -> None:
        """A connection opened."""
        if person is None:
            return
        self._counts[live.id, person] += 1
        if self._counts[live.id, person] == 1:
            args = (live.id, person, self._keeper.node, self.now() + LEASE)
            await self._change(live, Statement(COME, args))

    async def go(self, live: Live, person: str | None) -> None:
        """A connection closed."""
        if person is None:
            return
        self._counts[live.id, person] -= 1
        if self._counts[live.id, person] <= 0:
            del self._counts[live.id, person]
            await self._change(live, Statement(GO, (live.id, person, self._keeper.node)))

    async def _change(self, live: Live, statement: Statement) -> None:
        await self._keeper.database.commit(statement, tell=self._keeper.tell("here", live.id))
        await self._keeper.refresh_here(live)

    async def stay(self) -> None:
        """The process lives: so do its connections. The rest is cleared away."""
        now = self.now()
        await self._keeper.database.commit(
            Statement(STAY, (self._keeper.node, now + LEASE)), Statement(CLEAN, (now,))
        )

    async def leave(self) -> None:
        """The process ends."""
        await self._keeper.database.commit(Statement(LEAVE, (self._keeper.node,)))
