"""Who hears what is told, and how it gets to other processes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress

from comptoir.server.store.database import Unavailable

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds until what could not be told is told again."""
PATIENCE = 5.0
"""Seconds that the last words may take."""
GATHER = 0.1
"""Seconds for which what is said is gathered, to be told at once."""
LONGEST = 7000
"""Bytes of a message; PostgreSQL takes less than 8,000."""


class Listeners:
    """Those who listen, each called with every text; the trouble of one is not that of others."""

    def __init__(self) -> None:
        self._heard: list[Callable[[str], None]] = []

    def add(self, heard: Callable[[str], None]) -> None:
        """Call this from now on."""
        self._heard.append(heard)

    def tell(self, text: str) -> None:
        """Call everybody."""
        for heard in self._heard:
            try:
                heard(text)
            except Exception:
                log.exception("A listener of the database failed.")


def together(texts: Iterable[str]) -> Iterator[str]:
    """The texts in few messages, a line each."""
    message = ""
    for text in texts:
        if message and len(message.encode()) + len(text.encode()) > LONGEST:
            yield message
            message = text
        else:
            message = f"{message}\n{text}" if message else text
    if message:
        yield message


class Teller:
    """Tells other processes, in the background: all that was said for a moment, at once."""

    def __init__(self, tell: Callable[[list[str]], Awaitable[None]]) -> None:
        self._tell = tell
        self._said: dict[str, None] = {}
        """What is still to be told, each text once."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Tell what is left, and stop."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            with suppress(Unavailable, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._tell_all()

    def say(self, text: str) -> None:
        """Tell it soon."""
        self._said[text] = None
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHER)
            self._wake.clear()
            try:
                await self._tell_all()
            except Exception as error:  # one that stopped telling would never tell anything again
                expected = isinstance(error, Unavailable)
                log.warning("Other processes can't be told: %s", error, exc_info=not expected)
                await asyncio.sleep(PAUSE)
                self._wake.set()

    async def _tell_all(self) -> None:
        """Tell what was said; what can't be told now is kept."""
        texts, self._said = [*self._said], {}
        try:
            if texts:
                await self._tell(texts)
        except BaseException:
            self._said = dict.fromkeys([*texts, *self._said])
            raise
