"""Clocks, with a time that the tests turn."""

import asyncio

import pytest

from comptoir.server import services as background
from comptoir.server.play.clocks import BEAT
from tests.server.play.kit import (
    PATIENCE,
    break_table,
    choose,
    go_on,
    held,
    hosted,
    services,
    stand,
    two_people,
)
from tests.server.site import Browser, Site

SECOND = 1000
CLOCK = {"bank": 60, "increment": 5}


@pytest.fixture(autouse=True)
def _nobody_sweeps_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests sweep themselves, when they have turned the clock."""
    monkeypatch.setattr(background, "SWEEP", 3600.0)


async def passes(site: Site, milliseconds: int) -> None:
    """Time passes while the server works."""
    until = site.time + milliseconds
    while site.time < until:
        site.time = min(until, site.time + BEAT)
        await services(site).clocks.beat()
    await services(site).clocks.sweep()


async def left(who: Browser, table: str, seat: int) -> tuple[int, bool]:
    info = await who.get(f"/api/tables/{table}")
    clock = info["players"][seat]["clock"]
    return clock["left"], clock["running"]


async def test_a_clock_runs_for_who_is_asked(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK)
    people = [ann, ben]
    first = (await held(site, table)).asked[0]
    site.time += 10 * SECOND
    assert await left(ann, table, first) == (50 * SECOND, True)
    assert await left(ann, table, 1 - first) == (60 * SECOND, False)
    await choose(people[first], table, first, "bid 1")
    assert await left(ann, table, first) == (55 * SECOND, False)
    site.time += 1 * SECOND
    assert await left(ann, table, 1 - first) == (59 * SECOND, True)


async def test_time_for_a_turn_goes_with_the_turn(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa", clock=CLOCK)
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    site.time += 20 * SECOND
    before = (await left(ann, table, 0))[0]
    while 0 in live.asked:
        await choose(ann, table, 0)
    assert await left(ann, table, 0) == (before + 5 * SECOND, False)
    now = await stand(ann, table, 0)
    await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": now["stamp"]})
    assert await left(ann, table, 0) == (before, True)


async def test_a_clock_never_has_more_than_it_began_with(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK)
    first = (await held(site, table)).asked[0]
    site.time += 2 * SECOND
    await choose((ann, ben)[first], table, first, "bid 1")
    assert await left(ann, table, first) == (60 * SECOND, False)


async def test_a_full_clock_gives_nothing_back(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa", clock=CLOCK)
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    while 0 in live.asked:
        await choose(ann, table, 0)
    assert await left(ann, table, 0) == (60 * SECOND, False)
    now = await stand(ann, table, 0)
    await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": now["stamp"]})
    assert await left(ann, table, 0) == (60 * SECOND, True)


async def test_a_bot_takes_over_when_time_is_out(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK)
    people = [ann, ben]
    live = await held(site, table)
    first = live.asked[0]
    await passes(site, 59 * SECOND)
    assert not live.seats[first].away
    await passes(site, 1 * SECOND)
    assert live.seats[first].away == 2
    info = await people[first].post(f"/api/tables/{table}/return")
    assert info["players"][first]["clock"]["left"] == 60 * SECOND


async def test_a_rated_game_is_lost_when_time_is_out(site: Site) -> None:
    clock = {"bank": 300, "increment": 5}
    ann, ben, table = await two_people(site, "speicherstadt", clock=clock, rated=True)
    live = await held(site, table)
    first = live.asked[0]
    await passes(site, 301 * SECOND)
    back = await (ann, ben)[first].post(f"/api/tables/{table}/return")
    assert (back["players"][first]["left"], back["players"][first]["lost"]) == (False, True)


async def test_time_without_a_server_does_not_count(database_url: str) -> None:
    async with hosted(database_url) as site:
        ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK)
        first = (await held(site, table)).asked[0]
        await passes(site, 20 * SECOND)
        cookies = (ann, ben)[first].client.cookies
        time = site.time
    async with hosted(database_url, start=time + 1_000_000 * SECOND) as site:
        await services(site).clocks.sweep()
        who = await site.browser()
        who.client.cookies = cookies
        assert await left(who, table, first) == (40 * SECOND, True)
        assert (await stand(who, table, first))["decisions"]
        site.time += 2 * BEAT
        assert await left(who, table, first) == (40 * SECOND - 2 * BEAT, True)


async def test_time_in_which_the_machine_sleeps_does_not_count(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt", clock=CLOCK)
    live = await held(site, table)
    first = live.asked[0]
    await passes(site, 20 * SECOND)
    site.time += 8 * 3600 * SECOND
    await services(site).clocks.sweep()
    async with asyncio.timeout(PATIENCE):
        while await left(ann, table, first) != (40 * SECOND, True):
            await asyncio.sleep(0.01)
    await passes(site, 40 * SECOND)
    assert live.seats[first].away == 2


async def test_a_table_that_fails_in_any_way_keeps_no_clock_of_others_from_running(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, broken = await two_people(site, "speicherstadt", clock=CLOCK)
    _, _, table = await two_people(site, "speicherstadt", clock=CLOCK)
    keeper = services(site).keeper
    get = keeper.get
    break_table(monkeypatch, keeper, broken)
    await passes(site, 61 * SECOND)
    assert any(seat.away for seat in (await get(table)).seats)
    assert not any(seat.away for seat in (await get(broken)).seats)


async def test_who_leaves_and_returns_has_no_more_time_than_before(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK)
    first = (await held(site, table)).asked[0]
    who = (ann, ben)[first]
    await passes(site, 50 * SECOND)
    await who.post(f"/api/tables/{table}/leave")
    await who.post(f"/api/tables/{table}/return")
    assert (await left(who, table, first))[0] == 10 * SECOND


async def test_no_clock_is_the_default(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    site.time += 10**9
    await services(site).clocks.sweep()
    info = await ann.get(f"/api/tables/{table}")
    assert info["clock"] is None
    assert [player["clock"] for player in info["players"]] == [None, None]
    assert not any(player["left"] for player in info["players"])
