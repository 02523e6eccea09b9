"""Analyses as they are stored: each is claimed by one process at a time, and kept turn by turn."""

from collections.abc import Callable
from typing import Any

import msgspec

from comptoir.server.people.belongings import Belonging
from comptoir.server.store import Database, Statement
from comptoir.server.study.verdicts import StoredVerdict

WAITING, STOPPED, DONE, FAILED = "waiting", "stopped", "done", "failed"
LEASE = 30_000
"""Milliseconds after which the analysis of a process that died is anybody's; others renew it."""
LONGEST = 600_000
"""A lease that goes on for longer was made before the clock was set back, and is void."""
TRIES = 3
"""After that many failures in a row nobody tries again by itself."""
TURN = """(
    SELECT COUNT(*) FROM analyses AS earlier
    WHERE earlier.person = analyses.person AND earlier.status = 'waiting'
        AND (earlier.made < analyses.made
            OR (earlier.made = analyses.made AND earlier.table_id < analyses.table_id))
)"""
"""How many analyses of the same person come first: everybody's first one, then the second ones."""
FREE = f"""
SELECT table_id FROM analyses WHERE status = 'waiting' AND (lease < $1 OR lease > $1 + {LONGEST})
ORDER BY {TURN}, made, table_id LIMIT 1
"""
CLAIM = """
WITH free AS MATERIALIZED ({free})
UPDATE analyses SET worker = $2, lease = $3 WHERE table_id IN (SELECT * FROM free) RETURNING *
"""
"""Materialized, so that PostgreSQL looks for a free one only once."""
MINE = "WHERE table_id = $1 AND worker = $2 AND status = 'waiting'"
RENEW = f"UPDATE analyses SET lease = $3 {MINE}"
RELEASE = f"UPDATE analyses SET worker = '', lease = $3 {MINE}"
FAIL = f"""
UPDATE analyses SET worker = '', lease = 0, failures = failures + 1,
    status = CASE WHEN failures + 1 < {TRIES} THEN 'waiting' ELSE 'failed' END
{MINE}
"""
FOUND = f"UPDATE analyses SET turns = $3, found = $4, status = $5, failures = 0 {MINE}"
KEEP = "INSERT INTO verdicts (table_id, number, seat, cost, verdict) VALUES ($1, $2, $3, $4, $5)"
BEGIN = """
INSERT INTO analyses (table_id, person, status, budget, made) VALUES ($1, $2, 'waiting', $3, $4)
ON CONFLICT (table_id) DO NOTHING
"""
GO_ON = """
UPDATE analyses SET status = 'waiting', person = $2, made = $3, failures = 0
WHERE table_id = $1 AND status IN ('stopped', 'failed')
"""
STOP = """
UPDATE analyses SET status = 'stopped', worker = '', lease = 0
WHERE table_id = $1 AND status = 'waiting'
"""
IN_HAND = "SELECT COUNT(*) AS count FROM analyses WHERE person = $1 AND status = 'waiting'"
AHEAD = f"""
WITH turns AS (
    SELECT table_id, made, {TURN} AS turn FROM analyses WHERE status = 'waiting'
), mine AS (SELECT turn, made, table_id FROM turns WHERE table_id = $1)
SELECT COUNT(*) AS count FROM turns, mine
WHERE (turns.turn, turns.made, turns.table_id) < (mine.turn, mine.made, mine.table_id)
"""
VERDICTS = """
SELECT verdict FROM verdicts WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3
"""
COSTS = "SELECT number, seat, cost FROM verdicts WHERE table_id = $1 ORDER BY number"
BELONGINGS = (
    Belonging(
        "analyses",
        "SELECT table_id, status, turns, found, made FROM analyses WHERE person = $1",
        ("UPDATE analyses SET person = $2 WHERE person = $1",),
        (
            "UPDATE analyses SET status = 'stopped', worker = '', lease = 0 "
            "WHERE person = $1 AND status = 'waiting'",
            "UPDATE analyses SET person = NULL WHERE person = $1",
        ),
        keeps="person",
    ),
)


