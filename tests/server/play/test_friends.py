"""People who meet at tables: links, names, words about what happened, ratings, and coming back."""

from typing import Any

from comptoir.server.bots.jobs import PACE
from comptoir.server.store import Statement
from comptoir.server.tables.held_table import HeldTable
from tests.server.play.kit import (
    Socket,
    choose,
    go_on,
    held,
    services,
    stand,
    two_people,
    until,
    until_held,
)
from tests.server.play.test_seats import PLACE, finish, waiting
from tests.server.site import PASSWORD, Browser, Site

Json = Any


async def notices(who: Browser, table: str) -> list[str]:
    said = await who.get(f"/api/tables/{table}/chat")
    return [message["notice"] for message in said]


async def test_who_is_not_signed_in_sees_open_tables(site: Site) -> None:
    _, table, _ = await waiting(site, "me", "open", open=True)
    nobody = await site.browser()
    (card,) = await nobody.get("/api/tables?list=open")
    assert (card["id"], card["rated"], card["clock"], card["edition"]) == (
        table,
        False,
        None,
        "house",
    )
    await nobody.get("/api/tables?list=mine", 401)


async def test_one_link_lets_in_as_many_as_there_are_seats(site: Site) -> None:
    ann, table, made = await waiting(site, "me", "invited", "invited")
    path, link = f"/api/tables/{table}/join", {"token": made["invitations"]["2"]}
    ben, cem, dan = [await site.guest(name) for name in ("Ben", "Cem", "Dan")]
    assert (await ben.post(path, link))["my_seats"] == [2]
    assert (await cem.post(path, link))["my_seats"] == [1]
    used = await dan.post(path, link, 409)
    assert used["error"]["kind"] == "invitation-used"
    await ann.post(f"/api/tables/{table}/start")
    late = await dan.post(path, link, 409)
    assert late["error"]["kind"] == "begun-watch"


async def test_who_is_removed_is_told_and_their_link_works_no_longer(site: Site) -> None:
    ann, table, made = await waiting(site, "me", "invited")
    ben = await site.guest("Ben")
    link = {"token": made["invitations"]["1"]}
    await ben.post(f"/api/tables/{table}/join", link)
    await ben.post(f"/api/tables/{table}/seats/0", {"kind": "open"}, 403)
    await ann.post(f"/api/tables/{table}/seats/1", {"kind": "invited"})
    (said,) = await ben.get(f"/api/tables/{table}/chat")
    assert (said["notice"], said["name"]) == ("removed", "Ben")
    await ben.post(f"/api/tables/{table}/join", link, 409)
    await ben.delete("/api/me", {})
    (said,) = await ann.get(f"/api/tables/{table}/chat")
    assert said["name"] == ""


async def test_proposals_leave_lines(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 4)
    path = f"/api/tables/{table}/proposal"
    line = (await stand(ann, table, 0))["log"][-2]["number"]
    await ann.post(path, {"seat": 0, "line": line})
    await ben.post(path, {"seat": 1, "answer": "refuse"})
    await ann.post(path, {"seat": 0, "line": line})
    await ann.post(path, {"seat": 0, "answer": "refuse"})
    assert await notices(ann, table) == ["proposed", "refused", "proposed", "withdrawn"]
    await ann.post(path, {"seat": 0, "line": line})
    await go_on(site, table, [ann, ben], 1)
    assert (await notices(ann, table))[-2:] == ["proposed", "lapsed"]


