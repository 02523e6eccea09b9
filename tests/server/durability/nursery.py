"""Servers that start at once and die at once: all is imported before, then each is a fork.

As a program it reads commands, one JSON list a line: ["start", PORT, DATABASE], ["kill"].
"""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from comptoir.server import serving
from comptoir.server.bench.process import LIMITS, free_port
from comptoir.server.bench.wire import Address
from comptoir.server.settings import Settings

LIMIT = 120.0
"""Seconds that a server may take on a loaded machine."""


class Nursery:
    """One server at a time, always at the same address and with the same database."""

    def __init__(self, process: Process, database: str) -> None:
        self._process = process
        self._database = database
        self.address = Address("127.0.0.1", free_port())
        self.pid = 0

    async def start(self) -> None:
        """Run a server, and return once it is ready."""
        self.pid = await self._say("start", self.address.port, self._database)

    async def kill(self) -> None:
        """`kill -9`."""
        await self._say("kill")

    async def _say(self, *command: Any) -> int:
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None
        assert writer is not None
        writer.write(json.dumps(command).encode() + b"\n")
        async with asyncio.timeout(LIMIT):
            line = await reader.readline()
        assert line.startswith(b"done "), "The server did not start; it says why above."
        return int(line.removeprefix(b"done "))


@asynccontextmanager
async def nursery(database: str) -> AsyncIterator[Nursery]:
    """A nursery whose servers are gone afterwards."""
    command = (sys.executable, "-m", "tests.server.durability.nursery")
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        yield Nursery(process, database)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


def start(port: int, database: str) -> int:
    """Fork a server; its number once it serves."""
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        code = 1
        try:
            _serve(port, database, write)
            code = 0
        finally:
            sys.stderr.flush()
            os._exit(code)
    os.close(write)
    with os.fdopen(read) as ready:
        return pid if ready.read() else 0


def _serve(port: int, database: str, ready: int) -> None:
    unlimited: dict[str, Any] = {name.lower(): 10**9 for name in LIMITS}
    settings = Settings(port=port, database=database, **unlimited)

    def say_ready() -> None:
        os.write(ready, b"ready")
        os.close(ready)

    with serving.listen(settings) as listening:
        serving.run(settings, listening, say_ready)


def kill(pid: int) -> None:
    """End a server without a word."""
    if pid:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def main() -> None:
    """Obey until there are no more commands."""
    pid = 0
    try:
        for line in sys.stdin:
            command, *arguments = json.loads(line)
            if command == "start":
                pid = start(*arguments)
            else:
                kill(pid)
            sys.stdout.write(f"done {pid}\n" if pid else "failed\n")
            sys.stdout.flush()
            if command == "kill":
                pid = 0
    finally:
        kill(pid)


if __name__ == "__main__":
    main()
