"""Lets bots think: claims jobs, asks workers, and makes their moves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from typing import Any, TypeVar

from msgspec.structs import replace

from comptoir.bots.levels import SEATED, SUBSTITUTE
from comptoir.core import ComptoirError, Seat
from comptoir.core.luck import stream
from comptoir.core.play import uniform
from comptoir.server.background import woken
from comptoir.server.bots.jobs import Job, Jobs
from comptoir.server.bots.thinker import Thinker
from comptoir.server.bots.worker import HintTold, Task
from comptoir.server.errors import Clash, NotFound, Stale, Unreachable
from comptoir.server.metrics import BOTS
from comptoir.server.play.play import make_turn
from comptoir.server.store import Conflict, Unavailable
from comptoir.server.tables.commit import Committer, deal
from comptoir.server.tables.happenings import GameMoved
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.workers.lanes import Lanes
from comptoir.server.workers.process import Failed, Worker
from comptoir.study.duel import Duel
from comptoir.table import Table
from comptoir.table import stamp as stamp_of
from comptoir.table.as_json import value_json

log = logging.getLogger(__name__)

T = TypeVar("T")

POLL = 2.0
"""Seconds after which somebody looks for jobs anyway."""
TRIES = 3
"""After that many failures a choice is made at random."""
WAITING, AT_AN_ADDRESS, OF_A_PERSON = 20, 10, 2
"""How many hints may be waited for at once: by all, at one address, by one person."""
PAUSE = 1_000
"""Milliseconds until a bot asks again whether a proposal is settled."""
CLOSED = 60_000
"""Milliseconds until it asks again at a table at which nobody can play now."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for a hint, and from where."""

    address: str
    person: str


