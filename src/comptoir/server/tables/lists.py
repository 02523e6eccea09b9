"""Lists of tables, and results of the past."""

from collections import defaultdict

from msgspec import convert

from comptoir.server.store import Database, Row, Scalar
from comptoir.server.tables.answers import PastGame, PastSeat, TableCard
from comptoir.server.tables.info import card
from comptoir.server.tables.rows import SeatRow, seat_row, table_row

MOST = 50
MINE = """
SELECT tables.*, CASE WHEN EXISTS (
    SELECT 1 FROM seats
    WHERE seats.table_id = tables.id AND person = $1
        AND (kind = 'invited' OR away = 0 AND asked IS NOT NULL)
) THEN 1 ELSE 0 END AS turn
FROM tables
WHERE status {status} AND moved < $2 AND (
    made_by = $1
    OR id IN (SELECT table_id FROM seats WHERE person = $1 AND kind IN ('person', 'invited'))
)
ORDER BY {order} LIMIT $3
"""
LISTS = {
    "mine": MINE.format(status="<> 'over'", order="turn DESC, moved DESC"),
    "finished": MINE.format(status="= 'over'", order="moved DESC"),
    "open": (
        "SELECT * FROM tables WHERE status = 'waiting' AND listed = 1 AND moved < $2 "
        "AND made_by IS NOT NULL AND NOT EXISTS (SELECT 1 FROM blocks JOIN seats ON "
        "seats.table_id = tables.id AND seats.kind = 'person' AND ("
        "blocks.person = $1 AND blocks.blocked = seats.person OR "
        "blocks.blocked = $1 AND blocks.person = seats.person)) ORDER BY moved DESC LIMIT $3"
    ),
}
WAITING = """
SELECT COUNT(DISTINCT seats.table_id) AS tables FROM seats
JOIN tables ON tables.id = seats.table_id
WHERE person = $1 AND asked IS NOT NULL AND away = 0 AND tables.status = 'playing'
"""
HISTORY = """
SELECT tables.id, tables.game, tables.ended, tables.rated, seats.seat, seats.name, seats.person,
    seats.kind, seats.level, results.total, results.place AS rank
FROM tables
JOIN seats ON seats.table_id = tables.id
JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
WHERE tables.id IN (
    SELECT t.id FROM tables t
    WHERE t.status = 'over' AND t.hot_seat = 0
        AND t.id IN (SELECT table_id FROM seats WHERE person = $1 AND kind = 'person')
    ORDER BY t.ended DESC LIMIT $2
)
ORDER BY tables.ended DESC, tables.id, results.place, seats.seat
"""


async def waiting_for(database: Database, person: str) -> int:
    """How many tables wait for the person."""
    rows = await database.fetch(WAITING, person)
    return int(rows[0]["tables"] or 0)


class Lists:
    """Finds tables for people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, which: str, person: str, before: int, now: int) -> list[TableCard]:
        """Table cards: `mine`, `open` or `finished`."""
        rows = await self._database.fetch(LISTS[which], person, before, MOST)
        tables = [table_row(row) for row in rows]
        keys = [row.id for row in tables]
        seats = await self._seats(keys)
        here, won = await self._here(keys, now), await self._winners(keys)
        return [card(row, seats[row.id], person, here[row.id], now, won[row.id]) for row in tables]

    async def _seats(self, keys: list[str]) -> dict[str, list[SeatRow]]:
        rows = await self._of("SELECT * FROM seats WHERE table_id IN ({}) ORDER BY seat", keys)
        found: dict[str, list[SeatRow]] = defaultdict(list)
        for row in rows:
            found[str(row["table_id"])].append(seat_row(row))
        return found

    async def _here(self, keys: list[str], now: int) -> dict[str, list[str]]:
        sql = "SELECT table_id, person FROM presence WHERE table_id IN ({}) AND until > $1"
        found: dict[str, list[str]] = defaultdict(list)
        for row in await self._of(sql, keys, now):
            found[str(row["table_id"])].append(str(row["person"]))
        return found

    async def _winners(self, keys: list[str]) -> dict[str, list[int]]:
        sql = (
            "SELECT table_id, seat FROM results WHERE place = 1 AND table_id IN ({}) ORDER BY seat"
        )
        found: dict[str, list[int]] = defaultdict(list)
        for row in await self._of(sql, keys):
            found[str(row["table_id"])].append(convert(row["seat"], int))
        return found

    async def _of(self, sql: str, keys: list[str], *args: Scalar) -> list[Row]:
        if not keys:
            return []
        first = len(args) + 1
        places = ", ".join(f"${number}" for number in range(first, first + len(keys)))
        return await self._database.fetch(sql.format(places), *args, *keys)

    async def history(self, person: str, me: str) -> list[PastGame]:
        """The results of a person's finished games, the latest first; links to one's own ones."""
        games: dict[str, list[Row]] = defaultdict(list)
        for row in await self._database.fetch(HISTORY, person, MOST):
            games[str(row["id"])].append(row)
        return [_past(rows, me) for rows in games.values()]


def _past(rows: list[Row], me: str) -> PastGame:
    """A game of which there is a row for each seat."""
    first = rows[0]
    own = any(row["person"] == me for row in rows)
    return PastGame(
        game=str(first["game"]),
        ended=convert(first["ended"], int),
        rated=bool(first["rated"]),
        table=str(first["id"]) if own else None,
        seats=[convert(dict(row), PastSeat) for row in rows],
    )
