"""Tables at which nobody can play: they are left, ended or cut back by those who sit there."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from comptoir.bots.levels import SUBSTITUTE
from comptoir.server.errors import Clash, Forbidden, Malformed, NotFound, Started
from comptoir.server.store import Statement
from comptoir.server.tables.commit import Committer, change_seat, wake_up
from comptoir.server.tables.happenings import SaidElsewhere, TableChanged
from comptoir.server.tables.held_table import Closure, HeldTable
from comptoir.server.tables.needed import CUT, END, needed
from comptoir.server.tables.notices import note
from comptoir.server.tables.rows import LEFT, SeatRow
from comptoir.server.tables.seating import INHERIT, heir, new_seat

TOUCH = "UPDATE tables SET revision = revision + 1 WHERE id = $1 AND revision = $2"
ENDED = """
UPDATE tables SET revision = revision + 1, status = 'over', ended = $3, moved = $3, counted = 1
WHERE id = $1 AND revision = $2
"""
"""There are no results: it counts for nobody's rating."""
CLEARED = (
    "DELETE FROM wishes WHERE table_id = $1",
    "DELETE FROM votes WHERE table_id = $1",
    "DELETE FROM jobs WHERE table_id = $1",
)
WISH = """
INSERT INTO wishes (table_id, person, what) VALUES ($1, $2, $3)
ON CONFLICT (table_id, person, what) DO NOTHING
"""
NO_WISH = "DELETE FROM wishes WHERE table_id = $1 AND person = $2 AND what = $3"
SHORTENED = """
UPDATE tables SET revision = revision + 1, cuts = cuts + 1, damaged = NULL
WHERE id = $1 AND revision = $2
"""
KEPT = """
INSERT INTO cut_lines (table_id, cut, number, kind, seat, text, digest, at)
SELECT table_id, CAST($3 AS BIGINT), number, kind, seat, text, digest, at FROM journal
WHERE table_id = $1 AND number >= $2
"""
OFF = "DELETE FROM journal WHERE table_id = $1 AND number >= $2"
NO_SNAPSHOT = "DELETE FROM snapshots WHERE table_id = $1"
RESTED = """
UPDATE seats SET asked = NULL,
    left_at = CASE WHEN left_at > $2 THEN $2 ELSE left_at END
WHERE table_id = $1
"""
"""Nobody's clock ran while nobody could play."""


