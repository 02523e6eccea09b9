"""What is stored about a table besides its journal, as it is read."""

from collections.abc import Collection

import msgspec

from comptoir.server.errors import NotFound
from comptoir.server.projected import ScoreAnswer
from comptoir.server.store import Database, Row
from comptoir.server.tables.rows import SeatRow, TableRow, seat_row, table_row

TABLE = "SELECT * FROM tables WHERE id = $1"
SEATS = "SELECT * FROM seats WHERE table_id = $1 ORDER BY seat"
VOTES = "SELECT seat, person FROM votes WHERE table_id = $1"
RESULTS = "SELECT * FROM results WHERE table_id = $1 ORDER BY seat"
REVISIONS = "SELECT id, revision FROM tables WHERE id IN ({})"
WISHES = "SELECT what, person FROM wishes WHERE table_id = $1 ORDER BY person"
SAID = "SELECT COALESCE(MAX(number), 0) AS number FROM chat WHERE table_id = $1"
HERE = "SELECT DISTINCT person FROM presence WHERE table_id = $1 AND until > $2"


async def rows(database: Database, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """The table and its seats. Raises NotFound."""
    found = await database.fetch(TABLE, table_id)
    if not found:
        raise NotFound("no-table")
    seats = await database.fetch(SEATS, table_id)
    return table_row(found[0]), [seat_row(seat) for seat in seats]


async def votes(database: Database, table_id: str) -> dict[int, list[str]]:
    """Who wants a bot in which seat."""
    found: dict[int, list[str]] = {}
    for row in await database.fetch(VOTES, table_id):
        seat = row["seat"]
        assert isinstance(seat, int)
        found.setdefault(seat, []).append(str(row["person"]))
    return found


async def wishes(database: Database, table_id: str) -> dict[str, list[str]]:
    """Who wants what of a closed game."""
    found: dict[str, list[str]] = {}
    for row in await database.fetch(WISHES, table_id):
        found.setdefault(str(row["what"]), []).append(str(row["person"]))
    return found


async def results(database: Database, table_id: str) -> list[ScoreAnswer]:
    """The final scores."""
    return [_result(row) for row in await database.fetch(RESULTS, table_id)]


def _result(row: Row) -> ScoreAnswer:
    categories = msgspec.json.decode(str(row["categories"]))
    return msgspec.convert({**row, "rank": row["place"], "categories": categories}, ScoreAnswer)


async def last_said(database: Database, table_id: str) -> int:
    """The number of the last message of the chat."""
    return int((await database.fetch(SAID, table_id))[0]["number"] or 0)


async def here(database: Database, table_id: str, now: int) -> list[str]:
    """Who is at the table, in any process."""
    return sorted(str(row["person"]) for row in await database.fetch(HERE, table_id, now))


async def revisions(database: Database, tables: Collection[str]) -> dict[str, int]:
    """How often each of these tables was changed."""
    places = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
    found = await database.fetch(REVISIONS.format(places), *tables)
    return {str(row["id"]): int(row["revision"] or 0) for row in found}
