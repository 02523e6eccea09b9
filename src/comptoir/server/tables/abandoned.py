"""Tables that everybody left before the start are removed."""

from contextlib import suppress

from comptoir.server.store import Conflict, Database, Statement

DAY = 24 * 3600_000
LEFT = """
SELECT id, parent FROM tables WHERE status = 'waiting' AND made_by IS NULL AND moved < $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person')
LIMIT 200
"""
CLEAR = (
    "DELETE FROM notes WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM votes WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "UPDATE tables SET rematch = NULL, revision = revision + 1 WHERE rematch = $1",
)
"""What goes with a table at which nobody has played."""
GONE = "DELETE FROM tables WHERE id = $1 AND status = 'waiting' AND made_by IS NULL"


async def clear_abandoned(database: Database, now: int) -> None:
    """Remove those that have been left for a day."""
    for row in await database.fetch(LEFT, now - DAY):
        clear = [Statement(sql, (row["id"],)) for sql in CLEAR]
        gone = Statement(GONE, (row["id"],), rows=1)
        tell = f"table {row['parent']} housekeeping" if row["parent"] else ""
        with suppress(Conflict):  # somebody has just sat down
            await database.commit(*clear, gone, tell=tell)
