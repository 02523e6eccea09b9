"""The table as somebody sees it."""

from comptoir.core import Seat
from comptoir.server import projected
from comptoir.server.play.answers import Seen
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.info import info
from comptoir.server.tables.shots import Since


def seen(held: HeldTable, seat: Seat | None, person: str | None, since: Since, now: int) -> Seen:
    """The table as the seat sees it, with the lines of the log after `since`."""
    projection = None
    length, mark = 0, ""
    if held.row.status != "waiting" and not held.damaged:
        shot = held.shots.of(held.table, seat)
        length, mark = len(shot.lines), shot.mark
        projection = projected.whole(shot.board, shot.after(since))
    table = info(held, person, now)
    return Seen(table=table, projection=projection, length=length, mark=mark, now=now)
