"""Notes that a table waits for somebody; the postman brings the message when it is due."""

from collections.abc import Callable, Collection

from comptoir.server.people.people import People, Person, new_id
from comptoir.server.settings import Settings
from comptoir.server.store import Database, Statement

POST = """
INSERT INTO outbox (id, person, table_id, kind, due, created)
SELECT $1, $2, $3, 'turn', CAST($4 AS BIGINT), CAST($5 AS BIGINT)
WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE person = $2 AND table_id = $3 AND kind = 'turn')
"""
CONFIRM = """
INSERT INTO outbox (id, person, table_id, kind, due, created) VALUES ($1, $2, '', 'confirm', $3, $3)
"""


class Notify:
    """Puts messages into the outbox."""

    def __init__(
        self, settings: Settings, database: Database, people: People, now: Callable[[], int]
    ) -> None:
        self._settings = settings
        self._database = database
        self._people = people
        self._now = now

    async def turn(self, table_id: str, person_ids: Collection[str]) -> None:
        """Say, after a commit, whom the table waits for. Once a person is enough, twice is fine."""
        statements = await self.statements(table_id, person_ids)
        if statements:
            await self._database.commit(*statements)

    async def statements(self, table_id: str, person_ids: Collection[str]) -> tuple[Statement, ...]:
        """The same as part of another commit. Nothing for people without e-mail and webhooks."""
        found = [await self._people.find(identity) for identity in person_ids]
        return tuple(
            self._post(person, table_id) for person in found if person and person.reachable
        )

    def confirmation(self, person: str) -> tuple[Statement, ...]:
        """Have the person confirm a new address, as part of the commit that sets it."""
        now = self._now()
        return (
            Statement("DELETE FROM outbox WHERE person = $1 AND kind = 'confirm'", (person,)),
            Statement(CONFIRM, (new_id(), person, now)),
        )

    def _post(self, person: Person, table_id: str) -> Statement:
        now = self._now()
        due = now + self._settings.turn_delay_seconds * 1000
        return Statement(POST, (new_id(), person.id, table_id, due, now))
