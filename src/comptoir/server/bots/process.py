"""A worker process as the server sees it: asked, given up when it hangs, and started anew."""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

from comptoir.server.bots.worker import DuelTold, HintTold, Task, Thought

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

MEGABYTES = 1024
LONGEST = 1 << 20
"""The longest answer, in bytes."""


class Failed(Exception):
    """The worker hung, crashed or made no sense. There will be a new one."""


def command(megabytes: int = MEGABYTES) -> tuple[str, ...]:
    """How a worker is started."""
    return (sys.executable, "-m", "comptoir.server.bots.worker", str(megabytes))


class Worker:
    """One process, started when it is first asked."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._talk = asyncio.Lock()
        """One question at a time; who asks first is answered first."""

    @property
    def busy(self) -> bool:
        """Whether it has been asked something already."""
        return self._talk.locked()

    async def think(self, task: Task) -> list[str]:
        """The choices of a turn. Raises Failed."""
        thought = await self._thought(task)
        if not thought.choices:
            raise Failed("it chose nothing")
        return thought.choices

    async def advise(self, task: Task) -> list[HintTold]:
        """What a bot would do. Raises Failed."""
        return (await self._thought(task)).hints

    async def judge(self, task: Task) -> DuelTold:
        """How good a turn is. Raises Failed."""
        found = (await self._thought(task)).duel
        if found is None:
            raise Failed("it compared nothing")
        return found

    async def _thought(self, task: Task) -> Thought:
        thought = await self.answer(msgspec.json.encode(task), Thought, task.seconds)
        if thought.error:
            raise Failed(thought.error)
        return thought

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
        """Kill the process, whatever it does; how it ended."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            return await process.wait()
        return None
