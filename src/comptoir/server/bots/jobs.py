"""Jobs of bots, as they are stored: each is claimed by one process at a time."""

from collections.abc import Callable, Mapping

import msgspec

from comptoir.server.store import Database, Statement

LEASE = 20_000
"""Milliseconds after which the job of a process that died is anybody's; others renew it."""
FREE = "SELECT table_id, seat FROM jobs WHERE lease < $1 ORDER BY made, table_id, seat LIMIT 1"
CLAIM = """
WITH free AS MATERIALIZED ({free})
UPDATE jobs SET worker = $2, lease = $3 WHERE (table_id, seat) IN (SELECT * FROM free)
RETURNING table_id, seat, failures
"""
"""Materialized: else PostgreSQL may look for a free one again at each job, and claim them all."""
RELEASE = """
UPDATE jobs SET worker = '', lease = $4, failures = failures + $5
WHERE table_id = $1 AND seat = $2 AND worker = $3
"""
RENEW = "UPDATE jobs SET lease = $4 WHERE table_id = $1 AND seat = $2 AND worker = $3"
DONE = "DELETE FROM jobs WHERE table_id = $1 AND seat = $2 AND worker = $3"


class Job(msgspec.Struct, frozen=True):
    """A bot is asked."""

    table_id: str
    seat: int
    failures: int


class Jobs:
    """The jobs that a worker claims."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._claim = CLAIM.format(free=f"{FREE} {database.skip_locked}".strip())

    async def claim(self, worker: str) -> Job | None:
        """A job that nobody else has, if there is one."""
        now = self._now()
        if not await self._database.fetch(FREE, now):
            return None
        rows = await self._database.commit(Statement(self._claim, (now, worker, now + LEASE)))
        return msgspec.convert(dict(rows[0]), Job) if rows else None

    async def begin(self) -> None:
        """A process that has the database for itself takes over what is left of the last one."""
        if not self._database.skip_locked:
            await self._database.commit(Statement("UPDATE jobs SET lease = 0, worker = ''"))

    async def renew(self, active: Mapping[str, Job]) -> None:
        """Keep the jobs that these workers have in hand."""
        lease = self._now() + LEASE
        renewals = [
            Statement(RENEW, (job.table_id, job.seat, worker, lease))
            for worker, job in active.items()
        ]
        if renewals:
            await self._database.commit(*renewals)

    def done(self, job: Job, worker: str, rows: int | None = 1) -> Statement:
        """The job is done, as part of a commit."""
        return Statement(DONE, (job.table_id, job.seat, worker), rows=rows)

    async def drop(self, job: Job, worker: str) -> None:
        """There is nothing to do any more."""
        await self._database.commit(self.done(job, worker, rows=None))

    async def release(self, job: Job, worker: str, *, wait: int = 0, failed: bool = False) -> None:
        """Somebody may try again, after some milliseconds."""
        lease = self._now() + wait if wait else 0
        args = (job.table_id, job.seat, worker, lease, int(failed))
        await self._database.commit(Statement(RELEASE, args))
