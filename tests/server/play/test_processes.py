"""Several processes on one database: each its own app and connections."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.server.play.kit import (
    Copy,
    choose,
    expected,
    held,
    hosted,
    services,
    stand,
    two_people,
    until,
    watching,
)
from tests.server.site import Browser, Site


@pytest.fixture
async def sites(postgresql_url: str) -> AsyncIterator[tuple[Site, Site]]:
    async with hosted(postgresql_url) as one, hosted(postgresql_url) as other:
        yield one, other


async def at_other(site: Site, browser: Browser) -> Browser:
    """The same person at another process."""
    again = await site.browser()
    again.client.cookies = browser.client.cookies
    return again


async def test_a_move_at_one_shows_at_the_other(sites: tuple[Site, Site]) -> None:
    one, other = sites
    ann, ben, table = await two_people(one, "speicherstadt")
    ben = await at_other(other, ben)
    live = await held(one, table)
    async with watching(other, ben, table, 1) as socket:
        theirs = Copy()
        theirs.hear(await socket.until("seen"))
        for _ in range(6):
            seat = live.asked[0]
            length = len(live.table.log)
            await choose((ann, ben)[seat], table, seat)
            await until(lambda length=length: len(live.table.log) > length)  # type: ignore[misc]  # bound at once
            whole, log = expected(live, 1)
            while len(theirs.log) < len(log) or theirs.projection != whole:
                theirs.hear(await socket.next())
        await ann.post(f"/api/tables/{table}/chat", {"text": "Hello over there."})
        assert (await socket.until("chat"))["text"] == "Hello over there."
        async with watching(one, ann, table, 0):
            while len((await socket.until("here"))["people"]) < 2:
                pass


async def test_of_two_at_once_one_is_stale(sites: tuple[Site, Site]) -> None:
    one, other = sites
    ann, ben, table = await two_people(one, "speicherstadt")
    live = await held(one, table)
    seat = live.asked[0]
    here = (ann, ben)[seat]
    there = await at_other(other, here)
    for _ in range(3):
        if live.asked != [seat]:
            await choose((ann, ben)[1 - seat], table, 1 - seat)
        await until(lambda: live.asked == [seat])
        now = await stand(here, table, seat)
        assert now["stamp"] == (await until_stamp(there, table, seat, now["stamp"]))
        body = {"seat": seat, "stamp": now["stamp"], "choices": ["bid 1"]}
        answers = await asyncio.gather(
            here.ask("POST", f"/api/tables/{table}/turns", body),
            there.ask("POST", f"/api/tables/{table}/turns", body),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        await until(lambda: live.asked != [seat])
    rows = await one.context.database.fetch(
        "SELECT MAX(number) AS last, COUNT(*) AS lines FROM journal WHERE table_id = $1", table
    )
    assert rows[0]["last"] == rows[0]["lines"]


async def until_stamp(who: Browser, table: str, seat: int, stamp: str) -> str:
    async with asyncio.timeout(60):
        while (found := (await stand(who, table, seat))["stamp"]) != stamp:
            await asyncio.sleep(0.01)
    return str(found)


async def test_bots_are_shared_and_asked_once(sites: tuple[Site, Site]) -> None:
    one, other = sites
    ann = await one.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "bot:random", "bot:random"], "start": True}
    table = (await ann.post("/api/tables", wish))["id"]
    live, theirs = await held(one, table), await held(other, table)
    for _ in range(4):
        await until(lambda: live.asked == [0])
        await choose(ann, table, 0)
    await until(lambda: live.asked == [0])
    await until(lambda: theirs.length == live.length)
    assert expected(live, 1) == expected(theirs, 1)
    rows = await one.context.database.fetch("SELECT COUNT(*) AS jobs FROM jobs")
    assert rows[0]["jobs"] == 0
    assert services(one).keeper.node != services(other).keeper.node
