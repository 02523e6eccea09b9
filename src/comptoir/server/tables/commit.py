"""What is stored together with the lines of a journal: one commit, all or none."""

from collections.abc import Awaitable, Callable, Collection
from secrets import token_hex
from typing import Any

import msgspec
from msgspec.structs import replace

from comptoir.core import CHANCE
from comptoir.server.errors import Clash
from comptoir.server.live import broadcast
from comptoir.server.store import Conflict, Database, Statement
from comptoir.server.tables import journal
from comptoir.server.tables.figures import LINES
from comptoir.server.tables.journal import Draft
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.live import Live
from comptoir.server.tables.rows import SeatRow, TableRow
from comptoir.table import Table
from comptoir.table.chance import Dealer

RETRIES = 5
BEHIND = 60_000
"""So many milliseconds later a bot's turn comes where no person plays any more."""

Notices = Callable[[str, Collection[str]], Awaitable[Collection[Statement]]]
"""Makes messages for people whom a table waits for."""


def deal(draft: Draft, seed: str) -> None:
    """Let chance decide as far as it goes."""
    dealer = Dealer(seed)
    while decision := draft.table.decision(CHANCE):
        action = dealer.draw(decision, len(draft.table.log) + 1)
        draft.do("choice", CHANCE, action.text)


def new_seed() -> str:
    """256 bits that nobody guesses."""
    return token_hex(32)


class Committer:
    """Stores what was done at a table, then shows it."""

    def __init__(self, keeper: Keeper, notices: Notices) -> None:
        self.keeper = keeper
        self.notices = notices
        self.wake: Callable[[], None] = lambda: None
        """Called when there may be work for bots."""
        self.ended: Callable[[str], None] = lambda _table_id: None
        """Called when a game is over."""

    @property
    def database(self) -> Database:
        """Where everything is kept."""
        return self.keeper.database

    def draft(self, live: Live) -> Draft:
        """A copy of the table to do something on."""
        return Draft(live.table, live.length, self.keeper.now())

    async def attempt(self, live: Live, make: Callable[[], Awaitable[None]]) -> None:
        """Do something that stores; if another process was first, look again and retry."""
        for _ in range(RETRIES):
            try:
                await make()
            except Conflict:
                await self.keeper.refresh(live)
            else:
                return
        await make()

    async def store(
        self,
        live: Live,
        draft: Draft,
        *more: Statement,
        seats: list[SeatRow] | None = None,
        row: TableRow | None = None,
    ) -> None:
        """Store the draft's lines and all that goes with them; only then the table goes on.

        The caller holds the table's lock. Raises Conflict or Unavailable, and then nothing is done.
        """
        if live.damaged:
            raise Clash(live.damaged)
        now = self.keeper.now()
        before = live.seats if seats is None else seats
        row = replace(row or live.row, moved=now)
        after = ask(row, before, draft, now)
        row, move = _move(row, draft.table, now)
        lines = [journal.insert(live.id, draft.lines)] if draft.lines else []
        changes = [*_seats(live.id, live.seats, after), *_jobs(row, after, draft, now)]
        turn = _newly_asked(live.seats, after)
        notices = await self.notices(live.id, turn) if turn else ()
        tell = self.keeper.tell("table", live.id)
        everything = (*lines, *move, *more, *changes, *notices)
        await self.database.commit(*everything, tell=tell, sure=False)
        self._advance(live, draft, row, after)

    def _advance(self, live: Live, draft: Draft, row: TableRow, seats: list[SeatRow]) -> None:
        """What is stored is true now."""
        began = live.row.status == "waiting" and row.status != "waiting"
        told = live.seats != seats or live.row.status != row.status
        live.row, live.seats, live.table = row, seats, draft.table
        live.length += len(draft.lines)
        LINES.inc(len(draft.lines))
        self.keeper.advanced(live)
        now = self.keeper.now()
        if row.status == "over" and not live.result:
            live.result = _results(draft.table)
        broadcast.changed(live, now, undone=draft.undone or began)
        if told and (row.bank is not None or row.status == "over"):
            broadcast.table(live, now)
        if live.thinking:
            self.wake()
        if row.status == "over":
            self.ended(live.id)


def ask(row: TableRow, seats: list[SeatRow], draft: Draft, now: int) -> list[SeatRow]:
    """The seats with those asked whom the table asks now, and their clocks stopped or started."""
    table = draft.table
    over = table.game.result(table.state) is not None
    asked = set() if over or row.status == "waiting" else {d.seat for d in table.decisions}
    more = row.increment or 0
    return [
        _start(seat, now, more if draft.undone else 0)
        if seat.seat in asked and not seat.bot
        else stop(seat, now, more)
        for seat in seats
    ]


