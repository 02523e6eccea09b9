"""Several processes on one database: each its own app and connections."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.server.bench.crowd import Player as Guest
from comptoir.server.bench.crowd import Tally
from comptoir.server.bench.process import running
from comptoir.server.bench.wire import Address
from comptoir.server.bots.jobs import NEW, SHARED_LEASE, Jobs
from comptoir.server.store import Statement
from comptoir.server.store.telling import Teller
from comptoir.table import stamp
from tests.server.play.kit import (
    PATIENCE,
    Copy,
    choose,
    expected,
    go_on,
    held,
    hosted,
    services,
    stand,
    two_people,
    until,
    until_held,
    watching,
)
from tests.server.site import Browser, Site

TURNS = 12


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
            await until_held(one, table, lambda now, length=length: len(now.table.log) > length)  # type: ignore[misc]  # bound at once
            whole, log = expected(live, 1)
            while len(theirs.log) < len(log) or theirs.projection != whole:
                theirs.hear(await socket.next())
        await ann.post(f"/api/tables/{table}/chat", {"text": "Hello over there."})
        assert (await socket.until("chat"))["text"] == "Hello over there."
        async with watching(one, ann, table, 0):
            while len((await socket.until("here"))["people"]) < 2:
                pass


async def test_what_was_never_told_is_found(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies right after it has stored a turn tells nobody of it."""
    one, other = sites
    ann, ben, table = await two_people(one, "speicherstadt")
    seat = (await held(one, table)).asked[0]
    watcher = await at_other(other, ann)
    database: Any = one.context.database
    async with watching(other, watcher, table) as socket:
        await socket.until("here")
        monkeypatch.setattr(database, "_teller", Teller(_nobody))
        await choose((ann, ben)[seat], table, seat)
        await services(other).keeper.check()
        assert (await socket.until("change"))["lines"]


