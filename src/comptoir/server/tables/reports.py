"""Word of people who misbehave, for the hosts of the server to look at."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from comptoir.server.errors import Clash, NotFound
from comptoir.server.people.people import Person, new_id
from comptoir.server.store import Database, Statement

TEXT = 1000
Kind: TypeAlias = Literal["insult", "cheating", "spam", "name", "other"]
SAID = "SELECT person, text FROM chat WHERE table_id = $1 AND number = $2 AND notice = ''"
MET = """
SELECT 1 AS met FROM seats WHERE table_id = $1 AND person = $2
UNION SELECT 1 AS met FROM chat WHERE table_id = $1 AND person = $2
"""
TELL = """
INSERT INTO reports (id, person, about, table_id, message, said, kind, text, at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""


class Reports:
    """Takes down what is told."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def tell(
        self, person: Person, about: str, table: str, message: int | None, kind: Kind, text: str
    ) -> None:
        """Tell the hosts about somebody at a table, or about what they wrote. Raises NotFound."""
        if about == person.id:
            raise Clash("report-yourself")
        said = await self._said(table, message, about)
        if not await self._database.fetch(MET, table, about):
            raise NotFound("person-not-there")
        args = (new_id(), person.id, about, table, message, said, kind, text.strip(), self._now())
        await self._database.commit(Statement(TELL, args))

    async def _said(self, table: str, message: int | None, about: str) -> str:
        """What it is about, word by word: it may be gone later."""
        if message is None:
            return ""
        rows = await self._database.fetch(SAID, table, message)
        if not rows or rows[0]["person"] != about:
            raise NotFound("no-message")
        return str(rows[0]["text"])
