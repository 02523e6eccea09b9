"""Tables as people get to see them: TableCard and TableInfo."""

from typing import Any, TypeAlias

import msgspec

from comptoir.core import Json
from comptoir.server.tables.live import Live
from comptoir.server.tables.rows import SeatRow, TableRow

Answer: TypeAlias = dict[str, Json]
Reply: TypeAlias = dict[str, Any]
"""The same for routes, whose types are read when the server starts."""


def card(
    row: TableRow, seats: list[SeatRow], person: str | None, here: list[str], now: int
) -> Answer:
    """A table in a list."""
    own: list[Json] = [seat.seat for seat in seats if seat.belongs_to(person)]
    return {
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "players": [player(row, seat, here, now) for seat in seats],
        "my_seats": own,
        "lesson": bool(row.lesson),
        "my_turn": any(s.played_by(person) and s.asked is not None for s in seats),
        "round": row.round or None,
        "created": row.created,
        "moved": row.moved,
    }


def player(row: TableRow, seat: SeatRow, here: list[str], now: int) -> Answer:
    """Who plays a seat."""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "person": seat.person,
        "here": seat.person in here,
        "left": seat.away > 0,
        "clock": clock(row, seat, now),
    }


def clock(row: TableRow, seat: SeatRow, now: int) -> Json:
    """How much time the seat has left."""
    if row.bank is None or seat.kind != "person" or seat.clock is None:
        return None
    running = row.status == "playing" and seat.asked is not None and not seat.away
    used = now - seat.asked if running and seat.asked is not None else 0
    return {"left": max(0, seat.clock - used), "running": running}


def info(live: Live, person: str | None, now: int) -> Answer:
    """All about a table that this person may know."""
    row, over = live.row, live.row.status == "over"
    result: Json = [*live.result] if over else None
    return {
        **card(row, live.seats, person, live.here, now),
        "edition": row.edition,
        "edition_name": live.table.game.edition.name,
        "edition_digest": row.edition_digest,
        "options": msgspec.json.decode(row.options),
        "hot_seat": bool(row.hot_seat),
        "rated": bool(row.rated),
        "open": bool(row.listed),
        "clock": None if row.bank is None else _terms(row),
        "made_by_me": person is not None and row.made_by == person,
        "commitment": row.commitment,
        "seed": row.seed if over else None,
        "votes": {str(seat): [*people] for seat, people in live.votes.items()},
        "parent": row.parent,
        "parent_step": None if row.parent is None else row.parent_step,
        "rematch": row.rematch,
        "invitations": _invitations(live, person),
        "result": result,
    }


def _terms(row: TableRow) -> Answer:
    assert row.bank is not None
    return {"bank": row.bank // 1000, "increment": (row.increment or 0) // 1000}


def _invitations(live: Live, person: str | None) -> Answer:
    if person is None or person != live.row.made_by:
        return {}
    return {str(s.seat): s.token for s in live.seats if s.kind == "invited"}
