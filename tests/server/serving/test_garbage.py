"""Garbage is collected rarely, and when nobody plays, but it is."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from comptoir.server.garbage import FEW, NEVER, YOUNG, seldom_collected


@contextmanager
def looks_through_all() -> Iterator[asyncio.Event]:
    """What is set as soon as all objects were looked through."""
    seen = asyncio.Event()

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 2:
            seen.set()

    gc.callbacks.append(note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(note)


async def test_all_objects_are_looked_through_now_and_then_only() -> None:
    before = gc.get_threshold()
    async with seldom_collected(pause=0.01, calm=0.01):
        assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
        assert gc.get_freeze_count() > 0
        with looks_through_all() as seen:
            async with asyncio.timeout(120):
                await seen.wait()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_it_waits_until_nobody_plays() -> None:
    kept: list[list[None]] = []
    async with seldom_collected(pause=0, calm=0):
        with looks_through_all() as seen:
            for _ in range(100):
                kept += [[] for _ in range(10 * FEW)]
                await asyncio.sleep(0)
            assert not seen.is_set()
            async with asyncio.timeout(120):
                await seen.wait()
