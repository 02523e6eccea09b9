"""What is a person's own is exported, carried over and forgotten, in every table there is."""

import re

from comptoir.server.belongings import ALL
from comptoir.server.store import Statement
from comptoir.server.store.migrate import packaged
from tests.server.site import PASSWORD, Browser, Site

STORED = [belonging for belonging in ALL if belonging.name not in ("jobs", "turns")]
"""Those with a table of their own; the others follow from the person's seats."""
TABLE = """
INSERT INTO tables (id, game, version, edition, edition_digest, options, seats, status, listed,
    hot_seat, rated, seed, commitment, made_by, created, moved)
VALUES ($1, 'speicherstadt', 1, 'house', 'x', '{}', 2, $2, 0, 0, 0, 's', 'c', $3, 1, 1)
"""
SEAT = """
INSERT INTO seats (table_id, seat, kind, person, name, asked) VALUES ($1, $2, 'person', $3, $4, 5)
"""


async def settle(site: Site, browser: Browser) -> str:
    """Give the person something in every table; the person's id."""
    me = await browser.get("/api/me")
    one, name = me["id"], me["name"]
    statements = []
    for status in ("waiting", "playing", "over"):
        statements += [
            Statement(TABLE, (f"{status} {name}", status, one)),
            Statement(SEAT, (f"{status} {name}", 0, one, name)),
        ]
    table = f"playing {name}"
    statements += [
        Statement("INSERT INTO ratings VALUES ($1, 'mombasa', 25000000, 1000000, 3)", (one,)),
        Statement("INSERT INTO votes VALUES ($2, 1, $1)", (one, table)),
        Statement("INSERT INTO wishes VALUES ($2, $1, 'end')", (one, table)),
        Statement("INSERT INTO notes VALUES ($2, $1, 'my plan')", (one, table)),
        Statement("INSERT INTO chat VALUES ($2, 1, $1, 0, 'Ada', 'hello', 7, '')", (one, table)),
        Statement(
            "INSERT INTO presence VALUES ($2, $1, 'node', 9999999999999)", (one, table)
        ),  # nobody clears that away
        Statement(
            "INSERT INTO hooks (id, person, url, shape, created) "
            "VALUES ($2, $1, 'https://example.org/x', 'json', 1)",
            (one, f"hook {name}"),
        ),
        Statement(
            "INSERT INTO outbox (id, person, table_id, kind, due, created) "
            "VALUES ($2, $1, $3, 'turn', 9999999999999, 1)",
            (one, f"item {name}", table),
        ),
        Statement("INSERT INTO ended_sessions VALUES ($1, 'gone', 1)", (one,)),
        Statement("INSERT INTO blocks VALUES ($1, $1, 1)", (one,)),
        Statement(
            "INSERT INTO reports VALUES "
            "($2, NULL, $1, 't', 1, 'rude', 'insult', 'was rude', 1, 2, 'muted')",
            (one, f"report {name}"),
        ),
        Statement(
            "INSERT INTO audit VALUES ((SELECT COUNT(*) + 1 FROM audit), 1, NULL, 'command', "
            "'mute', $1, '', 'rude', '')",
            (one,),
        ),
        Statement("INSERT INTO sent VALUES ($1, $2, 1)", (one, table)),
        Statement(
            "INSERT INTO exercises VALUES ($1, 'abc', '2026-11-16', 'mombasa', 2, 0, 5, NULL)",
            (one,),
        ),
        Statement(
            "INSERT INTO analyses (table_id, person, status, budget, made) "
            "VALUES ($2, $1, 'stopped', 1, 1)",
            (one, f"over {name}"),
        ),
    ]
    await site.context.database.commit(*statements, tell=f"person {one}")
    return str(one)


def test_every_column_that_names_a_person_is_somebodys() -> None:
    sql = "\n".join(migration.sql for migration in packaged())
    tables = re.findall(r"CREATE TABLE (\w+) \((.*?)\n\)", sql, re.DOTALL)
    named = {name for name, body in tables if "REFERENCES people" in body or "made_by" in body}
    assert named | {"presence"} == {belonging.name for belonging in STORED}


