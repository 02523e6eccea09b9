"""Clocks, with a time that the tests turn."""

from comptoir.server.play.clocks import BEAT
from tests.server.play.kit import choose, go_on, held, hosted, services, stand, two_people
from tests.server.site import Browser, Site

SECOND = 1000
CLOCK = {"bank": 60, "increment": 5}


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
    before = (await left(ann, table, 0))[0]
    while 0 in live.asked:
        await choose(ann, table, 0)
    assert await left(ann, table, 0) == (before + 5 * SECOND, False)
    now = await stand(ann, table, 0)
    await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": now["stamp"]})
    assert await left(ann, table, 0) == (before, True)


async def test_a_bot_takes_over_when_time_is_out(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK)
    people = [ann, ben]
    live = await held(site, table)
    first = live.asked[0]
    site.time += 59 * SECOND
    await services(site).clocks.sweep()
    assert not live.seats[first].away
    site.time += 1 * SECOND
    await services(site).clocks.sweep()
    assert live.seats[first].away == 2
    info = await people[first].post(f"/api/tables/{table}/return")
    assert info["players"][first]["clock"]["left"] == 60 * SECOND


async def test_in_a_rated_game_nobody_comes_back_after_the_time(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK, rated=True)
    live = await held(site, table)
    first = live.asked[0]
    site.time += 61 * SECOND
    await services(site).clocks.sweep()
    await (ann, ben)[first].post(f"/api/tables/{table}/return", status=403)


async def test_time_without_a_server_does_not_count(database_url: str) -> None:
    async with hosted(database_url) as site:
        ann, ben, table = await two_people(site, "speicherstadt", clock=CLOCK)
        first = (await held(site, table)).asked[0]
        site.time += 20 * SECOND
        await services(site).clocks.beat()
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


async def test_no_clock_is_the_default(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    site.time += 10**9
    await services(site).clocks.sweep()
    info = await ann.get(f"/api/tables/{table}")
    assert info["clock"] is None
    assert [player["clock"] for player in info["players"]] == [None, None]
    assert not any(player["left"] for player in info["players"])
