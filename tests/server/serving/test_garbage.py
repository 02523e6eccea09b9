"""Garbage is collected rarely, but it is."""

import asyncio
import gc

from comptoir.server.garbage import OLD, YOUNG, seldom_collected


async def test_all_objects_are_looked_through_now_and_then_only() -> None:
    looks = asyncio.Event()

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 2:
            looks.set()

    before = gc.get_threshold()
    async with seldom_collected(pause=0.01):
        assert (gc.get_threshold()[0], gc.get_threshold()[2]) == (YOUNG, OLD)
        assert gc.get_freeze_count() > 0
        gc.callbacks.append(note)
        try:
            async with asyncio.timeout(120):
                await looks.wait()
        finally:
            gc.callbacks.remove(note)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
