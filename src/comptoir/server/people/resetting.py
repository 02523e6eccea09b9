"""Links by which whoever forgot a password sets a new one.

A link is signed, and names the person and how often they signed out everywhere, which setting a
password counts up: so it works once, for an hour, and nothing about it needs to be stored.
"""

from collections.abc import Callable

from itsdangerous import BadData

from comptoir.server.errors import NotFound
from comptoir.server.people.people import People, Person
from comptoir.server.people.sessions import Sessions
from comptoir.server.store import Database

MINUTES = 60
"""How long a link works."""
LIFE = MINUTES * 60_000
SALT = "comptoir.reset"
BY_LOGIN = "SELECT id FROM people WHERE login = $1"
BY_EMAIL = """
SELECT id FROM people WHERE LOWER(email) = LOWER($1) AND confirmed = 1 AND login IS NOT NULL
"""


class Resetting:
    """Makes links and takes them back."""

    def __init__(
        self, database: Database, people: People, sessions: Sessions, now: Callable[[], int]
    ) -> None:
        self._database = database
        self._people = people
        self._sessions = sessions
        self._now = now

    async def named(self, who: str) -> list[Person]:
        """The accounts with this login, or with this confirmed e-mail address."""
        rows = await self._database.fetch(BY_EMAIL if "@" in who else BY_LOGIN, who)
        found = [await self._people.find(str(row["id"])) for row in rows]
        return [person for person in found if person is not None]

    def token(self, person: Person) -> str:
        """What the person's link ends with."""
        about = [person.id, person.sessions, self._now()]
        return str(self._sessions.signer(SALT).dumps(about))

    async def person(self, token: str) -> Person:
        """Whose link it is. Raises NotFound."""
        identity, sessions = self._read(token)
        person = await self._people.find(identity)
        if person is None or person.guest or person.sessions != sessions:
            raise NotFound("reset-link-old")
        return person

    def _read(self, token: str) -> tuple[str, int]:
        try:
            identity, sessions, made = self._sessions.signer(SALT).loads(token)
        except (BadData, ValueError, TypeError):
            raise NotFound("reset-link-old") from None
        if not 0 <= self._now() - made <= LIFE:
            raise NotFound("reset-link-old")
        return str(identity), int(sessions)
