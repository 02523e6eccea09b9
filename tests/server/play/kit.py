"""People at tables: sockets in the same process, and players who choose at random."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from comptoir.core import Seat
from comptoir.server.live.messages import ServerMessage
from comptoir.server.patch import apply
from comptoir.server.services import Services
from comptoir.server.settings import Settings
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.keeper import Keeper
from comptoir.table import project, to_json
from tests.server.site import ORIGIN, START, Browser, Site, served

PATIENCE = 120.0
COMPARE = 10
"""After every few messages a player compares what it has with what it should have."""
Json = Any


SETTINGS = Settings(
    bot_processes=1,
    requests_a_minute=1_000_000,
    guests_an_hour=10_000,
    tries_a_minute=100_000,
    undos_an_hour=100_000,
    proposals_an_hour=100_000,
    messages_a_minute=100_000,
)


def hosted(
    url: str, settings: Settings = SETTINGS, start: int = START
) -> AbstractAsyncContextManager[Site]:
    """A site that lets people be quick."""
    return served(url, settings, start)


def services(site: Site) -> Services:
    """What the routes of the site use."""
    found = site.app.dependencies["services"]
    dependency: Any = getattr(found, "dependency", found)
    made: Services = dependency()
    return made


async def held(site: Site, table: str) -> HeldTable:
    """The table as the server has it."""
    return await services(site).keeper.get(table)


def break_table(monkeypatch: pytest.MonkeyPatch, keeper: Keeper, broken: str) -> None:
    """Let the keeper fail with one table, in a way that nobody thought of."""
    get = keeper.get

    async def sometimes(table_id: str) -> HeldTable:
        if table_id == broken:
            raise KeyError("what nobody thought of")
        return await get(table_id)

    monkeypatch.setattr(keeper, "get", sometimes)


class Socket:
    """A WebSocket to an app in the same process."""

    def __init__(self, app: Litestar, browser: Browser, path: str, origin: str = ORIGIN) -> None:
        self._app = app
        self._path, _, self._query = path.partition("?")
        cookies = "; ".join(f"{c.name}={c.value}" for c in browser.client.cookies.jar)
        headers = {"host": ORIGIN.removeprefix("http://"), "origin": origin, "cookie": cookies}
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self._to_app: asyncio.Queue[Json] = asyncio.Queue()
        self._from_app: asyncio.Queue[Json] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.stuck = False
        """Whether the client takes nothing any more."""
        self._never = asyncio.Event()

    async def open(self) -> None:
        """Connect."""
        scope: Json = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": self._path,
            "raw_path": self._path.encode(),
            "root_path": "",
            "query_string": self._query.encode(),
            "headers": self._headers,
            "client": ("203.0.113.7", 50_001),
            "server": ("comptoir.test", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        await self._to_app.put({"type": "websocket.connect"})
        app: Any = self._app
        self._task = asyncio.create_task(app(scope, self._to_app.get, self._take))

    async def _take(self, message: Json) -> None:
        if self.stuck:
            await self._never.wait()
        await self._from_app.put(message)

    async def next(self) -> Json:
        """The next message; None when the server closes."""
        async with asyncio.timeout(PATIENCE):
            return await self.next_ever()

    async def next_ever(self) -> Json:
        """The same, however long it takes."""
        while True:
            message = await self._from_app.get()
            if message["type"] == "websocket.close":
                return None
            if message["type"] == "websocket.send":
                return described_message(message["text"])

    async def until(self, kind: str) -> Json:
        """The next message of this type."""
        while True:
            message = await self.next()
            assert message is not None, f"The server closed before it sent '{kind}'."
            if message["type"] == kind:
                return message

    async def say(self, message: Json) -> None:
        """Send something."""
        await self.say_text(json.dumps(message))

    async def say_text(self, text: str) -> None:
        """Send whatever it is."""
        await self._to_app.put({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Go."""
        await self._to_app.put({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            async with asyncio.timeout(PATIENCE):
                await self._task


def described_message(text: str) -> Json:
    """A message, which is just what one of the structs says, and nothing else."""
    found = msgspec.json.decode(text, type=ServerMessage)
    message = json.loads(text)
    assert json.loads(msgspec.json.encode(found)) == message
    return message


@asynccontextmanager
async def watching(
    site: Site, browser: Browser, table: str, seat: int | None = None, since: int = 0
) -> AsyncIterator[Socket]:
    """A socket that is closed at the end."""
    query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
    socket = Socket(site.app, browser, f"/api/tables/{table}/live?{query}")
    await socket.open()
    try:
        yield socket
    finally:
        await socket.close()


class Copy:
    """What a client makes of the messages that it gets."""

    def __init__(self) -> None:
        self.projection: Json = None
        self.log: list[Json] = []
        self.table: Json = None
        self.here: list[str] = []

    def hear(self, message: Json) -> None:
        """Take a message in."""
        kind = message["type"]
        if kind == "seen":
            self.table = message["table"]
            self.projection = message["projection"]
            if self.projection is not None:
                log = self.projection.pop("log")
                self.log = [*self.log[: message["length"] - len(log)], *log]
                assert len(self.log) == message["length"]
        elif kind == "change":
            self.projection = apply(self.projection, message["patch"])
            self.log += message["lines"]
            assert len(self.log) == message["length"]
        elif kind == "table":
            self.table = {key: value for key, value in message.items() if key != "type"}
        elif kind == "here":
            self.here = message["people"]


def expected(found: HeldTable, seat: int | None) -> tuple[Json, list[Json]]:
    """What a seat may see: its projection, and its log."""
    whole: Any = to_json(project(found.table, None if seat is None else Seat(seat)))
    whole = json.loads(json.dumps(whole))
    return whole, whole.pop("log")


async def stand(browser: Browser, table: str, seat: int) -> Json:
    """The projection now."""
    return (await browser.get(f"/api/tables/{table}/seen?seat={seat}"))["projection"]


async def choose(browser: Browser, table: str, seat: int, *choices: str, status: int = 200) -> Json:
    """Make a turn of these choices, or of the first option."""
    now = await stand(browser, table, seat)
    texts = choices or (now["decisions"][0]["options"][0]["text"],)
    body = {"seat": seat, "stamp": now["stamp"], "choices": list(texts)}
    return await browser.post(f"/api/tables/{table}/turns", body, status)


class Player:
    """Somebody who follows the game by the socket alone, and chooses at random."""

    def __init__(self, site: Site, browser: Browser, table: str, seat: int, seed: int) -> None:
        self.site = site
        self.browser = browser
        self.table = table
        self.seat = seat
        self.copy = Copy()
        self._rng = Random(seed)

    async def play(self, most: int = 10_000) -> int:
        """Choose until the game or the server ends, or that many times; how often it was.

        What was seen before is not asked for again.
        """
        made = heard = 0
        since = len(self.copy.log)
        async with watching(self.site, self.browser, self.table, self.seat, since) as socket:
            while made < most:
                message = await socket.next()
                if message is None or message["type"] == "bye":
                    break
                self.copy.hear(message)
                if message["type"] not in ("seen", "change"):
                    continue
                heard += 1
                if heard % COMPARE == 0:
                    await self.compare()
                if self.copy.projection["result"] is not None:
                    break
                if self.copy.projection["decisions"]:
                    made += await self._choose()
        return made

    async def compare(self) -> None:
        """The client has just what the seat may see, whenever it is up to date."""
        whole, log = expected(await held(self.site, self.table), self.seat)
        mine = self.copy.projection
        current = all(whole[key] == mine[key] for key in ("stamp", "waiting"))
        if current and len(log) == len(self.copy.log):
            assert self.copy.projection == whole
            assert self.copy.log == log

    async def _choose(self) -> int:
        now = self.copy.projection
        options = now["decisions"][0]["options"]
        text = options[self._rng.randrange(len(options))]["text"]
        body = {"seat": self.seat, "stamp": now["stamp"], "choices": [text]}
        answer = await self.browser.ask("POST", f"/api/tables/{self.table}/turns", body)
        if answer.status_code == 503:
            assert answer.json()["error"]["kind"] == "restarting", answer.text
        else:
            assert answer.status_code in (200, 409), answer.text
        return int(answer.status_code == 200)


async def two_people(site: Site, game: str, **more: Json) -> tuple[Browser, Browser, str]:
    """Two people at a table that has begun."""
    ann, ben = await site.guest("Ann"), await site.guest("Ben", "203.0.113.8")
    made = await ann.post("/api/tables", {"game": game, "seats": ["me", "open"], **more})
    await ben.post(f"/api/tables/{made['id']}/join")
    await ann.post(f"/api/tables/{made['id']}/start")
    return ann, ben, made["id"]


async def go_on(site: Site, table: str, people: list[Browser], turns: int) -> None:
    """Let whoever is asked choose the first option, that many times."""
    for _ in range(turns):
        found = await held(site, table)
        asked = [seat for seat in found.asked if not found.seats[seat].bot]
        await choose(people[asked[0]], table, asked[0])


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def until_held(site: Site, table: str, is_so: Callable[[HeldTable], bool]) -> HeldTable:
    """The table as a process has it once it is so; without a watcher it only looks when asked."""
    async with asyncio.timeout(PATIENCE):
        while not is_so(found := await held(site, table)):
            await asyncio.sleep(0.01)
    return found
