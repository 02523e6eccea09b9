"""The analysis of a finished game: asked for, followed, stopped, resumed, and refused."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from time import monotonic, sleep

import httpx
import msgspec
import pytest

from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from comptoir.server.study.analyses import LEASE, TRIES, Analyses
from comptoir.server.study.answers import AT_ONCE
from comptoir.server.study.worker import Finding, Look, answer
from comptoir.server.workers.process import Worker
from comptoir.study.analysis import BUDGET
from tests.server.play.kit import hosted, services, two_people, until, until_held
from tests.server.process import PATIENCE, Process, serving
from tests.server.site import PASSWORD, Browser, Site
from tests.server.study.kit import (
    GAME,
    SETTINGS,
    TURNS,
    Json,
    at_desk,
    finished,
    in_hand,
    seen,
    verdict,
)


@pytest.fixture
async def site(database_url: str) -> AsyncIterator[Site]:
    async with hosted(database_url, SETTINGS) as found:
        yield found


async def again(site: Site, browser: Browser) -> Browser:
    """The same person at another server."""
    found = await site.browser()
    found.client.cookies = browser.client.cookies
    return found


async def test_a_worker_finds_what_the_command_does(site: Site) -> None:
    ann = await site.guest("Ann")
    path = await finished(ann)
    assert await ann.get(path) == {"status": "none"}
    begun = await ann.post(path)
    assert begun["status"] in ("waiting", "working")
    assert (begun["found"], begun["verdicts"]) == (0, [])
    async with asyncio.timeout(PATIENCE):
        while (now := await ann.get(path))["found"] < 2:
            await asyncio.sleep(0.02)
    stopped = await ann.post(f"{path}/stop")
    assert stopped["status"] == "stopped"
    for number in range(2):
        told, same = now["verdicts"][number], {**verdict(number)}
        forecasts, seat = same.pop("forecasts"), same["seat"]
        assert {key: told[key] for key in same} == same
        before, after = (forecasts[time]["wins"][seat] for time in ("before", "after"))
        assert told["own"]["moved"] == pytest.approx(after - before, abs=1e-9)
    assert now["turns"] > 50
    assert now["categories"]
    texts = {text for one in now["verdicts"] for text in one["played"]}
    assert texts <= set(now["actions"])
    assert all(action["text"] == text for text, action in now["actions"].items())


async def test_it_is_followed_stopped_and_gone_on_with(site: Site) -> None:
    ann, desk = await site.guest("Ann"), at_desk(site)
    path = await finished(ann)
    await ann.post(path)
    working = await seen(ann, path, status="working", found=0)
    assert working["may_stop"]
    desk.allow(2)
    await seen(ann, path, found=2)
    later = await ann.get(f"{path}?since=1")
    assert [one["number"] for one in later["verdicts"]] == [1]
    await ann.post(f"{path}/stop")
    await until(lambda: not desk.busy)
    stopped = await ann.get(path)
    assert (stopped["status"], stopped["found"], stopped["may_stop"]) == ("stopped", 2, False)
    desk.allow(TURNS)
    await ann.post(path)
    done = await seen(ann, path, status="done")
    assert [one["number"] for one in done["verdicts"]] == [*range(TURNS)]
    assert desk.asked == [0, 1, 2, 2, 3]
    assert await ann.post(path) == {**done, "verdicts": [], "actions": {}}
    assert TURNS < AT_ONCE


async def test_what_was_stopped_elsewhere_is_dropped_at_the_next_beat(site: Site) -> None:
    ann, desk = await site.guest("Ann"), at_desk(site)
    path = await finished(ann)
    await ann.post(path)
    await until(lambda: desk.busy)
    analyst = services(site).analyst
    await analyst.renew()
    assert desk.busy
    await analyst.analyses.stop(path.split("/")[3])
    await analyst.renew()
    await until(lambda: not desk.busy)
    assert (await ann.get(path))["status"] == "stopped"
    await analyst.renew()
    desk.allow(TURNS)
    await ann.post(path)
    await seen(ann, path, status="done")


async def test_the_summary_names_the_costliest_turns(site: Site) -> None:
    ann, desk = await site.guest("Ann"), at_desk(site)
    path = await finished(ann)
    desk.allow(TURNS)
    await ann.post(path)
    done = await seen(ann, path, status="done")
    costs = {one["number"]: one["cost"] for one in done["verdicts"]}
    ranked = sorted(costs, key=lambda number: (-costs[number], number))
    worst = [number for number in ranked if costs[number] >= 0.5]
    assert done["summary"]["worst"] == worst[:3]
    assert sum(seat["turns"] for seat in done["summary"]["seats"]) == TURNS
    for one in done["verdicts"]:
        assert bool(one["aims"]) <= bool(one["cost"])
        assert {aim["category"] for aim in one["aims"]} <= set(done["categories"])


async def test_luck_and_skill_are_told_once_all_is_known(site: Site) -> None:
    ann, desk = await site.guest("Ann"), at_desk(site)
    path = await finished(ann)
    await ann.post(path)
    desk.allow(2)
    assert "accounts" not in await seen(ann, path, found=2)
    desk.allow(TURNS - 2)
    done = await seen(ann, path, status="done")
    for one in done["accounts"]:
        moved = [one[part]["moved"] for part in ("luck", "own", "others")]
        assert one["expected"] + sum(moved) == pytest.approx(one["result"], abs=1e-9)
    own = [sum(t["own"]["moved"] for t in done["verdicts"] if t["seat"] == seat) for seat in (0, 1)]
    assert own == pytest.approx([one["own"]["moved"] for one in done["accounts"]], abs=1e-9)
    assert "forecasts" not in done["verdicts"][0]


async def test_an_older_analysis_tells_the_rest(site: Site) -> None:
    ann, desk = await site.guest("Ann"), at_desk(site)
    path = await finished(ann)
    await ann.post(path)
    desk.allow(TURNS)
    await seen(ann, path, status="done")
    older = {name: value for name, value in verdict(1).items() if name != "forecasts"}
    sql = "UPDATE verdicts SET verdict = $1 WHERE number = 1"
    await site.context.database.commit(
        Statement(sql, (json.dumps(older | {"before": [0.5, 0.5]}),))
    )
    done = await seen(ann, path, status="done")
    assert "accounts" not in done
    assert ["luck" in one for one in done["verdicts"]] == [True, False, True, True]


async def test_after_a_restart_it_goes_on_by_itself(database_url: str) -> None:
    async with hosted(database_url, SETTINGS) as site:
        ann, desk = await site.guest("Ann"), at_desk(site)
        path = await finished(ann)
        await ann.post(path)
        desk.allow(2)
        await seen(ann, path, found=2)
    async with hosted(database_url, SETTINGS, start=site.time + 1000) as site:
        desk, ann = at_desk(site), await again(site, ann)
        desk.allow(2)
        await seen(ann, path, status="done")
        assert desk.asked == [2, 3]


def visitor(server: Process) -> httpx.Client:
    """Somebody who waits as long as it takes."""
    headers = {"Origin": server.address}
    return httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE)


def when_found(client: httpx.Client, path: str, turns: int) -> Json:
    """The analysis, once that many turns were looked at."""
    late = monotonic() + PATIENCE
    while (now := client.get(path).json())["found"] < turns:
        assert monotonic() < late
        sleep(0.02)
    return now


def test_after_a_kill_it_goes_on_by_itself(sqlite_url: str) -> None:
    flags = ("--analysis-budget", "1", "--analysis-nice", "0", "--bot-processes", "1")
    with serving(sqlite_url, *flags) as server, visitor(server) as client:
        client.post("/api/guests", json={"name": "Ann"})
        table = client.post("/api/records", json={"record": GAME}).json()["id"]
        path = f"/api/tables/{table}/analysis"
        client.post(path)
        before = when_found(client, path, 2)
        server.popen.kill()
        server.popen.wait()
    with serving(sqlite_url, *flags) as server, visitor(server) as client:
        now = when_found(client, path, before["found"] + 2)
        assert [one["number"] for one in now["verdicts"]] == [*range(min(now["found"], AT_ONCE))]
        assert now["verdicts"][: before["found"]] == before["verdicts"]


async def test_what_a_dead_process_had_in_hand_is_anybodys_later(site: Site) -> None:
    ann, desk = await site.guest("Ann"), at_desk(site)
    path = await finished(ann)
    await in_hand(site, path, ann, "a process that died")
    assert await services(site).analyst.analyses.claim("another") is None
    desk.allow(TURNS)
    assert (await ann.get(path))["status"] == "working"
    site.time += LEASE + 1
    services(site).analyst.wake()
    await seen(ann, path, status="done")


async def test_each_is_claimed_once(site: Site) -> None:
    at_desk(site)
    ann = await site.guest("Ann")
    person = (await ann.get("/api/me"))["id"]
    paths = [await finished(ann) for _ in range(4)]
    analyses = Analyses(site.context.database, site.context.now)
    for path in paths:
        await analyses.start(path.split("/")[3], person, 1)
    found = await asyncio.gather(*(analyses.claim(f"process {n}") for n in range(8)))
    tables = [one.table_id for one in found if one is not None]
    assert len(tables) == len(set(tables))


async def test_two_servers_never_look_at_the_same_turn(postgresql_url: str) -> None:
    async with hosted(postgresql_url, SETTINGS) as one, hosted(postgresql_url, SETTINGS) as other:
        desks = [at_desk(one), at_desk(other)]
        ann = await one.guest("Ann")
        there = await again(other, ann)
        paths = [await finished(ann), await finished(ann)]
        for desk in desks:
            desk.allow(2 * TURNS)
        await asyncio.gather(ann.post(paths[0]), there.post(paths[0]), there.post(paths[1]))
        for path in paths:
            await seen(ann, path, status="done")
        assert sorted(desks[0].asked + desks[1].asked) == sorted([*range(TURNS)] * 2)


async def test_the_first_who_asks_is_served_first(site: Site) -> None:
    ann, desk = await site.guest("Ann"), at_desk(site)
    first, second = await finished(ann), await finished(ann)
    await ann.post(first)
    await seen(ann, first, status="working")
    site.time += 1
    waiting = await ann.post(second)
    assert (waiting["status"], waiting["ahead"]) == ("waiting", 1)
    desk.allow(TURNS)
    await seen(ann, first, status="done")
    assert (await seen(ann, second, status="working"))["ahead"] == 0


async def test_a_running_game_is_not_analysed(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    path = f"/api/tables/{table}/analysis"
    made = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
    alone = (await ann.post("/api/tables", made))["id"]
    for who in (ann, ben):
        await who.get(path, 403)
        await who.post(path, None, 403)
        await who.post(f"{path}/stop", None, 403)
    assert (await ann.post(f"/api/tables/{alone}/analysis", None, 403))["error"]["message"]
    assert not await site.context.database.fetch("SELECT * FROM analyses")


async def test_everybody_with_the_link_looks_but_few_may_stop(site: Site) -> None:
    at_desk(site)
    ann, eve, nobody = await site.guest("Ann"), await site.guest("Eve"), await site.browser()
    path = await finished(ann)
    await nobody.post(path, None, 401)
    await ann.post(path)
    assert (await nobody.get(path))["may_stop"] is False
    assert (await eve.get(path))["may_stop"] is False
    await eve.post(f"{path}/stop", None, 403)
    await nobody.post(f"{path}/stop", None, 401)
    assert (await eve.post(path))["status"] in ("waiting", "working")
    assert (await ann.post(f"{path}/stop"))["status"] == "stopped"
    assert (await eve.post(path))["may_stop"]
    assert (await ann.get(path))["may_stop"] is False


async def test_who_played_may_stop_it(site: Site) -> None:
    at_desk(site)
    ann, eve = await site.guest("Ann"), await site.guest("Eve")
    path = await finished(ann)
    table, me = path.split("/")[3], (await ann.get("/api/me"))["id"]
    sit = "UPDATE seats SET person = $2 WHERE table_id = $1 AND seat = 0"
    await site.context.database.commit(Statement(sit, (table, me)), tell=f"table {table} elsewhere")
    await until_held(site, table, lambda now: now.seats[0].person == me)
    await eve.post(path)
    assert (await ann.post(f"{path}/stop"))["status"] == "stopped"


async def test_a_person_has_so_many_in_hand(database_url: str) -> None:
    settings = Settings(bot_processes=1, analysis_budget=1, analyses_a_person=1)
    async with hosted(database_url, settings) as site:
        at_desk(site)
        ann = await site.guest("Ann")
        first, second = await finished(ann), await finished(ann)
        await ann.post(first)
        assert (await ann.post(second, None, 409))["error"]["code"] == "conflict"
        await ann.post(f"{first}/stop")
        await ann.post(second)


async def test_a_server_need_not_analyse(database_url: str) -> None:
    async with hosted(database_url, Settings(bot_processes=1, analysis_budget=0)) as site:
        ann = await site.guest("Ann")
        path = await finished(ann)
        assert await ann.get(path) == {"status": "off"}
        await ann.post(path, None, 403)


async def test_after_some_failures_it_is_given_up(site: Site) -> None:
    ann, analyst = await site.guest("Ann"), services(site).analyst
    analyst._worker = Worker((sys.executable, "-c", "import sys; sys.exit(3)"))
    path = await finished(ann)
    await ann.post(path)
    await seen(ann, path, status="failed")
    rows = await site.context.database.fetch("SELECT failures FROM analyses")
    assert rows[0]["failures"] == TRIES
    at_desk(site).allow(TURNS)
    await ann.post(path)
    await seen(ann, path, status="done")


async def test_when_the_person_is_gone_so_is_the_wish(site: Site) -> None:
    at_desk(site)
    ann, eve = await site.account("ann"), await site.guest("Eve")
    path = await finished(ann)
    await ann.post(path)
    (export,) = (await ann.get("/api/me/export"))["analyses"]
    assert export["status"] == "waiting"
    await ann.delete("/api/me", {"password": PASSWORD})
    assert (await eve.get(path))["status"] == "stopped"


def test_a_worker_says_what_is_wrong_and_how_many_turns_there_are() -> None:
    assert answer(b"{}").error.startswith("ValidationError")
    assert answer(look(0, "nonsense")).error.startswith("CorruptLog")
    none: Finding = answer(look(100_000, GAME))
    assert (none.error, none.verdict, none.turns > 50) == ("", None, True)


def look(number: int, text: str) -> bytes:
    return msgspec.json.encode(Look(text, "", 1, number, 60.0))


async def test_a_game_without_turns_left_is_done(site: Site) -> None:
    at_desk(site)
    ann = await site.guest("Ann")
    path = await finished(ann)
    await in_hand(site, path, ann, "me")
    await services(site).analyst.analyses.keep(path.split("/")[3], "me", 3, None)
    assert (await ann.get(path))["status"] == "done"


def test_the_server_thinks_as_long_as_the_command() -> None:
    assert Settings().analysis_budget == BUDGET
