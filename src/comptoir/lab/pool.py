"""Work spread over processes, or over a Ray cluster."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

from comptoir.bots.memory import collect_seldom, collecting_seldom
from comptoir.lab.cluster import spread_on_ray

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int, ray: str | None = None
) -> Iterator[R]:
    """Do all the work in that many processes, or on the cluster at an address; in any order."""
    if ray is not None:
        yield from spread_on_ray(work, tasks, ray)
    elif jobs == 1 or len(tasks) < 2:
        with collecting_seldom():
            yield from map(work, tasks)
    else:
        with Pool(min(jobs, len(tasks)), _prepare) as pool:
            yield from pool.imap_unordered(work, tasks)
            # Ended by word, not by signal: Python may miss one that comes just before it waits.
            pool.close()
            pool.join()


def _prepare() -> None:
    """Leave Ctrl-C to the parent, and when it ends us, end in order: bots may have to be ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    collect_seldom()
