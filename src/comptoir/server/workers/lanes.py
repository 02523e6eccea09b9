"""A fair queue: addresses take turns, and so do the people at each of them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

Waiting: TypeAlias = deque[asyncio.Future[None]]


class Lanes:
    """Lets some in at once; those who ask often wait behind those who ask rarely."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lanes: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()
        """Who waits, by address and person; the next one is first."""

    def waiting(self, address: str | None = None, person: str | None = None) -> int:
        """How many wait: all, those at an address, or one person there."""
        return sum(
            len(queue)
            for place, people in self._lanes.items()
            for name, queue in people.items()
            if address in (None, place) and person in (None, name)
        )

    @asynccontextmanager
    async def turn(self, address: str, person: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        await self._wait(address, person)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, address: str, person: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        people = self._lanes.setdefault(address, OrderedDict())
        people.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was let in, and is gone
                self._leave()
            raise

    def _leave(self) -> None:
        """Let the next one in."""
        while self._lanes:
            turn = self._next()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """The first one of the first lane, which goes to the end."""
        address, people = self._lanes.popitem(last=False)
        person, queue = people.popitem(last=False)
        turn = queue.popleft()
        if queue:
            people[person] = queue
        if people:
            self._lanes[address] = people
        return turn
