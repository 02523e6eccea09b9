"""What a person or an address can cost others is bounded."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn.server import ServerState

from comptoir.core import Seat
from comptoir.server import protocols
from comptoir.server.bots.bots import Asker
from comptoir.server.bots.thinker import Thinker
from comptoir.server.bots.worker import Task
from comptoir.server.live import broadcast, messages
from comptoir.server.live.hub import Watcher
from comptoir.server.serving import configure
from comptoir.server.settings import Settings
from comptoir.server.store import connect
from comptoir.server.study.analyses import Analyses
from comptoir.server.workers.lanes import Lanes
from comptoir.server.workers.process import Worker
from tests.server.play.kit import (
    PATIENCE,
    Socket,
    choose,
    go_on,
    held,
    hosted,
    services,
    stand,
    two_people,
    until,
)
from tests.server.site import Site

GUESTS = 8


async def test_an_address_has_so_many_sockets(database_url: str) -> None:
    settings = Settings(bot_processes=1, sockets_an_address=3)
    async with hosted(database_url, settings) as site:
        ann, _, table = await two_people(site, "speicherstadt")
        sockets = [Socket(site.app, ann, f"/api/tables/{table}/live") for _ in range(4)]
        for one in sockets[:3]:
            await one.open()
            await one.until("seen")
        await sockets[3].open()
        assert await sockets[3].next() is None
        await sockets[0].close()
        again = Socket(site.app, ann, f"/api/tables/{table}/live")
        await again.open()
        await again.until("seen")
        for one in (*sockets[1:], again):
            await one.close()


async def test_a_socket_that_says_too_much_is_closed(database_url: str) -> None:
    settings = Settings(bot_processes=1, messages_a_minute=5)
    async with hosted(database_url, settings) as site:
        ann, _, table = await two_people(site, "speicherstadt")
        chatty = Socket(site.app, ann, f"/api/tables/{table}/live")
        await chatty.open()
        for _ in range(5):
            await chatty.say({"type": "ping"})
        await chatty.until("pong")
        site.time += 12_000  # one more is allowed by now
        await chatty.say({"type": "ping"})
        await chatty.say({"type": "ping"})
        assert (await chatty.until("bye"))["code"] == "slow"
        assert await chatty.next() is None
        await chatty.close()


@asynccontextmanager
async def listening(site: Site) -> AsyncIterator[tuple[str, int]]:
    """Where the site is served by real connections."""
    config = configure(site.app, Settings())
    config.load()
    state = ServerState()

    def connected() -> protocols.TimedHttp:
        return protocols.TimedHttp(config=config, server_state=state, app_state={})

    loop = asyncio.get_running_loop()
    server = await loop.create_server(connected, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()
    server.close()
    await asyncio.gather(*state.tasks)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_half_a_request_is_not_waited_for(
    site: Site, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(protocols, "ARRIVAL", 0.2)
    async with listening(site) as place, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*place)
        writer.write(half)
        await reader.read()  # an answer may come; then the end
        writer.close()


async def test_a_whole_request_is_answered_whenever_that_is(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "ARRIVAL", 0.2)
    async with listening(site) as place, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*place)
        for _ in range(2):
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            await reader.readexactly(int(head.lower().split(b"content-length: ")[1].split()[0]))
            await asyncio.sleep(0.5)
        writer.close()


async def test_a_client_that_pings_without_end_is_dropped(site: Site) -> None:
    _, _, table = await two_people(site, "speicherstadt")
    async with listening(site) as place, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*place)
        name = f"{place[0]}:{place[1]}"
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        writer.write(head.encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        writer.write(b"\x89\x80\x00\x00\x00\x00" * (protocols.PINGS + 1))
        assert b"too many pings" in await reader.read()
        writer.close()


class Recorded(Worker):
    """Notes what it is asked, and answers at once."""

    def __init__(self) -> None:
        super().__init__(())
        self.order: list[str] = []

    async def _ask(self, task: bytes) -> bytes:
        self.order.append("hint" if json.loads(task)["hint"] else "bot")
        await asyncio.sleep(0)
        return b'{"choices": ["bid 1"], "hints": []}'


async def test_guests_who_ask_for_hints_all_day_delay_no_bot_by_more_than_one(site: Site) -> None:
    worker, bots = Recorded(), services(site).bots
    _, _, table = await two_people(site, "speicherstadt")
    live = await held(site, table)
    seat = Seat(live.asked[0])
    bots._workers = [Thinker(worker)]

    async def ask(number: int) -> None:
        asker = Asker("203.0.113.9", f"guest {number}")
        while True:
            await bots.hints(live, live.table, seat, asker)

    guests = [asyncio.create_task(ask(number)) for number in range(GUESTS)]
    await until(lambda: len(worker.order) > GUESTS)
    waits = []
    for _ in range(10):
        before = len(worker.order)
        await Thinker(worker).think(Task("speicherstadt", 1, "", 2, {}, {}, 0, "easy", "", 60.0))
        waits.append(len(worker.order) - before - 1)
    for guest in guests:
        guest.cancel()
    await asyncio.gather(*guests, return_exceptions=True)
    assert max(waits) <= 1


async def test_addresses_and_people_take_turns_at_hints() -> None:
    lanes, served = Lanes(1), []

    async def ask(address: str, person: str) -> None:
        async with lanes.turn(address, person):
            served.append(f"{address}{person}")
            await asyncio.sleep(0)

    wishes = [("a", "1")] * 3 + [("a", "2")] + [("b", "3")] * 2
    asked = [asyncio.create_task(ask(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    assert lanes.waiting() == 5
    assert (lanes.waiting("a"), lanes.waiting("a", "1"), lanes.waiting("c")) == (3, 2, 0)
    gone = asyncio.create_task(ask("a", "4"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(*asked)
    assert served == ["a1", "a1", "b3", "a2", "b3", "a1"]
    await ask("c", "5")
    assert served[-1] == "c5"


async def test_analyses_take_turns_by_person(database_url: str) -> None:
    async with hosted(database_url) as site:
        people = [await site.guest(name) for name in ("Ann", "Ben")]
        ids = [(await one.get("/api/me"))["id"] for one in people]
        wish = {"game": "speicherstadt", "seats": ["me", "me"]}
        tables = [(await people[0].post("/api/tables", wish))["id"] for _ in range(4)]
    database = connect(database_url)
    await database.open()
    clock = iter(range(1, 1000))
    analyses = Analyses(database, lambda: next(clock))
    for table, who in zip(tables, (0, 0, 0, 1), strict=True):
        await analyses.start(table, ids[who], 1)
    last = await analyses.get(tables[3])
    third = await analyses.get(tables[2])
    assert last is not None
    assert third is not None
    assert (await analyses.ahead(last), await analyses.ahead(third)) == (1, 3)
    claimed = [await analyses.claim("worker") for _ in tables]
    assert [tables.index(one.table_id) for one in claimed if one is not None] == [0, 3, 1, 2]
    await database.close()


@pytest.mark.parametrize("watchers", [7, 700])
async def test_an_undo_is_encoded_once_for_all_who_see_the_same(
    site: Site, monkeypatch: pytest.MonkeyPatch, watchers: int
) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    crowd = [Watcher(f"person {number}", None) for number in range(watchers - 2)]
    players = [Watcher(live.seats[seat].person, Seat(seat)) for seat in (0, 1)]
    hubs = services(site).broadcaster.hubs
    for one in (*crowd, *players):
        hubs.enter(live, one)
    encoded: Counter[str] = Counter()
    encode = messages.encode

    def counted(message: Any) -> str:
        encoded[type(message).__name__] += 1
        return encode(message)

    await choose(ann, table, 0)
    monkeypatch.setattr(broadcast, "encode", counted)
    now = await stand(ann, table, 0)
    await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": now["stamp"]})
    assert encoded["SeenMessage"] == 3
    await ben.post(f"/api/tables/{table}/leave")
    assert encoded["TableMessage"] <= 6
    assert len({tuple(one._queue) for one in crowd}) == 1
    assert len({tuple(one._queue) for one in (crowd[0], *players)}) == 3
    for one in (*crowd, *players):
        hubs.leave(live, one)
