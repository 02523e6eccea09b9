"""Work spread over processes."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Do all the work in so many processes; the results come in any order."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
    else:
        with Pool(min(jobs, len(tasks)), _prepare) as pool:
            yield from pool.imap_unordered(work, tasks)


def _prepare() -> None:
    """Leave Ctrl-C to the parent, and when it ends us, end in order: bots may have to be ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