def _start(seat: SeatRow, now: int, less: int) -> SeatRow:
    """The seat is asked; what it got for a turn that was taken back it gives back."""
    if seat.asked is not None:
        return seat
    clock = None if seat.clock is None else max(0, seat.clock - less)
    return replace(seat, asked=now, clock=clock)


def stop(seat: SeatRow, now: int, more: int) -> SeatRow:
    """The seat is not asked any more; for a turn that it made it gets more time."""
    if seat.asked is None:
        return seat
    clock = seat.clock
    if clock is not None and not seat.away:
        clock = max(0, clock - (now - seat.asked)) + more
    return replace(seat, asked=None, clock=clock)


CHANGE_SEAT = """
UPDATE seats SET kind = $3, person = $4, name = $5, level = $6, away = $7, token = $8, clock = $9,
    asked = $10
WHERE table_id = $1 AND seat = $2
"""
ASK_SEAT = "UPDATE seats SET clock = $3, asked = $4 WHERE table_id = $1 AND seat = $2"


def _seats(table_id: str, before: list[SeatRow], after: list[SeatRow]) -> list[Statement]:
    """Changes of those seats that are not as they were."""
    return [
        _change(table_id, old, new) for old, new in zip(before, after, strict=True) if old != new
    ]


def _change(table_id: str, old: SeatRow, new: SeatRow) -> Statement:
    """Most often somebody is asked, or no longer: then the rest need not be written."""
    if replace(old, clock=new.clock, asked=new.asked) == new:
        return Statement(ASK_SEAT, (table_id, new.seat, new.clock, new.asked), rows=1)
    return change_seat(table_id, new)


def change_seat(table_id: str, new: SeatRow) -> Statement:
    """Store a seat."""
    args = (new.kind, new.person, new.name, new.level, new.away, new.token, new.clock, new.asked)
    return Statement(CHANGE_SEAT, (table_id, new.seat, *args), rows=1)


def _jobs(row: TableRow, seats: list[SeatRow], draft: Draft, now: int) -> list[Statement]:
    """A job for each bot that is asked and has none yet."""
    asked = {d.seat for d in draft.table.decisions} if row.status == "playing" else set()
    sql = (
        "INSERT INTO jobs (table_id, seat, made) VALUES ($1, $2, $3) "
        "ON CONFLICT (table_id, seat) DO NOTHING"
    )
    made = now if any(seat.kind == "person" and not seat.away for seat in seats) else now + BEHIND
    return [
        Statement(sql, (row.id, seat.seat, made))
        for seat in seats
        if seat.bot and seat.seat in asked
    ]


def _newly_asked(before: list[SeatRow], after: list[SeatRow]) -> list[str]:
    found = [
        new.person
        for old, new in zip(before, after, strict=True)
        if new.asked is not None and old.asked is None
    ]
    return [*dict.fromkeys(person for person in found if person is not None)]


MOVE = """
UPDATE tables SET revision = revision + 1, status = $3, moved = $4, started = $5, ended = $6,
    rated = $7, round = $8
WHERE id = $1 AND revision = $2
"""


def _move(row: TableRow, table: Table[Any], now: int) -> tuple[TableRow, list[Statement]]:
    """The table has moved, and maybe its game is over."""
    over = row.status == "playing" and table.game.result(table.state) is not None
    if over:
        row = replace(row, status="over", ended=now)
    rounds = round_of(table) if row.status != "waiting" else 0
    args = (row.id, row.revision, row.status, row.moved, row.started, row.ended, row.rated, rounds)
    row = replace(row, revision=row.revision + 1, round=rounds)
    return row, [Statement(MOVE, args, rows=1), *(results(row.id, table) if over else ())]


def round_of(table: Table[Any]) -> int:
    """The round that is played; 0 in a game without rounds."""
    return int(getattr(table.state, "round", 0))


def results(table_id: str, table: Table[Any]) -> list[Statement]:
    """Store the final scores."""
    sql = (
        "INSERT INTO results (table_id, seat, total, place, categories) VALUES ($1, $2, $3, $4, $5)"
    )
    return [
        Statement(
            sql,
            (
                table_id,
                score.seat,
                score.total,
                score.rank,
                msgspec.json.encode(dict(score.categories)).decode(),
            ),
        )
        for score in table.game.result(table.state) or ()
    ]


def _results(table: Table[Any]) -> list[dict[str, Any]]:
    return [
        {
            "seat": score.seat,
            "total": score.total,
            "rank": score.rank,
            "categories": dict(score.categories),
        }
        for score in table.game.result(table.state) or ()
    ]
