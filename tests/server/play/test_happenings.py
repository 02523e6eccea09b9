"""What tables publish: when it is told, to whom, and what a listener's trouble does."""

import logging

import pytest

from comptoir.server.store import Row, Statement, Unavailable
from comptoir.server.tables.happenings import GameMoved, TableChanged
from tests.server.play.kit import choose, held, services, two_people, watching
from tests.server.site import Site


async def test_who_hears_of_a_turn_finds_it_stored_and_the_table_changed(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    found = await held(site, table)
    asked, length, heard = found.asked[0], found.length, list[tuple[int, str]]()

    def hear(moved: GameMoved) -> None:
        heard.append((moved.held.length, moved.held.table.log[-1].text))

    services(site).happenings.on(GameMoved, hear)
    await choose((ann, ben)[asked], table, asked, "bid 1")
    assert heard == [(length + 1, "bid 1")]
    sql = "SELECT text FROM journal WHERE table_id = $1 ORDER BY number DESC LIMIT 1"
    assert (await site.context.database.fetch(sql, table))[0]["text"] == "bid 1"


async def test_what_is_not_stored_is_not_published(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    asked, heard = (await held(site, table)).asked[0], list[GameMoved]()
    services(site).happenings.on(GameMoved, heard.append)

    async def full(*_statements: Statement, **_more: object) -> list[Row]:
        raise Unavailable("The disk is full.")

    monkeypatch.setattr(site.context.database, "commit", full)
    await choose((ann, ben)[asked], table, asked, "bid 1", status=503)
    assert heard == []


async def test_the_trouble_of_one_listener_is_not_that_of_others(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    asked = (await held(site, table)).asked[0]

    def fail(_moved: GameMoved) -> None:
        raise KeyError("what nobody thought of")

    after = list[GameMoved]()
    happenings = services(site).happenings
    happenings.on(GameMoved, fail)
    happenings.on(GameMoved, after.append)
    async with watching(site, ann, table) as socket:
        await socket.until("here")
        with caplog.at_level(logging.ERROR):
            await choose((ann, ben)[asked], table, asked, "bid 1")
        assert (await socket.until("change"))["lines"]
    assert len(after) == 1
    assert "A listener to GameMoved failed." in caplog.text


async def test_each_kind_has_its_own_listeners(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    moved, changed = list[GameMoved](), list[TableChanged]()
    services(site).happenings.on(GameMoved, moved.append)
    services(site).happenings.on(TableChanged, changed.append)
    await ann.post(f"/api/tables/{table}/leave")
    assert len(moved) == 1
    assert [happening.held.id for happening in changed] == [table]
