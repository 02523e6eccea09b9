"""Servers that are killed, restarted one after the other, and whose clocks jump, while people play.

Nothing that was acknowledged may be lost, and every turn has to be answered.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from comptoir.games import GAMES
from comptoir.server.bench.process import Process
from comptoir.server.bench.promises import Steady, Tally, broken
from comptoir.server.serving import quick_loop
from comptoir.server.store import connect

HOUR = 3600
LAST = 3.0
"""Seconds of quiet play after the last trouble."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the servers have to bear."""

    seconds: float = 600.0
    tables: int = 20
    kills: int = 16
    restarts: int = 4
    """Each one restarts all servers, one after the other."""
    jumps: int = 2
    """The clock is set an hour forwards, then an hour back, and so on."""
    pause: float = 0.5
    """Seconds between two looks of the people at a table."""
    seed: int = 1
    servers: int = 0
    """How many share the database; none: one, or two with PostgreSQL."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it."""

    database: str
    servers: int
    seconds: float
    tables: int
    """Tables at which people played; a new one whenever a game was over."""
    kills: int
    restarts: int
    jumps: int
    acknowledged: int
    resent: int
    stale: int
    failed: int
    longest: float
    broken: list[str] = field(default_factory=list)
    """What was acknowledged and is not there: nothing, if all is well."""


class Servers:
    """One server, or several with PostgreSQL."""

    def __init__(self, database: str, folder: Path, count: int) -> None:
        self.all = [Process(database, folder / f"server{number}.log") for number in range(count)]
        self._rng = Random(1)

    async def start(self) -> None:
        """All of them."""
        for one in self.all:
            await asyncio.to_thread(one.start)

    async def kill(self) -> None:
        """One of them, as if its power failed; it starts again at once."""
        one = self._rng.choice(self.all)
        await asyncio.to_thread(one.kill)
        await asyncio.to_thread(one.start)

    async def restart(self) -> None:
        """Each in its turn, as an upgrade does."""
        for one in self.all:
            await asyncio.to_thread(one.stop)
            await asyncio.to_thread(one.start)

    async def jump(self) -> None:
        """Set the clock an hour forwards or back."""
        seconds = 0 if self.all[0].offset else HOUR
        for one in self.all:
            one.offset = seconds
            await asyncio.to_thread(one.stop)
            await asyncio.to_thread(one.start)

    async def stop(self) -> None:
        """All of them."""
        for one in self.all:
            await asyncio.to_thread(one.stop)


def soak(plan: Plan, database: str, folder: Path, advance: Callable[[int], None]) -> Outcome:
    """Start servers, have people play, make trouble, and see that all promises were kept.

    `advance` is told how many seconds have passed.
    """
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(_soak(plan, database, folder, advance))


async def _soak(plan: Plan, database: str, folder: Path, advance: Callable[[int], None]) -> Outcome:
    usual = 1 if database.startswith("sqlite") else 2
    servers = Servers(database, folder, plan.servers or usual)
    tally, began = Tally(), time.monotonic()
    addresses = [one.address for one in servers.all]
    games = [*GAMES]
    people = [
        Steady(addresses, games[number % len(games)], number, tally, bots=number // 2 % 2)
        for number in range(plan.tables)
    ]
    try:
        await servers.start()
        for each in people:
            await each.meet()
        began = time.monotonic()
        until = began + plan.seconds
        trouble = asyncio.create_task(_trouble(plan, servers, until))

        def going() -> bool:
            return time.monotonic() < until or not trouble.done()

        playing = [asyncio.create_task(each.play(going, plan.pause)) for each in people]
        ticking = asyncio.create_task(_tick(advance))
        await asyncio.gather(trouble, *playing)
        ticking.cancel()
        for each in people:
            each.leave()
    finally:
        await servers.stop()
    books = [book for each in people for book in each.books]
    store = connect(database)
    await store.open()
    found = await broken(books, store)
    await store.close()
    return Outcome(
        database=database.partition(":")[0],
        servers=len(servers.all),
        seconds=time.monotonic() - began,
        tables=len(books),
        kills=plan.kills,
        restarts=plan.restarts,
        jumps=plan.jumps,
        acknowledged=tally.acknowledged,
        resent=tally.resent,
        stale=tally.stale,
        failed=tally.failed,
        longest=tally.longest,
        broken=found,
    )


async def _tick(advance: Callable[[int], None]) -> None:
    while True:
        await asyncio.sleep(1)
        advance(1)


async def _trouble(plan: Plan, servers: Servers, until: float) -> None:
    """Spread over the time, in an order that the seed says; at the end there is some quiet."""
    what = [servers.kill] * plan.kills + [servers.restart] * plan.restarts
    what += [servers.jump] * plan.jumps
    Random(plan.seed).shuffle(what)
    began = time.monotonic()
    span = max(0.0, until - LAST - began)
    for due, trouble in zip(_spread(len(what), span), what, strict=True):
        await asyncio.sleep(max(0.0, began + due - time.monotonic()))
        await trouble()


def _spread(count: int, span: float) -> Sequence[float]:
    return [span * (number + 0.5) / count for number in range(count)]
