"""The work of a server part by part, over a time: what `comptoir.server.profile` counts there."""

import json
import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path

from comptoir.server.profile import VARIABLE

PATIENCE = 60.0
"""Seconds that a busy server has to say what it counted."""
LOOP, THREADS = "loop", "threads"
"""The event loop with its sockets and timers; and what other threads do, which is the disk's."""


class Profile:
    """What a process that is started with `environment` works on between begin and end."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.environment = {} if file is None else {VARIABLE: str(file)}
        self._before: Mapping[str, float] = {}

    def begin(self, process: int) -> None:
        """Count from here."""
        self._before = self._ask(process)

    def end(self, process: int) -> dict[str, float]:
        """Seconds by part since then; none if nobody wanted to know."""
        return {part: spent - self._before[part] for part, spent in self._ask(process).items()}

    def _ask(self, process: int) -> dict[str, float]:
        if self._file is None:
            return {}
        known, until = _lines(self._file), time.monotonic() + PATIENCE
        os.kill(process, signal.SIGUSR1)
        while len(lines := _lines(self._file)) == len(known):
            if time.monotonic() > until:
                raise RuntimeError("The server does not say what it worked on.")
            time.sleep(0.01)
        return _seconds(json.loads(lines[-1]))


def _lines(file: Path) -> list[str]:
    """Those that are whole."""
    return file.read_text("utf-8").split("\n")[:-1] if file.exists() else []


def _seconds(told: Mapping[str, Mapping[str, int] | int]) -> dict[str, float]:
    parts, loop, process = told["parts"], told["loop"], told["process"]
    assert isinstance(parts, dict)
    assert isinstance(loop, int)
    assert isinstance(process, int)
    rest = {LOOP: loop - sum(parts.values()), THREADS: process - loop}
    return {part: spent / 1e9 for part, spent in (parts | rest).items()}
