"""People who are banned give up their seats: bots play on for them."""

from contextlib import suppress

from comptoir.server.errors import Problem
from comptoir.server.tables.closing import Closing
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.seating import Seating

SEATED = """
SELECT DISTINCT seats.table_id, seats.person FROM people
JOIN seats ON seats.person = people.id JOIN tables ON tables.id = seats.table_id
WHERE people.banned > $1 AND tables.status <> 'over'
    AND (seats.kind = 'invited' OR seats.kind = 'person' AND seats.away = 0)
LIMIT 100
"""


async def clear_seats(keeper: Keeper, seating: Seating, closing: Closing) -> None:
    """Let everybody go who is banned and still has a seat."""
    for row in await keeper.database.fetch(SEATED, keeper.now()):
        with suppress(Problem):
            held = await keeper.get(str(row["table_id"]))
            leave = closing.leave if held.closed else seating.leave
            await leave(held, str(row["person"]))