async def test_what_was_not_heard_while_a_table_was_loaded_is_found(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = sites
    ann, ben, table = await two_people(one, "speicherstadt")
    live = await held(one, table)
    seat, database = live.asked[0], other.context.database
    writer: Any = one.context.database
    fetch, read, go_on = database.fetch, asyncio.Event(), asyncio.Event()

    async def read_early(sql: str, *args: Any) -> Any:
        rows = await fetch(sql, *args)
        if "FROM journal" in sql and not read.is_set():
            read.set()
            await go_on.wait()
        return rows

    monkeypatch.setattr(writer, "_teller", Teller(_nobody))
    monkeypatch.setattr(database, "fetch", read_early)
    loading = asyncio.create_task(held(other, table))
    await read.wait()
    await choose((ann, ben)[seat], table, seat)
    services(other).keeper.heard("")
    go_on.set()
    assert (await loading).length == live.length


async def _nobody(_texts: list[str]) -> None:
    """Nobody is told."""


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
        await until_held(one, table, lambda now: now.asked == [seat])
        now = await stand(here, table, seat)
        assert now["stamp"] == (await until_stamp(there, table, seat, now["stamp"]))
        body = {"seat": seat, "stamp": now["stamp"], "choices": ["bid 1"]}
        answers = await asyncio.gather(
            here.ask("POST", f"/api/tables/{table}/turns", body),
            there.ask("POST", f"/api/tables/{table}/turns", body),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        await until_held(one, table, lambda now: now.asked != [seat])
    rows = await one.context.database.fetch(
        "SELECT MAX(number) AS last, COUNT(*) AS lines FROM journal WHERE table_id = $1", table
    )
    assert rows[0]["last"] == rows[0]["lines"]


async def test_who_looks_while_a_start_is_read_sees_the_table_as_it_was(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = sites
    ann, ben = await one.guest("Ann"), await one.guest("Ben")
    table = (await ann.post("/api/tables", {"game": "mombasa", "seats": ["me", "open"]}))["id"]
    watcher, database = await at_other(other, ann), other.context.database
    heard: list[str] = []
    database.listen(heard.append)
    await ben.post(f"/api/tables/{table}/join")
    await until(lambda: any(table in text for text in heard))  # so that nobody hears of it later
    fetch, reading, go_on = database.fetch, asyncio.Event(), asyncio.Event()

    async def fetch_late(sql: str, *args: Any) -> Any:
        if "FROM journal" in sql:
            reading.set()
            await go_on.wait()
        return await fetch(sql, *args)

    async with watching(other, watcher, table) as socket:
        assert (await socket.until("seen"))["projection"] is None
        monkeypatch.setattr(database, "fetch", fetch_late)
        await ann.post(f"/api/tables/{table}/start")
        await reading.wait()
        looked = await watcher.get(f"/api/tables/{table}/seen")
        assert (looked["table"]["status"], looked["projection"]) == ("waiting", None)
        go_on.set()
        seen = await socket.until("seen")
        assert (seen["table"]["status"], len(seen["projection"]["log"])) == (
            "playing",
            seen["length"],
        )


async def test_all_hear_all_that_is_said_and_in_order(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = sites
    ann, ben, table = await two_people(one, "speicherstadt")
    ben = await at_other(other, ben)
    async with watching(other, ben, table, 1) as socket:
        await socket.until("here")
        monkeypatch.setattr(services(other).keeper, "_told", lambda *_: None)  # it is on its way
        for text in ("One.", "Two."):
            await ann.post(f"/api/tables/{table}/chat", {"text": text})
        await ben.post(f"/api/tables/{table}/chat", {"text": "Three."})
        for text in ("One.", "Two.", "Three."):
            assert (await socket.until("chat"))["text"] == text
        await ann.post(f"/api/tables/{table}/chat", {"text": "Four."})
        monkeypatch.undo()
        services(other).keeper.heard("")  # what is told when some of it may be lost
        assert (await socket.until("chat"))["text"] == "Four."


async def test_who_sits_down_at_one_shows_at_the_other(sites: tuple[Site, Site]) -> None:
    one, other = sites
    ann, ben = await one.guest("Ann"), await other.guest("Ben")
    made = await ann.post("/api/tables", {"game": "speicherstadt", "seats": ["me", "open"]})
    async with watching(one, ann, made["id"], 0) as socket:
        assert (await socket.until("seen"))["projection"] is None
        await ben.post(f"/api/tables/{made['id']}/join")
        while (await socket.until("table"))["players"][1]["name"] != "Ben":
            pass
        await ann.post(f"/api/tables/{made['id']}/start")
        assert (await socket.until("seen"))["projection"]["seats"] == 2
        await ben.post(f"/api/tables/{made['id']}/leave")
        while not (await socket.until("table"))["players"][1]["left"]:
            pass


async def test_plans_made_at_once_never_conflict(sites: tuple[Site, Site]) -> None:
    one, other = sites
    ann, ben, table = await two_people(one, "mombasa")
    live = await held(one, table)
    while len(live.asked) < 2:
        await go_on(one, table, [ann, ben], 1)
    ben = await at_other(other, ben)
    for _ in range(3):
        if live.asked != [0, 1]:
            break
        bodies = []
        for seat, who in enumerate((ann, ben)):
            now = await stand(who, table, seat)
            text = now["decisions"][0]["options"][0]["text"]
            bodies.append({"seat": seat, "stamp": now["stamp"], "choices": [text]})
        answers = await asyncio.gather(
            ann.ask("POST", f"/api/tables/{table}/turns", bodies[0]),
            ben.ask("POST", f"/api/tables/{table}/turns", bodies[1]),
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        length = (await held(other, table)).length
        await until_held(one, table, lambda now, length=length: now.length >= length)  # type: ignore[misc]  # bound at once
        await until_stamp(ben, table, 1, stamp(live.table, Seat(1)))


async def until_stamp(who: Browser, table: str, seat: int, stamp: str) -> str:
    async with asyncio.timeout(PATIENCE):
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
        await until_held(one, table, lambda now: now.asked == [0])
        await choose(ann, table, 0)
    await until_held(one, table, lambda now: now.asked == [0])
    await until_held(other, table, lambda now: now.length == live.length)
    assert expected(live, 1) == expected(theirs, 1)
    rows = await one.context.database.fetch("SELECT COUNT(*) AS jobs FROM jobs")
    assert rows[0]["jobs"] == 0
    assert services(one).keeper.node != services(other).keeper.node


async def test_two_servers_serve_one_table(postgresql_url: str, tmp_path: Path) -> None:
    with (
        running(postgresql_url, tmp_path / "one.log") as one,
        running(postgresql_url, tmp_path / "other.log") as other,
    ):
        ann, ben = Guest(one.address, "Ann"), Guest(other.address, "Ben")
        await ann.arrive()
        await ben.arrive()
        table = await ann.open_table("speicherstadt", ["me", "open", "bot:random"])
        await ben.join(table, 1)
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        made: list[str] = []
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            sockets = [group.create_task(who.watch(Tally())) for who in (ann, ben)]
            await asyncio.gather(take_turns(ann, ben, made), take_turns(ben, ann, made))
            for task in sockets:
                task.cancel()
        assert set(made) == {"Ann", "Ben"}
        await post_twice([(ann, other.address), (ben, one.address)])
        for who in (ann, ben):
            who.leave()


async def take_turns(who: Guest, other: Guest, made: list[str]) -> None:
    """Choose whenever asked by one's own server, until both together have done so often enough.

    Whoever has a choice under way finishes it, so that nothing happens afterwards but what bots do.
    """
    while len(made) < TURNS:
        if who.asked:
            _, answer = await who.choose(Random(len(made)))
            made += [who.name] if answer.status == 200 else []
            other.news.set()  # it may have been enough
        else:
            await who.news.wait()
            who.news.clear()


async def post_twice(people: list[tuple[Guest, Address]]) -> None:
    """The same turn at two servers at once: one of them is too late."""
    async with asyncio.timeout(PATIENCE):
        asked: list[tuple[Guest, Address]] = []
        while not asked:
            for who, _ in people:
                await who.look()
            asked = [pair for pair in people if pair[0].projection["decisions"]]
    who, elsewhere = asked[0]
    twin = Guest(elsewhere, who.name)
    twin.cookie, twin.table, twin.seat = who.cookie, who.table, who.seat
    async with asyncio.timeout(PATIENCE):
        while twin.projection.get("stamp") != who.projection["stamp"]:
            await twin.look()
    choice = who.projection["decisions"][0]["options"][0]["text"]
    answers = await asyncio.gather(who.post(choice), twin.post(choice))
    assert sorted(answer.status for answer in answers) == [200, 409]
    twin.leave()


async def test_a_process_through_which_nobody_looks_replays_nothing(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that somebody asked once keeps the table, but leaves it until somebody asks again."""
    one, other = sites
    ann, ben, table = await two_people(one, "speicherstadt")
    theirs, live = await held(other, table), await held(one, table)
    database, asked = other.context.database, list[str]()
    fetch = database.fetch

    async def noted(sql: str, *args: Any) -> Any:
        asked.append(sql)
        return await fetch(sql, *args)

    monkeypatch.setattr(database, "fetch", noted)
    before = theirs.length
    await go_on(one, table, [ann, ben], 4)
    await until(lambda: theirs.behind)
    assert theirs.length == before
    assert not any("FROM journal" in sql for sql in asked)
    await until_held(other, table, lambda now: now.length == live.length)
    assert not theirs.behind
    assert expected(theirs, 0) == expected(live, 0)


async def test_jobs_are_kept_for_the_process_that_has_the_table(sites: tuple[Site, Site]) -> None:
    """Should it die before it begins, they are anybody's soon."""
    one, other = sites
    now, jobs = one.context.now(), Jobs(other.context.database, other.context.now)
    ann = await one.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "open"]}
    table = (await ann.post("/api/tables", wish))["id"]
    kept = Statement(NEW, (table, 1, now, "home", now + SHARED_LEASE))
    await one.context.database.commit(kept)
    assert await jobs.claim("elsewhere.0", "elsewhere") is None
    found = await jobs.claim("home.0", "home")
    assert found is not None
    assert (found.table_id, found.seat) == (table, 1)
    await jobs.drop(found, "home.0")
    await one.context.database.commit(Statement(NEW, (table, 1, now, "home", now - 1)))
    assert await jobs.claim("elsewhere.0", "elsewhere") is not None


async def test_a_process_that_ends_leaves_its_jobs_to_the_others(sites: tuple[Site, Site]) -> None:
    one, other = sites
    now, jobs = one.context.now(), Jobs(other.context.database, other.context.now)
    ann = await one.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "open"]}
    table = (await ann.post("/api/tables", wish))["id"]
    await one.context.database.commit(Statement(NEW, (table, 1, now, "home", now + SHARED_LEASE)))
    assert await jobs.claim("elsewhere.0", "elsewhere") is None
    await jobs.leave("home")
    assert await jobs.claim("elsewhere.0", "elsewhere") is not None
