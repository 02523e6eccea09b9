"""Every address as an outsider: signed out, a spectator with the link, and another seat.

A route that has no case here fails the first test.
"""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from comptoir.server.settings import Settings
from comptoir.study.puzzle import shipped
from tests.server.play.kit import Socket, expected, held
from tests.server.site import PASSWORD, Browser, Site, served

OK, SIGNED_OUT, FORBIDDEN, NOT_FOUND = 200, 401, 403, 404
LATE, ILLEGAL = 409, 422


@dataclass(frozen=True)
class Case:
    """What each outsider gets; None: it is their own affair."""

    nobody: int
    watcher: int | None
    other: int | None
    """Somebody who plays at the same table, in another seat."""
    body: Any = None
    query: str = ""


def own(body: Any = None) -> Case:
    """Nobody but yourself can ask for it; others get their own."""
    return Case(SIGNED_OUT, None, None, body)


def mine(method_body: Any = None) -> Case:
    """A thing of Ada's alone."""
    return Case(SIGNED_OUT, NOT_FOUND, NOT_FOUND, method_body)


def played(**more: Any) -> Case:
    """Only who sits there plays there."""
    return Case(SIGNED_OUT, NOT_FOUND, NOT_FOUND, {"seat": 0, **more})


OPEN = Case(OK, OK, OK)
TABLE = "/api/tables/{table_id:str}"
PUZZLE = "/api/puzzles/{puzzle_id:str}"
CASES: dict[tuple[str, str], Case] = {
    ("GET", "/"): OPEN,
    ("GET", "/{path:path}"): OPEN,
    ("GET", "/picture/{path:path}"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND),
    ("GET", "/embed/{path:path}"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND),
    ("GET", "/health"): OPEN,
    ("GET", "/metrics"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND),
    ("GET", "/api/schema"): OPEN,
    ("GET", "/api/schema/openapi.json"): OPEN,
    ("GET", "/api/schema/{path:str}"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND),
    ("GET", "/api/about"): OPEN,
    ("GET", "/api/games"): OPEN,
    ("GET", "/api/games/{key:str}/{edition:str}"): OPEN,
    ("GET", "/api/games/{key:str}/words/{language:str}"): OPEN,
    ("GET", "/api/rules/{game:str}"): OPEN,
    ("GET", "/api/me"): own(),
    ("PATCH", "/api/me"): own({"name": "Someone"}),
    ("DELETE", "/api/me"): Case(SIGNED_OUT, FORBIDDEN, FORBIDDEN, {}),
    ("GET", "/api/me/export"): own(),
    ("DELETE", "/api/sessions"): own(),
    ("POST", "/api/guests"): Case(OK, None, None, {"name": "Someone"}),
    ("POST", "/api/accounts"): Case(
        LATE, LATE, LATE, {"login": "ada_secret", "password": "a guess at it"}
    ),
    ("POST", "/api/session"): Case(
        FORBIDDEN, FORBIDDEN, FORBIDDEN, {"login": "ada_secret", "password": "a guess at it"}
    ),
    ("POST", "/api/me/link"): Case(SIGNED_OUT, LATE, LATE),
    ("POST", "/api/session/link"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND, {"token": "a guess"}),
    ("POST", "/api/password/forgotten"): Case(LATE, LATE, LATE, {"who": "ada_secret"}),
    ("POST", "/api/password"): Case(
        NOT_FOUND, NOT_FOUND, NOT_FOUND, {"token": "a guess", "password": "a guess at it"}
    ),
    ("DELETE", "/api/session"): Case(204, None, None),
    ("GET", "/api/me/hooks"): own(),
    ("POST", "/api/me/hooks"): own({"url": "https://example.org/x", "shape": "json"}),
    ("DELETE", "/api/me/hooks/{hook_id:str}"): mine(),
    ("POST", "/api/me/hooks/{hook_id:str}/test"): mine(),
    ("POST", "/api/me/email/test"): Case(SIGNED_OUT, LATE, LATE),
    ("POST", "/api/me/email/confirm"): Case(SIGNED_OUT, LATE, LATE),
    ("POST", "/api/email/confirm"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND, {"token": "a guess"}),
    ("POST", "/api/email/leave"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND, {"token": "a guess"}),
    ("GET", "/api/me/blocks"): own(),
    ("PUT", "/api/me/blocks/{person:str}"): mine(),
    ("DELETE", "/api/me/blocks/{person:str}"): Case(SIGNED_OUT, 204, 204),
    ("POST", "/api/reports"): Case(
        SIGNED_OUT, NOT_FOUND, NOT_FOUND, {"table": "x", "person": "x", "kind": "spam"}
    ),
    ("GET", "/api/host/people"): mine(),
    ("GET", "/api/host/reports"): mine(),
    ("GET", "/api/host/tables"): mine(),
    ("GET", "/api/host/log"): mine(),
    ("POST", "/api/host/people/{person:str}"): mine({"action": "ban"}),
    ("POST", "/api/host/reports/{report:str}"): mine({}),
    ("POST", "/api/host/tables/{table_id:str}"): mine({"action": "remove"}),
    ("GET", "/api/tables"): Case(SIGNED_OUT, OK, OK),
    ("POST", "/api/tables"): Case(SIGNED_OUT, None, None, {"game": "mombasa", "seats": ["me"]}),
    ("GET", "/api/history"): Case(SIGNED_OUT, OK, OK),
    ("POST", "/api/lessons"): Case(SIGNED_OUT, None, None, {"game": "mombasa"}),
    ("POST", "/api/records"): Case(SIGNED_OUT, 400, 400, {"record": "nonsense"}),
    ("GET", "/api/puzzles"): OPEN,
    ("GET", PUZZLE): OPEN,
    ("POST", f"{PUZZLE}/try"): Case(SIGNED_OUT, LATE, LATE, {"stamp": "x"}),
    ("POST", f"{PUZZLE}/why"): Case(SIGNED_OUT, LATE, LATE, {"stamp": "x"}),
    ("POST", f"{PUZZLE}/answers"): Case(SIGNED_OUT, LATE, LATE, {"stamp": "x", "choices": ["a"]}),
    ("POST", f"{PUZZLE}/solution"): Case(SIGNED_OUT, None, None),
    ("GET", TABLE): OPEN,
    ("POST", f"{TABLE}/join"): Case(SIGNED_OUT, LATE, LATE, {"seat": 0}),
    ("POST", f"{TABLE}/seats/{{seat:int}}"): Case(SIGNED_OUT, LATE, LATE, {"kind": "open"}),
    ("POST", f"{TABLE}/start"): Case(SIGNED_OUT, LATE, LATE, {}),
    ("POST", f"{TABLE}/leave"): Case(SIGNED_OUT, NOT_FOUND, None),
    ("POST", f"{TABLE}/return"): Case(SIGNED_OUT, NOT_FOUND, NOT_FOUND),
    ("POST", f"{TABLE}/rematch"): Case(SIGNED_OUT, LATE, LATE),
    ("POST", f"{TABLE}/fork"): Case(SIGNED_OUT, FORBIDDEN, FORBIDDEN, {"step": 1}),
    ("POST", f"{TABLE}/vote"): Case(SIGNED_OUT, FORBIDDEN, None, {"seat": 0, "yes": True}),
    ("POST", f"{TABLE}/closed"): Case(SIGNED_OUT, LATE, LATE, {"what": "end"}),
    ("GET", f"{TABLE}/journal"): Case(FORBIDDEN, FORBIDDEN, FORBIDDEN),
    ("GET", f"{TABLE}/record"): Case(FORBIDDEN, FORBIDDEN, FORBIDDEN),
    ("GET", f"{TABLE}/replay"): Case(FORBIDDEN, FORBIDDEN, FORBIDDEN),
    ("GET", f"{TABLE}/scores"): Case(FORBIDDEN, FORBIDDEN, FORBIDDEN),
    ("GET", f"{TABLE}/outline"): Case(FORBIDDEN, FORBIDDEN, FORBIDDEN),
    ("GET", f"{TABLE}/analysis"): Case(FORBIDDEN, FORBIDDEN, FORBIDDEN),
    ("POST", f"{TABLE}/analysis"): Case(SIGNED_OUT, FORBIDDEN, FORBIDDEN),
    ("POST", f"{TABLE}/analysis/stop"): Case(SIGNED_OUT, FORBIDDEN, FORBIDDEN),
    ("GET", f"{TABLE}/original"): Case(NOT_FOUND, NOT_FOUND, NOT_FOUND),
    ("GET", f"{TABLE}/ratings"): OPEN,
    ("GET", f"{TABLE}/notes"): Case(SIGNED_OUT, OK, OK),
    ("PUT", f"{TABLE}/notes"): Case(SIGNED_OUT, OK, OK, {"text": "my own"}),
    ("GET", f"{TABLE}/chat"): OPEN,
    ("POST", f"{TABLE}/chat"): Case(SIGNED_OUT, OK, OK, {"text": "hello"}),
    ("GET", f"{TABLE}/seen"): Case(SIGNED_OUT, NOT_FOUND, NOT_FOUND, None, "?seat=0"),
    ("GET", f"{TABLE}/story"): Case(SIGNED_OUT, NOT_FOUND, NOT_FOUND, None, "?seat=0&after=0"),
    ("POST", f"{TABLE}/try"): played(stamp="x", choices=[]),
    ("POST", f"{TABLE}/why"): played(stamp="x", choices=[], actions=[]),
    ("POST", f"{TABLE}/hints"): played(stamp="x", choices=[]),
    ("POST", f"{TABLE}/turns"): played(stamp="x", choices=["pass"]),
    ("POST", f"{TABLE}/undo"): played(stamp="x", what="last"),
    ("POST", f"{TABLE}/proposal"): played(line=1),
}
SOCKETS = {f"{TABLE}/live"}
ADAS = (
    "SELECT * FROM journal WHERE table_id = $1 ORDER BY number",
    "SELECT kind, person, name, level, away, token FROM seats WHERE table_id = $1 ORDER BY seat",
    "SELECT status, made_by, title FROM tables WHERE id = $1",
)


