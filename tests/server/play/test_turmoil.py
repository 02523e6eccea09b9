"""People who do everything at once, at two processes, while connections to the database break."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from tests.server.play.kit import PATIENCE, Copy, Socket, expected, held, hosted
from tests.server.postgres import Cluster
from tests.server.site import Browser, Site

Json = Any
DEEDS = 40
"""What each person does."""
PEOPLE = 3
BREAK = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name IN ('', 'comptoir') AND random() < 0.5
    AND pid <> pg_backend_pid()
"""


class Player:
    """Somebody with a seat, who is at both processes in turn."""

    def __init__(self, browsers: list[Browser], table: str, seat: int, codes: Counter[int]) -> None:
        self.browsers = browsers
        self.path = f"/api/tables/{table}"
        self.seat = seat
        self._codes = codes
        self._random = Random(f"{table[0]} {seat}")

    async def live(self) -> None:
        """Do this and that."""
        for _ in range(DEEDS):
            await self._do_something()

    async def _ask(self, method: str, path: str, **body: Json) -> Json:
        browser = self._random.choice(self.browsers)
        answer = await browser.ask(method, self.path + path, body or None)
        self._codes[answer.status_code] += 1
        return answer.json() if answer.status_code == 200 else None

    async def _do_something(self) -> None:
        seen = await self._ask("GET", f"/seen?seat={self.seat}")
        now = seen["projection"] if seen else None
        if now is None:
            return
        if now["proposal"]:
            answer = self._random.choice(("consent", "consent", "refuse"))
            await self._ask("POST", "/proposal", seat=self.seat, answer=answer)
        elif now["decisions"] and self._random.random() < 0.8:
            choice = self._random.choice(now["decisions"][0]["options"])["text"]
            await self._ask("POST", "/turns", **self._at(now), choices=[choice])
        else:
            await self._do_something_else(now, seen["length"])

    async def _do_something_else(self, now: Json, length: int) -> None:
        deed = self._random.choice(
            ("undo", "proposal", "leave", "return", "return", "vote", "chat")
        )
        bodies: Json = {
            "undo": {**self._at(now), "what": "turn"},
            "proposal": {"seat": self.seat, "line": max(1, length - 3)},
            "vote": {"seat": (self.seat + 1) % PEOPLE, "yes": True},
            "chat": {"text": "Well!"},
        }
        await self._ask("POST", f"/{deed}", **bodies.get(deed, {}))

    def _at(self, now: Json) -> Json:
        return {"seat": self.seat, "stamp": now["stamp"]}


class Follower:
    """Follows a table through a socket; after a gap it goes on from its last line."""

    def __init__(self, site: Site, browser: Browser, table: str, seat: int) -> None:
        self.site, self.table, self.seat = site, table, seat
        self.copy = Copy()
        self._browser = browser
        self._path = f"/api/tables/{table}/live?seat={seat}"

    async def follow(self) -> None:
        """For good."""
        since = ""
        while True:
            socket = Socket(self.site.app, self._browser, self._path + since)
            await socket.open()
            while (message := await socket.next_ever()) and message["type"] != "bye":
                self.copy.hear(message)
                if "mark" in message:
                    since = f"&since={message['length']}&mark={message['mark']}"
            await socket.close()
            await asyncio.sleep(0.05)

    async def right(self) -> bool:
        """Whether it has what its seat may see."""
        board, log = expected(await held(self.site, self.table), self.seat)
        return bool(self.copy.projection == board and self.copy.log == log)


async def seated(sites: list[Site]) -> tuple[str, list[list[Browser]]]:
    """A table with people who are at both processes, and a bot."""
    people = []
    for number in range(PEOPLE):
        first, second = await sites[0].guest(f"P{number}"), await sites[1].browser()
        second.client.cookies = first.client.cookies
        people.append([first, second])
    wish = {"game": "mombasa", "seats": ["me", *["open"] * (PEOPLE - 1), "bot:random"]}
    table = (await people[0][0].post("/api/tables", wish))["id"]
    for _, second in people[1:]:
        await second.post(f"/api/tables/{table}/join")
    await people[0][0].post(f"/api/tables/{table}/start")
    return table, people


@asynccontextmanager
async def going_on(*work: Any) -> AsyncIterator[None]:
    """Meanwhile; what fails there fails the test."""
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
        assert not [task for task in tasks if task.done()]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def break_connections(cluster: Cluster, name: str) -> None:
    """Every now and then half of those to the database."""
    while True:
        await asyncio.sleep(0.5)
        await asyncio.to_thread(cluster.sql, name, BREAK)


async def test_in_all_turmoil_everybody_sees_what_there_is(
    cluster: Cluster, postgresql_name: str, postgresql_url: str
) -> None:
    async with hosted(postgresql_url) as one, hosted(postgresql_url) as other:
        sites, codes = [one, other], Counter[int]()
        table, people = await seated(sites)
        players = [Player(browsers, table, seat, codes) for seat, browsers in enumerate(people)]
        followers = [
            Follower(site, browsers[number], table, seat)
            for seat, browsers in enumerate(people)
            for number, site in enumerate(sites)
        ]
        async with going_on(*(follower.follow() for follower in followers)):
            async with going_on(break_connections(cluster, postgresql_name)):
                await asyncio.gather(*(player.live() for player in players))
            async with asyncio.timeout(PATIENCE):
                for follower in followers:
                    while not await follower.right():
                        await asyncio.sleep(0.1)
        assert codes[200] > DEEDS
        assert set(codes) <= {200, 403, 404, 409, 422, 503}
