"""Work in the background."""

import asyncio

import pytest

from comptoir.server.background import woken


@pytest.mark.parametrize("ticks", range(4))
async def test_who_is_cancelled_as_it_wakes_ends(ticks: int) -> None:
    event = asyncio.Event()

    async def work() -> None:
        while True:
            event.clear()
            await woken(event, 60)

    task = asyncio.create_task(work())
    await asyncio.sleep(0.01)
    event.set()
    for _ in range(ticks):
        await asyncio.sleep(0)
    task.cancel()
    done, _ = await asyncio.wait([task], timeout=5)
    task.cancel()
    assert done == {task}


async def test_it_wakes_when_it_is_time_or_something_has_come() -> None:
    event = asyncio.Event()
    await woken(event, 0.01)
    event.set()
    await woken(event, 60)
