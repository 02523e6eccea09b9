"""Notes that a table waits for somebody; the postman brings the message when it is due."""

from collections.abc import Callable, Collection

from comptoir.server.people.people import People, Person, new_id
from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from comptoir.server.tables.storing import Storing

POST = """
INSERT INTO outbox (id, person, table_id, kind, due, created)
SELECT $1, $2, $3, CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS BIGINT)
WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE person = $2 AND table_id = $3 AND kind = $4)
"""
LINK = """
INSERT INTO outbox (id, person, table_id, kind, due, created) VALUES ($1, $2, '', $3, $4, $4)
"""
NO_OTHER = "DELETE FROM outbox WHERE person = $1 AND kind = $2"


class Notify:
    """Puts messages into the outbox."""

    def __init__(self, settings: Settings, people: People, now: Callable[[], int]) -> None:
        self._settings = settings
        self._people = people
        self._now = now

    async def turns(self, storing: Storing) -> tuple[Statement, ...]:
        """Note whom a table waits for from now on, as part of its commit."""
        return await self.waiting(storing.row.id, storing.newly_asked)

    async def waiting(self, table_id: str, person_ids: Collection[str]) -> tuple[Statement, ...]:
        """Note that a table waits for these people; not for those who can't be reached."""
        return await self._tell("turn", table_id, person_ids)

    async def invitations(
        self, table_id: str, person_ids: Collection[str]
    ) -> tuple[Statement, ...]:
        """Note that these people are invited to a table, as part of the commit that makes it."""
        return await self._tell("invitation", table_id, person_ids)

    async def absences(self, storing: Storing) -> tuple[Statement, ...]:
        """Tell people that a bot is going to take their seats, as part of the table's commit."""
        warned = [
            new.person
            for old, new in storing.changed
            if new.person is not None and new.warned is not None and old.warned is None
        ]
        return await self._tell("absence", storing.row.id, warned)

    async def _tell(
        self, kind: str, table_id: str, person_ids: Collection[str]
    ) -> tuple[Statement, ...]:
        if not person_ids:
            return ()
        found = [await self._people.find(identity) for identity in person_ids]
        return tuple(
            self._post(kind, person, table_id) for person in found if person and person.reachable
        )

    def confirmation(self, person: str) -> tuple[Statement, ...]:
        """Have the person confirm a new address, as part of the commit that sets it."""
        return self._link(person, "confirm")

    def reset(self, person: str) -> tuple[Statement, ...]:
        """Send the person a link by which to set a new password."""
        return self._link(person, "reset")

    def _link(self, person: str, kind: str) -> tuple[Statement, ...]:
        """One message at once, in place of an older one that is still to be sent."""
        link = Statement(LINK, (new_id(), person, kind, self._now()))
        return Statement(NO_OTHER, (person, kind)), link

    def _post(self, kind: str, person: Person, table_id: str) -> Statement:
        now = self._now()
        due = now if kind == "absence" else now + self._settings.turn_delay_seconds * 1000
        return Statement(POST, (new_id(), person.id, table_id, kind, due, now))
