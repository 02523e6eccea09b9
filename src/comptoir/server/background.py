"""Work that goes on beside the app, for as long as that lives."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from threading import Thread
from typing import Any, TypeVar, cast

from comptoir.server.store import Conflict, Unavailable

log = logging.getLogger(__name__)

T = TypeVar("T")


@asynccontextmanager
async def background(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Do all this meanwhile; it is cancelled in the end."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Tasks:
    """Work that was begun and goes on by itself."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let it go on, whether or not anybody waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def is_within(self) -> bool:
        """Whether whoever asks is part of such work."""
        return asyncio.current_task() in self._tasks

    async def finish(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def aside(work: Callable[[], T]) -> T:
    """What may take long, in a thread that nobody waits for when the program ends."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(cast("T", result))
        else:
            done.set_exception(error)

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except BaseException as raised:  # it is raised where somebody waits for it
            error = raised
        with suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, daemon=True).start()
    return await done


async def restarted(work: Callable[[], Awaitable[None]]) -> None:
    """What should never end is begun again."""
    while True:
        await quietly(work())
        await asyncio.sleep(1)


async def every(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Do it again and again."""
    while True:
        await quietly(work())
        await asyncio.sleep(seconds)


async def woken(event: asyncio.Event, seconds: float) -> None:
    """Wait for it, or that long.

    Whoever is cancelled as it comes is cancelled: `asyncio.wait_for` of Python 3.11 forgets that.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


async def quietly(work: Awaitable[object]) -> None:
    """What fails in the background is noted, and done again later."""
    try:
        await work
    except (Unavailable, Conflict) as error:
        log.warning("The database was not ready: %s", error)
    except Exception:
        log.exception("Something in the background failed.")
