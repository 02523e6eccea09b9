"""A server in a process of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

from comptoir.server.bench.wire import Address

UNLIMITED = "1000000000"
LIMITS = (
    "REQUESTS_A_MINUTE",
    "GUESTS_AN_HOUR",
    "TABLES_AN_HOUR",
    "TABLES_A_PERSON",
    "TRIES_A_MINUTE",
)
PATIENCE = 180.0
"""Seconds that starting and stopping may take."""


class Process:
    """`comptoir serve`, as people run it, but for the limits on how often."""

    def __init__(self, database: str, log: Path, processes: int = 1, port: int = 0) -> None:
        self.address = Address("127.0.0.1", port or free_port())
        self._log = log
        self._command = [sys.executable, "-m", "comptoir", "serve", "--lang=en"]
        self._command += [f"--port={self.address.port}", f"--database={database}"]
        self._command += [f"--processes={processes}", "--log-level=warning"]
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of the process that runs."""
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        """Run, and return once it answers. Raises RuntimeError with what it said."""
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(
                self._command, env=environment(), stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
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
def running(database: str, log: Path, processes: int = 1) -> Iterator[Process]:
    """A server, for a while."""
    process = Process(database, log, processes)
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


def _worked(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    try:
        return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
    except OSError:
        return []
