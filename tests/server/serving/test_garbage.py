"""Garbage is collected rarely, and when nobody plays, but it is."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from comptoir.server.garbage import FEW, HARDLY_ANY, SAMPLE, Collector, seldom_collected


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
    async with seldom_collected(pause=0.01, calm=0.01):
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
        with looks_through_all() as seen:
            async with asyncio.timeout(120):
                await seen.wait()
    assert gc.isenabled()
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


@contextmanager
def looks_at_young() -> Iterator[list[int]]:
    """How much garbage each look through the young objects finds."""
    found: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 0:
            found.append(about["collected"])

    gc.callbacks.append(note)
    try:
        yield found
    finally:
        gc.callbacks.remove(note)


def make_garbage(much: int) -> None:
    """Objects that only a look can find."""
    for _ in range(much):
        circle: list[object] = []
        circle.append(circle)


async def test_young_objects_are_set_aside_while_hardly_any_are_garbage() -> None:
    async with seldom_collected():
        collector = Collector()
        gc.collect()
        with looks_at_young() as found:
            for _ in range(2 * SAMPLE):
                collector.deal_with_young()
            assert len(found) == 2
            assert gc.get_count()[0] < FEW


async def test_young_objects_are_looked_through_while_there_is_garbage_among_them() -> None:
    async with seldom_collected():
        collector = Collector()
        with looks_at_young() as found:
            for _ in range(3):
                make_garbage(2 * HARDLY_ANY)
                collector.deal_with_young()
            assert len(found) == 3
            assert min(found) > HARDLY_ANY


async def test_what_was_set_aside_is_looked_through_in_the_end() -> None:
    async with seldom_collected(pause=0.01, calm=0.01):
        collector = Collector()
        gc.collect()
        collector.deal_with_young()
        before = gc.get_freeze_count()
        make_garbage(FEW)
        collector.deal_with_young()
        assert gc.get_freeze_count() >= before + FEW
        with looks_through_all() as seen:
            async with asyncio.timeout(120):
                await seen.wait()
        await asyncio.sleep(0)
        assert gc.get_freeze_count() < before + FEW
