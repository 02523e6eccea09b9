"""When garbage is looked for.

Python looks through young objects all the time, and through all of them whenever there are a
quarter more. With hundreds of tables in memory that takes a third of a busy server's time, and a
look through all half a second for which everybody waits. A turn leaves nothing that is found in
this way alone: while people do little else, the young objects are set aside unseen, but for a
sample. Requests leave some garbage, which the sample shows; then all young objects are looked
through, a few thousand at a time. The rest can wait until nobody plays.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

YOUNG = 20_000
"""This many new objects are looked through at once, or set aside."""
TICK = 0.05
"""Seconds between two looks at how many there are."""
HARDLY_ANY = 20
"""So much garbage among them is not worth a look."""
SAMPLE = 16
"""One of this many times they are looked through all the same."""
PAUSE = 120.0
"""Seconds between two looks through everything."""
CALM = 0.5
"""Seconds in which hardly anything is made, when nobody plays."""
FEW = 1_000
"""Objects that are made in such a time, at most."""
PATIENCE = 7_200
"""This many times people are found playing; then they have to wait."""


@asynccontextmanager
async def seldom_collected(pause: float = PAUSE, calm: float = CALM) -> AsyncIterator[None]:
    """Look through all objects now and then only, as long as this lasts."""
    gc.disable()
    gc.collect()
    gc.freeze()  # what the program itself consists of stays
    collector = Collector()
    works = [collector.look_at_young(), collector.sweep(pause, calm)]
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        gc.unfreeze()
        gc.enable()


class Collector:
    """Looks for garbage in place of Python's own way."""

    def __init__(self) -> None:
        self._passed = 0
        """Objects that were looked through or set aside, as long as they were young."""
        self._unseen = 0
        """How many more times they are set aside."""

    async def look_at_young(self) -> None:
        """Whenever there are many young objects, deal with them."""
        while True:
            await asyncio.sleep(TICK)
            if gc.get_count()[0] >= YOUNG:
                self.deal_with_young()

    def deal_with_young(self) -> None:
        """Look through them, or set them aside where that was hardly worth it."""
        self._passed += gc.get_count()[0]
        if self._unseen:
            self._unseen -= 1
            gc.freeze()
        elif gc.collect(0) <= HARDLY_ANY:
            self._unseen = SAMPLE - 1

    async def sweep(self, pause: float, calm: float) -> None:
        """Now and then, look through everything that nobody uses meanwhile."""
        while True:
            await asyncio.sleep(pause)
            await self._nobody_plays(calm)
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    async def _nobody_plays(self, calm: float) -> None:
        made = self._made()
        for _ in range(PATIENCE):
            await asyncio.sleep(calm)
            made, before = self._made(), made
            if made - before < FEW:
                return

    def _made(self) -> int:
        """How many objects were made that are still there, or were when they were passed."""
        return self._passed + gc.get_count()[0]
