"""What is stored together with the lines of a journal: one commit, all or none."""

from collections.abc import Awaitable, Callable, Sequence
from secrets import token_hex

import msgspec
from msgspec.structs import replace

from comptoir.core import CHANCE
from comptoir.server.any_game import AnyTable
from comptoir.server.metrics import LINES
from comptoir.server.projected import scores
from comptoir.server.store import Conflict, Database, Statement
from comptoir.server.tables import journal, snapshots
from comptoir.server.tables.happenings import GameEnded, GameMoved, TableChanged
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.journal import Draft
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.rows import SeatRow, TableRow
from comptoir.server.tables.sealing import seal
from comptoir.server.tables.storing import Contributor, Storing
from comptoir.table.chance import Dealer

RETRIES = 5


def deal(draft: Draft, seed: str) -> None:
    """Let chance decide as far as it goes."""
    while decision := draft.table.decision(CHANCE):
        action = Dealer(seed).draw(decision, len(draft.table.log) + 1)
        draft.do("choice", CHANCE, action.text)


def new_seed() -> str:
    """256 bits that nobody guesses."""
    return token_hex(32)


class Committer:
    """Stores what was done at a table, then publishes it."""

    def __init__(self, keeper: Keeper, contributors: Sequence[Contributor]) -> None:
        self.keeper = keeper
        self._contributors = contributors
        """They add to each commit, in this order."""

    @property
    def database(self) -> Database:
        """Where everything is kept."""
        return self.keeper.database

    def draft(self, held: HeldTable) -> Draft:
        """A copy of the table to do something on."""
        return Draft(held.table, held.length, self.keeper.now())

    async def attempt(self, held: HeldTable, make: Callable[[], Awaitable[None]]) -> None:
        """Do something that stores; if another process was first, look again and retry."""
        for _ in range(RETRIES):
            try:
                await make()
            except Conflict:
                await self.keeper.refresh(held)
            else:
                return
        await make()

    async def store(
        self,
        held: HeldTable,
        draft: Draft,
        *more: Statement,
        seats: list[SeatRow] | None = None,
        row: TableRow | None = None,
    ) -> None:
        """Store the draft's lines and all that goes with them; only then the table goes on.

        The caller holds the table's lock. Raises Conflict or Unavailable, and then nothing is done.
        """
        held.demand_whole()
        now = self.keeper.now()
        before = held.seats if seats is None else seats
        row = row or held.row
        after = ask(row, before, draft, now)
        row, move = _move(row, draft.table, now)
        lines = [journal.insert(held.id, draft.lines)] if draft.lines else []
        pairs = zip(held.seats, after, strict=True)
        changed = [(old, new) for old, new in pairs if old is not new and old != new]
        changes = [_change(held.id, old, new) for old, new in changed]
        storing = Storing(row, after, changed, draft.table, now)
        added = [statement for added in self._contributors for statement in await added(storing)]
        tell = self.keeper.tell("table", held.id)
        replayed = held.replayed + len(draft.lines)
        short = row.status == "playing" and snapshots.is_due(replayed, draft.table)
        if short:
            number = held.length + len(draft.lines)
            added.append(snapshots.snapshot(held.id, number, draft.table))
        everything = (*lines, *move, *more, *changes, *added)
        await self.database.commit(*everything, tell=tell, sure=False)
        held.replayed = len(draft.table.log) if short else replayed
        self._advance(held, draft, storing)

    def _advance(self, held: HeldTable, draft: Draft, stored: Storing) -> None:
        """What is stored is true now."""
        row, changed = stored.row, stored.changed
        began = held.row.status == "waiting" and row.status != "waiting"
        told = bool(changed) or held.row.status != row.status
        came = any(old.warned != new.warned for old, new in changed)
        held.row, held.seats, held.table = row, stored.seats, draft.table
        held.length += len(draft.lines)
        LINES.inc(len(draft.lines))
        self.keeper.advanced(held)
        if row.status == "over" and not held.result:
            held.result = scores(draft.table.game.result(draft.table.state) or ())
        publish = self.keeper.happenings.publish
        publish(GameMoved(held, afresh=draft.undone or began))
        timed = row.bank is not None or row.rated  # who may vote when is told as well
        if told and (timed or row.status == "over" or came):
            publish(TableChanged(held))
        if row.status == "over":
            publish(GameEnded(held))


