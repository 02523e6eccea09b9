"""Garbage: thinking makes and drops millions of lists, hardly ever any that hold on to each other.

Python looks for such rings whenever some hundred lists more than before are alive, which took two
fifths of the time. Processes that think are told to look rarely.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 100_000
"""This many lists more."""


def collect_seldom() -> None:
    """For the rest of the process; what is alive already will stay."""
    gc.freeze()
    gc.set_threshold(SELDOM)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """For some time."""
    before = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
