"""How tables come about: made anew, as a rematch, forked, from a record, or as a lesson."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any

import msgspec

from comptoir.core import Game, Value
from comptoir.server.bots.levels import LEVELS
from comptoir.server.errors import Clash, Forbidden, Malformed, Problem, Started
from comptoir.server.people.words import NAME, one_line
from comptoir.server.store import Conflict, Scalar, Statement
from comptoir.server.tables import journal, lessons
from comptoir.server.tables.bodies import Fork
from comptoir.server.tables.commit import Committer, deal, new_seed, results, round_of
from comptoir.server.tables.journal import Line
from comptoir.server.tables.live import Live
from comptoir.server.tables.records import demand_steps
from comptoir.server.tables.rows import SeatRow, TableRow
from comptoir.table import Table, record
from comptoir.table.chance import commitment

TITLE = 80
VACANT = ("open", "invited")
FREE = "Some seats are free: wait for somebody, or let bots take them."
INSERT_SEAT = """
INSERT INTO seats (table_id, seat, kind, person, name, level, token, clock)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """So many seconds, and so many more for each turn."""

    bank: int
    increment: int = 0


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be."""

    game: str
    seats: list[str]
    edition: str = ""
    options: dict[str, int | str] = {}
    open: bool = False
    rated: bool = False
    clock: ClockWish | None = None
    title: str = ""
    start: bool = False


class Maker:
    """Makes tables."""

    def __init__(self, committer: Committer, tables_a_person: int) -> None:
        self._committer = committer
        self._keeper = committer.keeper
        self._most = tables_a_person

    async def make(self, person: str, name: str, wish: TableWish) -> Live:
        """A new table as somebody wishes it. Raises a Problem or InvalidSetup."""
        game = self._keeper.shelf.game(wish.game, wish.edition)
        seats = [_wished(number, text, person, name) for number, text in enumerate(wish.seats)]
        Table(game, len(seats), wish.options)
        row = self._row(game, len(seats), wish.options, person)
        row.title = one_line(wish.title, TITLE)
        row.listed, row.rated = int(wish.open), int(wish.rated)
        row.hot_seat = int(_is_hot(seats))
        _set_clock(row, seats, wish.clock)
        _check(row, seats)
        if wish.start and any(seat.kind in VACANT for seat in seats):
            raise Clash(FREE)
        return await self._store(row, seats)

    def _row(
        self, game: Game[Any], seats: int, options: Mapping[str, Value], person: str
    ) -> TableRow:
        now, seed = self._keeper.now(), new_seed()
        defaults = {name: values[0] for name, values in game.variants.items()}
        return TableRow(
            id=token_urlsafe(16),
            game=game.key,
            version=game.version,
            edition=game.edition.id,
            edition_digest=game.edition.digest,
            options=msgspec.json.encode({**defaults, **options}).decode(),
            seats=seats,
            title="",
            status="waiting",
            listed=0,
            hot_seat=0,
            rated=0,
            bank=None,
            increment=None,
            seed=seed,
            commitment=commitment(seed),
            made_by=person,
            created=now,
            started=None,
            moved=now,
            ended=None,
            parent=None,
            parent_step=None,
        )

    async def _store(self, row: TableRow, seats: list[SeatRow], *more: Statement) -> Live:
        await self._demand_room(row.made_by)
        statements = [_insert(row), *(_insert_seat(row.id, seat) for seat in seats)]
        await self._keeper.database.commit(*statements, *more)
        return await self._keeper.get(row.id)

    async def _demand_room(self, person: str | None) -> None:
        sql = "SELECT COUNT(*) AS count FROM tables WHERE made_by = $1 AND status <> 'over'"
        rows = await self._keeper.database.fetch(sql, person)
        if int(rows[0]["count"] or 0) >= self._most:
            raise Clash(f"You have made {self._most} tables that are not over: finish one first.")

    async def rematch(self, live: Live, person: str) -> Live:
        """A new table with the same people; asked twice it is the same one."""
        if live.row.status != "over":
            raise Started("The game is not over yet.")
        if not any(seat.belongs_to(person) for seat in live.seats):
            raise Forbidden("Only who played asks for a rematch.")
        if live.row.rematch is None:
            await self._rematch(live, person)
        assert live.row.rematch is not None
        return await self._keeper.get(live.row.rematch)

    async def _rematch(self, live: Live, person: str) -> None:
        old = live.row
        game = self._keeper.shelf.again(old.game, old.edition)
        row = self._row(game, old.seats, msgspec.json.decode(old.options), person)
        row.title, row.hot_seat, row.rated = old.title, old.hot_seat, old.rated
        row.bank, row.increment, row.parent = old.bank, old.increment, old.id
        seats = [_again(seat, row.bank) for seat in live.seats]
        link = Statement(
            "UPDATE tables SET rematch = $2, revision = revision + 1 "
            "WHERE id = $1 AND rematch IS NULL",
            (old.id, row.id),
            rows=1,
        )
        with suppress(Conflict):
            await self._store(row, seats, link)
        async with live.lock:
            await self._keeper.refresh(live)

    async def fork(self, live: Live, wish: Fork, person: str, name: str) -> Live:
        """A table that goes on from a step of a finished or of one's own hot-seat game."""
        over = live.row.status == "over"
        demand_steps(live, person)
        if not 0 <= wish.step <= len(live.table.log):
            raise Malformed(f"The game has steps 0 to {len(live.table.log)}.")
        if wish.seat is None:
            seats = [
                SeatRow(seat=row.seat, kind="bot", name=row.name, level=row.level)
                if row.bot and not over
                else _hot(row.seat, person, row.name or name)
                for row in live.seats
            ]
        else:
            mine = live.seat(wish.seat).seat
            if not over and not live.seat(mine).belongs_to(person):
                raise Forbidden("While a game is under way you go on with a seat of your own.")
            seats = [_wished(row.seat, f"bot:{wish.level}", person, name) for row in live.seats]
            seats[mine] = _hot(mine, person, name)
        parent = live.id, wish.step
        return await self._go_on(live.table.branch(wish.step), seats, person, parent)

    async def read(self, text: str, person: str, name: str) -> Live:
        """A table from a record: over, or to be played on. Raises CorruptLog."""
        found = record.read(text)
        game = self._keeper.shelf.game(found.game, found.edition)
        table = await asyncio.to_thread(record.to_table, game, found)
        names = [one_line(given, NAME) for given in found.names]
        if table.game.result(table.state) is None:
            seats = [_hot(number, person, given or name) for number, given in enumerate(names)]
        else:
            seats = [
                SeatRow(seat=number, kind="person", name=given)
                for number, given in enumerate(names)
            ]
        return await self._go_on(table, seats, person, None)

    async def lesson(self, key: str, person: str, name: str) -> Live:
        """A table where a guided first game begins."""
        table = await asyncio.to_thread(lessons.first_steps, self._keeper.shelf.game(key))
        bots = [bot(number, lessons.LEVEL) for number in range(1, table.seats)]
        return await self._go_on(table, [_hot(0, person, name), *bots], person, None, lesson=True)

    async def _go_on(
        self,
        table: Table[Any],
        seats: list[SeatRow],
        person: str,
        parent: tuple[str, int] | None,
        *,
        lesson: bool = False,
    ) -> Live:
        """A table at which these choices are already made."""
        row = self._row(table.game, table.seats, table.options, person)
        now = row.created
        over = table.game.result(table.state) is not None
        row.hot_seat = int((not over or parent is not None) and _is_hot(seats))
        row.started, row.lesson = now, int(lesson)
        row.status, row.ended = ("over", now) if over else ("playing", None)
        row.round = round_of(table)
        row.parent, row.parent_step = parent or (None, len(table.log))
        lines = [
            Line(number, "choice", entry.seat, entry.text, entry.digest, now)
            for number, entry in enumerate(table.log, 1)
        ]
        more = [journal.insert(row.id, lines)] if lines else []
        if over:
            more += results(row.id, table)
        live = await self._store(row, seats, *more)
        if live.playing:
            async with live.lock:
                await self._committer.attempt(live, lambda: self._wake_up(live))
        return live

    async def _wake_up(self, live: Live) -> None:
        """Let chance decide if it is asked, and ask the seats."""
        draft = self._committer.draft(live)
        deal(draft, live.row.seed)
        await self._committer.store(live, draft)


