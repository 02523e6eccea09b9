"""Who sits where: joining, leaving, coming back, votes, rematches, forks, hot seats, records."""

import asyncio
from typing import Any

from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from tests.server.play.kit import (
    PATIENCE,
    choose,
    go_on,
    held,
    hosted,
    services,
    stand,
    two_people,
    until,
    watching,
)
from tests.server.site import PASSWORD, Browser, Site

Json = Any


async def waiting(site: Site, *seats: str, **more: Json) -> tuple[Browser, str, Json]:
    ann = await site.guest("Ann")
    made = await ann.post("/api/tables", {"game": "speicherstadt", "seats": list(seats), **more})
    return ann, made["id"], made


async def finish(site: Site, table: str, people: list[Browser]) -> None:
    live = await held(site, table)
    while live.playing:
        await go_on(site, table, people, 1)


async def test_a_table_waits_until_everybody_sits(site: Site) -> None:
    ann, table, made = await waiting(site, "me", "open", "invited", open=True, title=" A  game ")
    assert (made["status"], made["title"], made["my_seats"]) == ("waiting", "A game", [0])
    assert list(made["invitations"]) == ["2"]
    assert (await ann.get(f"/api/tables/{table}/seen"))["projection"] is None
    ben, cem = await site.guest("Ben"), await site.guest("Cem")
    assert [card["id"] for card in await ben.get("/api/tables?list=open")] == [table]
    await ann.post(f"/api/tables/{table}/start", status=409)
    await ben.post(f"/api/tables/{table}/join", {"seat": 2}, 403)
    await ben.post(f"/api/tables/{table}/join", {"seat": 0}, 409)
    joined = await ben.post(f"/api/tables/{table}/join")
    assert (joined["my_seats"], joined["invitations"]) == ([1], {})
    await ben.post(f"/api/tables/{table}/join", status=409)
    await ben.post(f"/api/tables/{table}/start", status=403)
    await ben.post(f"/api/tables/{table}/leave")
    assert (await ben.get(f"/api/tables/{table}"))["my_seats"] == []
    await cem.post(f"/api/tables/{table}/join", {"token": made["invitations"]["2"]})
    await ben.post(f"/api/tables/{table}/join", {"token": made["invitations"]["2"]}, 409)
    await ben.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"}, 403)
    changed = await ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
    assert changed["players"][1]["level"] == "random"
    await ann.post(f"/api/tables/{table}/start")
    await ben.post(f"/api/tables/{table}/join", status=409)
    assert [card["id"] for card in await cem.get("/api/tables")] == [table]
    assert await cem.get("/api/tables?list=open") == []


async def test_a_table_that_waits_is_always_somebody_s_who_sits_there(site: Site) -> None:
    ann, ben, cem = [await site.guest(name) for name in ("Ann", "Ben", "Cem")]
    wish = {"game": "mombasa", "seats": ["me", "open"], "open": True}
    table = (await ann.post("/api/tables", wish))["id"]
    await ben.post(f"/api/tables/{table}/join")
    left = await ann.post(f"/api/tables/{table}/leave")
    assert left["made_by_me"] is False
    assert await ann.get("/api/tables") == []
    assert (await ben.get(f"/api/tables/{table}"))["made_by_me"] is True
    assert len(await cem.get("/api/tables?list=open")) == 1
    await ben.post(f"/api/tables/{table}/leave")
    assert await ben.get("/api/tables") == []
    assert await cem.get("/api/tables?list=open") == []
    await cem.post(f"/api/tables/{table}/join")
    started = await cem.post(f"/api/tables/{table}/start", {"fill": True})
    assert (started["status"], started["made_by_me"]) == ("playing", True)


async def test_who_leaves_tables_before_the_start_may_make_others(database_url: str) -> None:
    async with hosted(database_url, Settings(tables_a_person=1)) as site:
        ann = await site.guest("Ann")
        for seats in (["me", "open"], ["me", "me"], ["me", "bot:easy"]):
            made = await ann.post("/api/tables", {"game": "mombasa", "seats": seats})
            await ann.post(f"/api/tables/{made['id']}/leave")


