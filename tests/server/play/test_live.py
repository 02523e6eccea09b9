"""Live updates: patches, presence, chat, slow clients and seats that change."""

import asyncio
import copy
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from comptoir import games
from comptoir.core import CHANCE, Seat
from comptoir.core.play import uniform
from comptoir.server.live.hub import QUEUE, Differ, Hub
from comptoir.server.live.messages import ThinkingMessage
from comptoir.server.patch import apply, diff
from comptoir.server.store import Statement
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.shots import Shot
from comptoir.table import Table
from tests.server.play.kit import (
    Copy,
    Socket,
    choose,
    expected,
    go_on,
    held,
    services,
    stand,
    two_people,
    watching,
)
from tests.server.site import Browser, Site

Json = Any

UNHURRIED: Json = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
SCALARS = st.none() | st.integers(2, 9) | st.text(max_size=2)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=1), inner, max_size=3)
    ),
    max_leaves=12,
)


@settings(max_examples=60, **UNHURRIED)
@given(VALUES, VALUES)
def test_a_patch_leads_from_one_value_to_the_other(old: Json, new: Json) -> None:
    assert apply(copy.deepcopy(old), copy.deepcopy(diff(old, new))) == new


@settings(max_examples=20, **UNHURRIED)
@given(VALUES)
def test_what_is_equal_needs_no_patch(value: Json) -> None:
    assert diff(value, copy.deepcopy(value)) == []


@settings(max_examples=6, **UNHURRIED)
@given(st.sampled_from(["speicherstadt", "mombasa"]), st.integers(0, 1 << 30), st.integers(0, 2))
def test_patches_follow_a_game(key: str, seed: int, seat: int) -> None:
    rng, table = Random(seed), Table(games.load(key), 3)
    own = Seat(seat) if seat < 2 else None
    client: Json = to_builtins(Shot(table, own).board)
    for _ in range(25):
        before = Shot(table, own)
        decision = rng.choice(table.decisions)
        table = table.copy()
        table.choose(decision.seat, uniform(decision, rng))
        while chance := table.decision(CHANCE):
            table.choose(CHANCE, uniform(chance, rng))
        after = Shot(table, own)
        changes: Json = Differ().changes(before, after)
        client = apply(client, to_builtins(changes))
        assert client == to_builtins(after.board)


def test_a_view_that_several_share_is_compared_once() -> None:
    table = Table(games.load("speicherstadt"), 2)
    before = [Shot(table, Seat(seat)) for seat in range(2)]
    after = [*before]
    differ = Differ()
    assert [differ.changes(old, new) for old, new in zip(before, after, strict=True)] == [[], []]
    assert len(differ._views) == 1


def watched(site: Site, table: HeldTable) -> Hub:
    """Those who watch the table."""
    found = services(site).broadcaster.hubs.find(table)
    assert found is not None
    return found


async def test_a_client_catches_up_from_its_last_line(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 6)
    _, log = expected(await held(site, table), 0)
    async with watching(site, ann, table, 0, since=4) as socket:
        seen = await socket.until("seen")
        assert seen["length"] == len(log)
        assert seen["projection"]["log"] == log[4:]
    async with watching(site, ann, table, 0, since=4000) as socket:
        assert (await socket.until("seen"))["projection"]["log"] == log


