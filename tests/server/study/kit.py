"""Finished games at a site, and a worker that answers when it is told to."""

import asyncio
import json
from functools import cache
from typing import Any

from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from comptoir.server.study.analyses import LEASE
from comptoir.server.workers.process import Worker
from comptoir.study import Inquiry
from comptoir.study.analysis import appraise
from tests.server.play.kit import PATIENCE, services
from tests.server.site import Browser, Site
from tests.study.kit import WHOLE, record

Json = Any
GAME = record("speicherstadt", 2, WHOLE)
TURNS = 4
"""As many as a game has, by the worker that is told what to say."""
SETTINGS = Settings(
    bot_processes=1,
    requests_a_minute=1_000_000,
    guests_an_hour=10_000,
    analysis_budget=1,
    analysis_nice=0,
)
"""A machine that is busy with other tests would leave nothing over."""


@cache
def verdict(number: int) -> Json:
    """What is found about a turn of the game, with the budget of these tests."""
    return json.loads(json.dumps(appraise(Inquiry(GAME, 1), number).as_json()))


class Desk(Worker):
    """In place of a process: looks at a turn each time it is allowed to."""

    def __init__(self) -> None:
        super().__init__(())
        self.asked: list[int] = []
        self._permits = asyncio.Semaphore(0)

    def allow(self, turns: int) -> None:
        """This many more."""
        for _ in range(turns):
            self._permits.release()

    async def _ask(self, task: bytes) -> bytes:
        look = json.loads(task)
        assert look["budget"] == 1
        self.asked.append(look["number"])
        await self._permits.acquire()
        return json.dumps({"turns": TURNS, "verdict": verdict(look["number"])}).encode()


def at_desk(site: Site) -> Desk:
    """Let the site's analyst work at a desk."""
    desk = services(site).analyst._worker = Desk()
    return desk


async def in_hand(site: Site, path: str, browser: Browser, worker: str) -> None:
    """An analysis that this process has begun."""
    me, table = (await browser.get("/api/me"))["id"], path.split("/")[3]
    sql = (
        "INSERT INTO analyses (table_id, person, status, budget, made, worker, lease) "
        "VALUES ($1, $2, 'waiting', 1, 1, $3, $4)"
    )
    args = (table, me, worker, site.time + LEASE)
    await site.context.database.commit(Statement(sql, args))


async def finished(browser: Browser, title: str = "") -> str:
    """The address of the analysis of a game that is over."""
    made = await browser.post("/api/records", {"record": GAME})
    assert made["status"] == "over"
    return f"/api/tables/{made['id']}/analysis"


async def seen(browser: Browser, path: str, **expected: Json) -> Json:
    """The analysis, once these are its values."""
    async with asyncio.timeout(PATIENCE):
        while True:
            now = await browser.get(path)
            if all(now[key] == value for key, value in expected.items()):
                return now
            await asyncio.sleep(0.01)