async def test_a_table_that_waits_is_not_lost_when_its_maker_is_deleted(site: Site) -> None:
    ann, ben = [await site.guest(name) for name in ("Ann", "Ben")]
    made = await ann.post("/api/tables", {"game": "mombasa", "seats": ["me", "open"]})
    table = made["id"]
    await ben.post(f"/api/tables/{table}/join")
    await ann.delete("/api/me", {})
    async with asyncio.timeout(PATIENCE):
        while not (await ben.get(f"/api/tables/{table}"))["made_by_me"]:
            await asyncio.sleep(0.01)
    await ben.post(f"/api/tables/{table}/start", {"fill": True})


async def test_wishes_that_make_no_sense_are_refused(site: Site) -> None:
    ann = await site.guest("Ann")
    for wish in (
        {"game": "chess", "seats": ["me", "open"]},
        {"game": "mombasa", "seats": ["me"]},
        {"game": "mombasa", "seats": ["open", "open"]},
        {"game": "mombasa", "seats": ["me", "you"]},
        {"game": "mombasa", "seats": ["me", "bot:genius"]},
        {"game": "mombasa", "seats": ["me", "me", "open"]},
        {"game": "mombasa", "seats": ["me", "bot:easy"], "rated": True},
        {"game": "mombasa", "seats": ["me", "me"], "rated": True},
        {"game": "mombasa", "seats": ["me", "open"], "options": {"setup": "none"}},
        {"game": "mombasa", "seats": ["me", "open"], "clock": {"bank": 1}},
        {"game": "mombasa", "seats": ["me", "open"], "colour": "red"},
    ):
        await ann.post("/api/tables", wish, 400)


async def test_a_table_that_can_not_start_at_once_is_not_made(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "mombasa", "seats": ["me", "open"], "start": True}
    await ann.post("/api/tables", wish, 409)
    assert await ann.get("/api/tables") == []


