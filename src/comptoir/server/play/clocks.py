"""Clocks: they run for the people who are asked, while a server can take their turns."""

import logging
from collections.abc import Callable
from contextlib import suppress

from comptoir.server.errors import Problem
from comptoir.server.store import Conflict, Statement, Unavailable
from comptoir.server.tables.keeper import ALL, Keeper
from comptoir.server.tables.seating import Seating

log = logging.getLogger(__name__)

BEAT = 5_000
"""Milliseconds between two signs of life."""
GAP = 3 * BEAT
"""After so many without one nobody could play."""
OUT = """
SELECT seats.table_id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
WHERE tables.status = 'playing' AND tables.bank IS NOT NULL AND seats.kind = 'person'
    AND seats.away = 0 AND seats.asked IS NOT NULL AND seats.asked + seats.clock <= $1
ORDER BY seats.asked + seats.clock DESC, seats.table_id, seats.seat LIMIT 100
"""
"""The latest first: tables at which nobody can play stay in the list, and sink to its end."""
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
        if now - self._beaten > GAP:
            await self._make_up(now)
        await self._keeper.database.commit(Statement(ALIVE, (now,)))
        self._beaten = now

    async def _make_up(self, now: int) -> None:
        """Move all clocks on if there was no sign of life; the first process does, others see."""
        rows = await self._keeper.database.fetch("SELECT at FROM beats WHERE name = 'server'")
        last = int(rows[0]["at"] or 0) if rows else now
        if now - last <= GAP:
            return
        first = Statement(
            "UPDATE beats SET at = $1 WHERE name = 'server' AND at = $2", (now, last), rows=1
        )
        shift = Statement(SHIFT, (now - last,))
        with suppress(Conflict):
            await self._keeper.database.commit(first, shift, Statement(TOUCH), tell=ALL)

    async def sweep(self) -> None:
        """Look whose time is out. A table at which nobody can play keeps no other from it."""
        if self._now() - self._beaten > GAP:  # the machine slept, or the database was away
            await self.beat()
        for row in await self._keeper.database.fetch(OUT, self._now()):
            seat = row["seat"]
            assert isinstance(seat, int)
            await self._time_out(str(row["table_id"]), seat)

    async def _time_out(self, table_id: str, seat: int) -> None:
        try:
            live = await self._keeper.get(table_id)
            await self._seating.time_out(live, seat)
        except (Problem, Conflict):
            log.debug("The clocks of table %s wait.", table_id)
        except Unavailable:
            raise
        except Exception:  # whatever is wrong with this table, others must go on
            log.exception("The clocks of table %s can't be looked at now.", table_id)
