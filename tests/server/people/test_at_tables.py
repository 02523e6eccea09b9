"""What happens at tables when people come, go, or become somebody else."""

import asyncio
from typing import Any

from tests.server.play.kit import PATIENCE, watching
from tests.server.site import PASSWORD, Browser, Site

WISH = {"game": "speicherstadt", "seats": ["me", "open"]}


async def table_of(ada: Browser, ben: Browser) -> str:
    """A game that Ada and Ben play."""
    made = await ada.post("/api/tables", WISH)
    await ben.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    await ada.post(f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


async def until_seat(browser: Browser, table: str, status: int) -> None:
    """The other processes' way to hear of it is the same, so it may take a moment."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await browser.ask("GET", f"/api/tables/{table}/seen?seat=0")
            if answer.status_code == status:
                return
            await asyncio.sleep(0.01)


async def test_who_signs_in_goes_on_with_the_guests_game(site: Site) -> None:
    await site.account("ada")
    guest, ben = await site.guest("Ada"), await site.guest("Ben")
    table = await table_of(guest, ben)
    await guest.post("/api/session", {"login": "ada", "password": PASSWORD})
    await until_seat(guest, table, 200)
    mine = await guest.get("/api/tables?list=mine")
    assert [card["id"] for card in mine] == [table]


async def test_a_bot_takes_the_seat_of_who_is_deleted(site: Site) -> None:
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    table = await table_of(ada, ben)
    async with watching(site, ben, table, 1) as socket:
        await socket.until("seen")
        await ada.delete("/api/me")
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await socket.until("table")
                player = told["players"][0]
                if player["kind"] == "bot":
                    break
    assert (player["name"], player["person"], player["level"]) == ("", None, "medium")
    await until_seat(ada, table, 401)


async def test_signing_out_everywhere_ends_connections(site: Site) -> None:
    ada, ben = await site.account("ada"), await site.guest("Ben")
    table = await table_of(ada, ben)
    async with watching(site, ada, table, 0) as socket, watching(site, ben, table, 1) as other:
        await socket.until("seen")
        await other.until("seen")
        await ada.patch("/api/me", {"settings": {"sound": True}})
        await ada.delete("/api/sessions")
        assert await socket.until("bye") == {"type": "bye", "code": "restart"}
        await ben.post(f"/api/tables/{table}/chat", {"text": "still here"})
        assert (await other.until("chat"))["text"] == "still here"
    async with watching(site, ada, table, 0) as socket:
        assert await socket.next() == {"type": "bye", "code": "seat"}


async def test_when_word_was_lost_all_say_anew_who_they_are(site: Site) -> None:
    ada, ben, nobody = await site.guest("Ada"), await site.guest("Ben"), await site.browser()
    table = await table_of(ada, ben)
    database: Any = site.context.database
    async with watching(site, ada, table, 0) as socket, watching(site, nobody, table) as other:
        await socket.until("seen")
        await other.until("seen")
        database._listeners.tell("")
        assert await socket.until("bye") == {"type": "bye", "code": "restart"}
        await ben.post(f"/api/tables/{table}/chat", {"text": "still here"})
        assert (await other.until("chat"))["text"] == "still here"
