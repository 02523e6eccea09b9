"""The short way of a turn: it answers as the route does."""

from typing import Any

import httpx
import pytest

from comptoir.server.play.express import Express
from tests.server.play.kit import held, stand, two_people
from tests.server.site import Browser, Site

Json = Any


async def post(
    browser: Browser, table: str, content: str | bytes, *, short: bool
) -> httpx.Response:
    """Post a turn; the short way does not see a session behind another cookie."""
    token = browser.client.cookies["session"]
    cookie = f"session={token}; other=1" if short else f"other=1; session={token}"
    headers = {"cookie": cookie, "content-type": "application/json"}
    path = f"/api/tables/{table}/turns"
    async with httpx.AsyncClient(
        transport=browser.client._transport,
        base_url=browser.client.base_url,
        headers=browser.client.headers,
    ) as client:
        return await client.post(path, content=content, headers=headers)


@pytest.fixture
def short_ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables at which a turn was made on the short way."""
    found: list[str] = []
    make = Express._make

    async def noted(self: Express, table_id: str, *about: Any) -> bytes:
        found.append(table_id)
        return await make(self, table_id, *about)

    monkeypatch.setattr(Express, "_make", noted)
    return found


async def bidding(site: Site) -> tuple[Browser, str, int, str]:
    """Somebody who is asked, the table, the seat and its stamp."""
    ann, ben, table = await two_people(site, "speicherstadt")
    seat = (await held(site, table)).asked[0]
    who = (ann, ben)[seat]
    return who, table, seat, (await stand(who, table, seat))["stamp"]


@pytest.mark.parametrize("short", [True, False])
async def test_a_turn_is_made_either_way(site: Site, short_ways: list[str], short: bool) -> None:
    who, table, seat, stamp = await bidding(site)
    body = f'{{"seat": {seat}, "stamp": "{stamp}", "choices": ["bid 1"]}}'
    answer = await post(who, table, body, short=short)
    assert answer.status_code == 200
    assert bool(short_ways) == short
    now = await stand(who, table, seat)
    assert answer.json() == {"stamp": now["stamp"], "length": len(now["log"])}
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert [line["text"] for line in now["log"]][-1] == "bid 1"


@pytest.mark.parametrize(
    ("content", "status"),
    [
        ('{"seat": SEAT, "stamp": "other", "choices": ["bid 1"]}', 409),
        ('{"seat": SEAT, "stamp": "STAMP", "choices": ["buy"]}', 422),
        ('{"seat": SEAT, "stamp": "STAMP", "choices": ["fly"]}', 400),
        ('{"seat": SEAT, "stamp": "STAMP", "choices": []}', 400),
        ('{"seat": 9, "stamp": "STAMP", "choices": ["bid 1"]}', 404),
        ('{"seat": SEAT, "stamp": "STAMP", "choices": ["bid 1"], "more": 1}', 400),
        ('{"seat": SEAT, "stamp": "STAMP"}', 400),
        ('{"seat": SEAT', 400),
        (b'{"seat": 0, "stamp": "\xff", "choices": []}', 400),
        ("", 400),
        ("[" * 1_000_000, 413),
    ],
)
async def test_what_is_wrong_is_said_alike(site: Site, content: str | bytes, status: int) -> None:
    who, table, seat, stamp = await bidding(site)
    if isinstance(content, str):
        content = content.replace("SEAT", str(seat)).replace("STAMP", stamp)
    short, long = [await post(who, table, content, short=short) for short in (True, False)]
    assert (short.status_code, long.status_code) == (status, status)
    assert short.json() == long.json()
    assert short.headers == long.headers


async def test_no_table_and_nobody_are_said_alike(site: Site) -> None:
    who, table, seat, stamp = await bidding(site)
    body = f'{{"seat": {seat}, "stamp": "{stamp}", "choices": ["bid 1"]}}'
    answers = [await post(who, "x" * 22, body, short=short) for short in (True, False)]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].json() == answers[1].json()
    nobody = await site.browser()
    nobody.client.cookies.set("session", "made up")
    answers = [await post(nobody, table, body, short=short) for short in (True, False)]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()


async def test_who_signed_out_everywhere_is_not_let_in(site: Site) -> None:
    who, table, seat, stamp = await bidding(site)
    token = who.client.cookies["session"]
    await who.delete("/api/sessions")
    who.client.cookies.set("session", token)
    body = f'{{"seat": {seat}, "stamp": "{stamp}", "choices": ["bid 1"]}}'
    assert (await post(who, table, body, short=True)).status_code == 401
