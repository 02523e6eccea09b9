"""Lists of tables, and results of the past."""

from collections import defaultdict

from comptoir.core import Json
from comptoir.server.store import Database, Row, Scalar
from comptoir.server.tables.info import Answer, card
from comptoir.server.tables.rows import SeatRow, seat_row, table_row

MOST = 50
MINE = """
SELECT tables.*, CASE WHEN EXISTS (
    SELECT 1 FROM seats
    WHERE seats.table_id = tables.id AND person = $1 AND away = 0 AND asked IS NOT NULL
) THEN 1 ELSE 0 END AS turn
FROM tables
WHERE status {status} AND moved < $2 AND (
    made_by = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1 AND kind = 'person')
)
ORDER BY {order} LIMIT $3
"""
LISTS = {
    "mine": MINE.format(status="<> 'over'", order="turn DESC, moved DESC"),
    "finished": MINE.format(status="= 'over'", order="moved DESC"),
    "open": (
        "SELECT * FROM tables WHERE status = 'waiting' AND listed = 1 AND moved < $2 "
        "AND made_by IS NOT NULL AND CAST($1 AS TEXT) IS NOT NULL ORDER BY moved DESC LIMIT $3"
    ),
}
HISTORY = """
SELECT tables.id, tables.game, tables.ended, tables.rated, seats.seat, seats.name, seats.person,
    seats.kind, seats.level, results.total, results.place
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


class Lists:
    """Finds tables for people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, which: str, person: str, before: int, now: int) -> list[Answer]:
        """Table cards: `mine`, `open` or `finished`."""
        rows = await self._database.fetch(LISTS[which], person, before, MOST)
        tables = [table_row(row) for row in rows]
        keys = [row.id for row in tables]
        seats = await self._seats(keys)
        here = await self._here(keys, now)
        return [card(row, seats[row.id], person, here[row.id], now) for row in tables]

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

    async def _of(self, sql: str, keys: list[str], *args: Scalar) -> list[Row]:
        if not keys:
            return []
        first = len(args) + 1
        places = ", ".join(f"${number}" for number in range(first, first + len(keys)))
        return await self._database.fetch(sql.format(places), *args, *keys)

    async def history(self, person: str, me: str) -> list[Answer]:
        """The results of a person's finished games, the latest first; links to one's own ones."""
        games: dict[str, Answer] = {}
        seats: dict[str, list[Json]] = defaultdict(list)
        own: dict[str, bool] = defaultdict(bool)
        for row in await self._database.fetch(HISTORY, person, MOST):
            key = str(row["id"])
            games[key] = {
                "game": row["game"],
                "ended": row["ended"],
                "rated": bool(row["rated"]),
            }
            seats[key].append(_seat(row))
            own[key] = own[key] or row["person"] == me
        return [
            {**game, "table": key if own[key] else None, "seats": seats[key]}
            for key, game in games.items()
        ]


def _seat(row: Row) -> Json:
    return {
        "seat": row["seat"],
        "name": row["name"],
        "person": row["person"],
        "level": row["level"],
        "total": row["total"],
        "rank": row["place"],
    }
