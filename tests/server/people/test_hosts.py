"""What hosts do on the page: every action is in the log."""

import asyncio
import re
from collections.abc import AsyncIterator

import pytest

from comptoir.server.people.desk import DAY, By, Desk
from comptoir.server.store import Statement
from comptoir.server.store.migrate import packaged
from comptoir.server.tables.banned import clear_seats
from comptoir.server.tables.host_tables import HELD
from tests.server.play.kit import choose, held, hosted, services, watching
from tests.server.site import PASSWORD, Browser, Site

GAME = {"game": "speicherstadt", "seats": ["me", "open"]}


@pytest.fixture
async def site(database_url: str) -> AsyncIterator[Site]:
    async with hosted(database_url) as found:
        yield found


def desk(site: Site) -> Desk:
    return Desk(site.context.database, site.context.people, site.context.now)


async def host(site: Site) -> Browser:
    """A host who is signed in."""
    browser = await site.account("hera")
    await desk(site).make_host(By(), await desk(site).named("hera"), host=True)
    assert (await browser.get("/api/me"))["host"]
    return browser


async def clear(site: Site) -> None:
    """What the server does every few seconds."""
    use = services(site)
    await clear_seats(use.keeper, use.seating, use.closing)


async def game(*people: Browser) -> str:
    first, *others = people
    made = await first.post("/api/tables", GAME)
    for other in others:
        await other.post(f"/api/tables/{made['id']}/join")
    await first.post(f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


async def deeds(hera: Browser) -> list[tuple[str, str | None, str | None]]:
    return [(one["action"], one["host"], one["name"]) for one in await hera.get("/api/host/log")]


async def test_who_is_muted_plays_and_writes_nothing(site: Site) -> None:
    hera, ann, ben = await host(site), await site.account("ann"), await site.guest("Ben")
    where = await game(ann, ben)
    deed = {"action": "mute", "days": 2, "why": "rude"}
    await hera.post("/api/host/people/ann", deed, 204)
    assert (await ann.get("/api/me"))["muted"] == site.time + 2 * DAY
    refused = await ann.post(f"/api/tables/{where}/chat", {"text": "hello"}, 403)
    assert refused["error"]["code"] == "muted"
    await ann.patch("/api/me", {"name": "A rude name"}, 403)
    await ann.patch("/api/me", {"language": "nl"})
    await ann.post("/api/tables", GAME | {"title": "A rude title"}, 403)
    await ann.post("/api/tables", GAME)
    site.time += 2 * DAY
    await ann.post(f"/api/tables/{where}/chat", {"text": "sorry"})
    await hera.post("/api/host/people/ann", {"action": "mute"}, 204)
    await ann.post(f"/api/tables/{where}/chat", {"text": "hello"}, 403)
    await hera.post("/api/host/people/ann", {"action": "unmute"}, 204)
    await ann.post(f"/api/tables/{where}/chat", {"text": "hello"})
    assert await deeds(hera) == [
        ("unmute", "hera", "ann"),
        ("mute", "hera", "ann"),
        ("mute", "hera", "ann"),
        ("host", None, "hera"),
    ]
    detail = (await hera.get("/api/host/log"))[2]["detail"]
    assert detail == "2 days: rude"


async def test_who_is_banned_can_only_take_what_is_theirs_and_go(site: Site) -> None:
    hera, ann, ben = await host(site), await site.account("ann"), await site.guest("Ben")
    where = await game(ann, ben)
    async with watching(site, ann, where, 0) as socket:
        await socket.until("here")
        await hera.post("/api/host/people/ann", {"action": "ban", "why": "cheats"}, 204)
        assert await socket.until("bye") == {"type": "bye", "code": "restart"}
    assert (await ann.get("/api/me"))["banned"] > site.time
    await ann.get(f"/api/tables/{where}/seen?seat=0", 401)
    await ann.get(f"/api/tables/{where}")
    refused = await ann.post("/api/tables", GAME, 403)
    assert refused["error"]["code"] == "banned"
    await clear(site)
    players = (await ben.get(f"/api/tables/{where}"))["players"]
    assert players[0]["left"]
    await clear(site)
    assert (await ann.get("/api/me/export"))["audit"]
    await ann.post("/api/session", {"login": "ann", "password": PASSWORD})
    await ann.delete("/api/me", {"password": PASSWORD})
    assert await site.context.database.fetch("SELECT * FROM people WHERE login = 'ann'") == []
    assert ("ban", "hera", None) in await deeds(hera)
    rows = await site.context.database.fetch("SELECT detail FROM audit WHERE action = 'ban'")
    assert [row["detail"] for row in rows] == [""]


async def test_a_ban_ends(site: Site) -> None:
    hera, ann = await host(site), await site.guest("Ann")
    about = (await ann.get("/api/me"))["id"]
    await hera.post(f"/api/host/people/{about}", {"action": "ban", "days": 1}, 204)
    await ann.get("/api/tables", 403)
    site.time += DAY
    await ann.get("/api/tables")
    await hera.post(f"/api/host/people/{about}", {"action": "ban"}, 204)
    await hera.post(f"/api/host/people/{about}", {"action": "unban"}, 204)
    await ann.get("/api/tables")


async def test_reports_are_seen_and_settled(site: Site) -> None:
    hera, ann, ben = await host(site), await site.guest("Ann"), await site.guest("Ben")
    where = await game(ann, ben)
    number = (await ben.post(f"/api/tables/{where}/chat", {"text": "rude"}))["number"]
    his = (await ben.get("/api/me"))["id"]
    about = {"table": where, "person": his, "kind": "insult", "message": number, "text": "Look."}
    await ann.post("/api/reports", about, 204)
    assert (await hera.get("/api/host/people"))[0]["reports"] == 1
    (report,) = await hera.get("/api/host/reports")
    found = [report[name] for name in ("teller", "name", "said", "kind", "text")]
    assert found == ["Ann", "Ben", "rude", "insult", "Look."]
    await hera.post(f"/api/host/reports/{report['id']}", {"outcome": "muted"}, 204)
    await hera.post(f"/api/host/reports/{report['id']}", {"outcome": "again"}, 404)
    assert await hera.get("/api/host/reports") == []
    (report,) = await hera.get("/api/host/reports?settled=true")
    assert report["outcome"] == "muted"
    assert (await deeds(hera))[0] == ("settle", "hera", "Ben")


async def test_hosts_leave_each_other_alone(site: Site) -> None:
    hera = await host(site)
    await site.account("zeus")
    await desk(site).make_host(By(), await desk(site).named("zeus"), host=True)
    for action in ("mute", "ban", "remove", "reset"):
        await hera.post("/api/host/people/zeus", {"action": action}, 403)
    await desk(site).ban(By(), await desk(site).named("zeus"), None, "a command")
    await desk(site).make_host(By(), await desk(site).named("hera"), host=False)
    await hera.get("/api/host/log", 404)


async def test_a_host_finds_people_by_parts_of_their_names(site: Site) -> None:
    hera = await host(site)
    await site.account("ann_b")
    await site.account("annxb")
    found = await hera.get("/api/host/people?search=N_B")
    assert [one["login"] for one in found] == ["ann_b"]
    assert "email" not in found[0]
    assert await hera.get("/api/host/people?search=%25") == []


async def test_a_person_is_removed(site: Site) -> None:
    hera, ann = await host(site), await site.account("ann")
    await hera.post("/api/host/people/ann", {"action": "remove", "why": "a robot"}, 204)
    await ann.get("/api/me", 401)
    assert (await deeds(hera))[0] == ("remove", "hera", None)
    await hera.post("/api/host/people/ann", {"action": "remove"}, 404)


async def test_a_game_is_closed_and_counts_for_nobody(site: Site) -> None:
    hera, ann, ben = await host(site), await site.guest("Ann"), await site.guest("Ben")
    where = await game(ann, ben)
    async with watching(site, ben, where, 1) as socket:
        await socket.until("here")
        await hera.post(f"/api/host/tables/{where}", {"action": "close", "why": "abuse"}, 204)
        assert (await socket.until("table"))["status"] == "over"
    assert "comptoir" in (await ann.ask("GET", f"/api/tables/{where}/record")).text.lower()
    assert await ann.get("/api/tables?list=mine") == []
    await hera.post(f"/api/host/tables/{where}", {"action": "close"}, 409)
    assert (await hera.get("/api/host/log"))[0]["table_id"] == where


async def test_a_table_is_removed_with_all_that_belongs_to_it(site: Site) -> None:
    hera, ann, ben = await host(site), await site.guest("Ann"), await site.guest("Ben")
    where = await game(ann, ben)
    await ann.post(f"/api/tables/{where}/chat", {"text": "hello"})
    await ann.put(f"/api/tables/{where}/notes", {"text": "mine"})
    assert [one["id"] for one in await hera.get("/api/host/tables?search=ann")] == [where]
    async with watching(site, ben, where, 1) as socket:
        await socket.until("here")
        await hera.post(f"/api/host/tables/{where}", {"action": "remove"}, 204)
        assert await socket.until("bye") == {"type": "bye", "code": "gone"}
    await ann.get(f"/api/tables/{where}", 404)
    for name in HELD:
        assert (
            await site.context.database.fetch(f"SELECT 1 FROM {name} WHERE table_id = $1", where)
            == []
            or name == "presence"
        )
    await hera.post(f"/api/host/tables/{where}", {"action": "remove"}, 404)


async def test_a_damaged_table_is_repaired(site: Site) -> None:
    hera, ann, ben = await host(site), await site.guest("Ann"), await site.guest("Ben")
    where = await game(ann, ben)
    await hera.post(f"/api/host/tables/{where}", {"action": "repair"}, 409)
    seat = (await held(site, where)).asked[0]
    await choose((ann, ben)[seat], where, seat)
    last = "(SELECT MAX(number) FROM journal WHERE table_id = $1)"
    damage = f"UPDATE journal SET digest = 'x' WHERE table_id = $1 AND number = {last}"
    await site.context.database.commit(Statement(damage, (where,)))
    services(site).keeper._held.clear()
    assert (await held(site, where)).closed
    await hera.post(f"/api/host/tables/{where}", {"action": "repair", "why": "a test"}, 204)
    assert (await held(site, where)).closed is None
    (deed, *_) = await hera.get("/api/host/log")
    assert (deed["action"], deed["table_id"], deed["detail"]) == ("repair", where, "a test")


def test_all_that_belongs_to_a_table_is_known() -> None:
    sql = "\n".join(migration.sql for migration in packaged())
    tables = re.findall(r"CREATE TABLE (\w+) \((.*?)\n\)", sql, re.DOTALL)
    named = {name for name, body in tables if "table_id" in body}
    kept = {"reports", "audit"}  # they tell hosts later what happened
    assert {*HELD} == named - kept


async def test_deeds_at_the_same_moment_are_all_in_the_log(site: Site) -> None:
    hera = await host(site)
    book = desk(site)
    await site.account("ann")
    about = await book.named("ann")
    await asyncio.gather(*(book.mute(By(), about, None, str(n)) for n in range(5)))
    assert len(await hera.get("/api/host/log")) == 6
