"""Links by which a guest goes on in another browser.

A link is signed, and names the guest and how often they signed out everywhere: it works for an hour
at most, and nothing about it needs to be stored.
"""

from collections.abc import Callable

from itsdangerous import BadData

from comptoir.server.errors import NotFound
from comptoir.server.people.people import People, Person
from comptoir.server.people.sessions import Sessions

LIFE = 60 * 60_000
"""Milliseconds for which a link works."""
SALT = "comptoir.moving"


class Moving:
    """Makes links and takes them back."""

    def __init__(self, people: People, sessions: Sessions, now: Callable[[], int]) -> None:
        self._people = people
        self._sessions = sessions
        self._now = now

    def token(self, guest: Person) -> str:
        """What the guest's link ends with."""
        about = [guest.id, guest.sessions, self._now()]
        return str(self._sessions.signer(SALT).dumps(about))

    async def guest(self, token: str) -> Person:
        """Whose link it is. Raises NotFound."""
        try:
            identity, sessions, made = self._sessions.signer(SALT).loads(token)
        except (BadData, ValueError, TypeError):
            raise NotFound("moving-link-old") from None
        fresh = 0 <= self._now() - made <= LIFE
        guest = await self._people.find(str(identity)) if fresh else None
        if guest is None or not guest.guest or guest.sessions != sessions:
            raise NotFound("moving-link-old")
        return guest
