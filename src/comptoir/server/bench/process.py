"""A server in a process of its own."""

import asyncio
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from urllib.error import URLError

import asyncpg

from comptoir.server.bench.wire import Address
from comptoir.server.context import OFFSET

UNLIMITED = "1000000000"
LIMITS = (
    "REQUESTS_A_MINUTE",
    "GUESTS_AN_HOUR",
    "TABLES_AN_HOUR",
    "TABLES_A_PERSON",
    "TRIES_A_MINUTE",
    "UNDOS_AN_HOUR",
    "SOCKETS_AN_ADDRESS",
    "MESSAGES_A_MINUTE",
)
PATIENCE = 180.0
"""Seconds that starting and stopping may take."""


class Process:
    """`comptoir serve`, as people run it, except for the limits on how often."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        cores: frozenset[int] = frozenset(),
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.address = Address("127.0.0.1", port or free_port())
        self._log = log
        self._command = [sys.executable, "-m", "comptoir", "serve", "--lang=en"]
        self._command += [f"--port={self.address.port}", f"--database={database}"]
        self._command += ["--processes=1", "--log-level=warning"]
        self._cores = cores
        self._environment = {**environment(), **more}
        self._running: subprocess.Popen[bytes] | None = None
        self.offset = 0
        """Seconds by which its clock is off."""

    @property
    def pid(self) -> int:
        """The number of the process that runs."""
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        """Run, and return once it answers. Raises RuntimeError with what it said."""
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(
                self._command,
                env={**self._environment, OFFSET: str(self.offset)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        pin(self._running.pid, self._cores)
        until = time.monotonic() + PATIENCE
        while not healthy(self.address):
            if self._running.poll() is not None or time.monotonic() > until:
                raise RuntimeError(self._log.read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def stop(self) -> None:
        """Have it end in an orderly way."""
        if self._running is not None:
            self._running.terminate()
            try:
                self._running.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
            self._running = None

    def kill(self) -> None:
        """End it at once, as if the power failed."""
        if self._running is not None:
            self._running.kill()
            self._running.wait(PATIENCE)
            self._running = None

    def cpu_seconds(self) -> float:
        """What it and its processes have worked so far, as far as the system tells."""
        return sum(map(_worked, [self.pid, *_children(self.pid)]))


@contextmanager
def running(
    database: str,
    log: Path,
    cores: frozenset[int] = frozenset(),
    more: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Process]:
    """A server, for a while; on these cores alone, if they are named."""
    process = Process(database, log, cores=cores, more=more)
    try:
        process.start()
        yield process
    finally:
        process.stop()


def environment() -> Mapping[str, str]:
    """Nothing is limited, since all clients come from one address."""
    return {**os.environ, **{f"COMPTOIR_{name}": UNLIMITED for name in LIMITS}}


def healthy(address: Address) -> bool:
    """Whether a server answers there, and all is well."""
    try:
        with urllib.request.urlopen(f"{address.origin}/health", timeout=5) as answer:
            return int(answer.status) == 200
    except (URLError, OSError):
        return False


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


def database_seconds(url: str) -> float | None:
    """What PostgreSQL has worked so far, if that is what it is and it runs on this machine."""
    if not url.startswith("postgres"):
        return None
    parent = asyncio.run(_postmaster(url))
    if not parent:
        return None
    return sum(map(_worked, [parent, *_children(parent)])) + _worked_before(parent)


async def _postmaster(url: str) -> int:
    """The parent of the process that serves a connection; 0 if that is on another machine."""
    connection = await asyncpg.connect(url)
    try:
        return _parent(await connection.fetchval("SELECT pg_backend_pid()"))
    finally:
        await connection.close()


def _parent(pid: int) -> int:
    """Whose child it is, if it is PostgreSQL's and of this machine."""
    fields = _fields(pid)
    return int(fields[1]) if fields and "postgres" in _name(pid) else 0


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text()
    except OSError:
        return ""


def _worked_before(pid: int) -> float:
    """What children worked that have ended."""
    fields = _fields(pid)
    return sum(map(int, fields[13:15])) / os.sysconf("SC_CLK_TCK")


def _fields(pid: int) -> list[str]:
    """What the system tells of a process, behind its name; none where it tells nothing."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def pin(process: int, where: frozenset[int]) -> None:
    """Have a process run on these cores alone, 0 for this one."""
    if where:
        os.sched_setaffinity(process, where)


def _worked(pid: int) -> float:
    return sum(map(int, _fields(pid)[11:13])) / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    try:
        return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
    except OSError:
        return []
