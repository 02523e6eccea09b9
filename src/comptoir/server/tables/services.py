"""All that tables need, put together; and what goes on in the background."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from secrets import token_hex

from comptoir.server.bots import process
from comptoir.server.bots.bots import Bots
from comptoir.server.context import Context
from comptoir.server.live.presence import Presence
from comptoir.server.play.clocks import Clocks
from comptoir.server.play.play import Play
from comptoir.server.puzzles.exercises import Exercises
from comptoir.server.store import Conflict, Unavailable
from comptoir.server.study import analyst
from comptoir.server.study.analyst import Analyst
from comptoir.server.tables.commit import Committer
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.lists import Lists
from comptoir.server.tables.making import Maker
from comptoir.server.tables.ratings import Ratings
from comptoir.server.tables.seating import Seating
from comptoir.server.tables.shelf import Shelf
from comptoir.server.tables.talk import Talk

log = logging.getLogger(__name__)

MEGABYTES = 512
"""How much memory tables may take."""
SWEEP, BEAT, CHECK, STAY, COUNT = 1.0, 5.0, 10.0, 30.0, 60.0
"""Seconds between two looks at the clocks, signs of life, and so on."""


class Services:
    """What the routes of tables use."""

    def __init__(self, context: Context, command: Sequence[str] = ()) -> None:
        self.context = context
        now = context.now
        shelf = Shelf(context.settings.editions)
        self.keeper = Keeper(context.database, shelf, token_hex(4), now, MEGABYTES)
        self.committer = Committer(self.keeper, context.notify.statements)
        self.maker = Maker(self.committer, context.settings.tables_a_person)
        self.seating = Seating(self.committer)
        self.play = Play(self.committer)
        self.exercises = Exercises(context.database, shelf, now)
        self.lists = Lists(context.database)
        self.talk = Talk(self.keeper, now)
        self.presence = Presence(self.keeper, now)
        self.clocks = Clocks(self.keeper, self.seating, now)
        self.ratings = Ratings(context.database)
        workers = context.settings.bot_processes or max(1, (os.cpu_count() or 1) - 1)
        self.bots = Bots(self.committer, workers, command or process.command())
        self.analyst = Analyst(self.keeper, analyst.command(context.settings.analysis_nice))
        self._ended = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.committer.wake = self.bots.wake
        self.committer.ended = lambda _table_id: self._ended.set()
        self.keeper.told = self._told

    def _told(self, what: str, table_id: str) -> None:
        """Another process did something."""
        live = self.keeper.find(table_id)
        if what == "table":
            self.bots.wake()
        elif live is not None and what == "chat":
            self._spawn(self.talk.catch_up(live))
        elif live is not None and what == "here":
            self._spawn(self.keeper.refresh_here(live))

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Let bots think and clocks run for as long as the app lives."""
        await self.clocks.beat()
        loops = [
            asyncio.create_task(_restarted(self.bots.run)),
            asyncio.create_task(_every(SWEEP, self.clocks.sweep)),
            asyncio.create_task(_every(BEAT, self.clocks.beat)),
            asyncio.create_task(_every(BEAT, self.bots.renew)),
            asyncio.create_task(_restarted(self.analyst.run)),
            asyncio.create_task(_every(BEAT, self.analyst.renew)),
            asyncio.create_task(_every(STAY, self.presence.stay)),
            asyncio.create_task(self._count()),
        ]
        if self.keeper.database.skip_locked:  # others serve the same tables
            loops.append(asyncio.create_task(_every(CHECK, self.keeper.check)))
        try:
            yield
        finally:
            for loop in loops:
                loop.cancel()
            await asyncio.gather(*loops, return_exceptions=True)
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await self.keeper.close()
            await _quietly(self.presence.leave())

    async def _count(self) -> None:
        """Count rated games when they are over, and now and then what was left over."""
        while True:
            self._ended.clear()
            await _quietly(self.ratings.count_all())
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), COUNT)

    async def farewell(self) -> None:
        """Tell those who are connected that they should come back."""
        for live in self.keeper.held:
            for watcher in live.hub.watchers:
                watcher.end("restart")


async def _restarted(work: Callable[[], Awaitable[None]]) -> None:
    """What should never end is begun again."""
    while True:
        await _quietly(work())
        await asyncio.sleep(1)


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await _quietly(work())
        await asyncio.sleep(seconds)


async def _quietly(work: Awaitable[None]) -> None:
    """What fails in the background is noted, and done again later."""
    try:
        await work
    except (Unavailable, Conflict) as error:
        log.warning("The database was not ready: %s", error)
    except Exception:
        log.exception("Something in the background failed.")
