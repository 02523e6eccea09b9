"""Sitting down, starting, leaving, coming back, and votes about who is absent."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hmac import compare_digest

from msgspec.structs import replace

from comptoir.bots.levels import SEATED, SUBSTITUTE
from comptoir.core import Seat
from comptoir.server.errors import Clash, Forbidden, Malformed, NotFound, Started, Taken
from comptoir.server.store import Statement
from comptoir.server.tables.commit import Committer, deal, stop
from comptoir.server.tables.happenings import SaidElsewhere, TableChanged
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.info import votable_from
from comptoir.server.tables.journal import Draft
from comptoir.server.tables.making import VACANT, bot, vacant
from comptoir.server.tables.notices import note
from comptoir.server.tables.rows import GRACE, LEFT, OUT_OF_TIME, SeatRow, TableRow

INHERIT = "UPDATE tables SET made_by = $2, hot_seat = $3 WHERE id = $1"


@dataclass(frozen=True, slots=True)
class Comer:
    """Somebody who wants to sit down."""

    person: str
    name: str
    origin: str = ""
    """What stands for their browser and address."""
    avoids: frozenset[str] = frozenset()
    """With whom they don't sit at a table."""


class Seating:
    """Changes who plays at a table. Each change holds the table's lock."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._keeper = committer.keeper

    async def join(self, held: HeldTable, comer: Comer, seat: int | None, token: str) -> None:
        """Sit down on an open seat, or on the one that the invitation is for."""
        person = comer.person

        async def sit() -> None:
            if held.row.status != "waiting":
                raise Started("begun-watch")
            if held.row.hot_seat or any(row.belongs_to(person) for row in held.seats):
                raise Clash("seated-already")
            if any(row.kind == "person" and row.person in comer.avoids for row in held.seats):
                raise Forbidden("avoids-someone")
            free = _free(held, person, seat, token)
            sits = replace(free, kind="person", person=person, name=comer.name, level="")
            await self._resettle(held, [replace(sits, origin=comer.origin or None)])

        await self._do(held, sit)

    async def set_seat(
        self, held: HeldTable, person: str, seat: int, kind: str, level: str
    ) -> None:
        """Say what a seat is for, before the start."""

        async def change() -> None:
            _demand_maker(held, person)
            row = held.seat(seat)
            if row.kind == "person" and row.person == person:
                raise Clash("own-seat")
            if held.row.hot_seat and kind != "bot":
                raise Clash("hot-seat-own")
            if held.row.rated and kind == "bot":
                raise Clash("bots-not-rated")
            seats = [*held.seats]
            seats[seat] = new_seat(seat, kind, level, held.row.bank)
            await self._store(held, *self._removing(held, row), seats=seats)

        await self._do(held, change)

    def _removing(self, held: HeldTable, row: SeatRow) -> list[Statement]:
        """A line about somebody who has to give up a seat."""
        if row.kind != "person" or row.person is None:
            return []
        now = self._keeper.now()
        return [note(held.id, row.seat, "removed", now, row.person, row.name)]

    async def start(self, held: HeldTable, person: str, *, fill: bool) -> None:
        """Begin to play: chance deals, and the first seats are asked."""

        async def begin() -> None:
            await self._keeper.refresh(held)  # somebody may just have sat down in another process
            _demand_maker(held, person)
            filled = [_filled(row, fill=fill) for row in held.seats]
            seats = [replace(row, origin=None, token=None) for row in filled]
            row = replace(held.row, status="playing", started=self._keeper.now())
            if any(seat.kind == "bot" for seat in seats):
                row.rated = 0
            draft = self._committer.draft(held)
            deal(draft, row.seed)
            await self._committer.store(held, draft, seats=seats, row=row)

        await self._do(held, begin)

    async def leave(self, held: HeldTable, person: str) -> None:
        """Before the start, or invited, the seat is free again; later a bot takes over."""

        async def go() -> None:
            own = [row for row in held.seats if row.played_by(person) or row.kept_for(person)]
            if not own:
                raise NotFound("no-seat-of-yours")
            if held.row.status == "over":
                raise Started("game-over")
            if held.row.status == "waiting":
                await self._give_up(held, own)
            else:
                await self._hand_over(held, own, LEFT)

        await self._do(held, go)

    async def come_back(self, held: HeldTable, person: str) -> None:
        """Take one's seats back from the bots."""

        async def back() -> None:
            held.demand_play()
            own = [seat for seat in held.seats if seat.belongs_to(person) and seat.away]
            if not own:
                raise NotFound("no-bot-for-you")
            seats, draft = [*held.seats], self._committer.draft(held)
            for seat in own:
                seats[seat.seat] = _returned(seat, held.row)
            _drop_proposal(draft, own)
            await self._committer.store(held, draft, seats=seats)

        await self._do(held, back)

    async def vote(self, held: HeldTable, person: str, seat: int, *, yes: bool) -> None:
        """Agree that a bot takes the seat of somebody who is absent, or withdraw that."""

        async def cast() -> None:
            held.demand_play()
            row = held.seat(seat)
            if person not in held.people():
                raise Forbidden("no-vote")
            if row.kind != "person" or row.bot or row.person == person:
                raise Clash("no-other-person")
            await self._keeper.refresh_here(held)
            if yes and row.person in held.here:
                raise Clash("person-here")
            if yes and row.asked is None:
                raise Clash("not-waited-for")
            if yes and self._keeper.now() < (votable_from(held.row, row) or 0):
                raise Clash("rated-day")
            await self._cast(held, row, person, yes=yes)

        await self._do(held, cast)

    async def _cast(self, held: HeldTable, row: SeatRow, person: str, *, yes: bool) -> None:
        voters = {*held.votes.get(row.seat, []), person} if yes else set()
        seats, now = [*held.seats], self._keeper.now()
        agreed = voters >= _others(held, row)
        seats[row.seat] = replace(row, warned=(row.warned or now) if agreed else None)
        sql = (
            "INSERT INTO votes (table_id, seat, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            if yes
            else "DELETE FROM votes WHERE table_id = $1 AND seat = $2 AND person = $3"
        )
        await self._store(held, Statement(sql, (held.id, row.seat, person)), seats=seats)
        votes = [other for other in held.votes.pop(row.seat, []) if other != person]
        if yes or votes:
            held.votes[row.seat] = [*votes, *([person] if yes else [])]

    async def settle_absence(self, held: HeldTable, seat: int) -> None:
        """Hand a seat to a bot whose person was told and did not come; or let it be."""

        async def settle() -> None:
            row = held.seats[seat]
            if not held.playing or row.away or row.warned is None:
                return
            await self._keeper.refresh_here(held)
            if row.person in held.here:
                await self._change(held, replace(row, warned=None), forget=True)
            elif self._keeper.now() - row.warned >= GRACE:
                await self._hand_over(held, [row], LEFT)

        await self._do(held, settle)

    async def time_out(self, held: HeldTable, seat: int) -> None:
        """A clock ran out: a bot takes over."""

        async def out() -> None:
            row = held.seats[seat]
            if held.playing and not row.away and is_out(row, self._keeper.now()):
                await self._hand_over(held, [replace(row, clock=0)], OUT_OF_TIME)

        await self._do(held, out)

    async def _hand_over(self, held: HeldTable, own: list[SeatRow], why: int) -> None:
        forget = [_no_votes(held, seat) for seat in own]
        seats, now = [*held.seats], self._keeper.now()
        draft = self._committer.draft(held)
        _drop_proposal(draft, own)
        for seat in own:
            seats[seat.seat] = replace(
                stop(seat, now),
                away=why,
                level=SUBSTITUTE,
                left_at=len(draft.table.log),
                lost=held.row.rated,
            )
        await self._committer.store(held, draft, *forget, seats=seats)
        for seat in own:
            held.votes.pop(seat.seat, None)

    async def _give_up(self, held: HeldTable, own: list[SeatRow]) -> None:
        await self._resettle(held, [new_seat(s.seat, "open", "", held.row.bank) for s in own])

    async def _resettle(self, held: HeldTable, changed: list[SeatRow]) -> None:
        """Before the start somebody came or went: the table stays with somebody who sits there."""
        seats = [*held.seats]
        for seat in changed:
            seats[seat.seat] = seat
        row = heir(held.row, seats)
        more = [] if row == held.row else [Statement(INHERIT, (row.id, row.made_by, row.hot_seat))]
        if row.rated and (twin := _twin(seats)) is not None:
            row = replace(row, rated=0)
            more.append(note(row.id, twin, "unrated", self._keeper.now()))
        draft = self._committer.draft(held)
        await self._committer.store(held, draft, *more, seats=seats, row=row)

    async def _change(self, held: HeldTable, row: SeatRow, *, forget: bool = False) -> None:
        seats = [*held.seats]
        seats[row.seat] = row
        await self._store(held, *([_no_votes(held, row)] if forget else ()), seats=seats)
        if forget:
            held.votes.pop(row.seat, None)

    async def _store(
        self, held: HeldTable, *more: Statement, seats: list[SeatRow] | None = None
    ) -> None:
        await self._committer.store(held, self._committer.draft(held), *more, seats=seats)

    async def _do(self, held: HeldTable, make: Callable[[], Awaitable[None]]) -> None:
        async with held.lock:
            await self._committer.attempt(held, make)
        self._keeper.happenings.publish(TableChanged(held))
        self._keeper.happenings.publish(SaidElsewhere(held))