async def test_an_export_has_everything(site: Site) -> None:
    browser = await site.account("ada")
    identity = await settle(site, browser)
    found = await browser.get("/api/me/export")
    assert found["person"]["id"] == identity
    assert "password" not in found["person"]
    assert set(found) == {"person", "turns", *(belonging.name for belonging in STORED)}
    assert [belonging.name for belonging in STORED if not found[belonging.name]] == []
    assert found["notes"] == [{"table_id": "playing ada", "text": "my plan"}]
    assert len(found["seats"]) == 3


async def test_me_counts_tables_that_wait_and_ratings(site: Site) -> None:
    browser = await site.account("ada")
    await settle(site, browser)
    me = await browser.get("/api/me")
    assert me["tables_waiting"] == 1
    assert me["ratings"] == {"mombasa": {"rating": 22.0, "games": 3}}


async def test_signing_in_carries_over_what_the_guest_had(site: Site) -> None:
    account = await site.account("ada")
    await settle(site, account)
    mine = (await account.get("/api/me"))["id"]
    browser = await site.guest("Guest")
    await settle(site, browser)
    me = await browser.post("/api/session", {"login": "ada", "password": PASSWORD})
    assert me["id"] == mine
    found = await browser.get("/api/me/export")
    seats = {(row["table_id"], row["name"]) for row in found["seats"]}
    assert {(f"{status} Guest", "ada") for status in ("waiting", "playing", "over")} < seats
    assert len(seats) == len(found["tables"]) == 6
    assert len(found["ratings"]) == 1
    assert {row["table_id"] for row in found["notes"]} == {"playing ada", "playing Guest"}
    assert len(await site.context.database.fetch("SELECT id FROM people")) == 1


async def test_a_new_name_leaves_finished_games_as_they_were(site: Site) -> None:
    browser = await site.guest("Guest")
    await settle(site, browser)
    await browser.patch("/api/me", {"name": "Emma"})
    found = await browser.get("/api/me/export")
    assert {(row["table_id"], row["name"]) for row in found["seats"]} == {
        ("waiting Guest", "Emma"),
        ("playing Guest", "Emma"),
        ("over Guest", "Guest"),
    }


async def test_a_deleted_person_leaves_no_trace(site: Site) -> None:
    browser = await site.account("ada")
    identity = await settle(site, browser)
    await browser.delete("/api/me", {}, 403)
    await browser.delete("/api/me", {"password": "not mine at all"}, 403)
    await browser.delete("/api/me", {"password": PASSWORD})
    await browser.get("/api/me", 401)
    await browser.post("/api/session", {"login": "ada", "password": PASSWORD}, 403)
    database = site.context.database
    for belonging in STORED:
        assert await database.fetch(belonging.export, identity) == []
    sql = "SELECT table_id, kind, name, level, person, asked FROM seats"
    seats = {str(row["table_id"]): row for row in await database.fetch(sql)}
    assert {row["name"] for row in seats.values()} == {""}
    assert seats["waiting ada"]["kind"] == "open"
    assert (seats["playing ada"]["kind"], seats["playing ada"]["level"]) == ("bot", "medium")
    assert seats["over ada"]["kind"] == "person"
    said = await database.fetch("SELECT name, text FROM chat")
    assert [tuple(row.values()) for row in said] == [("", "")]


async def test_a_deleted_person_is_not_named_where_others_went_on_from_a_step(site: Site) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    await settle(site, ada)
    me = (await bob.get("/api/me"))["id"]
    fork = (
        "INSERT INTO seats (table_id, seat, kind, person, name) VALUES ('f', $1, 'person', $2, $3)"
    )
    await site.context.database.commit(
        Statement(TABLE, ("f", "playing", me)),
        Statement("UPDATE tables SET parent = 'over Ada', parent_step = 3 WHERE id = 'f'"),
        *(Statement(fork, (seat, me, "Ada")) for seat in (0, 1)),
    )
    await ada.delete("/api/me", {})
    rows = await site.context.database.fetch(
        "SELECT name FROM seats WHERE table_id = 'f' ORDER BY seat"
    )
    assert [row["name"] for row in rows] == ["", "Ada"]  # the second is another Ada


async def test_a_guest_goes_without_a_password(site: Site) -> None:
    browser = await site.guest("Ada")
    await browser.delete("/api/me")
    await browser.get("/api/me", 401)
    assert await site.context.database.fetch("SELECT id FROM people") == []
