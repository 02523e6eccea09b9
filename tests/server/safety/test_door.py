"""What every request passes: origins, JSON, sizes, headers, cookies."""

import asyncio
import json
import logging

import httpx
import pytest

from comptoir.server import health
from comptoir.server.logs import JSONLines, shorten
from comptoir.server.settings import Settings
from comptoir.server.store import Row, Unavailable
from tests.server.site import ORIGIN, PASSWORD, START, Site, served

NAME = {"name": "Ada"}


@pytest.mark.parametrize(
    "origin",
    [None, "null", "", "https://comptoir.test", "http://evil.test", "http://comptoir.test:81"],
)
async def test_changes_come_from_the_own_origin(site: Site, origin: str | None) -> None:
    browser = await site.browser(origin=origin)
    answer = await browser.post("/api/guests", NAME, 403)
    assert answer["error"]["code"] == "forbidden"
    await browser.get("/health")
    assert await site.context.database.fetch("SELECT id FROM people") == []


async def test_the_address_of_the_settings_is_the_only_origin(sqlite_url: str) -> None:
    settings = Settings(address=("https://play.example.org",))
    async with served(sqlite_url, settings) as site:
        await (await site.browser(origin=ORIGIN)).post("/api/guests", NAME, 403)
        browser = await site.browser(origin="https://play.example.org")
        answer = await browser.ask("POST", "/api/guests", NAME)
        assert answer.status_code == 200
        assert "; Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


async def test_the_cookie_is_for_the_server_alone(site: Site) -> None:
    browser = await site.browser()
    answer = await browser.ask("POST", "/api/guests", NAME)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    browser = await site.browser(origin="https://comptoir.test")
    answer = await browser.ask("POST", "https://comptoir.test/api/guests", NAME)
    assert "; Secure" in answer.headers["set-cookie"]


