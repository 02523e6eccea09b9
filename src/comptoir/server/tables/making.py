"""How tables come about: from scratch, as a rematch, forked, from a record, or as a lesson."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from secrets import token_urlsafe

import msgspec
from msgspec.structs import replace

from comptoir.bots.levels import FRIENDLY, SEATED, SUBSTITUTE
from comptoir.core import Value
from comptoir.server.any_game import AnyGame, AnyTable
from comptoir.server.errors import Clash, Forbidden, Malformed, Problem, Started
from comptoir.server.people.people import new_id
from comptoir.server.people.words import NAME, one_line
from comptoir.server.projected import Named
from comptoir.server.store import Conflict, Scalar, Statement
from comptoir.server.tables import journal, lessons
from comptoir.server.tables.commit import Committer, ending, new_seed, wake_up
from comptoir.server.tables.happenings import TableChanged
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.journal import JournalLine
from comptoir.server.tables.records import demand_steps
from comptoir.server.tables.rows import SeatRow, TableRow
from comptoir.server.tables.storing import Inviting
from comptoir.table import Table, record
from comptoir.table.chance import commitment

TITLE = 80
RATED_BANK = 5 * 60_000
"""Milliseconds that the clock of a rated game has at least."""
VACANT = ("open", "invited")
UNFINISHED = """
SELECT game, version, edition_digest FROM tables
WHERE made_by = $1 AND status <> 'over' AND damaged IS NULL
"""
INSERT_SEAT = """
INSERT INTO seats (table_id, seat, kind, person, name, level, token, clock, origin)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """How many seconds there are, and how many more for each turn."""

    bank: int
    increment: int = 0


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be."""

    game: str
    seats: list[str]
    edition: str = ""
    options: Named = {}
    open: bool = False
    rated: bool = False
    clock: ClockWish | None = None
    title: str = ""
    start: bool = False
    names: list[str] = []
    """At one screen: who sits on each seat; where it is empty, you."""


class ForkWish(msgspec.Struct, forbid_unknown_fields=True):
    """From which step to go on; with a seat, bots of this level play the others, or friends."""

    step: int
    seat: int | None = None
    level: str = SUBSTITUTE
    invite: bool = False
    """Whether the other seats are for people who are invited."""


class Maker:
    """Makes tables."""

    def __init__(self, committer: Committer, tables_a_person: int, inviting: Inviting) -> None:
        self._committer = committer
        self._inviting = inviting
        self._keeper = committer.keeper
        self._most = tables_a_person

    async def make(self, person: str, name: str, wish: TableWish, origin: str = "") -> HeldTable:
        """A new table as somebody wishes it. Raises a Problem or InvalidSetup."""
        game = self._keeper.shelf.game(wish.game, wish.edition)
        names = dict(enumerate(one_line(given, NAME) for given in wish.names))
        seats = [
            _wished(number, text, person, names.get(number) or name)
            for number, text in enumerate(wish.seats)
        ]
        Table(game, len(seats), wish.options)
        row = self._row(game, len(seats), wish.options, person)
        row.title = one_line(wish.title, TITLE)
        row.listed, row.rated = int(wish.open), int(wish.rated)
        row.hot_seat = int(_is_hot(seats))
        _set_clock(row, seats, wish.clock)
        _check(row, seats)
        seats = [replace(s, origin=origin or None) if s.belongs_to(person) else s for s in seats]
        if wish.start and any(seat.kind in VACANT for seat in seats):
            raise Clash("seats-free")
        return await self._store(row, seats)

    def _row(
        self, game: AnyGame, seats: int, options: Mapping[str, Value], person: str
    ) -> TableRow:
        now, seed = self._keeper.now(), new_seed()
        defaults = {name: values[0] for name, values in game.variants.items()}
        return TableRow(
            id=new_id(),
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

    async def _store(
        self, row: TableRow, seats: list[SeatRow], *more: Statement, tell: str = ""
    ) -> HeldTable:
        await self._demand_room(row.made_by)
        statements = [_insert(row), *(_insert_seat(row.id, seat) for seat in seats)]
        await self._keeper.database.commit(*statements, *more, tell=tell)
        return await self._keeper.get(row.id)

    async def _demand_room(self, person: str | None) -> None:
        """Raise Clash at the limit; tables at which nobody can play don't count."""
        rows = await self._keeper.database.fetch(UNFINISHED, person)
        if len(rows) < self._most:
            return
        playable = [await self._keeper.pinned.playable(row) for row in rows]
        if sum(playable) >= self._most:
            raise Clash("tables-full", most=self._most)

    async def rematch(
        self,
        held: HeldTable,
        person: str,
        origin: str = "",
        avoids: frozenset[str] = frozenset(),
    ) -> HeldTable:
        """A new table, to which the others are invited; asked twice it is the same one."""
        if held.row.status != "over":
            raise Started("not-over")
        if not any(seat.belongs_to(person) for seat in held.seats):
            raise Forbidden("rematch-not-yours")
        if held.row.rematch is None:
            await self._rematch(held, person, origin, avoids)
        assert held.row.rematch is not None
        return await self._keeper.get(held.row.rematch)

    async def _rematch(
        self, held: HeldTable, person: str, origin: str, avoids: frozenset[str]
    ) -> None:
        old = held.row
        game = self._keeper.shelf.again(old.game, old.edition)
        row = self._row(game, old.seats, msgspec.json.decode(old.options), person)
        row.title, row.hot_seat, row.rated = old.title, old.hot_seat, old.rated
        row.bank, row.increment, row.parent = old.bank, old.increment, old.id
        seats = [_again(seat, row.bank, person, avoids) for seat in held.seats]
        seats = [replace(s, origin=origin or None) if s.belongs_to(person) else s for s in seats]
        guests = [seat.person for seat in seats if seat.kind == "invited" and seat.person]
        link = Statement(
            "UPDATE tables SET rematch = $2, revision = revision + 1 "
            "WHERE id = $1 AND rematch IS NULL",
            (old.id, row.id),
            rows=1,
        )
        messages = await self._inviting(row.id, guests)
        with suppress(Conflict):
            await self._store(row, seats, link, *messages, tell=self._keeper.tell("table", old.id))
        async with held.lock:
            await self._keeper.refresh(held)
        self._keeper.happenings.publish(TableChanged(held))

    async def fork(
        self,
        held: HeldTable,
        wish: ForkWish,
        person: str,
        name: str,
        avoids: frozenset[str] = frozenset(),
    ) -> HeldTable:
        """A table that goes on from a step of a finished or of one's own hot-seat game."""
        over = held.row.status == "over"
        demand_steps(held, person)
        if not 0 <= wish.step <= len(held.table.log):
            raise Malformed("steps", last=len(held.table.log))
        if wish.seat is None:
            seats = [
                SeatRow(seat=row.seat, kind="bot", name=row.name, level=row.level)
                if row.bot and not over
                else _hot(row.seat, person, called, row.level)
                for row, called in zip(held.seats, _called(held.seats, person, name), strict=True)
            ]
        else:
            mine = held.seat(wish.seat).seat
            if not over and not held.seat(mine).belongs_to(person):
                raise Forbidden("fork-own-seat")
            seats = [
                _kept(row, person, avoids) if wish.invite else bot(row.seat, _level(wish.level))
                for row in held.seats
            ]
            seats[mine] = _hot(mine, person, name)
        parent, table = (held.id, wish.step), held.table.branch(wish.step)
        if wish.invite and table.game.result(table.state) is not None:
            raise Started("game-over")
        return await self._go_on(table, seats, person, parent)

    async def read(self, text: str, person: str, name: str) -> HeldTable:
        """A table from a record: over, or to be played on. Raises CorruptLog."""
        found = record.read(text)
        game = await self._keeper.pinned.game_of(found)
        table = await asyncio.to_thread(record.to_table, game, found)
        names = [one_line(given, NAME) for given in found.names]
        if table.game.result(table.state) is None:
            seats = [_hot(number, person, given or name) for number, given in enumerate(names)]
        else:
            seats = [
                SeatRow(seat=number, kind="person", name=given)
                for number, given in enumerate(names)
            ]
        return await self._go_on(table, seats, person, None, seed=found.seed)

    async def lesson(self, key: str, person: str, name: str) -> HeldTable:
        """A table where a guided first game begins."""
        table = await asyncio.to_thread(lessons.first_steps, self._keeper.shelf.game(key))
        bots = [bot(number, FRIENDLY) for number in range(1, table.seats)]
        return await self._go_on(table, [_hot(0, person, name), *bots], person, None, lesson=True)

    async def _go_on(
        self,
        table: AnyTable,
        seats: list[SeatRow],
        person: str,
        parent: tuple[str, int] | None,
        *,
        lesson: bool = False,
        seed: str = "",
    ) -> HeldTable:
        """A table at which these choices are already made, if known by what they were dealt."""
        row = self._row(table.game, table.seats, table.options, person)
        now = row.created
        over = table.game.result(table.state) is not None
        row.hot_seat = int((not over or parent is not None) and _is_hot(seats))
        row.started, row.lesson = now, int(lesson)
        row.status, row.ended = ("over", now) if over else ("playing", None)
        row.round = table.game.round(table.state)
        if any(seat.kind in VACANT for seat in seats):
            row.status, row.started, row.round = "waiting", None, 0
        row.parent, row.parent_step = parent or (None, len(table.log))
        if seed and over:
            row.seed, row.commitment, row.parent_step = seed, commitment(seed), None
        lines = [
            JournalLine(number, "choice", entry.seat, entry.text, entry.digest, now)
            for number, entry in enumerate(table.log, 1)
        ]
        more = [journal.insert(row.id, lines)] if lines else []
        guests = [seat.person for seat in seats if seat.kind == "invited" and seat.person]
        more += await self._inviting(row.id, guests)
        if over:
            more += ending(row, table)
        held = await self._store(row, seats, *more)
        if held.playing:
            async with held.lock:
                await self._committer.attempt(held, lambda: wake_up(self._committer, held))
        return held