class Scene:
    """Ada and Ben play; Cleo has the link; somebody is signed out."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.table = ""
        self.hook = ""
        self.people: dict[str, Browser] = {}
        self.secrets: list[str] = []

    async def set_up(self) -> None:
        """Begin a game, and give Ada secrets."""
        ada = await self.site.browser()
        await ada.post("/api/accounts", {"login": "ada_secret", "password": PASSWORD})
        await ada.patch("/api/me", {"name": "Ada", "email": "ada.secret@example.org"})
        hook = {"url": "https://example.org/secret_hook", "shape": "json"}
        self.hook = (await ada.post("/api/me/hooks", hook))["id"]
        wish = {"game": "mombasa", "seats": ["me", "invited"]}
        made = await ada.post("/api/tables", wish)
        self.table = made["id"]
        token = made["invitations"]["1"]
        ben = await self.account("ben")
        await ben.post(f"/api/tables/{self.table}/join", {"seat": 1, "token": token})
        await ada.post(f"/api/tables/{self.table}/start", {})
        await ada.put(f"/api/tables/{self.table}/notes", {"text": "secret_plan"})
        rows = await self.site.context.database.fetch("SELECT seed FROM tables")
        self.secrets = [
            "ada_secret",
            "ada.secret@",
            "secret_hook",
            "secret_plan",
            token,
            str(rows[0]["seed"]),
            str(ada.client.cookies["session"]),
            "argon2",
        ]
        nobody = await self.site.browser()
        self.people = {
            "ada": ada,
            "other": ben,
            "watcher": await self.account("cleo"),
            "nobody": nobody,
        }

    async def account(self, login: str) -> Browser:
        """Somebody with an account."""
        browser = await self.site.browser()
        await browser.post("/api/accounts", {"login": login, "password": PASSWORD})
        return browser

    def path(self, template: str, table: str = "") -> str:
        """The address with Ada's things in it."""
        values = {
            "{table_id:str}": table or self.table,
            "{hook_id:str}": self.hook,
            "{puzzle_id:str}": next(iter(shipped("speicherstadt").by_id)),
            "{seat:int}": "0",
            "{person:str}": "nobody",
            "{report:str}": "none",
            "{key:str}": "mombasa",
            "{edition:str}": "house",
            "{language:str}": "nl",
            "{game:str}": "mombasa",
            "{path:path}": "manifest",
            "{path:str}": "manifest",
        }
        for name, value in values.items():
            template = template.replace(name, value)
        return template

    async def state(self) -> Any:
        """What is Ada's, and the table."""
        database = self.site.context.database
        rows = [await database.fetch(sql, self.table) for sql in ADAS]
        ada = await self.people["ada"].get("/api/me/export")
        return json.loads(json.dumps([[dict(row) for row in found] for found in rows])), {
            **ada,
            "presence": [],
        }

    def check(self, answer: httpx.Response, body: Any) -> None:
        """Nothing of Ada's is in an answer that didn't come with the question."""
        said = json.dumps(body)
        for secret in self.secrets:
            assert secret not in answer.text or secret in said, (answer.url, secret)
            assert secret not in str(answer.headers) or secret in said