async def test_a_client_whose_last_line_was_taken_back_gets_all_lines(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    path = f"/api/tables/{table}/seen?seat=0"
    await choose(ann, table, 0)
    before = await ann.get(path)
    since = f"since={before['length']}&mark={before['mark']}"
    await choose(ben, table, 1)
    assert len((await ann.get(f"{path}&{since}"))["projection"]["log"]) < before["length"]
    await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": before["projection"]["stamp"]})
    options = (await stand(ann, table, 0))["decisions"][0]["options"]
    mine = before["projection"]["log"][-1]["text"]
    await choose(ann, table, 0, next(one["text"] for one in options if one["text"] != mine))
    after = await ann.get(f"{path}&{since}")
    assert len(after["projection"]["log"]) == after["length"] >= before["length"]
    assert after["mark"] != before["mark"]
    socket = Socket(site.app, ann, f"/api/tables/{table}/live?seat=0&{since}")
    await socket.open()
    assert len((await socket.until("seen"))["projection"]["log"]) == after["length"]
    await socket.close()


async def test_who_is_here_is_seen(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    people = [(await who.get("/api/me"))["id"] for who in (ann, ben)]
    async with watching(site, ann, table, 0) as first:
        await until_here(first, people[:1])
        async with watching(site, ben, table, 1), watching(site, ben, table):
            await until_here(first, people)
            players = (await ann.get(f"/api/tables/{table}"))["players"]
            assert [player["here"] for player in players] == [True, True]
        await until_here(first, people[:1])


async def test_who_is_here_is_told_again_to_a_database_that_missed_it(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    me = (await ann.get("/api/me"))["id"]
    presence, live = services(site).presence, await held(site, table)
    async with watching(site, ann, table, 0) as socket:
        await until_here(socket, [me])
        await site.context.database.commit(Statement("DELETE FROM presence"))
        await services(site).keeper.refresh_here(live)
        assert live.here == []
        await presence.stay()
        assert live.here == [me]


async def test_who_was_at_a_process_that_died_is_no_longer_here(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    me, other = [(await who.get("/api/me"))["id"] for who in (ann, ben)]
    come = "INSERT INTO presence (table_id, person, node, until) VALUES ($1, $2, 'dead', $3)"
    await site.context.database.commit(Statement(come, (table, other, site.time + 1000)))
    async with watching(site, ann, table, 0) as socket:
        await until_here(socket, [me, other])
        site.time += 2000
        await services(site).presence.stay()
        await until_here(socket, [me])


async def test_who_goes_and_comes_at_once_is_here(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is loaded again closes one connection and opens the next."""
    ann, _, table = await two_people(site, "speicherstadt")
    me = (await ann.get("/api/me"))["id"]
    presence, live = services(site).presence, await held(site, table)
    commit, going, gone = site.context.database.commit, asyncio.Event(), asyncio.Event()

    async def go_late(*statements: Statement, **more: Json) -> Json:
        if statements[0].sql.startswith("DELETE FROM presence"):
            going.set()
            await gone.wait()
        return await commit(*statements, **more)

    await presence.come(live, me)
    monkeypatch.setattr(site.context.database, "commit", go_late)
    leaving = asyncio.create_task(presence.go(live, me))
    await going.wait()
    await presence.come(live, me)
    gone.set()
    await leaving
    assert live.here == [me]
    await presence.go(live, me)
    assert live.here == []


async def until_here(socket: Socket, people: list[str]) -> None:
    while (await socket.until("here"))["people"] != sorted(people):
        pass


async def test_who_comes_is_told_whoever_looks_first(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that catches up looks, too, and of two looks the older may be answered later."""
    ann, ben, table = await two_people(site, "speicherstadt")
    people = [(await who.get("/api/me"))["id"] for who in (ann, ben)]
    live, keeper, database = await held(site, table), services(site).keeper, site.context.database
    fetch, answered, answer = database.fetch, asyncio.Event(), asyncio.Event()

    async def fetch_late(sql: str, *args: Json) -> Json:
        rows = await fetch(sql, *args)
        if "FROM presence" in sql and not answered.is_set():
            answered.set()
            await answer.wait()
        return rows

    async with watching(site, ann, table, 0) as socket:
        await until_here(socket, people[:1])
        monkeypatch.setattr(database, "fetch", fetch_late)
        older = asyncio.create_task(keeper.refresh_here(live))
        await answered.wait()
        come = "INSERT INTO presence (table_id, person, node, until) VALUES ($1, $2, 'other', $3)"
        await database.commit(Statement(come, (table, people[1], site.time + 60_000)))
        newer = asyncio.create_task(keeper.refresh_here(live))
        await asyncio.wait((newer,), timeout=0.1)  # so long it would have for going first
        answer.set()
        await asyncio.gather(older, newer)
        assert live.here == sorted(people)
        await until_here(socket, people)


async def test_chat_goes_to_everybody(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    async with watching(site, ben, table, 1) as socket:
        await socket.until("here")
        await ann.post(f"/api/tables/{table}/chat", {"text": " Good luck! "})
        heard = await socket.until("chat")
        assert (heard["text"], heard["name"], heard["seat"]) == ("Good luck!", "Ann", 0)
    await ben.post(f"/api/tables/{table}/chat", {"text": "You, too."})
    said = await ann.get(f"/api/tables/{table}/chat")
    assert [(m["number"], m["text"]) for m in said] == [(1, "Good luck!"), (2, "You, too.")]
    assert len(await ann.get(f"/api/tables/{table}/chat?before=2")) == 1
    await ann.post(f"/api/tables/{table}/chat", {"text": "  "}, 400)
    nobody = await site.browser()
    await nobody.post(f"/api/tables/{table}/chat", {"text": "Hi"}, 401)


async def test_who_talks_too_much_is_stopped(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    for _ in range(site.context.settings.chats_a_minute):
        await ann.post(f"/api/tables/{table}/chat", {"text": "la"})
    await ann.post(f"/api/tables/{table}/chat", {"text": "la"}, 429)


async def test_a_slow_client_is_dropped_and_holds_up_nobody(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    live = await held(site, table)
    async with watching(site, ann, table, 0) as quick, watching(site, ben, table, 1) as slow:
        mine = Copy()
        mine.hear(await quick.until("seen"))
        await slow.until("here")
        hub = watched(site, live)
        (dropped,) = hub.at(Seat(1))
        slow.stuck = True
        for _ in range(QUEUE + 5):
            hub.send(ThinkingMessage([]))
            await quick.until("thinking")
        assert dropped.farewell == "slow"
        await choose((ann, ben)[live.asked[0]], table, live.asked[0], "bid 1")
        mine.hear(await quick.until("change"))
        assert mine.projection == expected(live, 0)[0]
        assert [watcher.farewell for watcher in hub.at(Seat(0))] == [""]


async def test_the_server_says_goodbye(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    async with watching(site, ann, table, 0) as socket:
        await socket.until("here")
        await site.app.state.farewells[0]()
        assert (await socket.until("bye"))["code"] == "restart"
        assert await socket.next() is None


@pytest.mark.parametrize(
    ("query", "code"), [("?seat=1", "seat"), ("?seat=-1", "gone"), ("?seat=9", "gone")]
)
async def test_no_seat_of_others_is_shown(site: Site, query: str, code: str) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    socket = Socket(site.app, ann, f"/api/tables/{table}/live{query}")
    await socket.open()
    assert (await socket.next()) == {"type": "bye", "code": code}
    assert await socket.next() is None
    await socket.close()


async def test_only_the_own_page_may_connect(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    path = f"/api/tables/{table}/live?seat=0"
    socket = Socket(site.app, ann, path, origin="http://elsewhere.test")
    await socket.open()
    assert await socket.next() is None
    await socket.close()


async def test_a_hot_seat_connection_shows_one_seat_at_a_time(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "mombasa", "seats": ["me", "me"], "start": True}
    table = (await ann.post("/api/tables", wish))["id"]
    async with watching(site, ann, table, 0) as socket:
        assert (await socket.until("seen"))["projection"]["seat"] == 0
        await socket.say({"type": "seat", "seat": 1})
        assert (await socket.until("seen"))["projection"]["seat"] == 1
        await socket.say({"type": "seat", "seat": 7})
        await socket.say({"type": "nonsense"})
        await socket.say([])
        await socket.say({"type": "ping"})
        assert await socket.until("pong")


async def heard(socket: Socket) -> list[Json]:
    """All that was sent so far."""
    await socket.say({"type": "ping"})
    messages = []
    while (message := await socket.next())["type"] != "pong":
        messages.append(message)
    return messages


async def test_what_others_plan_is_in_no_frame(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    async with watching(site, ben, table, 1) as socket, watching(site, ben, table) as public:
        theirs = Copy()
        theirs.hear(await socket.until("seen"))
        await public.until("seen")
        while 0 in live.asked:
            await choose(ann, table, 0)
            assert live.table.log[-1].events[0].secret
            for message in [*await heard(socket), *await heard(public)]:
                lines = message.get("lines", [])
                assert not any(line["text"] for line in lines)
                assert not any(event["secret"] for line in lines for event in line["events"])
            theirs.hear({"type": "seen", **await ben.get(f"/api/tables/{table}/seen?seat=1")})
            assert theirs.projection == expected(live, 1)[0]


async def test_an_undo_shows_everything_again(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    async with watching(site, ann, table, 0) as socket:
        mine = Copy()
        mine.hear(await socket.until("seen"))
        await choose(ann, table, 0)
        mine.hear(await socket.until("change"))
        assert (mine.projection, mine.log) == expected(live, 0)
        body = {"seat": 0, "stamp": mine.projection["stamp"], "what": "turn"}
        await ann.post(f"/api/tables/{table}/undo", body)
        mine.hear(await socket.until("seen"))
        assert (mine.projection, mine.log) == expected(live, 0)


async def asked(site: Site) -> tuple[Browser, str, int, Json]:
    """Somebody who is asked, the table, the seat and a turn that it may send."""
    ann, ben, table = await two_people(site, "speicherstadt")
    seat = (await held(site, table)).asked[0]
    who = (ann, ben)[seat]
    stamp = (await stand(who, table, seat))["stamp"]
    return (
        who,
        table,
        seat,
        {"type": "turn", "id": 7, "seat": seat, "stamp": stamp, "choices": ["bid 1"]},
    )


async def test_a_turn_is_made_through_the_socket(site: Site) -> None:
    who, table, seat, turn = await asked(site)
    async with watching(site, who, table, seat) as socket:
        mine = Copy()
        mine.hear(await socket.until("seen"))
        await socket.say(turn)
        mine.hear(await socket.until("change"))
        made = await socket.until("made")
    live = await held(site, table)
    assert live.table.log[-1].text == "bid 1"
    assert (mine.projection, mine.log) == expected(live, seat)
    now = {"stamp": mine.projection["stamp"], "length": len(mine.log)}
    assert made == {"type": "made", "id": 7, **now}


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"stamp": "long ago"}, 409),
        ({"choices": ["bid 99"]}, 400),
        ({"choices": ["done"]}, 422),
        ({"choices": []}, 400),
        ({"seat": 9}, 404),
    ],
)
async def test_a_socket_refuses_what_a_request_would(site: Site, wrong: Json, status: int) -> None:
    who, table, seat, turn = await asked(site)
    body = {key: value for key, value in {**turn, **wrong}.items() if key not in ("type", "id")}
    told = await who.post(f"/api/tables/{table}/turns", body, status)
    async with watching(site, who, table, seat) as socket:
        await socket.say({**turn, **wrong})
        refused = await socket.until("refused")
    assert refused == {"type": "refused", "id": 7, "status": status, **told}
    assert "bid" not in [entry.text for entry in (await held(site, table)).table.log]


async def test_nobody_plays_for_others_through_a_socket(site: Site) -> None:
    who, table, seat, turn = await asked(site)
    stranger = await site.guest("Mallory")
    for other, status in ((await site.browser(), 401), (stranger, 404)):
        async with watching(site, other, table) as socket:
            await socket.say(turn)
            assert (await socket.until("refused"))["status"] == status
    async with watching(site, who, table, seat) as socket:
        await socket.say({**turn, "seat": 1 - seat})
        assert (await socket.until("refused"))["status"] == 404


def spend_all(site: Site) -> None:
    """Leave no request that one may make."""
    site.context.limits.spend("request", "203.0.113.7")
    for bucket in site.context.limits._buckets.values():
        bucket.tokens = 0


async def test_turns_through_a_socket_count_as_requests(site: Site) -> None:
    who, table, seat, turn = await asked(site)
    async with watching(site, who, table, seat) as socket:
        await socket.until("here")
        spend_all(site)
        await socket.say(turn)
        refused = await socket.until("refused")
        assert (refused["status"], refused["error"]["code"]) == (429, "too_many")


async def test_looks_through_a_socket_count_as_requests(site: Site) -> None:
    who, table, seat, _ = await asked(site)
    async with watching(site, who, table, seat) as socket:
        await socket.until("here")
        spend_all(site)
        await socket.say({"type": "seat", "seat": seat})
        await socket.say({"type": "ping"})
        while (heard := (await socket.next())["type"]) != "pong":
            assert heard != "seen"


async def test_nonsense_through_a_socket_does_no_harm(site: Site) -> None:
    who, table, seat, turn = await asked(site)
    async with watching(site, who, table, seat) as socket:
        deep = "[" * 30_000 + "]" * 30_000
        for said in ('{"type": "ping", "x": ' + deep + "}", deep, "{}", "3", '{"type":'):
            await socket.say_text(said)
        await socket.say(turn)
        assert await socket.until("made")


async def test_a_turn_is_shown_even_if_its_maker_goes_while_it_is_stored(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, table, seat, turn = await asked(site)
    begun, go_on = asyncio.Event(), asyncio.Event()
    commit = site.context.database.commit

    async def slow_commit(*statements: Json, **more: Json) -> Json:
        if "journal" in str(statements):
            begun.set()
            await go_on.wait()
        return await commit(*statements, **more)

    async with watching(site, who, table) as public, watching(site, who, table, seat) as socket:
        await public.until("seen")
        await socket.until("seen")
        monkeypatch.setattr(site.context.database, "commit", slow_commit)
        await socket.say(turn)
        await begun.wait()
        live = await held(site, table)
        (maker,) = watched(site, live).at(Seat(seat))
        maker.end("slow")
        assert (await socket.until("bye"))["code"] == "slow"
        go_on.set()
        assert (await public.until("change"))["lines"]
    assert live.table.log[-1].text == "bid 1"
