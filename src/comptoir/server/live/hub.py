"""Those who watch tables in this process."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from comptoir.core import Seat
from comptoir.server import projected
from comptoir.server.live.messages import ServerMessage, encode
from comptoir.server.patch import Change, diff, diff_but
from comptoir.server.projected import GameEventAnswer, LineAnswer
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.shots import Shot

Wire: TypeAlias = Callable[[str, bool], bool]
"""Sends a message soon, or at once with all before it; False: it has to wait for its turn."""
WIRE = "comptoir.wire"
"""The extension of a socket's scope that is one."""
Ear: TypeAlias = Callable[[], Awaitable[str]]
"""The next message of a client; raises OSError once there is none to come."""
EAR = "comptoir.ear"
"""The extension of a socket's scope that is one."""
RESTART = "restart"
"""Why connections end when the server does."""
QUEUE = 64
"""This many messages may wait for a client; one that takes longer is dropped."""
VIEW = "view"
"""The part of a board that several may share."""


class Differ:
    """Finds out what changed for each seat; views that several share are compared once."""

    def __init__(self) -> None:
        self._views: dict[tuple[int, int], list[Change]] = {}
        self._told: dict[int, list[GameEventAnswer]] = {}

    def lines(self, old: Shot, new: Shot) -> list[LineAnswer]:
        """The lines that are new; events that several see are made into answers once."""
        found = []
        for line in new.lines[len(old.lines) :]:
            told = self._told.get(id(line.events))  # which live as long as the shots do
            if told is None:
                told = self._told[id(line.events)] = projected.events(line)
            found.append(LineAnswer(line.number, line.text, told, line.seat, line.opens))
        return found

    def changes(self, old: Shot, new: Shot) -> list[Change]:
        """What to change in the board that was shown to get the new one."""
        was, now = old.board, new.board
        views = id(was.view), id(now.view)  # which live as long as the shots do
        found = self._views.get(views)
        if found is None:
            found = self._views[views] = diff(was.view, now.view, VIEW)
        return [*diff_but(was, now, VIEW), *found]


class Watcher:
    """One connection: a queue of messages that somebody else sends."""

    def __init__(
        self,
        person: str | None,
        seat: Seat | None,
        size: int = QUEUE,
        deaf_to: frozenset[str] = frozenset(),
        wire: Wire | None = None,
    ) -> None:
        self.person = person
        self.deaf_to = deaf_to
        """Whose messages it does not want."""
        self.seat = seat
        self.farewell = ""
        """Why the connection ends, once it does."""
        self.ended = asyncio.Event()
        self._size = size
        self._queue: deque[str] = deque()
        self._waits: asyncio.Future[None] | None = None
        """Whoever sends, while there is nothing to be sent."""
        self._wire = wire
        self._idle = False
        """Whether nothing is under way that a message could overtake."""

    def send(self, message: str, *, last: bool = False) -> None:
        """Send a message, or put it into the queue while others are under way.

        Nothing follows the `last` one for now. A connection that does not keep up is dropped, and
        holds up nobody.
        """
        wire = self._wire if self._idle and not self.farewell else None
        if wire is not None and wire(message, last):
            return
        self._idle = False
        if len(self._queue) >= self._size:
            self.end("slow")
        elif self.farewell in ("", RESTART):
            self._queue.append(message)
            self._wake()

    def end(self, code: str) -> None:
        """Let the connection end, and say why."""
        self.farewell = self.farewell or code
        self.ended.set()
        self._wake()

    def _wake(self) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    def rest(self) -> list[str]:
        """What is still to be said before a restart."""
        found = [*self._queue] if self.farewell == RESTART else []
        self._queue.clear()
        return found

    async def next(self) -> str | None:
        """The next message; None at the end."""
        while not self._queue and not self.farewell:
            self._idle = True
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits
        return None if self.farewell else self._queue.popleft()


class Hub:
    """The watchers of one table."""

    def __init__(self, thinking: list[int]) -> None:
        self.watchers: list[Watcher] = []
        self.thinking = thinking
        """The bots that were last said to think."""

    @property
    def seats(self) -> set[Seat | None]:
        """The seats that somebody looks from."""
        return {watcher.seat for watcher in self.watchers}

    def at(self, seat: Seat | None) -> list[Watcher]:
        """Those who look from this seat."""
        return [watcher for watcher in self.watchers if watcher.seat == seat]

    def send(self, message: ServerMessage) -> None:
        """The same to everybody."""
        data = encode(message)
        for watcher in self.watchers:
            watcher.send(data)


class Hubs:
    """The hubs of all tables that somebody watches here; such a table stays in memory."""

    def __init__(self) -> None:
        self._hubs: dict[HeldTable, Hub] = {}

    def find(self, held: HeldTable) -> Hub | None:
        """The hub of a table, if somebody watches it."""
        return self._hubs.get(held)

    @property
    def watchers(self) -> list[Watcher]:
        """Everybody who watches a table."""
        return [watcher for hub in self._hubs.values() for watcher in hub.watchers]

    def enter(self, held: HeldTable, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        hub = self._hubs.get(held)
        if hub is None:
            hub = self._hubs[held] = Hub(held.thinking)
        hub.watchers.append(watcher)
        held.watchers += 1

    def leave(self, held: HeldTable, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        hub = self._hubs[held]
        hub.watchers.remove(watcher)
        held.watchers -= 1
        if not hub.watchers:
            del self._hubs[held]