def _wished(number: int, text: str, person: str, name: str) -> SeatRow:
    if text == "me":
        return _hot(number, person, name)
    if text in ("open", "invited"):
        return vacant(number, text)
    kind, _, level = text.partition(":")
    if kind == "bot" and level in LEVELS:
        return bot(number, level)
    raise Malformed(f"'{text}' is no wish for a seat: me, open, invited or bot:LEVEL.")


def vacant(number: int, kind: str) -> SeatRow:
    """A seat to sit down on; an invitation has its own link."""
    token = token_urlsafe(16) if kind == "invited" else None
    return SeatRow(seat=number, kind=kind, token=token)


def bot(number: int, level: str) -> SeatRow:
    """A seat for a bot."""
    return SeatRow(seat=number, kind="bot", level=level)


def _hot(number: int, person: str, name: str) -> SeatRow:
    return SeatRow(seat=number, kind="person", person=person, name=name)


def _again(seat: SeatRow, bank: int | None) -> SeatRow:
    """The same player at another table."""
    if seat.kind == "bot":
        return bot(seat.seat, seat.level)
    if seat.person is None:
        return vacant(seat.seat, "open")
    again = _hot(seat.seat, seat.person, seat.name)
    again.clock = bank
    return again


def _is_hot(seats: Sequence[SeatRow]) -> bool:
    return sum(seat.kind == "person" for seat in seats) > 1


def _set_clock(row: TableRow, seats: list[SeatRow], wish: ClockWish | None) -> None:
    if wish is None:
        return
    if not (10 <= wish.bank <= 90 * 86400 and 0 <= wish.increment <= 7 * 86400):
        raise Malformed("A clock has 10 seconds to 90 days, and adds at most 7 days a turn.")
    row.bank, row.increment = wish.bank * 1000, wish.increment * 1000
    for seat in seats:
        seat.clock = row.bank


def _check(row: TableRow, seats: list[SeatRow]) -> None:
    """Raise Malformed for wishes that don't go together."""
    problem: Problem | None = None
    if not any(seat.kind == "person" for seat in seats):
        problem = Malformed("Take a seat yourself: one of the seats has to be 'me'.")
    elif row.hot_seat and any(seat.kind in ("open", "invited") for seat in seats):
        problem = Malformed("At a hot-seat table all seats are yours or bots'.")
    elif row.rated and any(seat.kind == "bot" for seat in seats):
        problem = Malformed("Games with bots are not rated.")
    elif row.rated and row.hot_seat:
        problem = Malformed("Hot-seat games are not rated.")
    if problem is not None:
        raise problem


def _insert(row: TableRow) -> Statement:
    values: dict[str, Scalar] = msgspec.structs.asdict(row)
    names = ", ".join(values)
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    return Statement(f"INSERT INTO tables ({names}) VALUES ({places})", tuple(values.values()))


def _insert_seat(table_id: str, seat: SeatRow) -> Statement:
    args = (seat.kind, seat.person, seat.name, seat.level, seat.token, seat.clock)
    return Statement(INSERT_SEAT, (table_id, seat.seat, *args))