def _wished(number: int, text: str, person: str, name: str) -> SeatRow:
    if text == "me":
        return _hot(number, person, name)
    if text in ("open", "invited"):
        return vacant(number, text)
    kind, _, level = text.partition(":")
    if kind == "bot" and level in SEATED:
        return bot(number, level)
    raise Malformed("seat-wish", text=text)


def _level(name: str) -> str:
    if name not in SEATED:
        raise Malformed("no-level", level=name)
    return name


def _kept(seat: SeatRow, person: str, avoids: frozenset[str]) -> SeatRow:
    """A seat by invitation, for whoever sat there."""
    found = vacant(seat.seat, "invited")
    if seat.kind != "person" or seat.person in (None, person) or seat.person in avoids:
        return found
    return replace(found, person=seat.person, name=seat.name)


def vacant(number: int, kind: str) -> SeatRow:
    """A seat to sit down on; an invitation has its own link."""
    token = token_urlsafe(16) if kind == "invited" else None
    return SeatRow(seat=number, kind=kind, token=token)


def bot(number: int, level: str) -> SeatRow:
    """A seat for a bot."""
    return SeatRow(seat=number, kind="bot", level=level)


def _hot(number: int, person: str, name: str, level: str = "") -> SeatRow:
    return SeatRow(seat=number, kind="person", person=person, name=name, level=level)


