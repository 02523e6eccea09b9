"""Much that was taken back: it has its limits, and does not make a table slow to open."""

from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from comptoir.server.tables import journal, snapshots
from comptoir.server.tables.journal import Draft
from comptoir.server.tables.snapshots import WASTE
from tests.server.play.kit import choose, expected, go_on, held, hosted, services, stand, two_people
from tests.server.site import Site

LINES = 6_000
AT_ONCE = 500


class Replayed:
    """Counts the lines that are replayed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines = 0
        replay = journal.replay

        def counted(*arguments: Any) -> None:
            self.lines += 1
            replay(*arguments)

        monkeypatch.setattr(journal, "replay", counted)

    async def opening(self, site: Site, table: str) -> int:
        """How many lines it takes to open the table afresh."""
        services(site).keeper._held.pop(table, None)
        self.lines = 0
        await held(site, table)
        return self.lines


async def back_and_forth(site: Site, table: str, lines: int) -> None:
    """Write a choice and its undo into the journal, again and again."""
    live = await held(site, table)
    seat, draft = Seat(live.asked[0]), Draft(live.table, live.length, site.time)
    choice = live.table.decision(seat).options[0].text  # type: ignore[union-attr]  # it is asked
    while len(draft.lines) < lines:
        draft.do("choice", seat, choice)
        draft.do("undo", seat)
    for first in range(0, len(draft.lines), AT_ONCE):
        part = journal.insert(table, draft.lines[first : first + AT_ONCE])
        await site.context.database.commit(part)
    touch = Statement("UPDATE tables SET revision = revision + 1 WHERE id = $1", (table,))
    await site.context.database.commit(touch)


async def test_a_table_of_6000_lines_opens_as_one_of_300(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    await go_on(site, table, [ann, ben], 12)
    await back_and_forth(site, table, LINES)
    replayed = Replayed(monkeypatch)
    assert await replayed.opening(site, table) > LINES
    await go_on(site, table, [ann, ben], 1)
    live = await held(site, table)
    assert live.length > LINES
    before = [expected(live, seat) for seat in (0, 1, None)]
    assert await replayed.opening(site, table) <= len(live.table.log)
    after = await held(site, table)
    assert after.length == live.length
    assert [expected(after, seat) for seat in (0, 1, None)] == before
    await go_on(site, table, [ann, ben], 3)
    assert await replayed.opening(site, table) <= len(live.table.log) + WASTE
    assert LINES / 300 > 10


async def test_whoever_goes_back_and_forth_leaves_a_short_way(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    for _ in range(WASTE // 2 + 20):
        await choose(ann, table, 0)
        now = await stand(ann, table, 0)
        await ann.post(f"/api/tables/{table}/undo", {"seat": 0, "stamp": now["stamp"]})
    log, length = len(live.table.log), live.length
    assert length > log + WASTE
    assert await Replayed(monkeypatch).opening(site, table) <= log + WASTE
    again = await held(site, table)
    assert again.length == length
    assert again.replayed <= log + WASTE
    await choose(ann, table, 0)


async def test_a_snapshot_of_no_use_is_left_aside(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 3)
    live = await held(site, table)
    await site.context.database.commit(snapshots.snapshot(table, live.length, live.table))
    spoil = 'UPDATE snapshots SET choices = \'[[0, "fly", ""]]\' WHERE table_id = $1'
    await site.context.database.commit(Statement(spoil, (table,), rows=1))
    await Replayed(monkeypatch).opening(site, table)
    again = await held(site, table)
    assert (again.closed, again.length) == (None, live.length)
    await go_on(site, table, [ann, ben], 1)


async def test_undoing_and_proposing_have_limits_of_their_own(database_url: str) -> None:
    settings = Settings(
        bot_processes=1, requests_a_minute=1_000_000, undos_an_hour=3, proposals_an_hour=2
    )
    async with hosted(database_url, settings) as site:
        ann, ben, table = await two_people(site, "mombasa")
        live, path = await held(site, table), f"/api/tables/{table}"
        while len(live.asked) < 2:
            await go_on(site, table, [ann, ben], 1)
        for status in (200, 200, 200, 429):
            await choose(ann, table, 0)
            now = await stand(ann, table, 0)
            await ann.post(f"{path}/undo", {"seat": 0, "stamp": now["stamp"]}, status)
        for status in (200, 200, 429):
            await ann.post(f"{path}/proposal", {"seat": 0, "line": 1}, status)
            if status == 200:
                await ann.post(f"{path}/proposal", {"seat": 0, "answer": "refuse"})
        await choose(ben, table, 1)
        site.time += 3_600_000
        await ann.post(f"{path}/proposal", {"seat": 0, "line": 1})
