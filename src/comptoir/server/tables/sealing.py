"""Finished games are sealed: what was played is kept as text, whatever the program is later.

Names are not in it. They are in the seats, where people can be forgotten, and are put into the
record when somebody asks for it.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from comptoir.server.any_game import AnyTable
from comptoir.server.store import Database, Statement
from comptoir.server.tables.answers import ScoresOverTime, StepTotals
from comptoir.server.tables.journal import JournalLine
from comptoir.server.tables.rows import SeatRow, TableRow, seat_row
from comptoir.table import record
from comptoir.table.program import program
from comptoir.table.record import Record

SEAL = """
INSERT INTO sealed (table_id, record, scores) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO NOTHING
"""
LINES = """
SELECT record, (SELECT COALESCE(MAX(number), 0) FROM journal WHERE table_id = $1) AS length
FROM sealed WHERE table_id = $1
"""
SEATS = "SELECT * FROM seats WHERE table_id = $1 ORDER BY seat"
UNSEALED = """
SELECT id FROM tables WHERE status = 'over' AND id > $1
    AND NOT EXISTS (SELECT 1 FROM sealed WHERE sealed.table_id = tables.id)
ORDER BY id LIMIT 1
"""


def recorded(row: TableRow, table: AnyTable) -> Record:
    """What was played so far, without names; the seed only once the game is over."""
    date = datetime.fromtimestamp((row.started or row.created) / 1000, UTC)
    found = record.of(table, date=date.strftime("%Y-%m-%d"), program=program())
    if row.parent_step is not None:
        return found
    seed = row.seed if row.status == "over" else ""
    return replace(found, commitment=row.commitment, seed=seed)


def written(found: Record, seats: Sequence[SeatRow]) -> str:
    """The record file, with the names of those who play or played."""
    return record.write(replace(found, names=tuple(seat.name or seat.level for seat in seats)))


def over_time(table: AnyTable) -> ScoresOverTime:
    """Everybody's score at the steps of a game at which one changed, and the last."""
    game, log = table.game, table.log
    state = table.at(0)
    points: dict[int, list[int]] = {}
    for number in range(len(log) + 1):
        if number:
            game.apply(state, log[number - 1].seat, log[number - 1].action, listen=False)
        found = sorted(game.result(state) or game.standings(state), key=lambda score: score.seat)
        totals = [score.total for score in found]
        if not points or number == len(log) or totals != list(points.values())[-1]:
            points[number] = totals
    return ScoresOverTime([StepTotals(number, totals) for number, totals in points.items()])


def seal(row: TableRow, table: AnyTable) -> Statement:
    """Keep a game that is over."""
    scores = msgspec.json.encode(over_time(table)).decode()
    return Statement(SEAL, (row.id, record.write(recorded(row, table)), scores))


class Sealed:
    """Finished games as they were kept: no rules and no edition are needed to read them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def has(self, table_id: str) -> bool:
        """Whether the game of a table is sealed."""
        return bool(
            await self._database.fetch("SELECT 1 FROM sealed WHERE table_id = $1", table_id)
        )

    async def record(self, table_id: str) -> str | None:
        """The record file of a table, if its game is sealed."""
        rows = await self._database.fetch("SELECT record FROM sealed WHERE table_id = $1", table_id)
        if not rows:
            return None
        seats = [seat_row(row) for row in await self._database.fetch(SEATS, table_id)]
        return written(record.read(str(rows[0]["record"])), seats)

    async def scores(self, table_id: str) -> ScoresOverTime | None:
        """The scores over the game of a table, if it is sealed."""
        rows = await self._database.fetch("SELECT scores FROM sealed WHERE table_id = $1", table_id)
        return msgspec.json.decode(str(rows[0]["scores"]), type=ScoresOverTime) if rows else None

    async def lines(self, table_id: str) -> tuple[list[JournalLine], int] | None:
        """The choices that led to the end, none that was taken back, and the journal's length."""
        rows = await self._database.fetch(LINES, table_id)
        if not rows:
            return None
        choices = record.read(str(rows[0]["record"])).choices
        lines = [
            JournalLine(number, "choice", choice.seat, choice.text, choice.digest, 0)
            for number, choice in enumerate(choices, 1)
        ]
        return lines, int(rows[0]["length"] or 0)

    async def next_unsealed(self, after: str) -> str | None:
        """A table whose game was over before games were sealed, the next one by its id."""
        rows = await self._database.fetch(UNSEALED, after)
        return str(rows[0]["id"]) if rows else None
