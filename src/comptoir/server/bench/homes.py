"""Where tables are at home among several servers: consistent hashing, as a proxy does it."""

from bisect import bisect
from collections.abc import Collection, Sequence
from typing import Generic, TypeVar
from zlib import crc32

T = TypeVar("T")

POINTS = 160
"""Places that each server has on the ring, as many as nginx gives it."""


class Ring(Generic[T]):
    """Servers on a ring: a table belongs to the first one behind the place that its id names."""

    def __init__(self, servers: Sequence[T]) -> None:
        placed = [
            (crc32(f"{server}/{point}".encode()), number)
            for number, server in enumerate(servers)
            for point in range(POINTS)
        ]
        self._servers = servers
        self._ring = sorted(placed)
        self._places = [place for place, _ in self._ring]

    def home(self, table: str, away: Collection[T] = ()) -> T:
        """The table's server, the next one for those whose own is away. Raises LookupError."""
        first = bisect(self._places, crc32(table.encode()))
        for step in range(len(self._ring)):
            found = self._servers[self._ring[(first + step) % len(self._ring)][1]]
            if found not in away:
                return found
        raise LookupError("All servers are away.")
