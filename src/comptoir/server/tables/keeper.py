"""The tables that this process holds in memory, kept up with their journals."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from comptoir.server.any_game import AnyTable
from comptoir.server.background import Tasks
from comptoir.server.errors import NotFound, Problem
from comptoir.server.metrics import TABLES
from comptoir.server.store import Conflict, Database, Statement, Unavailable
from comptoir.server.tables import reading
from comptoir.server.tables.happenings import (
    GameMoved,
    Happenings,
    PresenceChanged,
    SaidElsewhere,
    TableChanged,
    TableRemoved,
)
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.pinned import Pinned
from comptoir.server.tables.replaying import Replayer, begun, close, stand_in
from comptoir.server.tables.rows import SeatRow, TableRow
from comptoir.server.tables.sealing import Sealed, seal
from comptoir.server.tables.shelf import Shelf

AT_ONCE = 500
"""This many tables are asked for with one question."""
ALL = "all"
"""What is told when every table changed."""
NOTE_DAMAGE = "UPDATE tables SET damaged = $2 WHERE id = $1"


class Keeper:
    """Loads a table when somebody asks for it, and lets the least used go."""

    def __init__(
        self,
        database: Database,
        shelf: Shelf,
        happenings: Happenings,
        node: str,
        now: Callable[[], int],
        megabytes: int,
    ) -> None:
        self.database = database
        self.shelf = shelf
        self.pinned = Pinned(database, shelf)
        self.happenings = happenings
        self.node = node
        """The name of this process among those that share the database."""
        self.now = now
        self._kilobytes = megabytes * 1024
        self.sealed = Sealed(database)
        self.replayer = Replayer(database, self.sealed)
        self._sealing, self._sealed_to = True, ""
        """Whether there may be finished games that are not sealed, behind this id."""
        self._held: OrderedDict[str, HeldTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[HeldTable]] = {}
        self._missed: set[str] = set()
        """Tables that others changed while they were being loaded here."""
        self.tasks = Tasks()
        """What is done about tables while nobody waits for it."""
        database.listen(self.heard)

    @property
    def tables(self) -> list[HeldTable]:
        """Every table in memory."""
        return [*self._held.values()]

    async def close(self) -> None:
        """Wait for what is under way."""
        await self.tasks.finish()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    def find(self, table_id: str) -> HeldTable | None:
        """The table, if it is held."""
        return self._held.get(table_id)

    async def get(self, table_id: str) -> HeldTable:
        """The table with this id. Raises NotFound or Unavailable."""
        held = self._held.get(table_id)
        if held is None:  # once it is loaded, it may have been let go before we are back
            held = self._held.setdefault(table_id, await self._load_once(table_id))
        elif held.behind:
            await self._keep_up(held)
        self._held.setdefault(table_id, held)
        self._held.move_to_end(table_id)
        return held

    async def _keep_up(self, held: HeldTable) -> None:
        """Catch up at last; whoever changes the table meanwhile finds out what it has missed."""
        if held.lock.locked():
            self.tasks.begin(self._catch_up(held))
            return
        async with held.lock:
            while held.behind:
                await self.refresh(held)

    async def _load_once(self, table_id: str) -> HeldTable:
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

    async def _load(self, table_id: str) -> HeldTable:
        row, seats = await self.read(table_id)
        game, closed = await self.pinned.of(row)
        held = HeldTable(row, seats, begun(game, row) if closed is None else stand_in(game))
        if closed:
            close(held, closed)
        held.said = await reading.last_said(self.database, table_id)
        await self._refresh(held, row, seats)
        await self.refresh_here(held)
        while table_id in self._missed:
            self._missed.discard(table_id)
            await self.refresh(held)
        await self._seal(held)
        held = self._held.setdefault(table_id, held)
        self._let_go()
        TABLES.set(len(self._held))
        return held

    async def _seal(self, held: HeldTable) -> None:
        """Seal a game that was over before games were."""
        over = held.row.status == "over" and not held.damaged
        if over and not await self.sealed.has(held.id):
            with suppress(Unavailable, Conflict):
                await self.database.commit(seal(held.row, held.table))

    async def seal_next(self) -> None:
        """Seal one more of the games that were over before games were."""
        found = await self.sealed.next_unsealed(self._sealed_to) if self._sealing else None
        if found is None:
            self._sealing = False
            return
        self._sealed_to = found
        with suppress(Problem):
            await self.get(found)

    async def read(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """What is stored about the table. Raises NotFound."""
        return await reading.rows(self.database, table_id)

    async def refresh(self, held: HeldTable) -> None:
        """Catch up with what other processes stored; the caller holds the lock."""
        held.behind = False
        await self._refresh(held, *await self.read(held.id))

    async def _refresh(self, held: HeldTable, row: TableRow, seats: list[SeatRow]) -> None:
        """Read all, then change all at once: until then everybody sees the table as it was."""
        database, key = self.database, held.id
        again = row.cuts != held.row.cuts
        start, known = self._begin_again(held) if again else (held.table, held.length)
        news = await self.replayer.catch_up(held, row, start, known)
        votes = await reading.votes(database, key) if row.status == "playing" else {}
        result = held.result
        if row.status == "over" and not result:
            result = await reading.results(database, key)
        wishes = await reading.wishes(database, key) if held.closed else {}
        await self._note_damage(held, row)
        began = held.row.status == "waiting" and row.status != "waiting"
        held.row, held.seats, held.votes, held.result = row, seats, votes, result
        held.wishes = wishes
        if news.table is not held.table:
            held.table, held.length = news.table, news.length
            held.replayed = len(news.lines) + (held.replayed if known else 0)
        if began or news.lines or again:
            self.happenings.publish(GameMoved(held, afresh=news.undone or began or again))

    def _begin_again(self, held: HeldTable) -> tuple[AnyTable, int]:
        """Lines were cut off the journal: what is left of it is played from the start."""
        if held.closed and held.closed.by == "journal":
            held.closed = None
        return begun(held.table.game, held.row), 0

    async def _note_damage(self, held: HeldTable, row: TableRow) -> None:
        """Let all know which line can't be played, so that the table counts against nobody."""
        closed = held.closed
        line = closed.line if closed else None
        if line != row.damaged and (closed is None or closed.by == "journal"):
            row.damaged = line
            with suppress(Unavailable):
                await self.database.commit(Statement(NOTE_DAMAGE, (row.id, line)))

    async def refresh_here(self, held: HeldTable) -> None:
        """See who is at the table, in any process; if that has changed, those who watch are told.

        One look after the other, so that no older one takes the place of a newer one.
        """
        async with held.looking:
            here = await reading.here(self.database, held.id, self.now())
            if here != held.here:
                held.here = here
                self.happenings.publish(PresenceChanged(held))

    def heard(self, text: str) -> None:
        """Another process, or this one, told something; the empty text: some may be lost."""
        if text in ("", ALL):
            self._missed.update(self._loading)
            for each in self.tables:
                self._went_on(each)
                self.tasks.begin(self._look_who_is_here(each))
                self.happenings.publish(SaidElsewhere(each))
            return
        what, _, rest = text.partition(" ")
        if what == "person":
            self._people_changed(rest.split())
            return
        table_id, _, node = rest.partition(" ")
        if node != self.node:
            self._told(what, table_id)

    def _told(self, what: str, table_id: str) -> None:
        """Another process did something at a table."""
        held = self._held.get(table_id)
        if what == "table" and held is not None:
            self._went_on(held)
        elif table_id in self._loading:
            self._missed.add(table_id)
        elif held is not None and what == "chat":
            self.happenings.publish(SaidElsewhere(held))
        elif held is not None and what == "here":
            self.tasks.begin(self._look_who_is_here(held))

    def _went_on(self, held: HeldTable) -> None:
        """Another process is ahead. Where nobody watches, that matters once somebody asks."""
        if held.watchers:
            self.tasks.begin(self._catch_up(held))
        else:
            held.behind = True

    async def check(self) -> None:
        """See whether tables that somebody watches changed and nobody told us: it died before."""
        watched = [held for held in self.tables if held.watchers]
        for first in range(0, len(watched), AT_ONCE):
            some = {held.id: held for held in watched[first : first + AT_ONCE]}
            for table_id, revision in (await reading.revisions(self.database, some)).items():
                if revision != some[table_id].row.revision:
                    self.tasks.begin(self._catch_up(some[table_id]))

    def advanced(self, held: HeldTable) -> None:
        """A table was changed that may have been let go meanwhile, and loaded again."""
        other = self._held.get(held.id)
        if other is not None and other is not held:
            self.tasks.begin(self._catch_up(other))
        elif held.id in self._loading:
            self._missed.add(held.id)

    def _people_changed(self, people: list[str]) -> None:
        """A guest got an account, or somebody is gone: their seats are others' now."""
        for held in self.tables:
            if any(seat.person in people for seat in held.seats):
                self.tasks.begin(self._catch_up(held))

    def tell(self, what: str, table_id: str) -> str:
        """What the others are told."""
        return f"{what} {table_id} {self.node}"

    async def _look_who_is_here(self, held: HeldTable) -> None:
        with suppress(Unavailable):
            await self.refresh_here(held)

    async def _catch_up(self, held: HeldTable) -> None:
        with suppress(Unavailable), self._gone(held):
            async with held.lock:
                before = _shown(held)
                await self.refresh(held)
                if held.row.bank is not None or _shown(held) != before:
                    self.happenings.publish(TableChanged(held))
                    self.happenings.publish(SaidElsewhere(held))

    @contextmanager
    def _gone(self, held: HeldTable) -> Iterator[None]:
        """If the table is not there any more, it is held no longer."""
        try:
            yield
        except NotFound:
            self._held.pop(held.id, None)
            self.happenings.publish(TableRemoved(held))

    def _let_go(self) -> None:
        """Forget the tables that were not used for longest, until the rest fits."""
        total = sum(held.kilobytes for held in self.tables)
        for held in self.tables[:-1]:
            if total <= self._kilobytes:
                return
            if not held.watchers and not held.lock.locked():
                del self._held[held.id]
                total -= held.kilobytes


def _shown(held: HeldTable) -> tuple[object, ...]:
    """What those who watch are told when it changes."""
    seats = [
        (row.kind, row.person, row.name, row.level, row.away, row.warned) for row in held.seats
    ]
    return held.row.status, held.row.rematch, seats, held.votes, held.wishes
