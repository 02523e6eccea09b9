"""Tables as people get to see them: TableCard and TableInfo."""

from typing import cast

import msgspec

from comptoir.server.projected import Named
from comptoir.server.tables.answers import (
    ClockLeft,
    ClockTerms,
    ClosedTable,
    Player,
    SeatKind,
    Status,
    TableCard,
    TableInfo,
)
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.needed import CUT, END, needed
from comptoir.server.tables.rows import DAY, GRACE, SeatRow, TableRow


def card(
    row: TableRow,
    seats: list[SeatRow],
    person: str | None,
    here: list[str],
    now: int,
    winners: list[int],
) -> TableCard:
    """A table in a list."""
    return TableCard(
        id=row.id,
        game=row.game,
        title=row.title,
        status=cast("Status", row.status),
        players=[player(row, seat, here, now) for seat in seats],
        my_seats=[seat.seat for seat in seats if seat.belongs_to(person)],
        invited=[seat.seat for seat in seats if seat.kept_for(person)],
        edition=row.edition,
        hot_seat=bool(row.hot_seat),
        rated=bool(row.rated),
        clock=None if row.bank is None else _terms(row.bank, row.increment),
        lesson=bool(row.lesson),
        forked=row.parent is not None and row.parent_step is not None,
        my_turn=any(s.played_by(person) and s.asked is not None for s in seats),
        round=row.round or None,
        winners=winners,
        created=row.created,
        moved=row.moved,
    )


def player(row: TableRow, seat: SeatRow, here: list[str], now: int) -> Player:
    """Who plays a seat."""
    return Player(
        seat=seat.seat,
        kind=cast("SeatKind", seat.kind),
        name=seat.name,
        level=seat.level,
        person=seat.person,
        here=seat.person in here,
        left=seat.away > 0,
        lost=bool(seat.lost),
        bot_at=None if seat.warned is None else seat.warned + GRACE,
        vote_at=votable_from(row, seat),
        clock=clock(row, seat, now),
    )


def votable_from(row: TableRow, seat: SeatRow) -> int | None:
    """From when on the others may vote for a bot: in a rated game after a day of waiting."""
    if seat.asked is None or seat.bot:
        return None
    return seat.asked + (DAY if row.rated else 0)


def clock(row: TableRow, seat: SeatRow, now: int) -> ClockLeft | None:
    """How much time the seat has left."""
    if row.bank is None or seat.kind != "person" or seat.clock is None:
        return None
    running = row.status == "playing" and seat.asked is not None and not seat.away
    used = now - seat.asked if running and seat.asked is not None else 0
    return ClockLeft(max(0, seat.clock - used), running)


def info(held: HeldTable, person: str | None, now: int) -> TableInfo:
    """All about a table that this person may know."""
    row, over = held.row, held.row.status == "over"
    result = held.result if over else []
    winners = [score.seat for score in result if score.rank == 1]
    return TableInfo(
        **msgspec.structs.asdict(card(row, held.seats, person, held.here, now, winners)),
        edition_name=held.table.game.edition.name,
        edition_digest=row.edition_digest,
        options=msgspec.json.decode(row.options, type=Named),
        open=bool(row.listed),
        made_by_me=person is not None and row.made_by == person,
        commitment=row.commitment,
        seed=row.seed if over and (row.parent or row.parent_step is None) else None,
        votes={str(seat): [*people] for seat, people in held.votes.items()},
        parent=row.parent,
        parent_step=None if row.parent is None else row.parent_step,
        rematch=row.rematch,
        invitations=_invitations(held, person),
        result=held.result if over else None,
        closed=_closed(held),
    )


def _closed(held: HeldTable) -> ClosedTable | None:
    found = held.closed
    if found is None:
        return None
    whats = (END, CUT) if found.line is not None else (END,)
    return ClosedTable(
        by=found.by,
        line=found.line,
        steps=found.steps,
        wishes={what: held.wishes.get(what, []) for what in whats if held.playing},
        needed={what: needed(held, what) for what in whats if held.playing},
    )


def _terms(bank: int, increment: int | None) -> ClockTerms:
    return ClockTerms(bank // 1000, (increment or 0) // 1000)


def _invitations(held: HeldTable, person: str | None) -> dict[str, str]:
    if person is None or person != held.row.made_by:
        return {}
    return {str(s.seat): s.token or "" for s in held.seats if s.kind == "invited"}
