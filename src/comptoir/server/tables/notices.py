"""What happens to seats, as lines between those of the chat: everybody at the table sees them."""

from comptoir.server.store import Statement
from comptoir.server.tables.rows import LEFT, SeatRow
from comptoir.server.tables.storing import Storing

NOTE = """
INSERT INTO chat (table_id, number, seat, name, text, at, notice, person)
VALUES (
    $1, (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = $1), $2, $6, '', $3, $4, $5
)
"""


def note(
    table_id: str, seat: int, what: str, now: int, person: str | None = None, name: str = ""
) -> Statement:
    """A line about a seat, or about somebody who is not there any more."""
    return Statement(NOTE, (table_id, seat, now, what, person, name))


async def of_seats(storing: Storing) -> list[Statement]:
    """A line for each seat that is handed over, taken back, or about to be handed over."""
    found = [(new.seat, _what(old, new)) for old, new in storing.changed]
    return [note(storing.row.id, seat, what, storing.now) for seat, what in found if what]


def _what(old: SeatRow, new: SeatRow) -> str:
    if new.kind != "person" or old.person != new.person:
        return ""
    if new.away and not old.away:
        if new.away != LEFT:
            return "out_of_time"
        return "replaced" if old.warned is not None else "left"
    if old.away and not new.away:
        return "returned"
    return "warned" if new.warned is not None and old.warned is None else ""