def _drop_proposal(draft: Draft, seats: list[SeatRow]) -> None:
    """People who go, or come back, have not agreed to anything: others may propose it again."""
    if draft.table.proposal is not None:
        draft.do("refuse", Seat(seats[0].seat))


def _others(held: HeldTable, row: SeatRow) -> set[str]:
    """Everybody who has a vote about a seat."""
    return {other for other in held.people() if other != row.person}


def _no_votes(held: HeldTable, row: SeatRow) -> Statement:
    sql = "DELETE FROM votes WHERE table_id = $1 AND seat = $2"
    return Statement(sql, (held.id, row.seat))


def _twin(seats: list[SeatRow]) -> int | None:
    """A seat whose person has the browser or the address of somebody who sits there already."""
    met: set[str] = set()
    for row in seats:
        origins = set((row.origin or "").split())
        if origins & met:
            return row.seat
        met |= origins
    return None


def heir(row: TableRow, seats: list[SeatRow]) -> TableRow:
    """Whose the table is: its maker's, that of the next one who sits there, or nobody's for now."""
    people = [seat.person for seat in seats if seat.kind == "person"]
    if row.made_by in people:
        return row
    return replace(row, made_by=people[0] if people else None, hot_seat=0)


def is_out(row: SeatRow, now: int) -> bool:
    """Whether the seat has used all its time."""
    return row.clock is not None and row.asked is not None and row.asked + row.clock <= now