@pytest.fixture
async def scene(sqlite_url: str) -> AsyncIterator[Scene]:
    settings = Settings(requests_a_minute=100_000, logins_a_minute=1000, bot_processes=1)
    async with served(sqlite_url, settings) as site:
        found = Scene(site)
        await found.set_up()
        yield found


async def test_every_route_has_a_case(scene: Scene) -> None:
    app = scene.site.app
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    found = {(method, route.path) for route in routes for method in route.methods}
    assert {key for key in found if key[0] != "OPTIONS"} == set(CASES)
    assert {route.path for route in app.routes if isinstance(route, WebSocketRoute)} == SOCKETS


@pytest.mark.parametrize("who", ["nobody", "watcher", "other"])
async def test_outsiders_get_nothing_and_change_nothing(scene: Scene, who: str) -> None:
    before = await scene.state()
    wrong = {}
    for (method, template), case in CASES.items():
        status = getattr(case, who)
        if status is None:
            continue
        browser = scene.people[who]
        path = scene.path(template) + case.query
        answer = await browser.ask(method, path, case.body)
        scene.check(answer, case.body)
        if answer.status_code != status and not (template.startswith("/{") or template == "/"):
            wrong[method, template] = (answer.status_code, answer.text[:200])
        if who == "nobody":
            browser.client.cookies.clear()
    assert wrong == {}
    assert await scene.state() == before


