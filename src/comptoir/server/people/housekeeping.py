"""What nobody will miss is removed.

Guests who came long ago and left nothing behind, and tables that everybody left before the start.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from comptoir.server.background import background
from comptoir.server.people.people import changed
from comptoir.server.store import Conflict, Database, Statement, Unavailable

log = logging.getLogger(__name__)

EVERY = 3600.0
"""Seconds between two rounds."""
AT_ONCE = 200
DAY = 24 * 3600_000
OWNED = {
    "seats": "person",
    "tables": "made_by",
    "ratings": "person",
    "votes": "person",
    "notes": "person",
    "chat": "person",
    "hooks": "person",
    "outbox": "person",
    "sent": "person",
    "presence": "person",
    "analyses": "person",
    "exercises": "person",
}
"""Where rows name a person: nobody who has one of them is removed."""
NOTHING = " AND ".join(
    f"NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.{column} = people.id)"
    for table, column in OWNED.items()
)
IDLE = f"""
SELECT id FROM people WHERE login IS NULL AND email = '' AND seen < $1 AND {NOTHING}
ORDER BY seen LIMIT {AT_ONCE}
"""
REMOVE = f"""
DELETE FROM people WHERE id = $1 AND login IS NULL AND email = '' AND seen < $2 AND {NOTHING}
"""
LEFT = f"""
SELECT id, parent FROM tables WHERE status = 'waiting' AND made_by IS NULL AND moved < $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NOT NULL)
LIMIT {AT_ONCE}
"""
CLEAR = (
    "DELETE FROM notes WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM votes WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "UPDATE tables SET rematch = NULL, revision = revision + 1 WHERE rematch = $1",
)
"""What goes with a table at which nobody has played."""
GONE = "DELETE FROM tables WHERE id = $1 AND status = 'waiting' AND made_by IS NULL"


class Housekeeping:
    """Makes a round every hour."""

    def __init__(self, database: Database, days: int, now: Callable[[], int]) -> None:
        self._database = database
        self._days = days
        self._now = now

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """In the background, as long as the app lives."""
        async with background(self._rounds()):
            yield

    async def _rounds(self) -> None:
        while True:
            try:
                await self.clear_away()
                await self.tidy()
            except (Unavailable, Conflict) as error:
                log.warning("Idle guests and tables could not be removed now: %s", error)
            except Exception:
                log.exception("Idle guests and tables could not be removed.")
            await asyncio.sleep(EVERY)

    async def clear_away(self) -> None:
        """Remove tables that everybody left before the start, after a day."""
        for row in await self._database.fetch(LEFT, self._now() - DAY):
            clear = [Statement(sql, (row["id"],)) for sql in CLEAR]
            gone = Statement(GONE, (row["id"],), rows=1)
            tell = f"table {row['parent']} housekeeping" if row["parent"] else ""
            with suppress(Conflict):  # somebody has just sat down
                await self._database.commit(*clear, gone, tell=tell)

    async def tidy(self) -> int:
        """Remove guests who were idle for long enough; how many. With no days nobody is."""
        removed, before = 0, self._now() - self._days * DAY
        while self._days and (rows := await self._database.fetch(IDLE, before)):
            people = [str(row["id"]) for row in rows]
            gone = [Statement(REMOVE, (person, before)) for person in people]
            await self._database.commit(*gone, tell=changed(*people, out=True))
            removed += len(people)
        if removed:
            log.info("%d idle guests were removed.", removed)
        return removed
