"""Guests who left nothing behind are forgotten in the end; nothing else is."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from comptoir.server.belongings import ALL
from comptoir.server.people.housekeeping import DAY, Housekeeping
from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from comptoir.server.tables.abandoned import clear_abandoned
from tests.server.people.test_belongings import STORED, settle
from tests.server.play.kit import PATIENCE
from tests.server.site import Browser, Site, served

OWNED = {belonging.name for belonging in STORED if belonging.keeps}


@pytest.fixture
async def site(database_url: str) -> AsyncIterator[Site]:
    """One that removes nobody by itself."""
    async with served(database_url, Settings(guest_days=0)) as found:
        yield found


def test_whoever_has_anything_of_weight_stays() -> None:
    light = {belonging.name for belonging in STORED if not belonging.keeps}
    assert light == {"ended_sessions", "blocks", "reports", "audit"}


async def tidy(site: Site, days: int = 90) -> int:
    return await Housekeeping(site.context.database, ALL, days, lambda: site.time).tidy()


async def people(site: Site) -> set[str]:
    return {str(row["name"]) for row in await site.context.database.fetch("SELECT * FROM people")}


async def test_only_idle_guests_with_nothing_are_removed(site: Site) -> None:
    idle, regular = await site.guest("Idle"), await site.guest("Regular")
    await settle(site, await site.guest("Player"))
    await site.account("member")
    mailed = await site.guest("Mailed")
    await mailed.patch("/api/me", {"email": "mailed@example.org"})
    everybody = {"Idle", "Regular", "Player", "member", "Mailed"}
    assert await tidy(site) == 0
    site.time += 60 * DAY
    await regular.get("/api/me")
    site.time += 31 * DAY
    assert await tidy(site, days=0) == 0
    assert await people(site) == everybody
    assert await tidy(site) == 1
    assert await people(site) == everybody - {"Idle"}
    await idle.get("/api/me", 401)
    assert await tidy(site) == 0


async def test_who_was_removed_is_signed_out_and_not_in_conflict(site: Site) -> None:
    idle = await site.guest("Idle")
    await idle.get("/api/me")  # now the server remembers who that is
    site.time += 2 * DAY
    await site.context.database.commit(Statement("DELETE FROM people"))  # and nobody tells it
    await idle.get("/api/me", 401)


@pytest.mark.parametrize("table", sorted(OWNED))
async def test_one_row_anywhere_is_enough_to_stay(site: Site, table: str) -> None:
    one = await settle(site, await site.guest("Ada"))
    for other in OWNED - {table, "tables"}:
        await site.context.database.commit(Statement(f"DELETE FROM {other}"))
    if table != "tables":
        await site.context.database.commit(Statement("UPDATE tables SET made_by = NULL"))
    site.time += 100 * DAY
    assert await tidy(site) == 0
    await site.context.database.commit(
        Statement(f"UPDATE {table} SET made_by = NULL")
        if table == "tables"
        else Statement(f"DELETE FROM {table} WHERE person = $1", (one,))
    )
    assert await tidy(site) == 1


async def test_many_are_removed_some_at_a_time(site: Site) -> None:
    insert = "INSERT INTO people (id, name, created, seen) VALUES ($1, 'Old', 1, 1)"
    many = [Statement(insert, (f"old {number}",)) for number in range(450)]
    await site.context.database.commit(*many)
    assert await tidy(site) == 450


async def test_tables_that_everybody_left_before_the_start_go_after_a_day(site: Site) -> None:
    ann, ben = await site.guest("Ann"), await site.guest("Ben")
    wish = {"game": "speicherstadt", "seats": ["me", "open"]}
    left, kept, taken = [(await ann.post("/api/tables", wish))["id"] for _ in range(3)]
    await ann.post(f"/api/tables/{left}/chat", {"text": "Nobody comes."})
    for table in (left, taken):
        await ann.post(f"/api/tables/{table}/leave")
    await ben.post(f"/api/tables/{taken}/join")
    again = Statement("UPDATE tables SET rematch = $2 WHERE id = $1", (kept, left))
    parent = Statement("UPDATE tables SET parent = $2 WHERE id = $1", (left, kept))
    await site.context.database.commit(again, parent, tell=f"table {kept} test")
    await until_rematch(ann, kept, left)
    await clear_abandoned(site.context.database, site.time)
    assert await tables(site) == {left, kept, taken}
    site.time += 2 * DAY
    await clear_abandoned(site.context.database, site.time)
    assert await tables(site) == {kept, taken}
    await ben.post(f"/api/tables/{left}/join", status=404)
    await until_rematch(ann, kept, None)


async def until_rematch(browser: Browser, table: str, rematch: str | None) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await browser.get(f"/api/tables/{table}"))["rematch"] != rematch:
            await asyncio.sleep(0.01)


async def tables(site: Site) -> set[str]:
    return {str(row["id"]) for row in await site.context.database.fetch("SELECT id FROM tables")}
