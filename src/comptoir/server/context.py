"""What all parts of the server share."""

import os
import time
from collections.abc import Callable
from functools import partial

from comptoir.server.limits import Limits
from comptoir.server.notify.notify import Notify
from comptoir.server.people.confirming import Confirming
from comptoir.server.people.moving import Moving
from comptoir.server.people.people import People
from comptoir.server.people.resetting import Resetting
from comptoir.server.people.sessions import Sessions
from comptoir.server.settings import Settings
from comptoir.server.store import Database

Clock = Callable[[], int]
"""Milliseconds since 1970."""


BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""A clock that Linux has."""


_steady = time.monotonic_ns if BOOT is None else partial(time.clock_gettime_ns, BOOT)
"""Nanoseconds that no change of the system's clock touches; they pass while it sleeps."""


OFFSET = "COMPTOIR_CLOCK_OFFSET"
"""Seconds by which the clock is off, to see what becomes of a clock that was set."""
BEGAN = time.time_ns() + int(os.environ.get(OFFSET, "0")) * 1_000_000_000 - _steady()


def system_clock() -> int:
    """The time as it was when the program began, and as much as has passed since.

    Should somebody set the system's clock, limits, clocks and sessions do not notice.
    """
    return (BEGAN + _steady()) // 1_000_000


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
        self.resetting = Resetting(database, self.people, self.sessions, now)
        self.moving = Moving(self.people, self.sessions, now)
        self.notify = Notify(settings, self.people, now)

    async def open(self) -> None:
        """Open the database and what needs it."""
        await self.database.open()
        await self.sessions.open()

    async def close(self) -> None:
        """Finish, and close the database."""
        await self.database.close()
