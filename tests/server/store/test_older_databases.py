"""Databases that earlier versions of the program wrote: they open, and their tables go on.

Each file in `databases` is what SQLite's `.dump` says of one, named after the version. In all of
them Ann has a table of each game against a bot, and a finished one at which she had all seats.
"""

import sqlite3
from pathlib import Path

import pytest

from comptoir.table import record
from tests.server.play.kit import choose, held, hosted, until
from tests.server.site import PASSWORD, START, Browser, Site

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql"))
DAY = 86_400_000
LINES = "SELECT number, seat, text, digest FROM journal WHERE table_id = $1 ORDER BY number"


@pytest.fixture(params=DATABASES, ids=lambda file: file.stem)
def older_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database as an earlier version left it."""
    path = tmp_path / "older.db"
    with sqlite3.connect(path) as database:
        database.executescript(request.param.read_text("utf-8"))
    database.close()
    return f"sqlite:///{path}"


async def ann_returns(site: Site) -> Browser:
    """Ann, who signs in as ever."""
    ann = await site.browser()
    await ann.post("/api/session", {"login": "ann", "password": PASSWORD})
    return ann


async def go_on(site: Site, ann: Browser, table: str, turns: int) -> None:
    """Ann chooses whenever she is asked, and the bot in between."""
    found = await held(site, table)
    for _ in range(turns):
        await until(lambda: 0 in found.asked)
        await choose(ann, table, 0)


async def test_tables_of_an_older_database_go_on(older_url: str) -> None:
    async with hosted(older_url, start=START + DAY) as site:
        ann = await ann_returns(site)
        cards = await ann.get("/api/tables?list=mine")
        assert [card["forked"] for card in cards] == [False] * len(cards)
        playing = [card["id"] for card in cards if card["status"] == "playing"]
        assert {card["game"] for card in cards} == {"mombasa", "speicherstadt"}
        assert len(playing) == 2
        for table in playing:
            before = await site.context.database.fetch(LINES, table)
            found = await held(site, table)
            assert [entry.digest for entry in found.table.log] == [
                line["digest"] for line in before
            ]
            assert found.table.game.version == 1
            await go_on(site, ann, table, 3)
            assert not found.damaged
            after = await site.context.database.fetch(LINES, table)
            assert after[: len(before)] == before
            assert len(after) >= len(before) + 3


async def test_finished_games_of_an_older_database_are_shown(older_url: str) -> None:
    async with hosted(older_url, start=START + DAY) as site:
        ann = await ann_returns(site)
        (card,) = await ann.get("/api/tables?list=finished")
        path = f"/api/tables/{card['id']}"
        steps = (await ann.get(f"{path}/replay"))["steps"]
        shown = await ann.get(f"{path}/replay?step={steps}")
        assert shown["projection"]["result"] is not None
        text = (await ann.ask("GET", f"{path}/record")).text
        assert len(record.read(text).choices) == steps
        (message,) = await ann.get(f"{path}/chat")
        assert message["text"] == "Ahoj, speicherstadt"