async def test_a_title_is_one_line_that_can_be_shown(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {
        "game": "mombasa",
        "seats": ["me", "open"],
        "title": " Our\u202e \n game\x07 " + "!" * 99,
    }
    made = await ann.post("/api/tables", wish)
    assert made["title"] == "Our game" + " " + "!" * 71


async def test_a_bot_plays_for_who_leaves_until_they_return(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    live = await held(site, table)
    left = await ben.post(f"/api/tables/{table}/leave")
    assert (left["players"][1]["left"], left["players"][1]["name"]) == (True, "Ben")
    live.seats[1].level = "random"
    for _ in range(3):
        await until(lambda: live.asked == [0])
        await choose(ann, table, 0)
    await until(lambda: live.asked == [0])
    seen = await stand(ben, table, 1)
    body = {"seat": 1, "stamp": seen["stamp"], "choices": ["bid 1"]}
    await ben.post(f"/api/tables/{table}/turns", body, 409)
    await ann.post(f"/api/tables/{table}/return", status=404)
    back = await ben.post(f"/api/tables/{table}/return")
    assert not back["players"][1]["left"]
    while live.asked == [0]:  # as long as it is her turn
        await choose(ann, table, 0)
    assert live.asked == [1]
    await choose(ben, table, 1)
    await ben.post(f"/api/tables/{table}/return", status=404)


async def test_who_leaves_is_not_waited_for(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 4)
    live = await held(site, table)
    length = len(live.table.log)
    line = (await stand(ann, table, 0))["log"][-2]["number"]
    await ann.post(f"/api/tables/{table}/proposal", {"seat": 0, "line": line})
    await ben.post(f"/api/tables/{table}/leave")
    assert live.table.proposal is None
    assert len(live.table.log) < length


async def test_the_absent_are_voted_out_by_all_others(site: Site) -> None:
    ann, ben, cem = [await site.guest(name) for name in ("Ann", "Ben", "Cem")]
    made = await ann.post("/api/tables", {"game": "speicherstadt", "seats": ["me", "open", "open"]})
    table = made["id"]
    await ben.post(f"/api/tables/{table}/join")
    await cem.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    await ann.post(f"/api/tables/{table}/vote", {"seat": 0, "yes": True}, 409)
    async with watching(site, cem, table, 2) as socket:
        await socket.until("here")
        answer = await ann.post(f"/api/tables/{table}/vote", {"seat": 2, "yes": True}, 409)
        assert answer["error"]["code"] == "conflict"
    voted = await ann.post(f"/api/tables/{table}/vote", {"seat": 2, "yes": True})
    assert list(voted["votes"]) == ["2"]
    taken = await ann.post(f"/api/tables/{table}/vote", {"seat": 2, "yes": False})
    assert taken["votes"] == {}
    await ann.post(f"/api/tables/{table}/vote", {"seat": 2, "yes": True})
    outsider = await site.guest("Dan")
    await outsider.post(f"/api/tables/{table}/vote", {"seat": 2, "yes": True}, 403)
    out = await ben.post(f"/api/tables/{table}/vote", {"seat": 2, "yes": True})
    assert (out["players"][2]["left"], out["votes"]) == (True, {})


async def test_in_a_rated_game_the_absent_have_a_day(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    seat = (await held(site, table)).asked[0]
    other = (ben, ann)[seat]
    path = f"/api/tables/{table}/vote"
    await other.post(path, {"seat": seat, "yes": True}, 409)
    site.time += 23 * 3600_000
    await other.post(path, {"seat": seat, "yes": True}, 409)
    site.time += 2 * 3600_000
    await (ann, ben)[seat].post(path, {"seat": 1 - seat, "yes": True}, 409)  # nobody waits for them
    voted = await other.post(path, {"seat": seat, "yes": True})
    assert voted["players"][seat]["left"] is True


async def test_who_played_against_themselves_is_not_rated(site: Site) -> None:
    ann = await site.account("ann")
    wish = {"game": "mombasa", "seats": ["me", "open"], "rated": True}
    table = (await ann.post("/api/tables", wish))["id"]
    guest = await site.guest("Another")
    await guest.post(f"/api/tables/{table}/join")
    await guest.post("/api/session", {"login": "ann", "password": PASSWORD})
    place = "INSERT INTO results VALUES ($1, $2, 10, $3, '{}')"
    await site.context.database.commit(
        Statement("UPDATE tables SET status = 'over', ended = 1"),
        *(Statement(place, (table, seat, seat + 1)) for seat in (0, 1)),
    )
    await services(site).ratings.count_all()
    rows = await site.context.database.fetch("SELECT counted FROM tables")
    assert [row["counted"] for row in rows] == [1]
    assert (await ann.get("/api/me"))["ratings"] == {}


async def test_a_rematch_is_one_for_all(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    await ann.post(f"/api/tables/{table}/rematch", status=409)
    await finish(site, table, [ann, ben])
    again = await ann.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "waiting"
    assert [player["name"] for player in again["players"]] == ["Ann", "Ben"]
    assert (await ben.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
    assert again["id"] != table
    outsider = await site.guest("Dan")
    await outsider.post(f"/api/tables/{table}/rematch", status=403)
    results = await ann.get("/api/history")
    assert results[0]["seats"][0]["rank"] == 1
    assert results[0]["table"] == table
    person = results[0]["seats"][0]["person"]
    assert (await outsider.get(f"/api/history?person={person}"))[0]["table"] is None
    await until_rated(ann)
    assert [card["id"] for card in await ann.get("/api/tables?list=finished")] == [table]


async def until_rated(who: Browser) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (ratings := (await who.get("/api/me"))["ratings"]):
            await asyncio.sleep(0.01)
    assert ratings["speicherstadt"]["games"] == 1


async def test_a_hot_seat_table_has_all_seats_of_one_person(site: Site) -> None:
    ann, table, made = await waiting(site, "me", "me", start=True)
    assert made["hot_seat"]
    assert made["my_seats"] == [0, 1]
    await go_on(site, table, [ann, ann], 6)
    text = (await ann.ask("GET", f"/api/tables/{table}/record")).text
    assert "commitment" in text
    assert "seed" not in text
    other = await site.guest("Ben")
    await other.get(f"/api/tables/{table}/record", 403)
    await other.post(f"/api/tables/{table}/fork", {"step": 5}, 403)
    forked = await ann.post(f"/api/tables/{table}/fork", {"step": 5})
    assert forked["parent"] == table
    live = await held(site, forked["id"])
    assert [e.text for e in live.table.log][:5] == [
        e.text for e in (await held(site, table)).table.log
    ][:5]
    await go_on(site, forked["id"], [ann, ann], 3)
    await ann.post(f"/api/tables/{table}/fork", {"step": 5000}, 400)


async def test_a_fork_against_bots(site: Site) -> None:
    ann, table, _ = await waiting(site, "me", "me", start=True)
    await go_on(site, table, [ann, ann], 6)
    path = f"/api/tables/{table}/fork"
    forked = await ann.post(path, {"step": 5, "seat": 1, "level": "random"})
    assert (forked["my_seats"], forked["hot_seat"]) == ([1], False)
    assert [player["kind"] for player in forked["players"]] == ["bot", "person"]
    live = await held(site, forked["id"])
    for _ in range(3):
        await until(lambda: live.asked == [1])
        await choose(ann, forked["id"], 1)
    await ann.post(path, {"step": 5, "seat": 2}, 404)
    await ann.post(path, {"step": 5, "seat": 0, "level": "genius"}, 400)


async def test_records_come_and_go(site: Site) -> None:
    ann, table, _ = await waiting(site, "me", "me", start=True)
    await go_on(site, table, [ann, ann], 6)
    half = (await ann.ask("GET", f"/api/tables/{table}/record")).text
    again = await ann.post("/api/records", {"record": half})
    assert (again["status"], again["my_seats"]) == ("playing", [0, 1])
    await finish(site, table, [ann, ann])
    whole = (await ann.ask("GET", f"/api/tables/{table}/record")).text
    assert "seed" in whole
    ben = await site.guest("Ben")
    kept = await ben.post("/api/records", {"record": whole})
    assert (kept["status"], kept["my_seats"]) == ("over", [])
    assert kept["result"] == (await ann.get(f"/api/tables/{table}"))["result"]
    steps = (await ben.get(f"/api/tables/{kept['id']}/replay"))["steps"]
    last = await ben.get(f"/api/tables/{kept['id']}/replay?step={steps}")
    assert last["projection"]["result"]
    assert last["events"]
    points = (await ben.get(f"/api/tables/{kept['id']}/scores"))["points"]
    assert (points[0]["step"], points[-1]["step"]) == (0, steps)
    assert points[-1]["totals"] == [score["total"] for score in kept["result"]]
    await ben.get(f"/api/tables/{kept['id']}/replay?step={steps + 1}", 400)
    forked = await ben.post(f"/api/tables/{kept['id']}/fork", {"step": steps - 3})
    assert forked["my_seats"] == [0, 1]
    await ben.post("/api/records", {"record": whole.replace("bid 1", "bid 2", 1)}, 400)


async def test_notes_are_one_s_own(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await ann.put(f"/api/tables/{table}/notes", {"text": "Ben bids low."})
    await ann.put(f"/api/tables/{table}/notes", {"text": "Ben bids high."})
    assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == "Ben bids high."
    assert (await ben.get(f"/api/tables/{table}/notes"))["text"] == ""


async def test_a_person_makes_so_many_tables(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "open"]}
    for _ in range(site.context.settings.tables_a_person):
        await ann.post("/api/tables", wish)
    answer = await ann.post("/api/tables", wish, 409)
    assert answer["error"]["code"] == "conflict"


async def test_whoever_is_deleted_leaves_a_bot(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    live = await held(site, table)
    await ben.delete("/api/me")
    await until(lambda: live.seats[1].kind == "bot")
    await until(lambda: live.asked == [0])
    assert (await ann.get(f"/api/tables/{table}"))["players"][1]["name"] == ""
