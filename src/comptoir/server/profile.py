"""Where the work of a choice goes, part by part: `comptoir bench server --profile` asks for it.

Only then functions are replaced by ones that count, so that nothing costs more without. The time of
a part is its own: what it calls that belongs to another part is counted there. It is the
processor's, in the thread of the event loop. A stamp is made inside a projection, where compiled
code calls compiled code; to be counted by itself each is made once before.
"""

import asyncio
import json
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from functools import wraps
from pathlib import Path
from time import process_time_ns, thread_time_ns
from types import coroutine
from typing import Any

from comptoir import games
from comptoir.server.live import broadcast, connection, hub
from comptoir.server.play import play
from comptoir.server.store import postgres, sqlite
from comptoir.server.tables import commit, journal, replaying, shots

VARIABLE = "COMPTOIR_PROFILE"
"""Names the file to which a process adds a line whenever it gets SIGUSR1."""
STAMP, LOOK = "stamp", "look"
"""What shots are made with."""
WAITING: tuple[tuple[str, Any, str], ...] = (
    ("receive", connection.Connection, "_hear"),
    ("receive", connection.Connection, "_turn"),
    ("check", play.Play, "_alone"),
    ("journal", commit.Committer, "store"),
    ("commit", sqlite.SQLite, "_make"),
    ("commit", postgres.PostgreSQL, "_make"),
    ("send", connection.Connection, "_send"),
)
"""Coroutines, by part."""
PARTS: tuple[tuple[str, Any, str], ...] = (
    ("copy", journal.Draft, "__init__"),
    ("apply", play, "make_turn"),
    ("deal", play, "deal"),
    ("digest", replaying, "digest"),
    ("stamp", shots, STAMP),
    ("project", shots.Shot, "__init__"),
    ("publish", commit.Committer, "_advance"),
    ("compare", hub.Differ, "changes"),
    ("encode", broadcast, "_send_change"),
    ("encode", connection, "encode"),
    ("encode", hub, "encode"),
    ("send", hub.Watcher, "send"),
)
"""The same for functions, where they are called from."""
OF_A_GAME = {
    "parse": "check",
    "explain": "check",
    "apply": "apply",
    "dump": "digest",
    "view": "view",
    "shared_view": "view",
    "standings": "project",
    "clone": "copy",
}
"""What a table asks of its game."""
NAMES = tuple(dict.fromkeys([part for part, *_ in (*WAITING, *PARTS)] + [*OF_A_GAME.values()]))


class Counters:
    """Nanoseconds by part."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._parts: list[str] = []
        self._since = 0
        self._thread = threading.get_ident()

    def enter(self, part: str) -> None:
        """What follows belongs to this part."""
        now = thread_time_ns()
        if self._parts:
            self.spent[self._parts[-1]] += now - self._since
        self._parts.append(part)
        self._since = now

    def leave(self) -> None:
        """The part is over, and the one around it goes on."""
        now = thread_time_ns()
        self.spent[self._parts.pop()] += now - self._since
        self._since = now

    def stays(self, part: str) -> bool:
        """Whether the time goes where it goes now: what is dealt is applied, too."""
        elsewhere = threading.get_ident() != self._thread
        return elsewhere or (self._parts[-1:] == ["deal"] and part in ("apply", "check"))

    def timed(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """A function whose time is that of a part."""

        @wraps(work)
        def counting(*args: Any, **given: Any) -> Any:
            if self.stays(part):
                return work(*args, **given)
            self.enter(part)
            try:
                return work(*args, **given)
            finally:
                self.leave()

        return counting

    def timed_steps(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same for a coroutine: its steps count, not its waiting."""

        @wraps(work)
        async def counting(*args: Any, **given: Any) -> Any:
            return await self._steps(part, work(*args, **given))

        return counting

    @coroutine
    def _steps(self, part: str, work: Any) -> Generator[Any, Any, Any]:
        step: Callable[[], Any] = lambda: work.send(None)  # noqa: E731  # replaced below
        while True:
            self.enter(part)
            try:
                waits_for = step()
            except StopIteration as end:
                return end.value
            finally:
                self.leave()
            try:
                yield waits_for
            except BaseException as error:  # cancelled, or told of a failure
                step = _thrower(work, error)
            else:
                step = lambda: work.send(None)  # noqa: E731

    def as_json(self) -> str:
        """All so far: the parts, the thread of the loop, and the whole process."""
        spent = {part: self.spent[part] for part in NAMES}
        return json.dumps({"parts": spent, "loop": thread_time_ns(), "process": process_time_ns()})


def _thrower(work: Any, error: BaseException) -> Callable[[], Any]:
    return lambda: work.throw(error)


def _stamped(look: Any, stamp: Any) -> Callable[..., Any]:
    """Projects, but makes the stamp before."""

    def stamped(table: Any, seat: Any) -> Any:
        stamp(table, seat)
        return look(table, seat)

    return stamped


def begin(environment: Mapping[str, str]) -> None:
    """Count in this process from now on, if the environment wants it."""
    if not (name := environment.get(VARIABLE)):
        return
    counters, file = Counters(), Path(name)
    for part, place, attribute in WAITING:
        setattr(place, attribute, counters.timed_steps(part, getattr(place, attribute)))
    for part, place, attribute in PARTS:
        setattr(place, attribute, counters.timed(part, getattr(place, attribute)))
    setattr(shots, LOOK, _stamped(getattr(shots, LOOK), getattr(shots, STAMP)))
    for key in games.GAMES:
        kind = type(games.load(key))
        for attribute in OF_A_GAME.keys() & {*dir(kind)}:
            part = OF_A_GAME[attribute]
            setattr(kind, attribute, counters.timed(part, getattr(kind, attribute)))

    def note() -> None:
        with file.open("a", encoding="utf-8") as out:
            out.write(f"{counters.as_json()}\n")

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, note)
