"""Links by which whoever reads an e-mail address confirms that it is theirs.

A link is signed, and names the person and the address: it can't be guessed, nothing about it needs
to be stored, and it is worth nothing once the address was changed.
"""

from collections.abc import Callable
from hashlib import sha256

from itsdangerous import BadData

from comptoir.server.errors import NotFound
from comptoir.server.people.people import People, Person, changed
from comptoir.server.people.sessions import Sessions
from comptoir.server.store import Database, Statement

DAYS = 3
"""How long a link works."""
LIFE = DAYS * 24 * 3600_000
SALT = "comptoir.email"
LEAVING = "comptoir.no-email"
REMOVE = "UPDATE people SET email = '', confirmed = 0 WHERE id = $1 AND email = $2"
CONFIRM = "UPDATE people SET confirmed = 1 WHERE id = $1 AND email = $2"


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
        about = [person.id, _digest(person.email), self._now()]
        return str(self._sessions.signer(SALT).dumps(about))

    def leaving(self, person: Person) -> str:
        """The end of the link that stops messages to the person's address."""
        return str(self._sessions.signer(LEAVING).dumps([person.id, _digest(person.email)]))

    async def leave(self, token: str) -> None:
        """Forget the address that the link came to; a second time nothing is left to be done."""
        try:
            identity, digest = self._sessions.signer(LEAVING).loads(token)
        except (BadData, ValueError, TypeError):
            raise NotFound("confirm-link-old") from None
        person = await self._people.find(str(identity))
        if person is not None and person.email and digest == _digest(person.email):
            remove = Statement(REMOVE, (person.id, person.email))
            await self._database.commit(remove, tell=changed(person.id))
            self._people.forget(person.id)

    async def confirm(self, token: str) -> None:
        """The address is the person's. Raises NotFound."""
        identity, digest = self._read(token)
        person = await self._people.find(identity)
        if person is None or not person.email or digest != _digest(person.email):
            raise NotFound("confirm-link-old")
        if not person.confirmed:
            confirm = Statement(CONFIRM, (person.id, person.email), rows=1)
            await self._database.commit(confirm, tell=changed(person.id))
            self._people.forget(person.id)

    def _read(self, token: str) -> tuple[str, str]:
        try:
            identity, digest, made = self._sessions.signer(SALT).loads(token)
        except (BadData, ValueError, TypeError):
            raise NotFound("confirm-link-old") from None
        if not 0 <= self._now() - made <= LIFE:
            raise NotFound("confirm-link-old")
        return str(identity), str(digest)


def _digest(email: str) -> str:
    """Stands for an address."""
    return sha256(email.encode()).hexdigest()[:16]
