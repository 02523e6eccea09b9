"""Snapshots of long journals: the choices that count, without all that was taken back.

Opening a table replays its snapshot and what follows, so never many more lines than its game has.
"""

import msgspec

from comptoir.server.any_game import AnyTable
from comptoir.server.store import Database, Statement
from comptoir.server.tables.journal import JournalLine

WASTE = 100
"""How many lines more than the game has may be replayed, before a snapshot is made."""
KEEP = """
INSERT INTO snapshots (table_id, number, choices) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, choices = excluded.choices
"""
READ = "SELECT number, choices FROM snapshots WHERE table_id = $1"


def is_due(replayed: int, table: AnyTable) -> bool:
    """Whether this many lines are too many for the game; an open proposal comes first."""
    return replayed - len(table.log) > WASTE and table.proposal is None


def snapshot(table_id: str, number: int, table: AnyTable) -> Statement:
    """Keep the game as it is after that line of its journal."""
    choices = [(entry.seat, entry.text, entry.digest) for entry in table.log]
    return Statement(KEEP, (table_id, number, msgspec.json.encode(choices).decode()))


async def read(database: Database, table_id: str) -> tuple[list[JournalLine], int]:
    """The choices of the latest snapshot, and the line after which it was made; none: 0."""
    rows = await database.fetch(READ, table_id)
    if not rows:
        return [], 0
    choices = msgspec.json.decode(str(rows[0]["choices"]), type=list[tuple[int, str, str]])
    lines = [
        JournalLine(number, "choice", seat, text, digest, 0)
        for number, (seat, text, digest) in enumerate(choices, 1)
    ]
    return lines, int(rows[0]["number"] or 0)
