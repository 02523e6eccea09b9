"""People as the database has them; those seen lately are remembered."""

from collections import OrderedDict
from collections.abc import Callable
from secrets import token_urlsafe

from msgspec import Struct

from comptoir.server.store import Database, Row

KEPT = 10_000
SAID = "person "
"""What is told when people changed, before their ids."""
OUT = " !"
"""What is told after them when no session from before works any more."""


class Person(Struct, frozen=True):
    """Somebody with a name; a guest has no login."""

    id: str
    name: str
    login: str | None
    email: str
    confirmed: bool
    """Whether somebody who reads that address said that it is theirs."""
    language: str
    settings: str
    sessions: int
    seen: int
    """When the person last visited, to the day."""
    hooks: int
    """How many webhooks work."""
    host: bool
    """Whether they look after the server."""
    muted: int
    """Until then they write nothing."""
    banned: int
    """Until then they do nothing but take what is theirs, and go."""
    ended: frozenset[str] = frozenset()
    """Sessions that were signed out."""
    blocks: frozenset[str] = frozenset()
    """Whose words they don't want to read."""
    blocked_by: frozenset[str] = frozenset()

    @property
    def avoids(self) -> frozenset[str]:
        """With whom they don't sit at a table."""
        return self.blocks | self.blocked_by

    @property
    def guest(self) -> bool:
        """Whether there is no login."""
        return self.login is None

    @property
    def reachable(self) -> bool:
        """Whether a message could get to the person."""
        return bool(self.address) or self.hooks > 0

    @property
    def address(self) -> str:
        """The e-mail address that messages may go to."""
        return self.email if self.confirmed else ""


FIND = """
SELECT id, name, login, email, confirmed, language, settings, sessions, seen, host, muted, banned,
    (SELECT COUNT(*) FROM hooks WHERE hooks.person = people.id AND broken = '') AS hooks
FROM people WHERE id = $1
"""
MORE = """
SELECT 'ended' AS what, session AS which FROM ended_sessions WHERE person = $1
UNION ALL SELECT 'blocks', blocked FROM blocks WHERE person = $1
UNION ALL SELECT 'blocked_by', person FROM blocks WHERE blocked = $1
"""


class People:
    """Finds people by their id."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._heard = 0
        database.listen(self._hear)

    async def find(self, identity: str) -> Person | None:
        """The person with this id."""
        known = self._known.get(identity)
        if known is not None:
            self._known.move_to_end(identity)
            return known
        heard = self._heard
        rows = await self._database.fetch(FIND, identity)
        person = read(rows[0], await self._database.fetch(MORE, identity)) if rows else None
        if person and heard == self._heard:  # nothing changed while the database was asked
            self._known[identity] = person
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return person

    def forget(self, identity: str) -> None:
        """Look the person up again next time."""
        self._heard += 1
        self._known.pop(identity, None)

    def _hear(self, text: str) -> None:
        if not text:
            self._heard += 1
            self._known.clear()
        elif text.startswith(SAID):
            for identity in text.removeprefix(SAID).split():
                self.forget(identity)


def changed(*identities: str, out: bool = False) -> str:
    """What to tell when people changed, or are signed out everywhere."""
    return SAID + " ".join(identities) + (OUT if out else "")


def signed_out(text: str) -> list[str]:
    """Of whom it was told that they are signed out everywhere."""
    if not text.startswith(SAID) or not text.endswith(OUT):
        return []
    return text.removeprefix(SAID).removesuffix(OUT).split()


def new_id() -> str:
    """128 bits that nobody guesses; commands would take a dash at their beginning for a flag."""
    while (found := token_urlsafe(16)).startswith("-"):
        pass
    return found


def read(row: Row, more: list[Row]) -> Person:
    """A row of the table, and what others have."""
    sets = {
        what: frozenset(str(each["which"]) for each in more if each["what"] == what)
        for what in ("ended", "blocks", "blocked_by")
    }
    return Person(
        id=str(row["id"]),
        name=str(row["name"]),
        login=None if row["login"] is None else str(row["login"]),
        email=str(row["email"]),
        confirmed=bool(row["confirmed"]),
        language=str(row["language"]),
        settings=str(row["settings"]),
        sessions=int(row["sessions"] or 0),
        seen=int(row["seen"] or 0),
        hooks=int(row["hooks"] or 0),
        host=bool(row["host"]),
        muted=int(row["muted"] or 0),
        banned=int(row["banned"] or 0),
        **sets,
    )