class Closing:
    """Changes closed tables; each change holds the table's lock."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._keeper = committer.keeper

    async def wish(self, held: HeldTable, person: str, what: str, *, yes: bool) -> None:
        """Agree to end the game or to cut it back, or withdraw that; the last one does it."""
        if what not in (END, CUT):
            raise Malformed("wish-what")

        async def say() -> None:
            _demand_closed(held)
            if what == CUT and held.closed and held.closed.line is None:
                raise Clash("nothing-to-cut")
            if person not in needed(held, what):
                raise Forbidden("no-say")
            others = [other for other in held.wishes.get(what, []) if other != person]
            agreed = {*others, person} if yes else {*others}
            if agreed >= {*needed(held, what)}:
                await (self._end(held) if what == END else self._cut(held, person))
                return
            sql = WISH if yes else NO_WISH
            await self._touch(held, Statement(sql, (held.id, person, what)))
            held.wishes = {**held.wishes, what: sorted(agreed)}

        await self._do(held, say)

    async def leave(self, held: HeldTable, person: str) -> None:
        """Go. The last one who does ends the game; it costs nobody anything."""

        async def go() -> None:
            own = [row for row in held.seats if row.played_by(person) or row.kept_for(person)]
            if not own:
                raise NotFound("no-seat-of-yours")
            if held.row.status == "over":
                raise Started("game-over")
            waiting = held.row.status == "waiting"
            seats = [*held.seats]
            for row in own:
                seats[row.seat] = _vacated(row) if waiting else _left(row, held.closed)
            changes = _changes(held, seats)
            if waiting or any(row.played_by(row.person) for row in seats):
                await self._reseat(held, seats, changes)
            else:
                await self._end(held, *changes)

        await self._do(held, go)

    async def cut(self, held: HeldTable) -> None:
        """Cut a damaged journal back to its last good line, as the host. Raises Clash."""

        async def do() -> None:
            _demand_closed(held)
            if held.closed is None or held.closed.line is None:
                raise Clash("nothing-to-cut")
            await self._cut(held, None)

        await self._do(held, do)

    async def _cut(self, held: HeldTable, person: str | None) -> None:
        """What is cut off is kept beside the journal."""
        assert held.closed is not None
        line, steps, now = held.closed.line or 1, held.closed.steps, self._keeper.now()
        lines = [
            Statement(KEPT, (held.id, line, held.row.cuts + 1)),
            Statement(OFF, (held.id, line)),
            Statement(NO_SNAPSHOT, (held.id,)),
            Statement(RESTED, (held.id, steps)),
            *(Statement(sql, (held.id,)) for sql in CLEARED),
        ]
        lines += [
            note(held.id, row.seat, "went_back", now)
            for row in held.seats
            if person is not None and row.belongs_to(person)
        ][:1]
        await self._store(held, SHORTENED, (held.id, held.row.revision), lines)
        await self._keeper.refresh(held)
        await self._committer.attempt(held, lambda: wake_up(self._committer, held))

    async def _end(self, held: HeldTable, *more: Statement) -> None:
        now = self._keeper.now()
        clear = [Statement(sql, (held.id,)) for sql in CLEARED]
        rest = Statement("UPDATE seats SET asked = NULL WHERE table_id = $1", (held.id,))
        await self._store(held, ENDED, (held.id, held.row.revision, now), [*more, *clear, rest])
        await self._keeper.refresh(held)

    async def _reseat(
        self, held: HeldTable, seats: list[SeatRow], changes: list[Statement]
    ) -> None:
        row = heir(held.row, seats) if held.row.status == "waiting" else held.row
        more = [] if row == held.row else [Statement(INHERIT, (row.id, row.made_by, row.hot_seat))]
        await self._touch(held, *changes, *more)
        held.row, held.seats = replace(row, revision=held.row.revision), seats

    async def _touch(self, held: HeldTable, *more: Statement) -> None:
        await self._store(held, TOUCH, (held.id, held.row.revision), [*more])
        held.row = replace(held.row, revision=held.row.revision + 1)

    async def _store(
        self, held: HeldTable, sql: str, args: tuple[int | str, ...], more: list[Statement]
    ) -> None:
        tell = self._keeper.tell("table", held.id)
        await self._keeper.database.commit(Statement(sql, args, rows=1), *more, tell=tell)

    async def _do(self, held: HeldTable, make: Callable[[], Awaitable[None]]) -> None:
        async with held.lock:
            await self._committer.attempt(held, make)
        self._keeper.happenings.publish(TableChanged(held))
        self._keeper.happenings.publish(SaidElsewhere(held))


def _demand_closed(held: HeldTable) -> None:
    if not held.closed:
        raise Clash("not-closed")
    if not held.playing:
        over = held.row.status == "over"
        raise Started("game-over" if over else "not-begun")


def _changes(held: HeldTable, seats: list[SeatRow]) -> list[Statement]:
    pairs = zip(held.seats, seats, strict=True)
    return [change_seat(held.id, new) for old, new in pairs if old != new]


def _vacated(row: SeatRow) -> SeatRow:
    return new_seat(row.seat, "open", "", row.clock)


def _left(row: SeatRow, closed: Closure | None) -> SeatRow:
    """A bot would play, if anybody could; nobody loses a rated game by this."""
    steps = closed.steps if closed and closed.line is not None else None
    return replace(row, away=LEFT, level=SUBSTITUTE, asked=None, warned=None, left_at=steps)
