"""What nobody will miss is removed.

Guests who came long ago and left nothing behind, and word of sessions that ended so long ago that
no cookie of them would work anyway.
"""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from comptoir.server.background import background, every
from comptoir.server.people.belongings import Belonging
from comptoir.server.people.people import changed
from comptoir.server.people.sessions import YEAR
from comptoir.server.store import Database, Statement

log = logging.getLogger(__name__)

EVERY = 3600.0
"""Seconds between two rounds."""
AT_ONCE = 200
DAY = 24 * 3600_000
IDLE = """
SELECT id FROM people WHERE login IS NULL AND email = '' AND seen < $1 AND {nothing}
ORDER BY seen LIMIT {at_once}
"""
REMOVE = """
DELETE FROM people WHERE id = $1 AND login IS NULL AND email = '' AND seen < $2 AND {nothing}
"""
FORGET = "DELETE FROM ended_sessions WHERE at < $1"


class Housekeeping:
    """Makes a round every hour."""

    def __init__(
        self,
        database: Database,
        belongings: Sequence[Belonging],
        days: int,
        now: Callable[[], int],
    ) -> None:
        self._database = database
        nothing = _nothing_of(belongings)
        self._idle = IDLE.format(nothing=nothing, at_once=AT_ONCE)
        self._remove = REMOVE.format(nothing=nothing)
        self._days = days
        self._now = now

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """In the background, as long as the app lives."""
        async with background(every(EVERY, self.forget_sessions), every(EVERY, self.tidy)):
            yield

    async def forget_sessions(self) -> None:
        """Forget sessions that ended long ago."""
        await self._database.commit(Statement(FORGET, (self._now() - YEAR * 1000,)))

    async def tidy(self) -> int:
        """Remove guests who were idle for long enough; how many. With no days nobody is."""
        removed, before = 0, self._now() - self._days * DAY
        while self._days and (rows := await self._database.fetch(self._idle, before)):
            people = [str(row["id"]) for row in rows]
            gone = [Statement(self._remove, (person, before)) for person in people]
            await self._database.commit(*gone, tell=changed(*people, out=True))
            removed += len(people)
        if removed:
            log.info("%d idle guests were removed.", removed)
        return removed


def _nothing_of(belongings: Sequence[Belonging]) -> str:
    """That a person has none of what keeps them."""
    return " AND ".join(
        f"NOT EXISTS (SELECT 1 FROM {thing.name} WHERE {thing.name}.{thing.keeps} = people.id)"
        for thing in belongings
        if thing.keeps
    )