async def test_who_was_asked_is_told_that_a_turn_was_taken_back(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    live = await held(site, table)
    people = (ann, ben)
    seat = live.asked[0]
    await choose(people[seat], table, seat)
    assert live.asked == [1 - seat]
    stamp = (await stand(people[seat], table, seat))["stamp"]
    await people[seat].post(f"/api/tables/{table}/undo", {"seat": seat, "stamp": stamp})
    (said,) = await people[1 - seat].get(f"/api/tables/{table}/chat")
    assert (said["notice"], said["seat"]) == ("took_back", seat)


async def test_who_is_asked_all_the_same_is_told_nothing(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    await choose(ann, table, 0)
    stamp = (await stand(ann, table, 0))["stamp"]
    await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": stamp})
    assert await notices(ben, table) == []


async def test_who_agrees_is_told_while_others_are_asked(site: Site) -> None:
    ann, table, made = await waiting(site, "me", "invited", "invited")
    people = [ann, await site.guest("Ben"), await site.guest("Cem")]
    for one in people[1:]:
        await one.post(f"/api/tables/{table}/join", {"token": made["invitations"]["1"]})
    await ann.post(f"/api/tables/{table}/start")
    await go_on(site, table, people, 4)
    path = f"/api/tables/{table}/proposal"
    line = (await stand(ann, table, 0))["log"][-2]["number"]
    await ann.post(path, {"seat": 0, "line": line})
    await people[1].post(path, {"seat": 1, "answer": "consent"})
    await people[2].post(path, {"seat": 2, "answer": "consent"})
    assert await notices(ann, table) == ["proposed", "agreed", "went_back"]


async def test_bots_take_their_time_where_nobody_plays(site: Site) -> None:
    ann, table, _ = await waiting(site, "me", "bot:random", start=True)
    live = await held(site, table)
    await until(lambda: live.asked == [0])
    await ann.post(f"/api/tables/{table}/leave")
    live.seats[0].level = "random"
    jobs = services(site).bots._jobs
    assert await jobs.claim("somebody") is None
    before = len(live.table.log)
    site.time += PACE + 1
    await until(lambda: len(live.table.log) > before)
    await ann.post(f"/api/tables/{table}/return")
    await until(lambda: live.asked == [0])
    await choose(ann, table, 0)
    await until(lambda: live.asked == [0])


async def test_at_one_screen_people_have_names(site: Site) -> None:
    ann, table, made = await waiting(site, "me", "me", names=["Ann", " Ben \n"], start=True)
    assert [player["name"] for player in made["players"]] == ["Ann", "Ben"]
    await ann.patch("/api/me", {"name": "Anna"})
    await until_held(site, table, lambda held: names_at(held) == ["Anna", "Ben"])
    account = await site.account("anna")
    await account.delete("/api/session")
    await ann.post("/api/session", {"login": "anna", "password": PASSWORD})
    await until_held(site, table, lambda held: names_at(held) == ["anna", "Ben"])
    names = [player["name"] for player in (await ann.get(f"/api/tables/{table}"))["players"]]
    assert names == ["anna", "Ben"]


def names_at(held: HeldTable) -> list[str]:
    return [seat.name for seat in held.seats]


async def test_a_game_goes_on_with_friends(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await finish(site, table, [ann, ben])
    wish = {"step": 20, "seat": 0, "invite": True}
    made = await ann.post(f"/api/tables/{table}/fork", wish)
    assert (made["status"], made["round"]) == ("waiting", None)
    assert [player["kind"] for player in made["players"]] == ["person", "invited"]
    (card,) = [one for one in await ben.get("/api/tables") if one["id"] == made["id"]]
    assert card["invited"] == [1]
    await ben.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    await ann.post(f"/api/tables/{made['id']}/start")
    live = await held(site, made["id"])
    first = await held(site, table)
    assert [e.text for e in live.table.log][:20] == [e.text for e in first.table.log][:20]
    await go_on(site, made["id"], [ann, ben], 3)
    last = len(first.table.log)
    await ann.post(f"/api/tables/{table}/fork", {**wish, "step": last}, 409)


async def test_an_imported_game_keeps_what_it_was_dealt_from(site: Site) -> None:
    ann, table, _ = await waiting(site, "me", "me", start=True)
    await finish(site, table, [ann, ann])
    whole = (await ann.ask("GET", f"/api/tables/{table}/record")).text
    kept = await ann.post("/api/records", {"record": whole})
    assert kept["seed"] == (await ann.get(f"/api/tables/{table}"))["seed"]
    again = (await ann.ask("GET", f"/api/tables/{kept['id']}/record")).text
    lines = [line for line in whole.splitlines() if line.startswith(("seed", "commitment"))]
    assert len(lines) == 2
    assert all(line in again for line in lines)
    forked = await ann.post(f"/api/tables/{table}/fork", {"step": 40})
    await finish(site, forked["id"], [ann, ann])
    mixed = (await ann.ask("GET", f"/api/tables/{forked['id']}/record")).text
    kept = await ann.post("/api/records", {"record": mixed})
    assert kept["seed"] is None, "nobody knows what it was dealt from"


async def test_ratings_and_what_a_game_changed_are_shown(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    path = f"/api/tables/{table}/ratings"
    assert [one["change"] for one in await ben.get(path)] == [None, None]
    await site.context.database.commit(
        Statement("UPDATE tables SET status = 'over', ended = 1"),
        *(Statement(PLACE, (table, seat, seat + 1)) for seat in (0, 1)),
    )
    await services(site).ratings.count_all()
    mine, theirs = await ben.get(path)
    assert mine["rating"] > theirs["rating"]
    assert mine["change"] > theirs["change"]
    assert (await ann.get("/api/me/export"))["seats"][0]["rated_to"] is not None
    await ann.delete("/api/me", {})
    assert [one["seat"] for one in await ben.get(path) if one["change"] is not None] == [1]


async def test_in_a_rated_game_it_is_said_from_when_on_one_may_vote(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt", rated=True)
    live = await held(site, table)
    players = (await ann.get(f"/api/tables/{table}"))["players"]
    for player in players:
        due = site.time + 24 * 3600_000 if player["seat"] in live.asked else None
        assert player["vote_at"] == due


async def test_who_is_signed_out_elsewhere_may_still_look_on(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    socket = Socket(site.app, ann, f"/api/tables/{table}/live?seat=0")
    await socket.open()
    await socket.until("here")
    await ann.delete("/api/sessions")
    assert (await socket.until("bye"))["code"] == "restart"
    again = Socket(site.app, ann, f"/api/tables/{table}/live?seat=0")
    await again.open()
    assert (await again.until("bye"))["code"] == "seat"
    await socket.close()
    await again.close()
