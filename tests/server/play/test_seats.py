"""Who sits where: joining, leaving, coming back, votes, rematches, forks, hot seats, records."""

import asyncio
from typing import Any

from comptoir.server.play.clocks import HOME
from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from comptoir.server.tables.rows import GRACE
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
    until_held,
    watching,
)
from tests.server.site import PASSWORD, Browser, Site

Json = Any
PLACE = """
INSERT INTO results (table_id, seat, total, place, categories) VALUES ($1, $2, 10, $3, '{}')
"""


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


async def test_nobody_agrees_for_who_leaves(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 4)
    live = await held(site, table)
    length = len(live.table.log)
    line = (await stand(ann, table, 0))["log"][-2]["number"]
    await ann.post(f"/api/tables/{table}/proposal", {"seat": 0, "line": line})
    await ben.post(f"/api/tables/{table}/leave")
    assert live.table.proposal is None
    assert len(live.table.log) >= length


async def test_the_game_goes_back_no_further_than_to_when_somebody_left(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 4)
    live = await held(site, table)
    await ben.post(f"/api/tables/{table}/leave")
    live.seats[1].level = "random"
    before = len(live.table.log)
    lines = (await stand(ann, table, 0))["log"]
    body = {"seat": 0, "line": lines[-2]["number"]}
    refused = await ann.post(f"/api/tables/{table}/proposal", body, 409)
    assert "Ben" in refused["error"]["message"]
    for _ in range(2):
        await until(lambda: live.asked == [0])
        await choose(ann, table, 0)
    await until(lambda: live.asked == [0])
    after = next(x for x in (await stand(ann, table, 0))["log"] if x["number"] > len(lines))
    await ann.post(f"/api/tables/{table}/proposal", {"seat": 0, "line": after["number"]})
    assert len(live.table.log) >= before
    said = await ann.get(f"/api/tables/{table}/chat")
    assert [message["notice"] for message in said] == ["left", "went_back"]
    assert [message["seat"] for message in said] == [1, 0]
    await ben.post(f"/api/tables/{table}/return")
    assert (await ann.get(f"/api/tables/{table}/chat"))[-1]["notice"] == "returned"


async def test_the_absent_are_told_before_a_bot_takes_over(site: Site) -> None:
    ann, ben, cem = [await site.guest(name) for name in ("Ann", "Ben", "Cem")]
    people = [ann, ben, cem]
    made = await ann.post("/api/tables", {"game": "speicherstadt", "seats": ["me", "open", "open"]})
    table = made["id"]
    await ben.post(f"/api/tables/{table}/join")
    await cem.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    live = await held(site, table)
    seat = live.asked[0]
    absent, one, other = people[seat], people[seat - 1], people[seat - 2]
    vote, path = {"seat": seat, "yes": True}, f"/api/tables/{table}/vote"
    await absent.post(path, vote, 409)
    await one.post(path, {"seat": (seat + 1) % 3, "yes": True}, 409)  # nobody waits for them
    async with watching(site, absent, table, seat) as socket:
        await socket.until("here")
        assert (await one.post(path, vote, 409))["error"]["code"] == "conflict"
    voted = await one.post(path, vote)
    assert list(voted["votes"]) == [str(seat)]
    taken = await one.post(path, {**vote, "yes": False})
    assert taken["votes"] == {}
    await one.post(path, vote)
    outsider = await site.guest("Dan")
    await outsider.post(path, vote, 403)
    told = (await other.post(path, vote))["players"][seat]
    assert (told["left"], told["bot_at"]) == (False, site.time + GRACE)
    site.time += GRACE - 1
    await services(site).clocks.sweep()
    assert not live.seats[seat].away
    async with watching(site, absent, table, seat) as socket:  # they come, and all is well
        await until(lambda: live.seats[seat].warned is None)
    assert live.votes == {}
    for voter in (one, other):
        await voter.post(path, vote)
    site.time += GRACE + HOME + 1  # another process might have been closer
    await until_held(site, table, lambda now: bool(now.seats[seat].away))
    assert not live.seats[seat].lost
    notices = [message["notice"] for message in await one.get(f"/api/tables/{table}/chat")]
    assert notices == ["warned", "warned", "replaced"]
    back = await absent.post(f"/api/tables/{table}/return")
    assert back["players"][seat]["left"] is False


