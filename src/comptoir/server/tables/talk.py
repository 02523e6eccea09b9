"""Chat at a table, and private notes."""

from collections.abc import Callable
from contextlib import suppress

from msgspec import convert

from comptoir.server.background import quietly
from comptoir.server.errors import Malformed
from comptoir.server.store import Conflict, Database, Row, Statement, Unavailable
from comptoir.server.tables.answers import ChatMessage
from comptoir.server.tables.happenings import MessageSaid, SaidElsewhere
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.keeper import Keeper

TEXT = 1000
NOTES = 20_000
PAGE = 100
TRIES = 10
SAY = """
INSERT INTO chat (table_id, number, person, seat, name, text, at)
VALUES ($1, (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = $1), $2, $3, $4, $5, $6)
RETURNING number, person, seat, name, text, at, notice
"""
READ = (
    "SELECT number, person, seat, name, text, at, notice FROM chat WHERE table_id = $1 AND number"
)
HEARD = """
AND (person IS NULL OR person NOT IN (SELECT blocked FROM blocks WHERE blocks.person = $4))
"""
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

    async def say(self, held: HeldTable, person: str, name: str, text: str) -> ChatMessage:
        """Write to everybody at the table."""
        text = text.strip()
        if not text or len(text) > TEXT:
            raise Malformed("message-length", most=TEXT)
        own = [row.seat for row in held.seats if row.belongs_to(person)]
        args = (held.id, person, own[0] if own else None, name, text, self._now())
        row = await self._insert(Statement(SAY, args), held)
        with suppress(Unavailable):  # it is said; whoever did not hear it catches up later
            await self.catch_up(held)
        return _message(row)

    async def _insert(self, statement: Statement, held: HeldTable) -> Row:
        """Numbers go up by one; the second in a race tries again."""
        tell = self._keeper.tell("chat", held.id)
        for _ in range(TRIES):
            try:
                (row,) = await self._database.commit(statement, tell=tell)
            except Conflict:
                continue
            return row
        (row,) = await self._database.commit(statement, tell=tell)
        return row

    async def read(self, held: HeldTable, before: int, reader: str | None) -> list[ChatMessage]:
        """Messages before this number, the oldest first; none of those whom the reader blocks."""
        sql = f"{READ} < $2 {HEARD} ORDER BY number DESC LIMIT $3"
        rows = await self._database.fetch(sql, held.id, before, PAGE, reader or "")
        return [_message(row) for row in reversed(rows)]

    def said_elsewhere(self, said: SaidElsewhere) -> None:
        """Something was written at another process, or may have been."""
        self._keeper.tasks.begin(quietly(self.catch_up(said.held)))

    async def catch_up(self, held: HeldTable) -> None:
        """Show what was written, here or at other processes, and was not shown here; in order."""
        sql = f"{READ} > $2 ORDER BY number LIMIT $3"
        rows: list[Row] = [{}] * PAGE
        while len(rows) == PAGE:
            rows = await self._database.fetch(sql, held.id, held.said, PAGE)
            for row in rows:
                self._show(held, row)

    def _show(self, held: HeldTable, row: Row) -> None:
        number = int(row["number"] or 0)
        if number > held.said:
            held.said = number
            self._keeper.happenings.publish(MessageSaid(held, _message(row)))

    async def notes(self, held: HeldTable, person: str) -> str:
        """What the person noted for themselves."""
        sql = "SELECT text FROM notes WHERE table_id = $1 AND person = $2"
        rows = await self._database.fetch(sql, held.id, person)
        return str(rows[0]["text"]) if rows else ""

    async def keep(self, held: HeldTable, person: str, text: str) -> None:
        """Note something for oneself."""
        if len(text) > NOTES:
            raise Malformed("notes-length", most=NOTES)
        await self._database.commit(Statement(KEEP, (held.id, person, text)))


def _message(row: Row) -> ChatMessage:
    return convert(dict(row), ChatMessage)
