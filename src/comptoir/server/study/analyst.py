"""Analyses games in the background: one at a time in each process of the server."""

import asyncio
import logging
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from comptoir.core import ComptoirError
from comptoir.server.background import woken
from comptoir.server.errors import Clash
from comptoir.server.store import Conflict, Unavailable
from comptoir.server.study.analyses import Analyses, Analysis
from comptoir.server.study.worker import Finding, Look
from comptoir.server.tables import records
from comptoir.server.tables.keeper import Keeper
from comptoir.server.workers.process import MEGABYTES, Failed, Worker

log = logging.getLogger(__name__)

POLL = 5.0
"""Seconds after which somebody looks for work anyway."""
SECONDS = 600.0
"""After that many seconds a turn is given up: the worker gets only what everybody else leaves."""
CLOSED = 60_000
"""Milliseconds until a table is tried again whose edition is not there now."""


def command(nice: int, megabytes: int = MEGABYTES) -> tuple[str, ...]:
    """How a worker is started."""
    return (sys.executable, "-m", "comptoir.server.study.worker", str(megabytes), str(nice))


class Analyst:
    """One worker, started when there is something to do and ended when there is nothing more."""

    def __init__(self, keeper: Keeper, command: Sequence[str]) -> None:
        self.analyses = Analyses(keeper.database, keeper.now)
        self._keeper = keeper
        self._worker = Worker(command)
        self._active = ""
        """The table whose game it has in hand."""
        self._looking: asyncio.Task[None] | None = None
        """What it does with it."""
        self._wake = asyncio.Event()

    def wake(self) -> None:
        """There may be work."""
        self._wake.set()

    async def run(self) -> None:
        """Work until cancelled."""
        await self.analyses.free_all()
        try:
            while True:
                self._wake.clear()
                if not await self._work():
                    await self._worker.end()
                    await woken(self._wake, POLL)
        finally:
            await self._worker.end()
            with suppress(Unavailable):
                await self._put_down()
            self._active = ""

    async def stop(self, table_id: str) -> None:
        """Leave this analysis as it is, at once if it is in hand here."""
        await self.analyses.stop(table_id)
        self._give_up(table_id)

    async def renew(self) -> None:
        """Say that this process is still at it, unless somebody has stopped it elsewhere."""
        table_id = self._active
        if table_id:
            try:
                await self.analyses.renew(table_id, self._keeper.node)
            except Conflict:
                self._give_up(table_id)

    def _give_up(self, table_id: str) -> None:
        """Drop the turn that is thought about; one that is being stored is refused there."""
        if self._looking is not None and self._active == table_id and self._worker.busy:
            self._looking.cancel()

    async def _put_down(self, wait: int = 0) -> None:
        """Leave what is in hand to whoever comes next, after some milliseconds."""
        if self._active:
            await self.analyses.release(self._active, self._keeper.node, wait)
            self._active = ""

    async def _work(self) -> bool:
        """Go on with the next analysis, if there is one, for as long as nobody stops it."""
        name = self._keeper.node
        try:
            await self._put_down()  # should the database have kept that from us before
            analysis = await self.analyses.claim(name)
            if analysis is None:
                return False
            self._active = analysis.table_id
            await self._unless_stopped(self._look_at(analysis))
        except Conflict:
            log.debug("An analysis was stopped.")
        except Unavailable as error:
            log.warning("Analyses wait for the database: %s", error)
            return False
        except Clash:
            await self._put_down(CLOSED)
        except Exception as error:  # the next try may find it in order, and others must go on
            expected = isinstance(error, Failed | ComptoirError)
            log.warning("Analysing %s failed: %s", self._active, error, exc_info=not expected)
            await self.analyses.fail(self._active, name)
        self._active = ""
        return True

    async def _unless_stopped(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it as a task that others can end."""
        self._looking = asyncio.create_task(work)
        try:
            await asyncio.wait([self._looking])
        finally:
            self._looking.cancel()
            await asyncio.wait([self._looking])
        if not self._looking.cancelled():
            self._looking.result()

    async def _look_at(self, analysis: Analysis) -> None:
        """Turn by turn, each stored before the next."""
        held = await self._keeper.get(analysis.table_id)
        record = records.export(held, None)
        file = self._keeper.shelf.file(held.table.game)
        number, turns = analysis.found, analysis.found + 1
        while number < turns:
            look = Look(record, file, analysis.budget, number, SECONDS)
            finding = await self._worker.answer(msgspec.json.encode(look), Finding, SECONDS)
            if finding.error:
                raise Failed(finding.error)
            turns = finding.turns
            await self.analyses.keep(held.id, self._keeper.node, turns, finding.verdict)
            number += 1
