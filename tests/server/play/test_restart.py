"""Two people and a bot finish a game of each; the server restarts in the middle."""

import asyncio
from typing import Any

import pytest

from comptoir import games
from comptoir.server.app import farewell
from comptoir.table import record
from tests.server.play.kit import (
    Player,
    expected,
    held,
    hosted,
    services,
    stand,
    two_people,
    until,
    watching,
)
from tests.server.site import Browser, Site

HALF = 60
"""Lines of the journal after which the server restarts."""


async def back(site: Site, player: Player) -> Player:
    """The same person, at a server that has come back, with all that they have seen."""
    browser: Browser = await site.browser()
    browser.client.cookies = player.browser.client.cookies
    found = Player(site, browser, player.table, player.seat, player.seat + 10)
    found.copy = player.copy
    return found


@pytest.mark.parametrize("game", games.GAMES)
async def test_a_restart_in_the_middle_is_noticed_by_nobody(database_url: str, game: str) -> None:
    async with hosted(database_url) as site:
        ann, ben = await site.account("ann"), await site.account("ben")
        wish = {"game": game, "seats": ["me", "invited", "bot:easy"]}
        made = await ann.post("/api/tables", wish)
        table = made["id"]
        assert made["round"] is None
        await ben.post(f"/api/tables/{table}/join", {"token": made["invitations"]["1"]})
        await ann.post(f"/api/tables/{table}/start")
        players = [Player(site, ann, table, 0, 1), Player(site, ben, table, 1, 2)]
        live = await held(site, table)
        playing = asyncio.gather(*(player.play() for player in players))
        await until(lambda: live.length >= HALF)
        await farewell(site.app)
        await playing
        assert live.playing
        async with live.lock:  # the bot goes on meanwhile
            (card,) = await ann.get("/api/tables")
            assert card["round"] == expected(live, None)[0]["view"]["round"] > 0
    async with hosted(database_url, start=site.time + 60_000) as site:
        players = [await back(site, player) for player in players]
        await asyncio.gather(*(player.play() for player in players))
        info = await players[0].browser.get(f"/api/tables/{table}")
        assert info["status"] == "over"
        assert len(info["result"]) == 3
        live = await held(site, table)
        for player in players:
            whole, log = expected(live, player.seat)
            assert (player.copy.projection, player.copy.log) == (whole, log)
        text = (await players[0].browser.ask("GET", f"/api/tables/{table}/record")).text
        assert f'seed: "{info["seed"]}"' in text
        record.audit(games.load(game), text)


async def test_before_a_restart_no_turn_is_begun_and_one_under_way_is_answered(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(database_url) as site:
        ann, ben, table = await two_people(site, "speicherstadt")
        live = await held(site, table)
        seat = live.asked[0]
        who = (ann, ben)[seat]
        now = await stand(who, table, seat)
        turn = {"seat": seat, "stamp": now["stamp"], "choices": ["bid 1"]}
        committer = services(site).committer
        store, begun, go_on = committer.store, asyncio.Event(), asyncio.Event()

        async def slowly(*arguments: Any, **named: Any) -> None:
            begun.set()
            await go_on.wait()
            await store(*arguments, **named)

        monkeypatch.setattr(committer, "store", slowly)
        async with watching(site, who, table, seat) as socket:
            await socket.until("here")
            await socket.say({"type": "turn", "id": 7, **turn})
            await begun.wait()
            await farewell(site.app)
            refused = await who.post(f"/api/tables/{table}/turns", turn, 503)
            assert "about to restart" in refused["error"]["message"]
            go_on.set()
            assert (await socket.until("made"))["id"] == 7
            assert (await socket.until("bye"))["code"] == "restart"
        length = live.length
    async with hosted(database_url) as site:
        browser = await site.browser()
        browser.client.cookies = who.client.cookies
        made = await browser.post(f"/api/tables/{table}/turns", {**turn, "again": True})
        assert made["stamp"] != now["stamp"]
        assert (await held(site, table)).length == length
        await browser.post(f"/api/tables/{table}/turns", turn, 409)
        other = {**turn, "choices": ["bid 2"], "again": True}
        await browser.post(f"/api/tables/{table}/turns", other, 409)
