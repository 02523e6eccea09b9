"""Lets bots think: claims jobs, asks workers, and makes their moves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from comptoir.core import ComptoirError, Seat
from comptoir.core.play import uniform
from comptoir.server.bots.jobs import Job, Jobs
from comptoir.server.bots.levels import LEVELS, SUBSTITUTE
from comptoir.server.bots.process import Failed, Worker
from comptoir.server.bots.worker import HintTold, Task
from comptoir.server.errors import Clash, NotFound, Stale, Unreachable
from comptoir.server.play.play import make_turn
from comptoir.server.store import Conflict, Unavailable
from comptoir.server.tables.commit import Committer, deal
from comptoir.server.tables.figures import BOTS
from comptoir.server.tables.live import Live
from comptoir.study.duel import Duel
from comptoir.table import Table, stamp
from comptoir.table.plain import value_json

log = logging.getLogger(__name__)

T = TypeVar("T")

POLL = 2.0
"""Seconds after which somebody looks for jobs anyway."""
TRIES = 3
"""After so many failures a choice is made at random."""
WAITING = 20
"""How many people may wait for hints at once."""
PAUSE = 1_000
"""Milliseconds until a bot asks again whether a proposal is settled."""
CLOSED = 60_000
"""Milliseconds until it asks again at a table at which nobody can play now."""


class Bots:
    """As many workers as there are, each with one job at a time."""

    def __init__(self, committer: Committer, workers: int, command: Sequence[str]) -> None:
        self._committer = committer
        self._keeper = committer.keeper
        self._jobs = Jobs(committer.database, committer.keeper.now)
        self._workers = [Worker(command) for _ in range(workers)]
        self._active: dict[str, Job] = {}
        """What each worker has in hand."""
        self._waiting = 0
        """How many people wait for hints."""
        self._wake = asyncio.Event()
        self.limits = dict(LEVELS)

    def wake(self) -> None:
        """There may be work."""
        self._wake.set()

    async def run(self) -> None:
        """Work until cancelled."""
        await self._jobs.begin()
        loops = [self._work(number) for number in range(len(self._workers))]
        try:
            await asyncio.gather(*loops)
        finally:
            for worker in self._workers:
                await worker.end()
            for name, job in [*self._active.items()]:
                with suppress(Unavailable):
                    await self._jobs.release(job, name)

    async def renew(self) -> None:
        """Say that this process is still at its jobs."""
        await self._jobs.renew(self._active)

    async def _work(self, number: int) -> None:
        name = f"{self._keeper.node}.{number}"
        while True:
            self._wake.clear()
            try:
                if await self._work_once(name, number):
                    continue
            except Unavailable as error:
                log.warning("Bots wait for the database: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), POLL)

    async def _work_once(self, name: str, number: int) -> bool:
        """Do the next job, if there is one; first give back one that the database kept from us."""
        left = self._active.get(name)
        if left is not None:
            await self._jobs.release(left, name)
            del self._active[name]
        job = await self._jobs.claim(name)
        if job is None:
            return False
        self._active[name] = job
        try:
            await self._do(job, name, self._workers[number])
        except Conflict:
            await self._jobs.release(job, name)
        except Unavailable:
            raise
        except Exception:  # whatever is wrong with this table, others must go on
            log.exception("The bots of table %s can't play now.", job.table_id)
            await self._jobs.release(job, name, wait=CLOSED)
        del self._active[name]
        return True

    async def _do(self, job: Job, name: str, worker: Worker) -> None:
        """Do one job, or leave it to be done again."""
        try:
            live = await self._keeper.get(job.table_id)
        except NotFound:
            await self._jobs.drop(job, name)
            return
        except Clash:
            await self._jobs.release(job, name, wait=CLOSED)
            return
        if live.damaged:
            await self._jobs.release(job, name, wait=CLOSED)
        elif not _asked(live, job.seat):
            await self._look_again(job, name, live)
        elif live.table.proposal is not None:
            await self._jobs.release(job, name, wait=PAUSE)
        else:
            await self._move(job, name, worker, live)

    async def _look_again(self, job: Job, name: str, live: Live) -> None:
        """Either another process has just asked the bot, or there is nothing to do any more.

        The job goes together with a change of the table, so that none is lost that is asked for
        at the same moment.
        """
        async with live.lock:
            await self._keeper.refresh(live)
            if not _asked(live, job.seat):
                draft = self._committer.draft(live)
                await self._committer.store(live, draft, self._jobs.done(job, name, rows=None))
                return
        await self._jobs.release(job, name)

    async def _move(self, job: Job, name: str, worker: Worker, live: Live) -> None:
        seat = Seat(job.seat)
        mark = stamp(live.table, seat)
        try:
            choices = await self._choices(job, worker, live)
            await self._make(job, name, live, mark, choices)
            BOTS.labels("made").inc()
        except Stale:
            BOTS.labels("stale").inc()
            await self._jobs.release(job, name)
        except (Unavailable, Conflict):
            raise
        except Exception as error:  # nobody else waits for this job: it has to be done again
            BOTS.labels("failed").inc()
            expected = isinstance(error, Failed | ComptoirError)
            log.warning("A bot at table %s failed: %s", live.id, error, exc_info=not expected)
            await self._jobs.release(job, name, failed=True)

    async def _choices(self, job: Job, worker: Worker, live: Live) -> list[str]:
        """What the worker wants; after repeated failure any option."""
        task = self._task(job, live)
        if job.failures < TRIES:
            return await worker.think(task)
        log.error("The bot of seat %d at table %s failed: random decides.", job.seat, live.id)
        decision = live.table.decision(Seat(job.seat))
        if decision is None:
            raise Stale("The bot is no longer asked.")
        return [uniform(decision, Random(task.seed)).text]

    def _task(self, job: Job, live: Live) -> Task:
        """The bot's next turn."""
        level = live.seats[job.seat].level or SUBSTITUTE
        return self._thinking(live, live.table, Seat(job.seat), level)

    def _thinking(self, live: Live, table: Table[Any], seat: Seat, level: str) -> Task:
        """What the worker needs for a table."""
        return self._world(table, seat, level, bot_seed(live.row.seed, seat, len(table.log)))

    def _world(self, table: Table[Any], seat: Seat, level: str, seed: str) -> Task:
        """What the worker needs: a world that the seat deems possible."""
        game = table.game
        world = game.determinize(table.state, seat, Random(seed))
        options: Any = {name: value_json(value) for name, value in table.options.items()}
        return Task(
            game=game.key,
            file=self._keeper.shelf.file(game),
            seats=table.seats,
            options=options,
            state=game.dump(world),
            seat=seat,
            level=level,
            seed=seed,
            seconds=self.limits[level],
        )

    async def hints(self, live: Live, table: Table[Any], seat: Seat) -> list[HintTold]:
        """What a bot would do with the seat at the table as it is, or as a try left it.

        Raises Unreachable when too many people ask, or the worker fails.
        """
        task = replace(self._thinking(live, table, seat, SUBSTITUTE), hint=True)
        return await self._advised(lambda worker: worker.advise(task))

    async def judge(
        self, table: Table[Any], seat: Seat, best: Sequence[str], made: Sequence[str]
    ) -> Duel:
        """What the best turn of a seat is ahead of another one. Raises Unreachable."""
        task = replace(self._world(table, seat, SUBSTITUTE, ""), best=[*best], made=[*made])
        found = await self._advised(lambda worker: worker.judge(task))
        return Duel(found.lead, found.doubt, tuple(found.gains))

    async def _advised(self, ask: Callable[[Worker], Awaitable[T]]) -> T:
        """What a worker says to a person who waits."""
        if self._waiting >= WAITING:
            raise Unreachable("Many people ask for hints just now: try again in a moment.")
        idle = [worker for worker in self._workers if not worker.busy]
        self._waiting += 1
        try:
            return await ask((idle or self._workers)[0])
        except Failed as error:
            log.warning("A hint failed: %s", error)
            raise Unreachable("There is no hint this time: try again.") from None
        finally:
            self._waiting -= 1

    async def _make(
        self, job: Job, name: str, live: Live, mark: str, choices: Sequence[str]
    ) -> None:
        async def make() -> None:
            seat = Seat(job.seat)
            fresh = _asked(live, job.seat) and stamp(live.table, seat) == mark
            if not fresh or live.table.proposal is not None:
                raise Stale("Something happened while the bot was thinking.")
            draft = self._committer.draft(live)
            make_turn(draft, seat, choices)
            deal(draft, live.row.seed)
            await self._committer.store(live, draft, self._jobs.done(job, name))

        async with live.lock:
            await self._committer.attempt(live, make)


def _asked(live: Live, seat: int) -> bool:
    return not live.damaged and seat in live.thinking


def bot_seed(seed: str, seat: int, step: int) -> str:
    """A bot's seed follows from the table's secret, so that a game can be repeated."""
    return digest(seed.encode(), f"comptoir bot {seat} {step}".encode(), sha256).hex()
