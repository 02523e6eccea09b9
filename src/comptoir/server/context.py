"""What all parts of the server share."""

import time
from collections.abc import Callable

from comptoir.server.limits import Limits
from comptoir.server.notify.notify import Notify
from comptoir.server.part import Belonging
from comptoir.server.people.confirming import Confirming
from comptoir.server.people.people import People
from comptoir.server.sessions import Sessions
from comptoir.server.settings import Settings
from comptoir.server.store import Database

Clock = Callable[[], int]
"""Milliseconds since 1970."""


def system_clock() -> int:
    """The time."""
    return time.time_ns() // 1_000_000


class Context:
    """The services of one app."""

    def __init__(self, settings: Settings, database: Database, now: Clock = system_clock) -> None:
        self.settings = settings
        self.database = database
        self.now = now
        self.limits = Limits(settings, now)
        self.people = People(database, now)
        self.sessions = Sessions(settings, database, self.people, now)
        self.confirming = Confirming(database, self.people, self.sessions, now)
        self.notify = Notify(settings, database, self.people, now)
        self.belongings: tuple[Belonging, ...] = ()

    async def open(self) -> None:
        """Open the database and what needs it."""
        await self.database.open()
        await self.sessions.open()

    async def close(self) -> None:
        """Finish, and close the database."""
        await self.database.close()
