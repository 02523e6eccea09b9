"""How often."""

from typing import Any

import pytest

from comptoir.server.errors import TooMany
from comptoir.server.guard import client
from comptoir.server.limits import KEPT, Limits
from comptoir.server.settings import Settings
from tests.server.site import PASSWORD, served


def test_a_bucket_fills_again_with_time() -> None:
    time = [0]
    limits = Limits(Settings(chats_a_minute=3), lambda: time[0])
    for _ in range(3):
        limits.spend("chat", "ada")
    with pytest.raises(TooMany) as caught:
        limits.spend("chat", "ada")
    assert caught.value.wait == 20
    limits.spend("chat", "ben")
    time[0] = 20_000
    limits.spend("chat", "ada")
    with pytest.raises(TooMany):
        limits.spend("chat", "ada")


def test_a_limit_of_none_lets_nobody_through() -> None:
    with pytest.raises(TooMany):
        Limits(Settings(chats_a_minute=0), lambda: 0).spend("chat", "ada")


def test_a_clock_that_goes_back_does_no_harm() -> None:
    time = [100_000]
    limits = Limits(Settings(chats_a_minute=1), lambda: time[0])
    limits.spend("chat", "ada")
    time[0] = 0
    with pytest.raises(TooMany):
        limits.spend("chat", "ada")


def test_old_buckets_are_forgotten() -> None:
    limits = Limits(Settings(chats_a_minute=1), lambda: 0)
    limits.spend("chat", "first")
    for number in range(KEPT):
        limits.spend("chat", str(number))
    limits.spend("chat", "first")


async def test_guests_and_logins_are_limited_by_address(sqlite_url: str) -> None:
    settings = Settings(guests_an_hour=2, logins_a_minute=3)
    async with served(sqlite_url, settings) as site:
        first = await site.account("ada")
        await site.guest("Ben")
        answer = await first.ask("POST", "/api/guests", {"name": "Cleo"})
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "1800"
        assert answer.json()["error"]["code"] == "too_many"
        await site.guest("Cleo", "198.51.100.9")
        wrong = {"login": "ada", "password": "wrong password"}
        stranger = await site.browser()
        for status in (403, 403, 403, 429):
            await stranger.post("/api/session", wrong, status)
        elsewhere = await site.browser("198.51.100.9")
        await elsewhere.post("/api/session", {"login": "ADA", "password": PASSWORD}, 429)
        site.time += 60_000
        await elsewhere.post("/api/session", {"login": "ADA", "password": PASSWORD})


async def test_a_stranger_s_guesses_do_not_lock_the_owner_out(database_url: str) -> None:
    async with served(database_url, Settings(logins_a_minute=3)) as site:
        owner = await site.account("ada")
        await owner.delete("/api/session")
        stranger = await site.browser("198.51.100.9")
        wrong = {"login": "ada", "password": "wrong password"}
        for status in (403, 403, 403, 429):
            await stranger.post("/api/session", wrong, status)
        await owner.post("/api/session", {"login": "ada", "password": PASSWORD})
        stranger.client.cookies.set("known", "ada")  # it is signed: nobody makes their own
        await stranger.post("/api/session", wrong, 429)


def test_an_address_is_what_one_household_has() -> None:
    def seen(address: str) -> str:
        found: Any = {"type": "http", "client": (address, 1)}
        return client(found)

    assert seen("203.0.113.7") == "203.0.113.7"
    assert seen("2001:db8:1:2:3::4") == seen("2001:db8:1:2::9") != seen("2001:db8:1:3::4")
    assert seen("::ffff:203.0.113.7") == "203.0.113.7"
    assert seen("fe80::1%eth0") == "fe80::/64"
    assert seen("no:address") == "no:address"


async def test_requests_are_limited_by_address(sqlite_url: str) -> None:
    async with served(sqlite_url, Settings(requests_a_minute=5)) as site:
        browser, other = await site.browser(), await site.browser("198.51.100.9")
        for _ in range(5):
            await browser.get("/health")
        await browser.get("/health", 429)
        await other.get("/health")