class Bots:
    """As many workers as there are, each with one job at a time."""

    def __init__(self, committer: Committer, workers: int, command: Sequence[str]) -> None:
        self._committer = committer
        self._keeper = committer.keeper
        self._jobs = Jobs(committer.database, committer.keeper.now)
        self._workers = [Thinker(Worker(command)) for _ in range(workers)]
        self._active: dict[str, Job] = {}
        """What each worker has in hand."""
        self._people = Lanes(workers)
        """Those who wait for hints."""
        self._advising: list[Thinker] = []
        """The workers that think for them."""
        self._wake = asyncio.Event()
        self.limits = {name: level.limit for name, level in SEATED.items()}

    def wake(self) -> None:
        """There may be work."""
        self._wake.set()

    def moved(self, moved: GameMoved) -> None:
        """A game went on: perhaps a bot is asked."""
        if moved.held.thinking:
            self.wake()

    async def run(self) -> None:
        """Work until cancelled."""
        await self._jobs.begin()
        loops = [self._work(number) for number in range(len(self._workers))]
        try:
            await asyncio.gather(*loops)
        finally:
            for worker in self._workers:
                await worker.end()
            with suppress(Unavailable):
                for name, job in [*self._active.items()]:
                    await self._jobs.release(job, name)
                await self._jobs.leave(self._keeper.node)

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
            await woken(self._wake, POLL)

    async def _work_once(self, name: str, number: int) -> bool:
        """Do the next job, if there is one; first give back one that the database kept from us."""
        left = self._active.get(name)
        if left is not None:
            await self._jobs.release(left, name)
            del self._active[name]
        job = await self._jobs.claim(name, self._keeper.node)
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

    async def _do(self, job: Job, name: str, worker: Thinker) -> None:
        """Do one job, or leave it to be done again."""
        try:
            held = await self._keeper.get(job.table_id)
        except NotFound:
            await self._jobs.drop(job, name)
            return
        except Clash:
            await self._jobs.release(job, name, wait=CLOSED)
            return
        if held.damaged:
            await self._jobs.release(job, name, wait=CLOSED)
        elif not _asked(held, job.seat):
            await self._look_again(job, name, held)
        elif held.table.proposal is not None:
            await self._jobs.release(job, name, wait=PAUSE)
        else:
            await self._move(job, name, worker, held)

    async def _look_again(self, job: Job, name: str, held: HeldTable) -> None:
        """Either another process has just asked the bot, or there is nothing to do any more.

        The job goes together with a change of the table, so that none is lost that is asked for
        at the same moment.
        """
        async with held.lock:
            await self._keeper.refresh(held)
            if not _asked(held, job.seat):
                draft = self._committer.draft(held)
                await self._committer.store(held, draft, self._jobs.done(job, name, rows=None))
                return
        await self._jobs.release(job, name)

    async def _move(self, job: Job, name: str, worker: Thinker, held: HeldTable) -> None:
        seat = Seat(job.seat)
        stamp = stamp_of(held.table, seat)
        try:
            choices = await self._choices(job, worker, held)
            await self._make(job, name, held, stamp, choices)
            BOTS.labels("made").inc()
        except Stale:
            BOTS.labels("stale").inc()
            await self._jobs.release(job, name)
        except (Unavailable, Conflict):
            raise
        except Exception as error:  # nobody else waits for this job: it has to be done again
            BOTS.labels("failed").inc()
            expected = isinstance(error, Failed | ComptoirError)
            log.warning("A bot at table %s failed: %s", held.id, error, exc_info=not expected)
            await self._jobs.release(job, name, failed=True)

    async def _choices(self, job: Job, worker: Thinker, held: HeldTable) -> list[str]:
        """What the worker wants; after repeated failure any option."""
        task = self._task(job, held)
        if job.failures < TRIES:
            return await worker.think(task)
        log.error("The bot of seat %d at table %s failed: random decides.", job.seat, held.id)
        decision = held.table.decision(Seat(job.seat))
        if decision is None:
            raise Stale("bot-not-asked")
        return [uniform(decision, stream(task.seed, "forfeit")).text]

    def _task(self, job: Job, held: HeldTable) -> Task:
        """The bot's next turn."""
        level = held.seats[job.seat].level or SUBSTITUTE
        return self._thinking(held, held.table, Seat(job.seat), level)

    def _thinking(self, held: HeldTable, table: Table[Any], seat: Seat, level: str) -> Task:
        """What the worker needs for a table."""
        return self._world(table, seat, level, bot_seed(held.row.seed, seat, len(table.log)))

    def _world(self, table: Table[Any], seat: Seat, level: str, seed: str) -> Task:
        """What the worker needs: a world that the seat considers possible."""
        game = table.game
        options: Any = {name: value_json(value) for name, value in table.options.items()}
        return Task(
            game=game.key,
            version=game.version,
            file=self._keeper.shelf.file(game),
            seats=table.seats,
            options=options,
            state=game.dump(possible_world(table, seat, seed)),
            seat=seat,
            level=level,
            seed=seed,
            seconds=self.limits[level],
        )

    async def hints(
        self, held: HeldTable, table: Table[Any], seat: Seat, asker: Asker
    ) -> list[HintTold]:
        """What a bot would do with the seat at the table as it is, or as a try left it.

        Raises Unreachable when too many people ask, or the worker fails.
        """
        task = replace(self._thinking(held, table, seat, SUBSTITUTE), hint=True)
        return await self._advised(asker, lambda worker: worker.advise(task))

    async def judge(
        self,
        table: Table[Any],
        seat: Seat,
        best: Sequence[str],
        made: Sequence[str],
        asker: Asker,
    ) -> Duel:
        """What the best turn of a seat is ahead of another one. Raises Unreachable."""
        task = replace(self._world(table, seat, SUBSTITUTE, ""), best=[*best], made=[*made])
        found = await self._advised(asker, lambda worker: worker.judge(task))
        return Duel(found.lead, found.doubt, tuple(found.gains))

    async def _advised(self, asker: Asker, ask: Callable[[Thinker], Awaitable[T]]) -> T:
        """What a worker says to a person who waits.

        No more hints are asked for at once than there are workers, so that a bot waits for one
        hint at most, however many people want some; these take turns.
        """
        self._demand_room(asker)
        async with self._people.turn(asker.address, asker.person):
            free = [worker for worker in self._workers if worker not in self._advising]
            idle = [worker for worker in free if not worker.busy]
            worker = (idle or free or self._workers)[0]
            self._advising.append(worker)
            try:
                return await ask(worker)
            except Failed as error:
                log.warning("A hint failed: %s", error)
                raise Unreachable("no-hint") from None
            finally:
                self._advising.remove(worker)

    def _demand_room(self, asker: Asker) -> None:
        """Raise Unreachable for whoever has others wait already, or when all are too many."""
        waiting = self._people.waiting
        full = waiting() >= WAITING or waiting(asker.address) >= AT_AN_ADDRESS
        if full or waiting(asker.address, asker.person) >= OF_A_PERSON:
            raise Unreachable("hints-busy")

    async def _make(
        self, job: Job, name: str, held: HeldTable, stamp: str, choices: Sequence[str]
    ) -> None:
        async def make() -> None:
            seat = Seat(job.seat)
            fresh = _asked(held, job.seat) and stamp_of(held.table, seat) == stamp
            if not fresh or held.table.proposal is not None:
                raise Stale("moved-while-thinking")
            draft = self._committer.draft(held)
            make_turn(draft, seat, choices)
            deal(draft, held.row.seed)
            await self._committer.store(held, draft, self._jobs.done(job, name))

        async with held.lock:
            await self._committer.attempt(held, make)


def _asked(held: HeldTable, seat: int) -> bool:
    return not held.damaged and seat in held.thinking


def possible_world(table: Table[Any], seat: Seat, seed: str) -> Any:
    """What the seat can't know, drawn with luck of its own: the bot draws with the seed itself."""
    return table.game.determinize(table.state, seat, stream(seed, "world"))


def bot_seed(seed: str, seat: int, step: int) -> str:
    """A bot's seed follows from the table's secret, so that a game can be repeated."""
    return digest(seed.encode(), f"comptoir bot {seat} {step}".encode(), sha256).hex()