def ask(row: TableRow, seats: list[SeatRow], draft: Draft, now: int) -> list[SeatRow]:
    """The seats with those asked whom the table asks now, and their clocks stopped or started."""
    table = draft.table
    over = table.game.result(table.state) is not None
    asked = set() if over or row.status == "waiting" else {d.seat for d in table.decisions}
    more, full = row.increment or 0, row.bank or 0
    return [
        _start(seat, now, more if draft.undone else 0, full)
        if seat.seat in asked and not seat.bot
        else stop(seat, now, more, full)
        for seat in seats
    ]


def _start(seat: SeatRow, now: int, less: int, full: int) -> SeatRow:
    """The seat is asked; what it got for a turn that was taken back it gives back.

    A clock that was full may have got nothing for that turn.
    """
    if seat.asked is not None:
        return seat
    clock = seat.clock
    if clock is not None and clock < full:
        clock = max(0, clock - less)
    return replace(seat, asked=now, clock=clock)


def stop(seat: SeatRow, now: int, more: int = 0, full: int = 0) -> SeatRow:
    """The seat is no longer asked; a turn that it made gives it more time, up to the full bank."""
    if seat.asked is None:
        return seat
    clock = seat.clock
    if clock is not None and not seat.away:
        left = max(0, clock - (now - seat.asked))
        clock = max(left, min(left + more, full))
    return replace(seat, asked=None, clock=clock, warned=None)


async def wake_up(committer: Committer, held: HeldTable) -> None:
    """Let chance decide if it is asked, and ask the seats."""
    draft = committer.draft(held)
    deal(draft, held.row.seed)
    await committer.store(held, draft)


CHANGE_SEAT = """
UPDATE seats SET kind = $3, person = $4, name = $5, level = $6, away = $7, token = $8, clock = $9,
    asked = $10, left_at = $11, warned = $12, lost = $13, origin = $14
WHERE table_id = $1 AND seat = $2
"""
ASK_SEAT = "UPDATE seats SET clock = $3, asked = $4 WHERE table_id = $1 AND seat = $2"


def _change(table_id: str, old: SeatRow, new: SeatRow) -> Statement:
    """Most often somebody is asked, or no longer: then the rest need not be written."""
    if replace(old, clock=new.clock, asked=new.asked) == new:
        return Statement(ASK_SEAT, (table_id, new.seat, new.clock, new.asked), rows=1)
    return change_seat(table_id, new)


def change_seat(table_id: str, new: SeatRow) -> Statement:
    """Store a seat."""
    args = (new.kind, new.person, new.name, new.level, new.away, new.token, new.clock, new.asked)
    absence = (new.left_at, new.warned, new.lost, new.origin)
    return Statement(CHANGE_SEAT, (table_id, new.seat, *args, *absence), rows=1)


MOVE = """
UPDATE tables SET revision = revision + 1, status = $3, moved = $4, started = $5, ended = $6,
    rated = $7, round = $8
WHERE id = $1 AND revision = $2
"""


def _move(row: TableRow, table: AnyTable, now: int) -> tuple[TableRow, list[Statement]]:
    """The table has moved, and maybe its game is over."""
    over = row.status == "playing" and table.game.result(table.state) is not None
    status, ended = ("over", now) if over else (row.status, row.ended)
    rounds = table.game.round(table.state) if status != "waiting" else 0
    args = (row.id, row.revision, status, now, row.started, ended, row.rated, rounds)
    row = replace(
        row, revision=row.revision + 1, status=status, moved=now, ended=ended, round=rounds
    )
    return row, [Statement(MOVE, args, rows=1), *(ending(row, table) if over else ())]


def ending(row: TableRow, table: AnyTable) -> list[Statement]:
    """What is stored when a game is over: the final scores, and the game itself, sealed."""
    return [*_results(row.id, table), seal(row, table)]


def _results(table_id: str, table: AnyTable) -> list[Statement]:
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
