"""Sitting down, starting, leaving, coming back, and votes about who is absent."""

from collections.abc import Awaitable, Callable
from hmac import compare_digest

from msgspec.structs import replace

from comptoir.core import Seat
from comptoir.server.bots.levels import LEVELS, SUBSTITUTE
from comptoir.server.errors import Clash, Forbidden, Malformed, NotFound, Started, Taken
from comptoir.server.live import broadcast
from comptoir.server.store import Statement
from comptoir.server.store.values import HIGHEST
from comptoir.server.tables.commit import Committer, deal, stop
from comptoir.server.tables.journal import Draft
from comptoir.server.tables.live import Live
from comptoir.server.tables.making import FREE, VACANT, bot, vacant
from comptoir.server.tables.rows import SeatRow, TableRow

DAY = 24 * 3600_000
LEFT, OUT_OF_TIME = 1, 2
"""Why a bot plays for a person."""
INHERIT = "UPDATE tables SET made_by = $2, hot_seat = $3 WHERE id = $1"


class Seating:
    """Changes who plays at a table. Each change holds the table's lock."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._keeper = committer.keeper

    async def join(self, live: Live, person: str, name: str, seat: int | None, token: str) -> None:
        """Sit down on an open seat, or on the one that the invitation is for."""

        async def sit() -> None:
            if live.row.status != "waiting":
                raise Started("The game has begun: you can watch it.")
            if live.row.hot_seat or any(row.belongs_to(person) for row in live.seats):
                raise Clash("You sit at this table already.")
            free = _free(live, seat, token)
            sits = replace(free, kind="person", person=person, name=name, token=None, level="")
            await self._resettle(live, [sits])

        await self._do(live, sit)

    async def set_seat(self, live: Live, person: str, seat: int, kind: str, level: str) -> None:
        """Say what a seat is for, before the start."""

        async def change() -> None:
            _demand_maker(live, person)
            row = live.seat(seat)
            if row.kind == "person" and row.person == person:
                raise Clash("This is your own seat: leave the table to give it up.")
            if live.row.hot_seat and kind != "bot":
                raise Clash("At a hot-seat table all seats are yours or bots'.")
            if live.row.rated and kind == "bot":
                raise Clash("Games with bots are not rated.")
            await self._change(live, _new_seat(seat, kind, level, live.row.bank))

        await self._do(live, change)

    async def start(self, live: Live, person: str, *, fill: bool) -> None:
        """Begin to play: chance deals, and the first seats are asked."""

        async def begin() -> None:
            await self._keeper.refresh(live)  # somebody may just have sat down in another process
            _demand_maker(live, person)
            seats = [_filled(row, fill=fill) for row in live.seats]
            row = replace(live.row, status="playing", started=self._keeper.now())
            if any(seat.kind == "bot" for seat in seats):
                row.rated = 0
            draft = self._committer.draft(live)
            deal(draft, row.seed)
            await self._committer.store(live, draft, seats=seats, row=row)

        await self._do(live, begin)

    async def leave(self, live: Live, person: str) -> None:
        """Before the start the seat is free again; later a bot takes over."""

        async def go() -> None:
            own = [seat for seat in live.seats if seat.played_by(person)]
            if not own:
                raise NotFound("You have no seat at this table.")
            if live.row.status == "over":
                raise Started("The game is over.")
            if live.row.status == "waiting":
                await self._give_up(live, own)
            else:
                await self._hand_over(live, own, LEFT)

        await self._do(live, go)

    async def come_back(self, live: Live, person: str) -> None:
        """Take one's seats back from the bots."""

        async def back() -> None:
            live.demand_play()
            own = [seat for seat in live.seats if seat.belongs_to(person) and seat.away]
            if not own:
                raise NotFound("No bot plays a seat of yours here.")
            if live.row.rated and any(seat.away == OUT_OF_TIME for seat in own):
                raise Forbidden("Your time ran out, and this game is rated: a bot plays it out.")
            await self._change(live, *(_returned(seat, live.row) for seat in own))

        await self._do(live, back)

    async def vote(self, live: Live, person: str, seat: int, *, yes: bool) -> None:
        """Agree that a bot takes the seat of somebody who is absent, or agree no more."""

        async def cast() -> None:
            live.demand_play()
            row = live.seat(seat)
            if person not in live.people():
                raise Forbidden("Only who plays here has a vote.")
            if row.kind != "person" or row.bot or row.person == person:
                raise Clash("No other person plays this seat now.")
            await self._keeper.refresh_here(live)
            if yes and row.person in live.here:
                raise Clash("This person is at the table.")
            if yes and live.row.rated and self._keeper.now() - (row.asked or HIGHEST) < DAY:
                raise Clash("In a rated game, only who was waited for a day long loses the seat.")
            await self._cast(live, row, person, yes=yes)

        await self._do(live, cast)

    async def _cast(self, live: Live, row: SeatRow, person: str, *, yes: bool) -> None:
        voters = {*live.votes.get(row.seat, []), person} if yes else set()
        if yes and voters >= {other for other in live.people() if other != row.person}:
            await self._hand_over(live, [row], LEFT)
            return
        sql = (
            "INSERT INTO votes (table_id, seat, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            if yes
            else "DELETE FROM votes WHERE table_id = $1 AND seat = $2 AND person = $3"
        )
        await self._store(live, Statement(sql, (live.id, row.seat, person)))
        votes = [other for other in live.votes.pop(row.seat, []) if other != person]
        if yes or votes:
            live.votes[row.seat] = [*votes, *([person] if yes else [])]

    async def time_out(self, live: Live, seat: int) -> None:
        """A clock ran out: a bot takes over."""

        async def out() -> None:
            row = live.seats[seat]
            if live.playing and not row.away and is_out(row, self._keeper.now()):
                await self._hand_over(live, [replace(row, clock=0)], OUT_OF_TIME)

        await self._do(live, out)

    async def _hand_over(self, live: Live, own: list[SeatRow], why: int) -> None:
        forget = [
            Statement("DELETE FROM votes WHERE table_id = $1 AND seat = $2", (live.id, seat.seat))
            for seat in own
        ]
        seats, now = [*live.seats], self._keeper.now()
        for seat in own:
            seats[seat.seat] = replace(stop(seat, now, 0), away=why, level=SUBSTITUTE)
        draft = self._committer.draft(live)
        _agree(draft, own)
        deal(draft, live.row.seed)
        await self._committer.store(live, draft, *forget, seats=seats)
        for seat in own:
            live.votes.pop(seat.seat, None)

    async def _give_up(self, live: Live, own: list[SeatRow]) -> None:
        await self._resettle(live, [_new_seat(s.seat, "open", "", live.row.bank) for s in own])

    async def _resettle(self, live: Live, changed: list[SeatRow]) -> None:
        """Before the start somebody came or went: the table is always somebody's who sits there."""
        seats = [*live.seats]
        for seat in changed:
            seats[seat.seat] = seat
        row = heir(live.row, seats)
        more = [] if row == live.row else [Statement(INHERIT, (row.id, row.made_by, row.hot_seat))]
        draft = self._committer.draft(live)
        await self._committer.store(live, draft, *more, seats=seats, row=row)

    async def _change(self, live: Live, *changed: SeatRow) -> None:
        seats = [*live.seats]
        for row in changed:
            seats[row.seat] = row
        await self._store(live, seats=seats)

    async def _store(
        self, live: Live, *more: Statement, seats: list[SeatRow] | None = None
    ) -> None:
        await self._committer.store(live, self._committer.draft(live), *more, seats=seats)

    async def _do(self, live: Live, make: Callable[[], Awaitable[None]]) -> None:
        async with live.lock:
            await self._committer.attempt(live, make)
        broadcast.table(live, self._keeper.now())


