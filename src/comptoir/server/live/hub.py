"""Those who watch a table in this process, and what each seat was last shown."""

import asyncio
from collections import deque
from typing import Any, NamedTuple

import msgspec

from comptoir.core import Json, Seat
from comptoir.server.live.patch import Change, diff
from comptoir.table import Line, Table, project, stamp
from comptoir.table.projection import board_json

QUEUE = 64
"""So many messages may wait for a client; one that takes longer is dropped."""


def encode(message: Json) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()


class Since(NamedTuple):
    """What a client has: the number of its last line, and the mark that it got with it."""

    line: int = 0
    mark: str = ""


class Shot:
    """The table as a seat, or a spectator, sees it at one moment."""

    __slots__ = ("_marks", "lines", "rest", "stamp", "table", "view")

    def __init__(self, table: Table[Any], seat: Seat | None) -> None:
        projection = project(table, seat)
        self.table = table
        self.lines: tuple[Line, ...] = projection.log
        self._marks = table.seen(seat).chain
        self.stamp = projection.stamp
        self.view = projection.view
        """Shared by those who see the same."""
        self.rest = board_json(projection)
        """The projection without its view and its log."""
        del self.rest["view"]

    @property
    def mark(self) -> str:
        """Stands for all lines: whoever has it has them."""
        return self._marks[len(self.lines)]

    def after(self, since: Since) -> tuple[Line, ...]:
        """The lines that a client lacks; all of them if it has some that were taken back."""
        known = 0 <= since.line <= len(self.lines)
        if not known or since.mark not in ("", self._marks[since.line]):
            return self.lines
        return self.lines[since.line :]

    @property
    def board(self) -> dict[str, Json]:
        """The projection without its log."""
        return {**self.rest, "view": self.view}


class Differ:
    """Finds out what changed for each seat; views that several share are compared once."""

    def __init__(self) -> None:
        self._views: dict[tuple[int, int], list[Change]] = {}

    def changes(self, old: Shot, new: Shot) -> list[Json]:
        """What to change in the board that was shown to get the new one."""
        views = id(old.view), id(new.view)  # which live as long as the shots do
        if views not in self._views:
            self._views[views] = diff(old.view, new.view, "view")
        return [*diff(old.rest, new.rest), *self._views[views]]


class Watcher:
    """One connection: a queue of messages that somebody else sends."""

    def __init__(self, person: str | None, seat: Seat | None, size: int = QUEUE) -> None:
        self.person = person
        self.seat = seat
        self.farewell = ""
        """Why the connection ends, once it does."""
        self.ended = asyncio.Event()
        self._size = size
        self._queue: deque[str] = deque()
        self._waits: asyncio.Future[None] | None = None
        """Whoever sends, while there is nothing to be sent."""

    def send(self, message: str) -> None:
        """Put a message into the queue; who does not keep up is dropped, and holds up nobody."""
        if len(self._queue) >= self._size:
            self.end("slow")
        elif not self.farewell:
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

    async def next(self) -> str | None:
        """The next message; None at the end."""
        while not self._queue and not self.farewell:
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits
        return None if self.farewell else self._queue.popleft()


class Hub:
    """The watchers of one table."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.thinking: list[int] = []
        """The bots that were last said to think."""
        self._shots: dict[Seat | None, Shot] = {}

    @property
    def seats(self) -> set[Seat | None]:
        """The seats that somebody looks from."""
        return {watcher.seat for watcher in self.watchers}

    def shot(self, table: Table[Any], seat: Seat | None) -> Shot:
        """How the seat sees the table now; made once."""
        shot = self._shots.get(seat)
        if shot is None or shot.table is not table:
            shot = self._shots[seat] = Shot(table, seat)
        return shot

    def stamp(self, table: Table[Any], seat: Seat) -> str:
        """What a turn of the seat has to name now."""
        shot = self._shots.get(seat)
        if shot is not None and shot.table is table:
            return shot.stamp
        return stamp(table, seat)

    def last_shots(self) -> dict[Seat | None, Shot]:
        """What each watched seat was shown, and forget the rest."""
        watched = self.seats
        shots = {seat: shot for seat, shot in self._shots.items() if seat in watched}
        self._shots = dict(shots)
        return shots

    def at(self, seat: Seat | None) -> list[Watcher]:
        """Those who look from this seat."""
        return [watcher for watcher in self.watchers if watcher.seat == seat]

    def send(self, message: dict[str, Json]) -> None:
        """The same to everybody."""
        data = encode(message)
        for watcher in self.watchers:
            watcher.send(data)
