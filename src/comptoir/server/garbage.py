"""When garbage is looked for.

Python looks through young objects all the time, and through all of them whenever there are a
quarter more. With hundreds of tables in memory that takes a third of a busy server's time, and a
look through all half a second for which everybody waits. A turn leaves nothing that is found in
this way alone. Other garbage is mostly found while it is young, a few thousand objects at a time;
the rest can wait until nobody plays.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

YOUNG = 20_000
"""This many new objects are looked through at once, which takes a few milliseconds."""
NEVER = 1_000_000_000
"""Looks at the young ones before those that stayed are looked through as well."""
PAUSE = 120.0
"""Seconds between two looks through all that came since the start."""
CALM = 0.5
"""Seconds in which hardly anything is made, when nobody plays."""
FEW = 1_000
"""Objects that are made in such a time, at most."""
PATIENCE = 7_200
"""This many times people are found playing; then they have to wait."""


@asynccontextmanager
async def seldom_collected(pause: float = PAUSE, calm: float = CALM) -> AsyncIterator[None]:
    """Look through all objects now and then only, as long as this lasts."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what the program itself consists of stays
    gc.set_threshold(YOUNG, NEVER, NEVER)
    sweeping = asyncio.create_task(_sweep(pause, calm))
    try:
        yield
    finally:
        sweeping.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _sweep(pause: float, calm: float) -> None:
    while True:
        await asyncio.sleep(pause)
        await _nobody_plays(calm)
        gc.collect()


async def _nobody_plays(calm: float) -> None:
    made = _made()
    for _ in range(PATIENCE):
        await asyncio.sleep(calm)
        made, before = _made(), made
        if made - before < FEW:
            return


def _made() -> int:
    """How many objects were made that are still there, or were when they were looked through."""
    return int(gc.get_stats()[0]["collections"]) * YOUNG + gc.get_count()[0]
