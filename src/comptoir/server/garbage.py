"""When garbage is looked for.

Python looks through young objects all the time, and through all of them whenever there are a
quarter more. With hundreds of tables in memory that takes a third of a busy server's time, and a
look through all a quarter of a second for which everybody waits. A turn leaves nothing that is
found in this way alone; what else there may be can wait.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

YOUNG, GROWN, OLD = 1_000_000, 50, 1_000_000
"""This many new objects, and then that many looks of one kind, are followed by a look further."""
PAUSE = 120.0
"""Seconds between two looks through all that came since the start."""


@asynccontextmanager
async def seldom_collected(pause: float = PAUSE) -> AsyncIterator[None]:
    """Look through all objects now and then only, as long as this lasts."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what the program itself consists of stays
    gc.set_threshold(YOUNG, GROWN, OLD)
    sweeping = asyncio.create_task(_sweep(pause))
    try:
        yield
    finally:
        sweeping.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _sweep(pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        gc.collect()
