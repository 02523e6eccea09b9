"""Where pictures are made, one after the other in a process of its own, and the last ones kept."""

import logging
import sys
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from comptoir.server.errors import Unreachable
from comptoir.server.limits import Limits
from comptoir.server.pictures.worker import Commission, Print, Sheet
from comptoir.server.workers.lanes import Lanes
from comptoir.server.workers.process import MEGABYTES, Failed, Worker

log = logging.getLogger(__name__)

SECONDS, MOVING_SECONDS = 20.0, 90.0
"""How long a picture may take, and a moving one."""
KEPT = 32 << 20
"""Bytes of pictures that are kept."""
DEAR = 10
"""A moving picture counts as that many."""


def command(megabytes: int = MEGABYTES) -> tuple[str, ...]:
    """How the worker is started."""
    return (sys.executable, "-m", "comptoir.server.pictures.worker", str(megabytes))


class Studio:
    """One worker, started when a picture is asked for; addresses take turns."""

    def __init__(self, limits: Limits, command: Sequence[str]) -> None:
        self._limits = limits
        self._worker = Worker(command)
        self._lanes = Lanes(1)
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    async def make(
        self, scenes: list[Sheet], width: int, who: str, *, moving: bool = False
    ) -> bytes:
        """The file of a picture. Raises TooMany and Unreachable."""
        seconds = MOVING_SECONDS if moving else SECONDS
        task = msgspec.json.encode(Commission(scenes, width, moving, seconds))
        name = sha256(task).digest()
        if name not in self._kept:
            for _ in range(DEAR if moving else 1):
                self._limits.spend("picture", who)
            async with self._lanes.turn(who, who):
                if name not in self._kept:  # somebody else may have asked for it meanwhile
                    self._keep(name, await self._make(task, seconds))
        self._kept.move_to_end(name)
        return self._kept[name]

    async def _make(self, task: bytes, seconds: float) -> bytes:
        try:
            found = await self._worker.answer(task, Print, seconds)
        except Failed as failure:
            found = Print(error=str(failure))
        if found.error:
            log.warning("A picture could not be made: %s", found.error)
            raise Unreachable
        return found.picture

    def _keep(self, name: bytes, picture: bytes) -> None:
        self._kept[name] = picture
        self._size += len(picture)
        while self._size > KEPT and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])

    async def close(self) -> None:
        """End the worker."""
        await self._worker.end()