def _demand_maker(held: HeldTable, person: str) -> None:
    if held.row.status != "waiting":
        raise Started("begun")
    if held.row.made_by != person:
        raise Forbidden("not-your-table")


def _free(held: HeldTable, person: str, seat: int | None, token: str) -> SeatRow:
    """The seat to sit down on. Raises Taken, NotFound or Forbidden."""
    if seat is not None:
        return _wanted(held.seat(seat), person, token)
    invited = [row for row in held.seats if row.kind == "invited"]
    fitting = [row for row in invited if _is_for(row, person, token)]
    if not token:
        fitting += [row for row in held.seats if row.kind == "open"]
    elif any(_same(row.token or "", token) for row in held.seats):
        # A link lets in whoever has it, as long as there is a seat.
        fitting += [row for row in invited if row.person is None]
    if not fitting:
        raise Taken("invitation-used" if token else "seats-taken")
    return fitting[0]


def _wanted(row: SeatRow, person: str, token: str) -> SeatRow:
    if row.kind not in ("open", "invited"):
        raise Taken("seat-taken")
    if row.kind == "invited" and not _is_for(row, person, token):
        raise Forbidden("seat-invited")
    return row


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode("utf-8", "surrogatepass"))


def _is_for(row: SeatRow, person: str, token: str) -> bool:
    """Whether the invitation is this person's, by name or by its link."""
    return row.kept_for(person) or (token != "" and _same(row.token or "", token))


def new_seat(seat: int, kind: str, level: str, bank: int | None) -> SeatRow:
    """A seat before the start. Raises Malformed."""
    if kind == "bot":
        if level not in SEATED:
            raise Malformed("no-level", level=level)
        return bot(seat, level)
    if kind not in ("open", "invited"):
        raise Malformed("seat-kind")
    row = vacant(seat, kind)
    row.clock = bank
    return row


def _filled(seat: SeatRow, *, fill: bool) -> SeatRow:
    if seat.kind not in VACANT:
        return seat
    if not fill:
        raise Clash("seats-free")
    return bot(seat.seat, SUBSTITUTE)


def _returned(seat: SeatRow, row: TableRow) -> SeatRow:
    """Back at the table, with a new bank after running out of time."""
    clock = row.bank if seat.away == OUT_OF_TIME else seat.clock
    return replace(seat, away=0, level="", clock=clock, asked=None, left_at=None)
