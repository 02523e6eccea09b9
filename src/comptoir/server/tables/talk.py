"""Chat at a table, and private notes."""

from collections.abc import Callable
from contextlib import suppress

from comptoir.core import Json
from comptoir.server.errors import Malformed
from comptoir.server.store import Conflict, Database, Row, Statement, Unavailable
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.live import Live

TEXT = 1000
NOTES = 20_000
PAGE = 100
TRIES = 10
SAY = """
INSERT INTO chat (table_id, number, person, seat, name, text, at)
VALUES ($1, (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = $1), $2, $3, $4, $5, $6)
RETURNING number, person, seat, name, text, at
"""
READ = "SELECT number, person, seat, name, text, at FROM chat WHERE table_id = $1 AND number"
KEEP = """
INSERT INTO notes (table_id, person, text) VALUES ($1, $2, $3)
ON CONFLICT (table_id, person) DO UPDATE SET text = $3
"""


class Talk:
    """What people write."""

    def __init__(self, keeper: Keeper, now: Callable[[], int]) -> None:
        self._keeper = keeper
        self._now = now

    @property
    def _database(self) -> Database:
        return self._keeper.database

    async def say(self, live: Live, person: str, name: str, text: str) -> dict[str, Json]:
        """Write to everybody at the table."""
        text = text.strip()
        if not text or len(text) > TEXT:
            raise Malformed(f"A message has 1 to {TEXT} characters.")
        own = [row.seat for row in live.seats if row.belongs_to(person)]
        args = (live.id, person, own[0] if own else None, name, text, self._now())
        row = await self._insert(Statement(SAY, args), live)
        with suppress(Unavailable):  # it is said; whoever did not hear it catches up later
            await self.catch_up(live)
        return _message(row)

    async def _insert(self, statement: Statement, live: Live) -> Row:
        """Numbers go up by one; who is second in a race tries again."""
        tell = self._keeper.tell("chat", live.id)
        for _ in range(TRIES):
            try:
                (row,) = await self._database.commit(statement, tell=tell)
            except Conflict:
                continue
            return row
        (row,) = await self._database.commit(statement, tell=tell)
        return row

    async def read(self, live: Live, before: int) -> list[dict[str, Json]]:
        """Messages before this number, the oldest first."""
        sql = f"{READ} < $2 ORDER BY number DESC LIMIT $3"
        rows = await self._database.fetch(sql, live.id, before, PAGE)
        return [_message(row) for row in reversed(rows)]

    async def catch_up(self, live: Live) -> None:
        """Show what was written, here or at other processes, and was not shown here; in order."""
        sql = f"{READ} > $2 ORDER BY number LIMIT $3"
        rows: list[Row] = [{}] * PAGE
        while len(rows) == PAGE:
            rows = await self._database.fetch(sql, live.id, live.said, PAGE)
            for row in rows:
                self._show(live, row)

    def _show(self, live: Live, row: Row) -> None:
        number = int(row["number"] or 0)
        if number > live.said:
            live.said = number
            live.hub.send({"type": "chat", **_message(row)})

    async def notes(self, live: Live, person: str) -> str:
        """What the person noted for themselves."""
        sql = "SELECT text FROM notes WHERE table_id = $1 AND person = $2"
        rows = await self._database.fetch(sql, live.id, person)
        return str(rows[0]["text"]) if rows else ""

    async def keep(self, live: Live, person: str, text: str) -> None:
        """Note something for oneself."""
        if len(text) > NOTES:
            raise Malformed(f"Notes have at most {NOTES} characters.")
        await self._database.commit(Statement(KEEP, (live.id, person, text)))


def _message(row: Row) -> dict[str, Json]:
    return dict(row)
