"""Finished games are sealed, and running ones keep their edition, whatever changes."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from comptoir.server.bots.jobs import SHARED_LEASE
from comptoir.server.store import Statement
from comptoir.table import record
from tests.golden.make import RECORDS
from tests.server.play.kit import (
    PATIENCE,
    SETTINGS,
    go_on,
    held,
    hosted,
    services,
    until_held,
)
from tests.server.play.test_editions import own_edition, returned
from tests.server.site import START, Browser, Site

GAME = "speicherstadt"
WISH = {"game": GAME, "seats": ["me", "me"], "start": True}


async def told(site: Site, browser: Browser, table: str) -> dict[str, Any]:
    """All that is answered about a finished game."""
    text = (await browser.ask("GET", f"/api/tables/{table}/record")).text
    steps = len(record.read(text).choices)
    return {
        "record": text,
        "scores": await browser.get(f"/api/tables/{table}/scores"),
        "steps": [
            await browser.get(f"/api/tables/{table}/replay?step={step}")
            for step in (0, 1, steps // 2, steps)
        ],
    }


async def play_to_the_end(site: Site, ann: Browser, table: str) -> None:
    """Ann plays all seats."""
    while (await held(site, table)).playing:
        await go_on(site, table, [ann, ann], 1)


async def execute(site: Site, sql: str, *args: str) -> None:
    """Change something behind the server's back."""
    await site.app.state.context.database.commit(Statement(sql, args))


async def test_a_finished_game_is_answered_for_as_before_whatever_changes(
    database_url: str, tmp_path: Path
) -> None:
    file = own_edition(tmp_path)
    settings = replace(SETTINGS, editions=(str(file),))
    async with hosted(database_url, settings) as site:
        ann = await site.guest("Ann")
        table = (await ann.post("/api/tables", {**WISH, "edition": "own"}))["id"]
        await play_to_the_end(site, ann, table)
        before = await told(site, ann, table)
        assert before["steps"][0]["steps"] > 30
        assert "seed: " in before["record"]
    file.write_text(file.read_text("utf-8").replace("coins = 6", "coins = 7"), "utf-8")
    async with hosted(database_url, settings) as site:
        ann = await returned(site, ann)
        assert await told(site, ann, table) == before
        fork = await ann.post(f"/api/tables/{table}/fork", {"step": 5})
        assert fork["edition_digest"] == record.read(before["record"]).edition_digest
        await go_on(site, fork["id"], [ann, ann], 1)
        # What the record is made from is gone, and so is what could replay it.
        await execute(site, "DELETE FROM journal WHERE table_id = $1", table)
        await execute(site, "UPDATE tables SET version = 99 WHERE id = $1", table)
    async with hosted(database_url) as site:
        ann = await returned(site, ann)
        assert (await ann.ask("GET", f"/api/tables/{table}/record")).text == before["record"]
        assert await ann.get(f"/api/tables/{table}/scores") == before["scores"]
        problem = await ann.get(f"/api/tables/{table}/replay?step=0", 409)
        assert problem["error"]["kind"] == "closed-version"
        problem = await ann.post(f"/api/tables/{table}/fork", {"step": 5}, 409)
        assert problem["error"]["kind"] == "closed-version"


async def test_games_that_ended_before_are_sealed_by_and_by(database_url: str) -> None:
    text = (RECORDS / "speicherstadt-2-1.txt").read_text("utf-8")
    async with hosted(database_url) as site:
        ann = await site.guest("Ann")
        table = (await ann.post("/api/records", {"record": text}))["id"]
        before = await told(site, ann, table)
        await execute(site, "DELETE FROM sealed WHERE table_id = $1", table)
    async with hosted(database_url) as site:
        ann = await returned(site, ann)
        sealed = services(site).keeper.sealed
        async with asyncio.timeout(PATIENCE):
            while not await sealed.has(table):  # the server does it by itself
                await asyncio.sleep(0.05)
        assert await sealed.next_unsealed("") is None
        assert await told(site, ann, table) == before


async def test_names_are_forgotten_in_sealed_games_too(database_url: str) -> None:
    async with hosted(database_url) as site:
        ann, ben = await site.guest("Ann"), await site.guest("Ben")
        table = (await ann.post("/api/tables", WISH))["id"]
        await play_to_the_end(site, ann, table)
        path = f"/api/tables/{table}/record"
        assert record.read((await ben.ask("GET", path)).text).names == ("Ann", "Ann")
        await ann.ask("DELETE", "/api/me", {})
        assert record.read((await ben.ask("GET", path)).text).names == ("", "")


async def test_a_running_table_goes_on_with_the_edition_that_it_was_begun_with(
    database_url: str, tmp_path: Path
) -> None:
    file = own_edition(tmp_path)
    settings = replace(SETTINGS, editions=(str(file),))
    wish = {**WISH, "seats": ["me", "me", "bot:random"]}
    async with hosted(database_url, settings) as site:
        ann = await site.guest("Ann")
        table = (await ann.post("/api/tables", {**wish, "edition": "own"}))["id"]
    file.write_text(file.read_text("utf-8").replace("coins = 6", "coins = 7"), "utf-8")
    time = START
    for now in (settings, SETTINGS):  # other values, and then the edition is gone
        time += SHARED_LEASE + 1  # the process that the bot was asked in is gone
        async with hosted(database_url, now, time) as site:
            await goes_on(site, await returned(site, ann), table)


async def goes_on(site: Site, ann: Browser, table: str) -> None:
    """Ann and the bot play with the values that they began with."""
    found = await held(site, table)
    info = (await ann.get(f"/api/tables/{table}/seen?seat=0"))["table"]
    assert info["edition_name"] == "own box"
    edition = await ann.get(f"/api/games/{GAME}/{info['edition_digest']}")
    assert edition["printed"]["setup"]["coins"] == 6
    await until_held(site, table, lambda now: now.asked != [2])
    while found.asked != [2]:
        await go_on(site, table, [ann, ann], 1)
    assert not found.damaged
