"""Jobs of bots, as they are stored: each is claimed by one process at a time."""

from collections.abc import Callable, Mapping

import msgspec

from comptoir.server.people.belongings import Belonging
from comptoir.server.store import Database, Statement
from comptoir.server.tables.storing import Storing

LEASE, SHARED_LEASE = 20_000, 3_000
"""Milliseconds after which the job of a process that died is anybody's; others renew it.

Where several processes share the database people wait for no longer than that.
"""
LONGEST = 600_000
"""A lease that goes on for longer was made before the clock was set back, and is void."""
FREE = f"""
SELECT table_id, seat FROM jobs WHERE lease < $1 OR lease > $1 + {LONGEST} OR worker = $2
ORDER BY made, table_id, seat LIMIT 1
"""
CLAIM = """
WITH free AS MATERIALIZED ({free})
UPDATE jobs SET worker = $3, lease = $4 WHERE (table_id, seat) IN (SELECT * FROM free)
RETURNING table_id, seat, failures
"""
"""Materialized: else PostgreSQL may look for a free one again at each job, and claim them all."""
RELEASE = """
UPDATE jobs SET worker = '', lease = $4, failures = failures + $5
WHERE table_id = $1 AND seat = $2 AND worker = $3
"""
LEAVE = "UPDATE jobs SET worker = '', lease = 0 WHERE worker = $1"
RENEW = "UPDATE jobs SET lease = $4 WHERE table_id = $1 AND seat = $2 AND worker = $3"
NEW = """
INSERT INTO jobs (table_id, seat, made, worker, lease) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (table_id, seat) DO UPDATE SET lease = 0
WHERE jobs.worker = '' AND jobs.lease > 0 AND excluded.made <= jobs.made
"""
"""Where somebody is back, nobody has to wait any longer."""
BEHIND = 60_000
"""This many milliseconds later a bot's turn comes where no person plays any more."""
PACE = 15_000
"""This many milliseconds a bot's turn takes there: whoever comes back finds a game to play."""
DONE = "DELETE FROM jobs WHERE table_id = $1 AND seat = $2 AND worker = $3"
TAKE_OVER = """
INSERT INTO jobs (table_id, seat, made)
SELECT table_id, seat, COALESCE(asked, 0) FROM seats WHERE person = $1 AND asked IS NOT NULL
ON CONFLICT (table_id, seat) DO NOTHING
"""
BELONGINGS = (Belonging("jobs", forget=(TAKE_OVER,)),)
"""Bots take over whoever is asked."""


class Job(msgspec.Struct, frozen=True):
    """A bot is asked."""

    table_id: str
    seat: int
    failures: int


class NewJobs:
    """Jobs for bots that are asked, as part of a table's commit.

    They are kept for the process that makes them, which has the table; should it die before it
    begins, they are anybody's as soon as the lease is over.
    """

    def __init__(self, node: str = "") -> None:
        self._node = node

    async def __call__(self, storing: Storing) -> list[Statement]:
        """One for each bot that is asked and has none yet."""
        bots = [seat.seat for seat in storing.seats if seat.bot]
        asked = storing.asked if bots else set()
        bots = [seat for seat in bots if seat in asked]
        if not bots:
            return []
        watched = any(seat.kind == "person" and not seat.away for seat in storing.seats)
        made, node = storing.now, self._node
        lease = made + SHARED_LEASE if node else 0
        if not watched:
            made, node, lease = made + BEHIND, "", made + PACE
        return [Statement(NEW, (storing.row.id, seat, made, node, lease)) for seat in bots]


class Jobs:
    """The jobs that a worker claims."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._claim = CLAIM.format(free=f"{FREE.strip()} {database.skip_locked}".strip())
        self._lease = SHARED_LEASE if database.skip_locked else LEASE

    async def claim(self, worker: str, node: str = "") -> Job | None:
        """A job that nobody else has, or that is kept for this process, if there is one."""
        now = self._now()
        if not await self._database.fetch(FREE, now, node or worker):
            return None
        args = (now, node or worker, worker, now + self._lease)
        rows = await self._database.commit(Statement(self._claim, args))
        return msgspec.convert(dict(rows[0]), Job) if rows else None

    async def begin(self) -> None:
        """A process that has the database for itself takes over what is left of the last one."""
        if not self._database.skip_locked:
            await self._database.commit(Statement("UPDATE jobs SET lease = 0, worker = ''"))

    async def leave(self, node: str) -> None:
        """What is kept for this process, which ends, is anybody's at once."""
        await self._database.commit(Statement(LEAVE, (node,)))

    async def renew(self, active: Mapping[str, Job]) -> None:
        """Keep the jobs that these workers have in hand."""
        lease = self._now() + self._lease
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
