"""Links by which whoever reads an e-mail address confirms that it is theirs.

A link is signed, and names the person and the address: it can't be guessed, nothing about it needs
to be stored, and it is worth nothing once the address was changed.
"""

from collections.abc import Callable
from hashlib import sha256

from itsdangerous import BadData

from comptoir.server.errors import NotFound
from comptoir.server.people.people import People, Person, changed
from comptoir.server.sessions import Sessions
from comptoir.server.store import Database, Statement

DAYS = 3
"""How long a link works."""
LIFE = DAYS * 24 * 3600_000
SALT = "comptoir.email"
CONFIRM = "UPDATE people SET confirmed = 1 WHERE id = $1 AND email = $2"
OLD = "This link is too old, or of another address. Ask for a new one in your settings."


class Confirming:
    """Makes links and takes them back."""

    def __init__(
        self, database: Database, people: People, sessions: Sessions, now: Callable[[], int]
    ) -> None:
        self._database = database
        self._people = people
        self._sessions = sessions
        self._now = now

    def token(self, person: Person) -> str:
        """What the link to the person's address ends with."""
        about = [person.id, _mark(person.email), self._now()]
        return str(self._sessions.signer(SALT).dumps(about))

    async def confirm(self, token: str) -> None:
        """The address is the person's. Raises NotFound."""
        identity, mark = self._read(token)
        person = await self._people.find(identity)
        if person is None or not person.email or mark != _mark(person.email):
            raise NotFound(OLD)
        if not person.confirmed:
            confirm = Statement(CONFIRM, (person.id, person.email), rows=1)
            await self._database.commit(confirm, tell=changed(person.id))
            self._people.forget(person.id)

    def _read(self, token: str) -> tuple[str, str]:
        try:
            identity, mark, made = self._sessions.signer(SALT).loads(token)
        except (BadData, ValueError, TypeError):
            raise NotFound(OLD) from None
        if not 0 <= self._now() - made <= LIFE:
            raise NotFound(OLD)
        return str(identity), str(mark)


def _mark(email: str) -> str:
    """Stands for an address."""
    return sha256(email.encode()).hexdigest()[:16]
