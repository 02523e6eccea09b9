"""People who want nothing to do with each other, and word of those who misbehave."""

from typing import Any

from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from tests.server.play.kit import held, services, watching
from tests.server.site import PASSWORD, Browser, Site, served

GAME = {"game": "speicherstadt", "seats": ["me", "open"]}


async def identity(browser: Browser) -> str:
    return str((await browser.get("/api/me"))["id"])


async def table(browser: Browser, **more: Any) -> str:
    return str((await browser.post("/api/tables", GAME | more))["id"])


async def said(browser: Browser, table: str) -> list[str]:
    return [message["text"] for message in await browser.get(f"/api/tables/{table}/chat")]


async def test_blocked_people_do_not_sit_at_one_table(site: Site) -> None:
    ann, ben, cleo = [await site.guest(name) for name in ("Ann", "Ben", "Cleo")]
    bens = await identity(ben)
    await ann.put(f"/api/me/blocks/{bens}", None, 204)
    hers, his = await table(ann, open=True), await table(ben, open=True)
    for who, where in ((ben, hers), (ann, his)):
        answer = await who.post(f"/api/tables/{where}/join", {}, 403)
        assert "Ann" not in answer["error"]["message"]
    await cleo.post(f"/api/tables/{his}/join")
    listed = {one["id"] for one in await ben.get("/api/tables?list=open")}
    assert hers not in listed
    assert his in listed
    assert his not in {one["id"] for one in await ann.get("/api/tables?list=open")}
    assert {hers, his} <= {one["id"] for one in await cleo.get("/api/tables?list=open")}
    invited = await ann.post("/api/tables", GAME | {"seats": ["me", "invited"]})
    link = {"seat": 1, "token": invited["invitations"]["1"]}
    await ben.post(f"/api/tables/{invited['id']}/join", link, 403)
    await ann.delete(f"/api/me/blocks/{bens}")
    await ben.post(f"/api/tables/{hers}/join")


async def test_nobody_reads_what_those_write_whom_they_block(site: Site) -> None:
    ann, ben = await site.guest("Ann"), await site.guest("Ben")
    where = await table(ann)
    await ben.post(f"/api/tables/{where}/join")
    await ben.post(f"/api/tables/{where}/chat", {"text": "before"})
    async with watching(site, ann, where) as hers, watching(site, ben, where) as his:
        await ann.put(f"/api/me/blocks/{await identity(ben)}", None, 204)
        assert (await hers.until("bye"))["code"] == "restart"
        await his.until("bye")
    async with watching(site, ann, where) as hers, watching(site, ben, where) as his:
        await hers.until("here")
        await his.until("here")
        await ben.post(f"/api/tables/{where}/chat", {"text": "rude"})
        await ann.post(f"/api/tables/{where}/chat", {"text": "hello"})
        assert (await his.until("chat"))["text"] == "rude"
        assert (await hers.until("chat"))["text"] == "hello"
    assert await said(ann, where) == ["hello"]
    assert await said(ben, where) == ["before", "rude", "hello"]
    assert await said(await site.browser(), where) == ["before", "rude", "hello"]


async def test_a_rematch_invites_nobody_who_is_blocked(site: Site) -> None:
    ann, ben = await site.guest("Ann"), await site.guest("Ben")
    where = await table(ann)
    await ben.post(f"/api/tables/{where}/join")
    await ann.post(f"/api/tables/{where}/start", {})
    over = "UPDATE tables SET status = 'over', revision = revision + 1, counted = 1 WHERE id = $1"
    await site.context.database.commit(Statement(over, (where,)), tell=f"table {where} test")
    await services(site).keeper.refresh(await held(site, where))
    await ann.put(f"/api/me/blocks/{await identity(ben)}", None, 204)
    again = await ben.post(f"/api/tables/{where}/rematch")
    assert [seat["kind"] for seat in again["players"]] == ["open", "person"]
    assert await ann.get("/api/tables?list=mine") == []


async def test_blocks_are_listed_and_limited_to_people_there_are(site: Site) -> None:
    ann, ben = await site.guest("Ann"), await site.guest("Ben")
    mine, his = await identity(ann), await identity(ben)
    await ann.put(f"/api/me/blocks/{mine}", None, 409)
    await ann.put("/api/me/blocks/nobody", None, 404)
    for _ in range(2):
        await ann.put(f"/api/me/blocks/{his}", None, 204)
    assert [(one["id"], one["name"]) for one in await ann.get("/api/me/blocks")] == [(his, "Ben")]
    assert await ben.get("/api/me/blocks") == []
    assert await ben.get(f"/api/history?person={mine}") == []
    await ben.delete("/api/me")
    assert await ann.get("/api/me/blocks") == []


async def test_blocks_go_with_a_guest_who_signs_in(site: Site) -> None:
    await site.account("ada")
    guest, ben, cleo = [await site.guest(name) for name in ("Guest", "Ben", "Cleo")]
    await guest.put(f"/api/me/blocks/{await identity(ben)}", None, 204)
    await cleo.put(f"/api/me/blocks/{await identity(guest)}", None, 204)
    await guest.post("/api/session", {"login": "ada", "password": PASSWORD})
    assert [one["name"] for one in await guest.get("/api/me/blocks")] == ["Ben"]
    assert [one["name"] for one in await cleo.get("/api/me/blocks")] == ["ada"]


async def test_a_report_keeps_what_was_said(site: Site) -> None:
    ann, ben = await site.guest("Ann"), await site.guest("Ben")
    where = await table(ann)
    await ben.post(f"/api/tables/{where}/join")
    number = (await ben.post(f"/api/tables/{where}/chat", {"text": "rude words"}))["number"]
    hers, his = await identity(ann), await identity(ben)
    about = {"table": where, "person": his, "kind": "insult"}
    await ann.post("/api/reports", about | {"message": number, "text": "Look."}, 204)
    await ann.post("/api/reports", about, 204)
    await ann.post("/api/reports", about | {"message": 99}, 404)
    await ann.post("/api/reports", about | {"person": hers}, 409)
    await ann.post("/api/reports", about | {"table": "elsewhere"}, 404)
    await ann.post("/api/reports", about | {"kind": "nonsense"}, 400)
    told = (await ann.get("/api/me/export"))["reports"]
    assert {(one["said"], one["text"]) for one in told} == {("rude words", "Look."), ("", "")}
    heard = (await ben.get("/api/me/export"))["reports"]
    assert {(one["said"], one["text"]) for one in heard} == {("rude words", ""), ("", "")}
    assert all("person" not in one for one in heard)
    await ben.delete("/api/me")
    assert (await ann.get("/api/me/export"))["reports"] == []


async def test_reports_are_limited(sqlite_url: str) -> None:
    async with served(sqlite_url, Settings(reports_an_hour=1)) as site:
        ann, ben = await site.guest("Ann"), await site.guest("Ben")
        where = await table(ann)
        await ben.post(f"/api/tables/{where}/join")
        about = {"table": where, "person": await identity(ann), "kind": "spam"}
        await ben.post("/api/reports", about, 204)
        await ben.post("/api/reports", about, 429)
