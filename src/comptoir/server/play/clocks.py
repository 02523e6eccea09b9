"""Clocks: they run for the people who are asked, while a server can take their turns."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from comptoir.server.errors import Problem
from comptoir.server.store import Conflict, Row, Statement, Unavailable
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.keeper import ALL, Keeper
from comptoir.server.tables.rows import GRACE
from comptoir.server.tables.seating import Seating

log = logging.getLogger(__name__)

BEAT = 5_000
"""Milliseconds between two signs of life."""
GAP = 3 * BEAT
"""After that many without one nobody could play."""
HOME = 3_000
"""After that many more other processes see to a table whose own one did not."""
OUT = """
SELECT seats.table_id, seats.seat, seats.asked + seats.clock AS due
FROM seats JOIN tables ON tables.id = seats.table_id
WHERE tables.status = 'playing' AND tables.bank IS NOT NULL AND seats.kind = 'person'
    AND seats.away = 0 AND seats.asked IS NOT NULL AND seats.asked + seats.clock <= $1
ORDER BY seats.asked + seats.clock DESC, seats.table_id, seats.seat LIMIT 100
"""
"""The latest first: tables at which nobody can play stay in the list, and sink to its end."""
WARNED = f"""
SELECT seats.table_id, seats.seat, seats.warned + {GRACE} AS due
FROM seats JOIN tables ON tables.id = seats.table_id
WHERE tables.status = 'playing' AND seats.away = 0 AND seats.warned IS NOT NULL
    AND (seats.warned <= $1 OR EXISTS (
        SELECT 1 FROM presence
        WHERE presence.table_id = seats.table_id AND presence.person = seats.person
            AND presence.until > $2
    ))
ORDER BY seats.warned DESC LIMIT 100
"""
SHIFT = """
UPDATE seats SET asked = asked + $1
WHERE asked IS NOT NULL
    AND table_id IN (SELECT id FROM tables WHERE status = 'playing' AND bank IS NOT NULL)
"""
TOUCH = """
UPDATE tables SET revision = revision + 1 WHERE status = 'playing' AND bank IS NOT NULL
"""
ALIVE = """
INSERT INTO beats (name, at) VALUES ('server', $1)
ON CONFLICT (name) DO UPDATE SET at = CASE WHEN beats.at < $1 THEN $1 ELSE beats.at END
"""


class Clocks:
    """Gives seats whose time is out to bots."""

    def __init__(self, keeper: Keeper, seating: Seating, now: Callable[[], int]) -> None:
        self._keeper = keeper
        self._seating = seating
        self._now = now
        self._beaten = 0
        """When this process last gave a sign of life."""

    async def beat(self) -> None:
        """A server is alive. Time in which none was, or none could write, does not count."""
        now = self._now()
        if abs(now - self._beaten) > GAP:
            await self._make_up(now)
        await self._keeper.database.commit(Statement(ALIVE, (now,)))
        self._beaten = now

    async def _make_up(self, now: int) -> None:
        """Move all clocks on if there was no sign of life; the first process does, others see.

        Or back, if the system's clock was set back between two starts.
        """
        rows = await self._keeper.database.fetch("SELECT at FROM beats WHERE name = 'server'")
        last = int(rows[0]["at"] or 0) if rows else now
        if abs(now - last) <= GAP:
            return
        first = Statement(
            "UPDATE beats SET at = $1 WHERE name = 'server' AND at = $2", (now, last), rows=1
        )
        shift = Statement(SHIFT, (now - last,))
        with suppress(Conflict):
            await self._keeper.database.commit(first, shift, Statement(TOUCH), tell=ALL)

    async def sweep(self) -> None:
        """Look whose time is out, and who was told to come and did not.

        A table at which nobody can play keeps no other from it.
        """
        if self._now() - self._beaten > GAP:  # the machine slept, or the database was away
            await self.beat()
        for row in await self._keeper.database.fetch(OUT, self._now()):
            await self._settle(row, self._seating.time_out)
        now = self._now()
        for row in await self._keeper.database.fetch(WARNED, now - GRACE, now):
            await self._settle(row, self._seating.settle_absence)

    def _at_home(self, table_id: str, due: int) -> bool:
        """Whether the table is this process's to look at, or nobody else has done so in time."""
        if not self._keeper.database.skip_locked:
            return True
        held = self._keeper.find(table_id)
        return (held is not None and not held.behind) or self._now() - due > HOME

    async def _settle(self, row: Row, how: Callable[[HeldTable, int], Awaitable[None]]) -> None:
        table_id, seat, due = str(row["table_id"]), row["seat"], row["due"]
        assert isinstance(seat, int)
        assert isinstance(due, int)
        if not self._at_home(table_id, due):
            return
        try:
            await how(await self._keeper.get(table_id), seat)
        except (Problem, Conflict):
            log.debug("The clocks of table %s wait.", table_id)
        except Unavailable:
            raise
        except Exception:  # whatever is wrong with this table, others must go on
            log.exception("The clocks of table %s can't be looked at now.", table_id)