async def test_every_answer_keeps_browsers_careful(site: Site) -> None:
    browser = await site.browser()
    for path in ("/", "/api/me", "/api/nothing", "/health", "/api/schema/openapi.json"):
        answer = await browser.ask("GET", path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
    assert (await browser.ask("GET", "/api/me")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
async def test_only_json_is_read(site: Site, kind: str) -> None:
    browser = await site.browser()
    answer = await browser.client.post(
        "/api/guests", content=b'{"name": "Ada"}', headers={"content-type": kind}
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"name": "\\ud800"}', b"nul"])
async def test_broken_json_is_refused(site: Site, body: bytes) -> None:
    browser = await site.browser()
    answer = await browser.client.post(
        "/api/guests", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


async def test_what_is_nested_too_deeply_is_refused(site: Site) -> None:
    browser = await site.guest("Ada")
    for depth in (20, 400, 30_000):
        body = '{"settings": {"x": ' + "[" * depth + "]" * depth + "}}"
        kind = {"content-type": "application/json"}
        answer = await browser.client.patch("/api/me", content=body, headers=kind)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    await browser.patch("/api/me", {"settings": {"x": [{"y": [1, {}]}]}})


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/me", "/api/nothing"])
async def test_a_head_is_that_of_the_whole(site: Site, path: str) -> None:
    browser = await site.browser()
    whole, head = await browser.ask("GET", path), await browser.ask("HEAD", path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers == whole.headers


async def test_a_body_may_not_be_too_large(site: Site) -> None:
    browser = await site.guest("Ada")
    body = {"settings": {"x": "y" * 70_000}}
    assert (await browser.patch("/api/me", body, 413))["error"]["code"] == "too_large"


async def test_addresses_and_methods_that_do_not_exist(site: Site) -> None:
    browser = await site.browser()
    assert (await browser.get("/api/nothing", 404))["error"]["code"] == "not_found"
    assert (await browser.post("/api/nothing", {}, 404))["error"]["code"] == "not_found"
    assert (await browser.put("/api/me", {}, 405))["error"]["code"] == "not_allowed"


async def test_figures_are_for_the_machine_itself(site: Site, sqlite_url: str) -> None:
    outside, inside = await site.browser(), await site.browser("127.0.0.1")
    await outside.get("/metrics", 404)
    forwarded = {"x-forwarded-for": "203.0.113.9"}
    assert (await inside.ask("GET", "/metrics", headers=forwarded)).status_code == 404
    answer = await inside.ask("GET", "/metrics")
    assert answer.status_code == 200
    assert 'comptoir_requests_total{method="GET",route="/metrics",status="404"}' in answer.text


async def beats(site: Site) -> list[Row]:
    return await site.context.database.fetch("SELECT at FROM beats WHERE name = 'health'")


async def test_health_is_whether_the_database_can_be_written(site: Site) -> None:
    browser = await site.browser()
    well = {"status": "well", "wrong": [], "reason": ""}
    for _ in range(3):
        assert await browser.get("/health") == well
    assert [row["at"] for row in await beats(site)] == [START], "once a second, in one row"
    site.time += 1_000
    await asyncio.gather(*(browser.get("/health") for _ in range(5)))
    assert [row["at"] for row in await beats(site)] == [START + 1_000]


async def test_who_asks_from_afar_is_not_told_all_about_an_illness(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_about: object, **_more: object) -> None:
        raise Unavailable("The disk of /home/ada is full.")

    near, afar = await site.browser("127.0.0.1"), await site.browser()
    with monkeypatch.context() as patch:
        patch.setattr(site.context.database, "commit", full)
        ill = await near.get("/health", 503)
        assert (ill["status"], ill["wrong"]) == ("ill", ["database"])
        assert ill["reason"] == "The disk of /home/ada is full."
        ill = await afar.get("/health", 503)
        assert ill["reason"] == "The database can't be written; the log says why."
    site.time += 1_000
    await afar.get("/health")


async def test_a_database_that_does_not_answer_is_ill(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_about: object, **_more: object) -> None:
        await asyncio.Event().wait()

    browser = await site.browser("127.0.0.1")
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr(site.context.database, "commit", silent)
        for _ in range(2):
            assert (await browser.get("/health", 503))["reason"] == "The database does not answer."


async def test_a_database_that_is_lost_is_told_and_recovers(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_about: object, **_more: object) -> None:
        raise Unavailable("secret reasons")

    browser = await site.guest("Ada")
    with monkeypatch.context() as patch:
        patch.setattr(site.context.database, "fetch", lost)
        patch.setattr(site.context.database, "commit", lost)
        assert (await browser.get("/health", 503))["status"] == "ill"
        answer = await browser.ask("PATCH", "/api/me", {"name": "Ben"})
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert answer.json()["error"]["code"] == "unavailable"
        assert "secret" not in answer.text
    assert (await browser.patch("/api/me", {"name": "Ben"}))["name"] == "Ben"


async def test_a_mistake_of_the_server_tells_nothing_internal(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_about: object) -> None:
        raise RuntimeError("the secret is 42")

    browser = await site.guest("Ada")
    monkeypatch.setattr(site.context.people, "find", fail)
    answer = await browser.get("/api/me", 500)
    assert answer["error"]["code"] == "internal"
    assert "42" not in json.dumps(answer)
    assert "the secret is 42" in caplog.text


def test_logs_have_no_capabilities_or_passwords() -> None:
    told = "postgresql://me:hunter2@db/x and /api/tables/AbCdEfGhIjKlMnOpQrStUv/seen"
    assert shorten(told) == "postgresql://me:…@db/x and /api/tables/AbCdEf…/seen"
    record = logging.LogRecord(
        "x", logging.INFO, "", 1, "seen %s", ("AbCdEfGhIjKlMnOpQrStUv",), None
    )
    line = json.loads(JSONLines().format(record))
    assert (line["message"], line["level"]) == ("seen AbCdEf…", "info")


async def test_requests_are_logged_without_secrets(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(caplog.handler, "formatter", JSONLines())
    browser = await site.browser()
    await browser.post("/api/accounts", {"login": "ada", "password": PASSWORD})
    await browser.post("/api/session", {"login": "ada", "password": PASSWORD})
    await browser.get("/api/tables/AbCdEfGhIjKlMnOpQrStUv?token=hidden", 404)
    token = browser.client.cookies["session"]
    lines = [line for line in caplog.text.splitlines() if '"comptoir.requests"' in line]
    assert len(lines) == 3
    for secret in (PASSWORD, token, "AbCdEfGhIjKl", "hidden"):
        assert secret not in "\n".join(lines)


async def test_the_page_is_explained_when_it_is_missing(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        answer: httpx.Response = await (await site.browser()).ask("GET", "/")
        assert answer.status_code == 200