async def test_a_table_that_waits_is_its_makers(scene: Scene) -> None:
    wish = {"game": "speicherstadt", "seats": ["me", "invited", "open"]}
    made = await scene.people["ada"].post("/api/tables", wish)
    address = f"/api/tables/{made['id']}"
    cleo = scene.people["watcher"]
    await cleo.post(f"{address}/seats/1", {"kind": "open"}, FORBIDDEN)
    await cleo.post(f"{address}/start", {"fill": True}, FORBIDDEN)
    await cleo.post(f"{address}/join", {"seat": 1}, FORBIDDEN)
    await cleo.post(f"{address}/join", {"seat": 1, "token": "A" * 22}, FORBIDDEN)
    await cleo.post(f"{address}/join", {"seat": 0}, LATE)
    assert not (await cleo.get(address)).get("invitations")
    await cleo.post(f"{address}/join", {"seat": 2})
    assert not (await cleo.get(address)).get("invitations")
    assert made["id"] not in (await scene.people["other"].ask("GET", "/api/tables?list=open")).text


@pytest.mark.parametrize("who", ["nobody", "watcher"])
async def test_without_the_link_there_is_no_table(scene: Scene, who: str) -> None:
    for (method, template), case in CASES.items():
        if "{table_id" in template:
            path = scene.path(template, "AAAAAAAAAAAAAAAAAAAAAA") + case.query
            answer = await scene.people[who].ask(method, path, case.body)
            expect = {NOT_FOUND} if who == "watcher" else {NOT_FOUND, SIGNED_OUT}
            assert answer.status_code in expect, (method, path, answer.text)


async def test_each_sees_what_the_seat_may_see(scene: Scene) -> None:
    live = await held(scene.site, scene.table)
    address = f"/api/tables/{scene.table}/seen"
    for who, seat in (("nobody", None), ("watcher", None), ("other", None), ("other", 1)):
        seen = await scene.people[who].get(address + ("" if seat is None else f"?seat={seat}"))
        projection = dict(seen["projection"])
        projection.pop("log")
        assert projection == expected(live, seat)[0]
        assert not seen["table"].get("invitations")
        assert seen["table"]["seed"] is None


@pytest.mark.parametrize("who", ["nobody", "watcher", "other"])
async def test_nobody_listens_in_another_seat(scene: Scene, who: str) -> None:
    address = f"/api/tables/{scene.table}/live?seat=0"
    socket = Socket(scene.site.app, scene.people[who], address)
    await socket.open()
    assert await socket.next() == {"type": "bye", "code": "seat"}
    assert await socket.next() is None
    await socket.close()


@pytest.mark.parametrize("origin", ["http://evil.test", ""])
async def test_no_socket_for_another_origin(scene: Scene, origin: str) -> None:
    address = f"/api/tables/{scene.table}/live?seat=0"
    socket = Socket(scene.site.app, scene.people["ada"], address, origin)
    await socket.open()
    assert await socket.next() is None
    await socket.close()
