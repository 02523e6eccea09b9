"""The tables that this process holds in memory, kept up with their journals."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from comptoir.core import CorruptLog, Json, Value
from comptoir.server.errors import NotFound
from comptoir.server.live import broadcast
from comptoir.server.store import Database, Row, Unavailable
from comptoir.server.tables import journal
from comptoir.server.tables.digest import digest
from comptoir.server.tables.figures import TABLES
from comptoir.server.tables.live import Live
from comptoir.server.tables.rows import SeatRow, TableRow, seat_row, table_row
from comptoir.server.tables.shelf import Shelf
from comptoir.table import Table

log = logging.getLogger(__name__)

AT_ONCE = 500
"""So many tables are asked for with one question."""
BREATH = 16
"""After so many lines of a replay others get their turn."""
ALL = "all"
"""What is told when every table changed."""
VOTES = "SELECT seat, person FROM votes WHERE table_id = $1"
RESULTS = "SELECT * FROM results WHERE table_id = $1 ORDER BY seat"
REVISIONS = "SELECT id, revision FROM tables WHERE id IN ({})"
CLOSED = "This table's journal is damaged: nobody can play here until it is mended."


class Keeper:
    """Loads a table when somebody asks for it, and lets the least used go."""

    def __init__(
        self, database: Database, shelf: Shelf, node: str, now: Callable[[], int], megabytes: int
    ) -> None:
        self.database = database
        self.shelf = shelf
        self.node = node
        """The name of this process among those that share the database."""
        self.now = now
        self.told: Callable[[str, str], None] = lambda _what, _table_id: None
        """Called when another process tells something else about a table."""
        self._kilobytes = megabytes * 1024
        self._held: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._missed: set[str] = set()
        """Tables that others changed while they were being loaded here."""
        self._tasks: set[asyncio.Task[None]] = set()
        database.listen(self.heard)

    @property
    def held(self) -> list[Live]:
        """Every table in memory."""
        return [*self._held.values()]

    async def close(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)

    def find(self, table_id: str) -> Live | None:
        """The table, if it is held."""
        return self._held.get(table_id)

    async def get(self, table_id: str) -> Live:
        """The table with this id. Raises NotFound or Unavailable."""
        live = self._held.get(table_id)
        if live is None:  # once it is loaded, it may have been let go before we are back
            live = self._held.setdefault(table_id, await self._load_once(table_id))
        self._held.move_to_end(table_id)
        return live

    async def _load_once(self, table_id: str) -> Live:
        """Load it, together with whoever else asks for it at the same time."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loaded(table_id))
        return await asyncio.shield(task)

    def _loaded(self, table_id: str) -> None:
        del self._loading[table_id]
        self._missed.discard(table_id)

    async def _load(self, table_id: str) -> Live:
        row, seats = await self.read(table_id)
        game = self.shelf.again(row.game, row.edition)
        options = msgspec.json.decode(row.options, type=dict[str, int | str | list[str]])
        table = Table(game, row.seats, plain_options(options))
        table.digest_by(digest)
        live = Live(row, seats, table)
        if row.edition_digest != game.edition.digest:
            self._damage(live, "it was begun with other values of the edition")
        live.said = await self._last_said(table_id)
        await self._refresh(live, row, seats)
        await self.refresh_here(live)
        while table_id in self._missed:
            self._missed.discard(table_id)
            await self.refresh(live)
        live = self._held.setdefault(table_id, live)
        self._let_go()
        TABLES.set(len(self._held))
        return live

    async def _last_said(self, table_id: str) -> int:
        sql = "SELECT COALESCE(MAX(number), 0) AS number FROM chat WHERE table_id = $1"
        return int((await self.database.fetch(sql, table_id))[0]["number"] or 0)

    async def read(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """What is stored about the table. Raises NotFound."""
        fetch = self.database.fetch
        rows = await fetch("SELECT * FROM tables WHERE id = $1", table_id)
        if not rows:
            raise NotFound("There is no table here.")
        seats = await fetch("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat", table_id)
        return table_row(rows[0]), [seat_row(seat) for seat in seats]

    async def refresh(self, live: Live) -> None:
        """Catch up with what other processes stored; the caller holds the lock."""
        await self._refresh(live, *await self.read(live.id))

    async def _refresh(self, live: Live, row: TableRow, seats: list[SeatRow]) -> None:
        """Read all, then change all at once: who looks meanwhile sees the table as it was."""
        fetch, key = self.database.fetch, live.id
        lines = [journal.line_of(found) for found in await fetch(journal.TAIL, key, live.length)]
        votes = _votes(await fetch(VOTES, key)) if row.status == "playing" else {}
        result = live.result
        if row.status == "over" and not result:
            result = [_result(found) for found in await fetch(RESULTS, key)]
        table, undone = await self._replayed(live, lines)
        began = live.row.status == "waiting" and row.status != "waiting"
        live.row, live.seats, live.votes, live.result = row, seats, votes, result
        if table is not live.table:
            live.table, live.length = table, lines[-1].number
        if began or lines:
            broadcast.changed(live, self.now(), undone=undone or began)

    async def refresh_here(self, live: Live) -> None:
        """See who is at the table, in any process; if that has changed, those who watch are told.

        One look after the other, so that no older one takes the place of a newer one.
        """
        sql = "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND until > $2"
        async with live.looking:
            rows = await self.database.fetch(sql, live.id, self.now())
            here = sorted(str(row["person"]) for row in rows)
            if here != live.here:
                live.here = here
                broadcast.here(live)

    async def _replayed(self, live: Live, lines: list[journal.Line]) -> tuple[Table[Any], bool]:
        """A copy of the table on which the lines are played, and whether some were taken back."""
        if not lines or live.damaged:
            return live.table, False
        table, undone = live.table.copy(), False
        for count, line in enumerate(lines, 1):
            before = len(table.log)
            try:
                journal.replay(table, line, live.id)
            except CorruptLog as error:
                self._damage(live, str(error))
                return live.table, False
            undone = undone or len(table.log) < before
            if count % BREATH == 0:
                await asyncio.sleep(0)
        return table, undone

    def _damage(self, live: Live, why: str) -> None:
        log.error("Table %s is closed to play: %s", live.id, why)
        live.damaged = CLOSED

    def heard(self, text: str) -> None:
        """Another process, or this one, told something; the empty text: some may be lost."""
        if text in ("", ALL):
            self._missed.update(self._loading)
            for each in self.held:
                self._spawn(self._catch_up(each))
                self.told("chat", each.id)
                self.told("here", each.id)
            return
        what, _, rest = text.partition(" ")
        if what == "person":
            self._people_changed(rest.split())
            return
        table_id, _, node = rest.partition(" ")
        live = self._held.get(table_id)
        if node == self.node:
            return
        if what == "table" and live is not None:
            self._spawn(self._catch_up(live))
        elif table_id in self._loading:
            self._missed.add(table_id)
        self.told(what, table_id)

    async def check(self) -> None:
        """See whether tables that somebody watches changed and nobody told us: it died before."""
        watched = [live for live in self.held if live.hub.watchers]
        for first in range(0, len(watched), AT_ONCE):
            some = {live.id: live for live in watched[first : first + AT_ONCE]}
            places = ", ".join(f"${number}" for number in range(1, len(some) + 1))
            for row in await self.database.fetch(REVISIONS.format(places), *some):
                live = some[str(row["id"])]
                if row["revision"] != live.row.revision:
                    self._spawn(self._catch_up(live))

    def advanced(self, live: Live) -> None:
        """A table was changed that may have been let go meanwhile, and loaded again."""
        held = self._held.get(live.id)
        if held is not None and held is not live:
            self._spawn(self._catch_up(held))
        elif live.id in self._loading:
            self._missed.add(live.id)

    def _people_changed(self, people: list[str]) -> None:
        """A guest got an account, or somebody is gone: their seats are others' now."""
        for live in self.held:
            if any(seat.person in people for seat in live.seats):
                self._spawn(self._catch_up(live))

    def tell(self, what: str, table_id: str) -> str:
        """What the others are told."""
        return f"{what} {table_id} {self.node}"

    async def _catch_up(self, live: Live) -> None:
        with suppress(Unavailable, NotFound):
            async with live.lock:
                before = _told(live)
                await self.refresh(live)
                if live.row.bank is not None or _told(live) != before:
                    broadcast.table(live, self.now())

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _let_go(self) -> None:
        """Forget the tables that were not used for longest, until the rest fits."""
        total = sum(live.kilobytes for live in self.held)
        for live in self.held[:-1]:
            if total <= self._kilobytes:
                return
            if not live.hub.watchers and not live.lock.locked():
                del self._held[live.id]
                total -= live.kilobytes


def _told(live: Live) -> tuple[object, ...]:
    """What those who watch are told when it changes."""
    seats = [(row.kind, row.person, row.name, row.level, row.away) for row in live.seats]
    return live.row.status, live.row.rematch, seats, live.votes


def plain_options(options: dict[str, int | str | list[str]]) -> dict[str, Value]:
    """Options as the game takes them."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in options.items()
    }


def _votes(rows: list[Row]) -> dict[int, list[str]]:
    votes: dict[int, list[str]] = {}
    for row in rows:
        seat = row["seat"]
        assert isinstance(seat, int)
        votes.setdefault(seat, []).append(str(row["person"]))
    return votes


def _result(row: Row) -> dict[str, Json]:
    return {
        "seat": row["seat"],
        "total": row["total"],
        "rank": row["place"],
        "categories": msgspec.json.decode(str(row["categories"])),
    }
