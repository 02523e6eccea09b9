"""`comptoir serve` as its users run it: a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 120
QUICK = {
    "COMPTOIR_REQUESTS_A_MINUTE": "1000000",
    "COMPTOIR_LOGINS_A_MINUTE": "1000000",
    "COMPTOIR_GUESTS_AN_HOUR": "1000000",
    "COMPTOIR_TABLES_AN_HOUR": "1000000",
}


@dataclass
class Process:
    """A server that runs."""

    address: str
    popen: subprocess.Popen[str]

    def stop(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """End it: exit code, what it said, and its log."""
        self.popen.send_signal(number)
        out, err = self.popen.communicate(timeout=PATIENCE)
        return self.popen.returncode, out, err


@contextmanager
def serving(
    database: str, *flags: str, python: str | Path = sys.executable, **environment: str
) -> Iterator[Process]:
    """A server at a free port, gone at the end."""
    command = [python, "-m", "comptoir", "serve", "--port", "0", "--database", database]
    popen = subprocess.Popen(
        [*command, "--lang", "en", *flags],
        env={**os.environ, **QUICK, **environment, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert popen.stdout
        line = popen.stdout.readline()
        assert line.startswith("Visit "), (line, popen.poll())
        yield Process(line.split()[1], popen)
    finally:
        if popen.poll() is None:
            popen.kill()
        popen.communicate(timeout=PATIENCE)
