"""Tables at which nobody can play: they say so, and are left, exported, ended or cut back."""

import asyncio
import json

import pytest

from comptoir.cli import main
from comptoir.server.settings import Settings
from comptoir.server.store import Statement, connect
from tests.server.play.kit import (
    SETTINGS,
    choose,
    go_on,
    held,
    hosted,
    services,
    stand,
    two_people,
    until,
    until_held,
    watching,
)
from tests.server.play.test_editions import returned
from tests.server.site import Browser, Json, Site

DAMAGE = "UPDATE journal SET text = 'fly' WHERE table_id = $1 AND number = $2"
UNKNOWN = "UPDATE tables SET version = 99 WHERE id = $1"
ROWS = "SELECT number, text FROM {} WHERE table_id = $1 ORDER BY number"


async def close(site: Site, table: str, sql: str = UNKNOWN, *args: int) -> None:
    """Do something to a table that keeps it from being played, and forget it."""
    await site.context.database.commit(Statement(sql, (table, *args), rows=1))
    keeper = services(site).keeper
    keeper._held.pop(table, None)


async def told(browser: Browser, table: str) -> Json:
    """What the page is told of a table."""
    return await browser.get(f"/api/tables/{table}")


async def test_a_closed_table_says_why(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    assert (await told(ann, table))["closed"] is None
    await close(site, table)
    closed = (await told(ann, table))["closed"]
    people = [player["person"] for player in (await told(ann, table))["players"]]
    assert (closed["by"], closed["line"]) == ("version", None)
    assert (closed["wishes"], closed["needed"]) == ({"end": []}, {"end": people})
    async with watching(site, ben, table, 1) as socket:
        assert (await socket.until("seen"))["table"]["closed"]["by"] == "version"
    await close(site, table, "UPDATE tables SET version = 1 WHERE id = $1")
    assert (await told(ann, table))["closed"] is None
    await close(site, table, "UPDATE tables SET edition_digest = 'other' WHERE id = $1")
    assert (await told(ann, table))["closed"]["by"] == "edition"


async def test_a_closed_game_is_ended_by_agreement_and_exported(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    cat = await site.guest("Cat")
    await go_on(site, table, [ann, ben], 3)
    lines = (await held(site, table)).length
    path = f"/api/tables/{table}"
    await ann.post(f"{path}/closed", {"what": "end"}, 409)
    await close(site, table)
    await cat.post(f"{path}/closed", {"what": "end"}, 403)
    await ann.post(f"{path}/closed", {"what": "dance"}, 400)
    await ann.post(f"{path}/closed", {"what": "cut"}, 409)
    await ann.get(f"{path}/journal", 403)
    async with watching(site, ben, table, 1) as socket:
        await socket.until("seen")
        await ann.post(f"{path}/closed", {"what": "end"})
        heard = await socket.until("table")
        assert len(heard["closed"]["wishes"]["end"]) == 1
    info = await ann.post(f"{path}/closed", {"what": "end", "yes": False})
    assert info["closed"]["wishes"] == {"end": []}
    await ann.post(f"{path}/closed", {"what": "end"})
    services(site).keeper._held.pop(table)
    info = await ben.post(f"{path}/closed", {"what": "end"})
    assert (info["status"], info["result"], info["closed"]["needed"]) == ("over", [], {})
    journal = await ann.get(f"{path}/journal")
    assert (len(journal["lines"]), journal["version"], journal["cut"]) == (lines, 99, [])
    assert journal["seed"] == info["seed"]
    await ann.post(f"{path}/leave", status=409)
    await ben.post(f"{path}/closed", {"what": "end"}, 409)
    await services(site).ratings.count_all()
    assert not await site.context.database.fetch("SELECT * FROM ratings")


async def test_a_closed_table_is_left_and_ends_with_the_last(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    await close(site, table)
    path = f"/api/tables/{table}"
    info = await ann.post(f"{path}/leave")
    assert (info["players"][0]["left"], info["players"][0]["lost"]) == (True, False)
    assert info["closed"]["needed"] == {"end": [info["players"][1]["person"]]}
    await ann.post(f"{path}/leave", status=404)
    await ben.get(f"{path}/journal")
    assert (await ben.post(f"{path}/leave"))["status"] == "over"


async def test_a_closed_table_that_never_began_is_left(site: Site) -> None:
    ann = await site.guest("Ann")
    made = await ann.post("/api/tables", {"game": "mombasa", "seats": ["me", "open"]})
    await close(site, made["id"])
    info = await ann.post(f"/api/tables/{made['id']}/leave")
    assert [player["kind"] for player in info["players"]] == ["open", "open"]
    assert not info["made_by_me"]


async def test_closed_tables_count_against_nobody_s_limit(database_url: str) -> None:
    settings = Settings(bot_processes=1, tables_a_person=2)
    async with hosted(database_url, settings) as site:
        ann = await site.guest("Ann")
        wish = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
        tables = [(await ann.post("/api/tables", wish))["id"] for _ in range(2)]
        await ann.post("/api/tables", wish, 409)
        await close(site, tables[0])
        tables.append((await ann.post("/api/tables", wish))["id"])
        await ann.post("/api/tables", wish, 409)
        await close(site, tables[1], DAMAGE, 2)
        await told(ann, tables[1])
        await ann.post("/api/tables", wish)
        await ann.post("/api/tables", wish, 409)


async def test_a_damaged_table_is_cut_back_by_consent(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa", clock={"bank": 600})
    await go_on(site, table, [ann, ben], 4)
    live = await held(site, table)
    line, path = live.length - 1, f"/api/tables/{table}"
    before = await site.context.database.fetch(ROWS.format("journal"), table)
    await close(site, table, DAMAGE, line)
    async with watching(site, ben, table, 1) as socket:
        assert (await socket.until("seen"))["projection"] is None
        closed = (await ann.post(f"{path}/closed", {"what": "cut"}))["closed"]
        assert (closed["by"], closed["line"], len(closed["wishes"]["cut"])) == ("journal", line, 1)
        site.time += 3_600_000
        info = await ben.post(f"{path}/closed", {"what": "cut"})
        assert info["closed"] is None
        assert (await socket.until("seen"))["projection"]["decisions"] is not None
    assert all(player["clock"]["left"] > 500_000 for player in info["players"])
    cut = await site.context.database.fetch(ROWS.format("cut_lines"), table)
    assert [row["number"] for row in cut] == [line, line + 1]
    left = await site.context.database.fetch(ROWS.format("journal"), table)
    assert left[: line - 1] == before[: line - 1]
    await go_on(site, table, [ann, ben], 3)
    assert not (await held(site, table)).closed


async def test_a_cut_behind_the_moment_somebody_left_needs_them_too(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 4)
    await ben.post(f"/api/tables/{table}/leave")
    await close(site, table, DAMAGE, (await held(site, table)).length - 2)
    closed = (await ann.post(f"/api/tables/{table}/closed", {"what": "cut"}))["closed"]
    assert (len(closed["needed"]["cut"]), len(closed["needed"]["end"])) == (2, 1)
    info = await ben.post(f"/api/tables/{table}/closed", {"what": "cut"})
    assert info["closed"] is None
    assert info["players"][1]["left"]
    live = await held(site, table)
    assert live.seats[1].left_at is not None
    assert live.seats[1].left_at <= len(live.table.log)


async def test_bots_play_on_at_a_table_that_was_cut_back(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "bot:random"], "start": True}
    table = (await ann.post("/api/tables", wish))["id"]
    live = await held(site, table)
    for _ in range(3):
        await until(lambda: live.asked == [0])
        await choose(ann, table, 0)
    await until(lambda: live.asked == [0])
    await close(site, table, DAMAGE, live.length - 1)
    await ann.post(f"/api/tables/{table}/closed", {"what": "cut"})
    live = await held(site, table)
    await until(lambda: live.asked == [0])
    await choose(ann, table, 0)
    await until(lambda: live.asked == [0])
    assert (await stand(ann, table, 0))["result"] is None


async def test_another_process_hears_of_a_cut(postgresql_url: str) -> None:
    async with hosted(postgresql_url) as one, hosted(postgresql_url) as other:
        ann, ben, table = await two_people(one, "speicherstadt")
        await go_on(one, table, [ann, ben], 4)
        there = await held(other, table)  # which was loaded while all was well
        line = there.length - 1
        await close(one, table, DAMAGE, line)
        await ann.post(f"/api/tables/{table}/closed", {"what": "cut"})
        await ben.post(f"/api/tables/{table}/closed", {"what": "cut"})
        await go_on(one, table, [ann, ben], 1)
        here = await held(one, table)
        await until_held(other, table, lambda now: now.length == here.length)
        assert [entry.digest for entry in there.table.log] == [
            entry.digest for entry in here.table.log
        ]


async def journeys(url: str) -> tuple[str, str, str]:
    """A good table, one with a damaged journal, and one of unknown rules."""
    async with hosted(url) as site:
        tables = []
        for _ in range(3):
            ann, ben, table = await two_people(site, "speicherstadt")
            await go_on(site, table, [ann, ben], 3)
            tables.append(table)
        await close(site, tables[1], DAMAGE, 4)
        await close(site, tables[2])
    return tables[0], tables[1], tables[2]


def test_the_host_finds_damaged_tables_and_cuts_them_back(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sound, damaged, unknown = asyncio.run(journeys(database_url))
    admin = ["admin", "tables", "--lang=en", f"--database={database_url}"]
    assert main([*admin, "--check"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert sound not in said
    assert f"Table {damaged} (speicherstadt) is damaged at line 4 of its journal." in said
    assert "can't be played" in said
    assert f"Table {unknown} (speicherstadt) can\u2019t be played. This is version 99" in said
    assert "Tables replayed: 3; closed to play: 2." in said
    assert main([*admin, "--export", damaged]) == 0
    lines = json.loads(capsys.readouterr().out)["lines"]
    assert lines[3]["text"] == "fly"
    assert main([*admin, "--cut", sound]) == 2
    assert main([*admin, "--cut", damaged]) == 0
    assert "goes on from where it was before line 4" in " ".join(capsys.readouterr().out.split())
    assert main([*admin, "--check", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [(one["table"], one["by"]) for one in found["closed"]] == [(unknown, "version")]
    asyncio.run(forget(database_url, unknown))
    assert main([*admin, "--check"]) == 0
    assert "All tables are intact." in capsys.readouterr().out


async def forget(url: str, table: str) -> None:
    """Play a table by rules that are known."""
    database = connect(url)
    await database.open()
    await database.commit(
        Statement("UPDATE tables SET version = 1 WHERE id = $1", (table,), rows=1)
    )
    await database.close()


async def test_a_table_that_was_cut_by_the_host_goes_on(database_url: str) -> None:
    async with hosted(database_url, SETTINGS) as site:
        ann, ben, table = await two_people(site, "mombasa")
        await go_on(site, table, [ann, ben], 4)
        line = (await held(site, table)).length
        await close(site, table, DAMAGE, line)
    command = ["admin", "tables", "--lang=en", f"--database={database_url}", "--cut", table]
    assert await asyncio.to_thread(main, command) == 0
    async with hosted(database_url, SETTINGS) as site:
        people = [await returned(site, ann), await returned(site, ben)]
        await go_on(site, table, people, 3)
