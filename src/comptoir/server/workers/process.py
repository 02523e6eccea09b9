"""A worker process as the server sees it: asked, given up when it hangs, and restarted."""

import asyncio
import logging
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

MEGABYTES = 1024
"""How much memory a worker may take."""
LONGEST = 8 << 20
"""The longest answer, in bytes."""


class Failed(Exception):
    """The worker hung, crashed or made no sense. There will be a new one."""


class Worker:
    """One process, started when it is first asked."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._talk = asyncio.Lock()
        """One question at a time; first come, first served."""

    @property
    def busy(self) -> bool:
        """Whether it has been asked something already."""
        return self._talk.locked()

    async def answer(self, task: bytes, kind: type[Answer], seconds: float) -> Answer:
        """The answer of this type to one line. Raises Failed."""
        async with self._talk:
            return await self._answer(task, kind, seconds)

    async def _answer(self, task: bytes, kind: type[Answer], seconds: float) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                line = await self._ask(task)
            return msgspec.json.decode(line, type=kind)
        except TimeoutError:
            await self.end()
            raise Failed(f"it thought for more than {seconds:.0f} seconds") from None
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            code = await self.end()
            raise Failed(f"it ended (code {code}), or made no sense: {error}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, task: bytes) -> bytes:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST,
                start_new_session=True,
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(task + b"\n")
        await stdin.drain()
        return await stdout.readline()

    async def end(self) -> int | None:
        """Kill the process, whatever it does; how it ended.

        Whoever is cancelled here still waits: a killed process takes no time, and one that nobody
        waited for would be left behind.
        """
        process, self._process = self._process, None
        if process is None:
            return None
        with suppress(ProcessLookupError):
            process.kill()
        ended = asyncio.ensure_future(process.wait())
        cancelled: asyncio.CancelledError | None = None
        while not ended.done():
            try:
                await asyncio.wait([ended])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            raise cancelled
        return ended.result()