def _called(seats: Sequence[SeatRow], person: str, name: str) -> list[str]:
    """What everybody is called where one person plays all seats: themselves by their name of today.

    The others as before, bots by their number; at one screen a person's seats have names of theirs.
    """
    own = [seat.seat for seat in seats if seat.belongs_to(person)]
    return [
        name if own == [seat.seat] else seat.name or ("" if seat.level else name) for seat in seats
    ]


def _again(seat: SeatRow, bank: int | None, person: str, avoids: frozenset[str]) -> SeatRow:
    """The same player at another table; whoever did not ask for it is invited, not seated."""
    if seat.kind == "bot":
        return bot(seat.seat, seat.level)
    if seat.belongs_to(person):
        again = _hot(seat.seat, person, seat.name, seat.level)
    elif seat.person is None or seat.person in avoids:
        again = vacant(seat.seat, "open")
    else:
        again = replace(vacant(seat.seat, "invited"), person=seat.person, name=seat.name)
    return replace(again, clock=bank)


def _is_hot(seats: Sequence[SeatRow]) -> bool:
    return sum(seat.kind == "person" for seat in seats) > 1


def _set_clock(row: TableRow, seats: list[SeatRow], wish: ClockWish | None) -> None:
    if wish is None:
        return
    if not (10 <= wish.bank <= 90 * 86400 and 0 <= wish.increment <= 7 * 86400):
        raise Malformed("clock-range")
    row.bank, row.increment = wish.bank * 1000, wish.increment * 1000
    for seat in seats:
        seat.clock = row.bank


def _check(row: TableRow, seats: list[SeatRow]) -> None:
    """Raise Malformed for wishes that don't go together."""
    problem: Problem | None = None
    if not any(seat.kind == "person" for seat in seats):
        problem = Malformed("sit-down-yourself")
    elif row.hot_seat and any(seat.kind in ("open", "invited") for seat in seats):
        problem = Malformed("hot-seat-own")
    elif row.rated and any(seat.kind == "bot" for seat in seats):
        problem = Malformed("bots-not-rated")
    elif row.rated and row.bank is not None and row.bank < RATED_BANK:
        problem = Malformed("rated-clock")
    elif row.rated and row.hot_seat:
        problem = Malformed("hot-seat-not-rated")
    if problem is not None:
        raise problem


def _insert(row: TableRow) -> Statement:
    values: dict[str, Scalar] = msgspec.structs.asdict(row)
    names = ", ".join(values)
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    return Statement(f"INSERT INTO tables ({names}) VALUES ({places})", tuple(values.values()))


def _insert_seat(table_id: str, seat: SeatRow) -> Statement:
    args = (seat.kind, seat.person, seat.name, seat.level, seat.token, seat.clock, seat.origin)
    return Statement(INSERT_SEAT, (table_id, seat.seat, *args))