def _agree(draft: Draft, seats: list[SeatRow]) -> None:
    """Bots agree to go back, also those who have just sat down."""
    for row in seats:
        proposal = draft.table.proposal
        if proposal is not None and row.seat not in proposal.agreed:
            draft.do("consent", Seat(row.seat))


def heir(row: TableRow, seats: list[SeatRow]) -> TableRow:
    """Whose the table is: who made it, the next one who sits there, or nobody's for now."""
    people = [seat.person for seat in seats if seat.person is not None]
    if row.made_by in people:
        return row
    return replace(row, made_by=people[0] if people else None, hot_seat=0)


def is_out(row: SeatRow, now: int) -> bool:
    """Whether the seat has used all its time."""
    return row.clock is not None and row.asked is not None and row.asked + row.clock <= now


def _demand_maker(live: Live, person: str) -> None:
    if live.row.status != "waiting":
        raise Started("The game has begun.")
    if live.row.made_by != person:
        raise Forbidden("Only who made the table can do that.")


def _free(live: Live, seat: int | None, token: str) -> SeatRow:
    """The seat to sit down on. Raises Taken, NotFound or Forbidden."""
    if seat is not None:
        row = live.seat(seat)
        if row.kind not in ("open", "invited"):
            raise Taken("This seat is taken.")
        if row.kind == "invited" and not compare_digest(row.token or "", token):
            raise Forbidden("This seat is for somebody with an invitation.")
        return row
    for row in live.seats:
        if row.kind == "invited" and token and compare_digest(row.token or "", token):
            return row
    if token:
        raise Taken("This invitation is used up.")
    for row in live.seats:
        if row.kind == "open":
            return row
    raise Taken("All seats are taken.")


def _new_seat(seat: int, kind: str, level: str, bank: int | None) -> SeatRow:
    if kind == "bot":
        if level not in LEVELS:
            raise Malformed(f"There is no level '{level}'.")
        return bot(seat, level)
    if kind not in ("open", "invited"):
        raise Malformed("A seat can be open, invited or bot.")
    row = vacant(seat, kind)
    row.clock = bank
    return row


def _filled(seat: SeatRow, *, fill: bool) -> SeatRow:
    if seat.kind not in VACANT:
        return seat
    if not fill:
        raise Clash(FREE)
    return bot(seat.seat, SUBSTITUTE)


def _returned(seat: SeatRow, row: TableRow) -> SeatRow:
    """Back at the table; who ran out of time gets a new bank."""
    clock = row.bank if seat.away == OUT_OF_TIME else seat.clock
    return replace(seat, away=0, level="", clock=clock, asked=None)
