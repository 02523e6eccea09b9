"""What hosts do about tables: end a game that nobody should play on, or remove all of it."""

from msgspec import Struct, convert

from comptoir.server.errors import Clash, NotFound
from comptoir.server.people.desk import By, Desk
from comptoir.server.store import Database, Statement

MOST = 100
LISTED = """
SELECT id, game, title, status, moved,
    (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'person') AS people
FROM tables
WHERE id = $1 OR CAST($1 AS TEXT) = '' AND status <> 'over'
    OR CAST($1 AS TEXT) <> '' AND (LOWER(title) LIKE $2 ESCAPE '!' OR id IN (
        SELECT table_id FROM seats WHERE LOWER(name) LIKE $2 ESCAPE '!'))
ORDER BY moved DESC, id LIMIT $3
"""
CLOSE = """
UPDATE tables SET revision = revision + 1, status = 'over', ended = $2, moved = $2, counted = 1
WHERE id = $1 AND status = 'playing'
"""
"""There are no results: it counts for nobody's rating."""
STOPPED = (
    "DELETE FROM votes WHERE table_id = $1",
    "DELETE FROM jobs WHERE table_id = $1",
    "UPDATE seats SET asked = NULL, warned = NULL WHERE table_id = $1",
)
HELD = (
    "votes",
    "notes",
    "chat",
    "journal",
    "wishes",
    "cut_lines",
    "snapshots",
    "results",
    "jobs",
    "verdicts",
    "analyses",
    "sealed",
    "presence",
    "outbox",
    "sent",
    "seats",
)
"""Where rows belong to a table, and go with it."""
LOOSEN = (
    "UPDATE tables SET rematch = NULL, revision = revision + 1 WHERE rematch = $1",
    "UPDATE tables SET parent = NULL, revision = revision + 1 WHERE parent = $1",
)


class HostTable(Struct, frozen=True, kw_only=True):
    """A table, as hosts see it."""

    id: str
    game: str
    title: str
    status: str
    moved: int
    people: int


class HostTables:
    """Changes tables of others, and writes it down."""

    def __init__(self, database: Database, desk: Desk) -> None:
        self._database = database
        self._desk = desk

    async def all(self, search: str = "") -> list[HostTable]:
        """Tables that are not over, or those whose id, title or people it names."""
        text = search.strip()
        escaped = "".join(f"!{letter}" if letter in "!%_" else letter for letter in text.lower())
        rows = await self._database.fetch(LISTED, text, f"%{escaped}%", MOST)
        return [convert(dict(row), HostTable) for row in rows]

    async def close(self, by: By, table: str, why: str, now: int) -> None:
        """End a game: what was played is kept, and counts for nobody. Raises a Problem."""
        if await self._status(table) != "playing":
            raise Clash("no-game-here")
        stop = [Statement(sql, (table,)) for sql in STOPPED]
        close = Statement(CLOSE, (table, now), rows=1)
        await self.note(by, "close", table, why, close, *stop)

    async def remove(self, by: By, table: str, why: str) -> None:
        """Remove a table with all that belongs to it. Raises NotFound."""
        await self._status(table)
        gone = [Statement(f"DELETE FROM {name} WHERE table_id = $1", (table,)) for name in HELD]
        loose = [Statement(sql, (table,)) for sql in LOOSEN]
        last = Statement("DELETE FROM tables WHERE id = $1", (table,), rows=1)
        await self.note(by, "remove_table", table, why, *gone, *loose, last)

    async def _status(self, table: str) -> str:
        rows = await self._database.fetch("SELECT status FROM tables WHERE id = $1", table)
        if not rows:
            raise NotFound("no-such-table", table=table)
        return str(rows[0]["status"])

    async def note(self, by: By, action: str, table: str, why: str, *statements: Statement) -> None:
        """Do something about a table and write it down, both or neither."""
        tell = f"table {table} host"
        await self._desk.note(by, action, *statements, table=table, detail=why, tell=tell)