class Analysis(msgspec.Struct, kw_only=True):
    """What is stored about one."""

    table_id: str
    person: str | None
    status: str
    budget: int
    turns: int
    found: int
    made: int
    worker: str
    lease: int
    failures: int


class Cost(msgspec.Struct):
    """What a turn cost, in thousandths of a point."""

    number: int
    seat: int
    thousandths: int = msgspec.field(name="cost")

    @property
    def cost(self) -> float:
        """In points."""
        return self.thousandths / 1000


class Analyses:
    """All of them."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._claim = CLAIM.format(free=f"{FREE.strip()} {database.skip_locked}".strip())

    async def get(self, table_id: str) -> Analysis | None:
        """The analysis of a table, if somebody has asked for one."""
        rows = await self._database.fetch("SELECT * FROM analyses WHERE table_id = $1", table_id)
        return msgspec.convert(dict(rows[0]), Analysis) if rows else None

    async def start(self, table_id: str, person: str, budget: int) -> None:
        """Begin one, or resume one that was stopped or failed."""
        now = self._now()
        await self._database.commit(
            Statement(BEGIN, (table_id, person, budget, now)),
            Statement(GO_ON, (table_id, person, now)),
        )

    async def stop(self, table_id: str) -> None:
        """Leave it as it is."""
        await self._database.commit(Statement(STOP, (table_id,)))

    async def in_hand(self, person: str) -> int:
        """How many of this person's wait or are under way."""
        return _count((await self._database.fetch(IN_HAND, person))[0])

    async def ahead(self, analysis: Analysis) -> int:
        """How many others come first."""
        rows = await self._database.fetch(AHEAD, analysis.table_id)
        return _count(rows[0])

    async def verdicts(self, table_id: str, since: int, most: int) -> list[StoredVerdict]:
        """What was found, from this turn on."""
        rows = await self._database.fetch(VERDICTS, table_id, since, most)
        return [msgspec.json.decode(str(row["verdict"]), type=StoredVerdict) for row in rows]

    async def costs(self, table_id: str) -> list[Cost]:
        """What each turn cost, as far as that was found."""
        rows = await self._database.fetch(COSTS, table_id)
        return [msgspec.convert(dict(row), Cost) for row in rows]

    async def free_all(self) -> None:
        """A process that has the database for itself takes over what is left of the last one."""
        if not self._database.skip_locked:
            await self._database.commit(Statement("UPDATE analyses SET lease = 0, worker = ''"))

    async def claim(self, worker: str) -> Analysis | None:
        """One that nobody else has in hand, if there is one."""
        now = self._now()
        if not await self._database.fetch(FREE, now):
            return None
        rows = await self._database.commit(Statement(self._claim, (now, worker, now + LEASE)))
        return msgspec.convert(dict(rows[0]), Analysis) if rows else None

    async def renew(self, table_id: str, worker: str) -> None:
        """Keep it in hand. Raises Conflict if it is not any more."""
        args = (table_id, worker, self._now() + LEASE)
        await self._database.commit(Statement(RENEW, args, rows=1))

    async def release(self, table_id: str, worker: str, wait: int = 0) -> None:
        """Somebody else may go on, after some milliseconds."""
        lease = self._now() + wait if wait else 0
        await self._database.commit(Statement(RELEASE, (table_id, worker, lease)))

    async def fail(self, table_id: str, worker: str) -> None:
        """It did not work; after some tries it is given up."""
        await self._database.commit(Statement(FAIL, (table_id, worker)))

    async def keep(
        self, table_id: str, worker: str, turns: int, verdict: dict[str, Any] | None
    ) -> None:
        """Store what was found about the next turn; None: there was no turn left.

        Raises Conflict if somebody stopped it, or another process has it in hand.
        """
        found = turns if verdict is None else verdict["number"] + 1
        status = WAITING if found < turns else DONE
        statements = [Statement(FOUND, (table_id, worker, turns, found, status), rows=1)]
        if verdict is not None:
            about = verdict["number"], verdict["seat"], round(verdict["cost"] * 1000)
            text = msgspec.json.encode(verdict).decode()
            statements.append(Statement(KEEP, (table_id, *about, text)))
        await self._database.commit(*statements)


def _count(row: Any) -> int:
    return int(row["count"])