async def test_who_moves_is_not_replaced(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    live = await held(site, table)
    seat = live.asked[0]
    await (ben, ann)[seat].post(f"/api/tables/{table}/vote", {"seat": seat, "yes": True})
    assert live.seats[seat].warned is not None
    async with watching(site, (ben, ann)[seat], table) as socket:
        await socket.until("here")
        await choose((ann, ben)[seat], table, seat)
        assert (await socket.until("table"))["players"][seat]["bot_at"] is None
    assert live.seats[seat].warned is None
    assert live.votes == {}


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
    assert voted["players"][seat]["bot_at"] is not None


async def test_a_rated_seat_that_a_bot_played_for_is_lost(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    left = await ann.post(f"/api/tables/{table}/leave")
    assert left["players"][0]["lost"] is True
    back = await ann.post(f"/api/tables/{table}/return")
    assert (back["players"][0]["left"], back["players"][0]["lost"]) == (False, True)
    await site.context.database.commit(
        Statement("UPDATE tables SET status = 'over', ended = 1"),  # the bot has won it for her
        *(Statement(PLACE, (table, seat, seat + 1)) for seat in (0, 1)),
    )
    await services(site).ratings.count_all()
    mine, theirs = [(await who.get("/api/me"))["ratings"]["speicherstadt"] for who in (ann, ben)]
    assert mine["rating"] < theirs["rating"]


async def test_ratings_can_be_counted_again(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    await site.context.database.commit(
        Statement("UPDATE tables SET status = 'over', ended = 1"),
        *(Statement(PLACE, (table, seat, seat + 1)) for seat in (0, 1)),
    )
    ratings = services(site).ratings
    await ratings.count_all()
    before = await site.context.database.fetch("SELECT * FROM ratings ORDER BY person")
    await site.context.database.commit(Statement("UPDATE ratings SET mu = 1, games = 7"))
    assert await ratings.recompute() == 1
    assert await site.context.database.fetch("SELECT * FROM ratings ORDER BY person") == before
    await ben.delete("/api/me", {})
    mine = (await ann.get("/api/me"))["ratings"]
    assert await ratings.recompute() == 1
    assert (await ann.get("/api/me"))["ratings"] == mine  # a game against somebody who went counts


async def test_rated_clocks_have_a_floor(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "mombasa", "seats": ["me", "open"], "rated": True}
    await ann.post("/api/tables", {**wish, "clock": {"bank": 299}}, 400)
    await ann.post("/api/tables", {**wish, "clock": {"bank": 300}})


async def test_one_browser_or_address_is_not_rated_against_itself(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "mombasa", "seats": ["me", "open"], "rated": True}
    table = (await ann.post("/api/tables", wish))["id"]
    same_address = await site.guest("Ben")
    assert (await same_address.post(f"/api/tables/{table}/join"))["rated"] is False
    said = await ann.get(f"/api/tables/{table}/chat")
    assert [(one["notice"], one["seat"]) for one in said] == [("unrated", 1)]
    table = (await ann.post("/api/tables", wish))["id"]
    same_browser = await site.browser("198.51.100.1")
    same_browser.client.cookies.set("device", ann.client.cookies["device"])
    await same_browser.post("/api/guests", {"name": "Cem"})
    assert (await same_browser.post(f"/api/tables/{table}/join"))["rated"] is False
    table = (await ann.post("/api/tables", wish))["id"]
    stranger = await site.guest("Dan", "198.51.100.2")
    assert (await stranger.post(f"/api/tables/{table}/join"))["rated"] is True
    await ann.post(f"/api/tables/{table}/start")
    rows = await site.context.database.fetch("SELECT origin FROM seats WHERE table_id = $1", table)
    assert [row["origin"] for row in rows] == [None, None]  # it was kept until the start


async def test_who_played_against_themselves_is_not_rated(site: Site) -> None:
    ann = await site.account("ann")
    wish = {"game": "mombasa", "seats": ["me", "open"], "rated": True}
    table = (await ann.post("/api/tables", wish))["id"]
    guest = await site.guest("Another", "203.0.113.9")
    await guest.post(f"/api/tables/{table}/join")
    await guest.post("/api/session", {"login": "ann", "password": PASSWORD})
    await site.context.database.commit(
        Statement("UPDATE tables SET status = 'over', ended = 1"),
        *(Statement(PLACE, (table, seat, seat + 1)) for seat in (0, 1)),
    )
    await services(site).ratings.count_all()
    rows = await site.context.database.fetch("SELECT counted FROM tables")
    assert [row["counted"] for row in rows] == [1]
    assert (await ann.get("/api/me"))["ratings"] == {}


async def test_a_rematch_is_one_for_all(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    await ann.post(f"/api/tables/{table}/rematch", status=409)
    await finish(site, table, [ann, ben])
    async with watching(site, ben, table, 1) as socket:
        await socket.until("seen")
        again = await ann.post(f"/api/tables/{table}/rematch")
        assert (await socket.until("table"))["rematch"] == again["id"]
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
    (finished,) = await ann.get("/api/tables?list=finished")
    winners = [seat["seat"] for seat in results[0]["seats"] if seat["rank"] == 1]
    assert (finished["id"], finished["winners"]) == (table, sorted(winners))


async def over(site: Site, **more: Json) -> tuple[Browser, Browser, str]:
    """Two people at a table whose game is over, though nobody played it out."""
    ann, ben, table = await two_people(site, "speicherstadt", **more)
    await site.context.database.commit(Statement("UPDATE tables SET status = 'over', ended = 1"))
    live = await held(site, table)
    async with live.lock:
        await services(site).keeper.refresh(live)
    return ann, ben, table


async def test_a_rematch_is_an_invitation(site: Site) -> None:
    ann, ben, table = await over(site, rated=True, clock={"bank": 900, "increment": 30})
    again = await ann.post(f"/api/tables/{table}/rematch")
    assert [player["kind"] for player in again["players"]] == ["person", "invited"]
    await ann.post(f"/api/tables/{again['id']}/start", status=409)  # nobody starts for others
    card = (await ben.get("/api/tables"))[0]
    assert (card["id"], card["invited"], card["my_seats"]) == (again["id"], [1], [])
    dan = await site.guest("Dan")
    await dan.post(f"/api/tables/{again['id']}/join", {"seat": 1}, 403)
    await dan.post(f"/api/tables/{again['id']}/join", status=409)
    joined = await ben.post(f"/api/tables/{again['id']}/join")
    assert (joined["my_seats"], joined["invited"], joined["rated"]) == ([1], [], True)
    started = await ann.post(f"/api/tables/{again['id']}/start")
    assert [player["clock"]["left"] for player in started["players"]] == [900_000, 900_000]


async def test_who_declines_a_rematch_or_says_nothing_is_not_seated(site: Site) -> None:
    ann, ben, table = await over(site, rated=True)
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    filled = await ann.post(f"/api/tables/{again}/start", {"fill": True})
    assert (filled["players"][1]["kind"], filled["players"][1]["person"]) == ("bot", None)
    assert filled["rated"] is False
    ann, ben, table = await over(site)
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    declined = await ben.post(f"/api/tables/{again}/leave")
    assert (declined["players"][1]["kind"], declined["players"][1]["person"]) == ("open", None)
    assert await ben.get("/api/tables") == []
    await ann.post(f"/api/tables/{again}/leave")
    assert (await held(site, again)).row.made_by is None


async def test_a_rematch_does_not_pass_to_who_is_only_invited(site: Site) -> None:
    ann, ben, table = await over(site)
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    await ann.post(f"/api/tables/{again}/leave")
    assert (await held(site, again)).row.made_by is None
    assert (await ben.post(f"/api/tables/{again}/join"))["made_by_me"] is True


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
