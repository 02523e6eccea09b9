"""What each worker process does about itself: answer, end in time, and let others go first."""

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from ctypes import CDLL
from threading import Thread
from typing import BinaryIO

import msgspec

NICE = 10
PARENT_DEATH = 1
"""PR_SET_PDEATHSIG: Linux sends a signal when the parent ends."""
LOOK = 1.0
"""Seconds between two checks that the parent is there, for other systems."""
GRACE = 5.0
"""Seconds after the limit at which a worker ends itself, should nobody be left to end it."""


def alarm(seconds: float) -> None:
    """End this process after that many seconds; 0: not."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def limit(megabytes: int, nice: int = NICE) -> None:
    """Take no more memory than that, and let others go first."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # only where there is one

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        os.nice(nice)


def end_with_parent() -> None:
    """End when the server does, however it ends, even in the middle of a thought."""
    parent = os.getppid()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            CDLL(None).prctl(PARENT_DEATH, signal.SIGKILL)
    Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)


def serve(source: BinaryIO, sink: BinaryIO, answer: Callable[[bytes], msgspec.Struct]) -> None:
    """Answer each line, until there are no more."""
    for line in source:
        sink.write(msgspec.json.encode(answer(line)) + b"\n")
        sink.flush()
