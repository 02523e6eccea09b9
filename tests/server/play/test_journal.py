"""The journal is the truth: what it says is played, and nothing else is."""

import pytest

from comptoir import games
from comptoir.core import CorruptLog, Seat
from comptoir.server.store import Conflict, Statement
from comptoir.server.tables import journal
from comptoir.server.tables.commit import deal
from comptoir.server.tables.journal import Draft
from comptoir.table import Table, stamp
from tests.server.play.kit import choose, go_on, held, services, stand, two_people, watching
from tests.server.site import Site


async def forget(site: Site, table: str) -> None:
    services(site).keeper._held.pop(table)


async def test_a_table_is_what_its_journal_says(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    await choose(ann, table, 0)
    now = await stand(ann, table, 0)
    await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": now["stamp"]})
    await go_on(site, table, [ann, ben], 5)
    await ann.post(f"/api/tables/{table}/proposal", {"seat": 0, "line": 2})
    now = await stand(ben, table, 1)
    await forget(site, table)
    assert await stand(ben, table, 1) == now
    assert now["proposal"]["seat"] == 0
    await ben.post(f"/api/tables/{table}/proposal", {"seat": 1, "answer": "consent"})
    assert len((await stand(ben, table, 1))["log"]) < len(now["log"])
    again = await stand(ann, table, 0)
    await forget(site, table)
    assert await stand(ann, table, 0) == again


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE journal SET digest = 'nothing' WHERE table_id = $1 AND number = 3",
        "UPDATE journal SET text = 'fly' WHERE table_id = $1 AND number = 3",
        "UPDATE journal SET kind = 'dance' WHERE table_id = $1 AND number = 3",
    ],
)
async def test_a_damaged_table_is_closed_to_play(
    site: Site, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await site.context.database.commit(Statement(damage, (table,), rows=1))
    await forget(site, table)
    live = await held(site, table)
    assert f"Line 3 of the journal of table {table}" in caplog.text
    body = {"seat": 0, "stamp": "", "choices": ["bid 1"]}
    answer = await ann.post(f"/api/tables/{table}/turns", body, 409)
    assert "damaged" in answer["error"]["message"]
    assert live.thinking == [] or live.damaged
    rows = await site.context.database.fetch(
        "SELECT COUNT(*) AS lines FROM journal WHERE table_id = $1", table
    )
    await ben.post(f"/api/tables/{table}/leave")
    assert rows == await site.context.database.fetch(
        "SELECT COUNT(*) AS lines FROM journal WHERE table_id = $1", table
    )


async def test_who_is_second_looks_again(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    live = await held(site, table)
    seat = Seat(live.asked[0])
    now = await stand((ann, ben)[seat], table, seat)
    draft = Draft(live.table, live.length, site.time)
    draft.do("choice", seat, "bid 1")
    deal(draft, live.row.seed)
    await site.context.database.commit(
        journal.insert(table, draft.lines),
        Statement("UPDATE tables SET revision = revision + 1 WHERE id = $1", (table,)),
    )
    body = {"seat": seat, "stamp": now["stamp"], "choices": ["bid 2"]}
    answer = await (ann, ben)[seat].post(f"/api/tables/{table}/turns", body, 409)
    assert answer["error"]["code"] == "stale"
    assert live.table.log[-1].text == draft.lines[-1].text
    with pytest.raises(Conflict):
        await site.context.database.commit(journal.insert(table, draft.lines))


def test_a_line_that_was_never_possible_is_found() -> None:
    table = Table(games.load("speicherstadt"), 2)
    with pytest.raises(CorruptLog, match="Line 1 of the journal of table abc can't be played"):
        journal.replay(table, journal.JournalLine(1, "undo", 0, "", "", 0), "abc")
    with pytest.raises(CorruptLog, match="can't be played"):
        journal.replay(table, journal.JournalLine(1, "propose", 0, "x", "", 0), "abc")


async def test_a_table_that_was_let_go_in_the_middle_of_a_turn_is_shown_all_the_same(
    site: Site,
) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    play = services(site).play
    before = await held(site, table)
    seat = before.asked[0]
    person = before.seats[seat].person
    assert person is not None
    await forget(site, table)  # as if others needed the room
    async with watching(site, ann, table) as socket:
        await socket.until("seen")
        assert await held(site, table) is not before
        mark = stamp(before.table, Seat(seat))
        await play.turn(before, person, seat, mark, ["bid 1"])
        assert (await socket.until("change"))["lines"]


async def test_the_least_used_tables_are_let_go(site: Site) -> None:
    keeper = services(site).keeper
    ann, ben, table = await two_people(site, "speicherstadt")
    keeper._kilobytes = 1
    other = await two_people(site, "speicherstadt")
    assert keeper.find(table) is None
    assert keeper.find(other[2]) is not None
    await go_on(site, table, [ann, ben], 2)
