"""Who wants nothing to do with whom.

Two people of whom one blocks the other do not sit down at one table, and are not invited to each
other's; whoever blocks somebody does not read what they write. Nobody is told of a block.
"""

from collections.abc import Callable

from msgspec import Struct, convert

from comptoir.server.errors import Clash, NotFound
from comptoir.server.people.people import People, Person, changed
from comptoir.server.store import Database, Statement

MOST = 500
"""How many people somebody may block."""
ALL = """
SELECT people.id, people.name, blocks.at FROM blocks JOIN people ON people.id = blocks.blocked
WHERE blocks.person = $1 ORDER BY blocks.at DESC, people.id
"""
BLOCK = """
INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3)
ON CONFLICT (person, blocked) DO NOTHING
"""
UNBLOCK = "DELETE FROM blocks WHERE person = $1 AND blocked = $2"


class Blocked(Struct, frozen=True):
    """Somebody whom you block, since then."""

    id: str
    name: str
    at: int


class Blocks:
    """Puts people apart."""

    def __init__(self, database: Database, people: People, now: Callable[[], int]) -> None:
        self._database = database
        self._people = people
        self._now = now

    async def all(self, person: Person) -> list[Blocked]:
        """Whom the person blocks, the latest first."""
        return [convert(dict(row), Blocked) for row in await self._database.fetch(ALL, person.id)]

    async def block(self, person: Person, other: str) -> None:
        """Keep them apart from now on."""
        if other == person.id:
            raise Clash("block-yourself")
        if await self._people.find(other) is None:
            raise NotFound("no-person")
        if len(person.blocks) >= MOST and other not in person.blocks:
            raise Clash("blocks-full")
        await self._do(person, other, Statement(BLOCK, (person.id, other, self._now())))

    async def unblock(self, person: Person, other: str) -> None:
        """They may meet again."""
        await self._do(person, other, Statement(UNBLOCK, (person.id, other)))

    async def _do(self, person: Person, other: str, statement: Statement) -> None:
        """Those who watch connect again, so that they hear or don't hear each other."""
        await self._database.commit(statement, tell=changed(person.id, other, out=True))
        self._people.forget(person.id)
        self._people.forget(other)
