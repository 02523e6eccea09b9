"""A worker that thinks for bots, as the server sees it."""

import sys

import msgspec

from comptoir.server.bots.worker import DuelTold, HintTold, Task, Thought
from comptoir.server.workers.process import MEGABYTES, Failed, Worker


def command(megabytes: int = MEGABYTES) -> tuple[str, ...]:
    """How a worker is started."""
    return (sys.executable, "-m", "comptoir.server.bots.worker", str(megabytes))


class Thinker:
    """Asks one worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    @property
    def busy(self) -> bool:
        """Whether it has been asked something already."""
        return self._worker.busy

    async def end(self) -> None:
        """Stop, whatever it does."""
        await self._worker.end()

    async def think(self, task: Task) -> list[str]:
        """The choices of a turn. Raises Failed."""
        thought = await self._thought(task)
        if not thought.choices:
            raise Failed("it chose nothing")
        return thought.choices

    async def advise(self, task: Task) -> list[HintTold]:
        """What a bot would do. Raises Failed."""
        return (await self._thought(task)).hints

    async def judge(self, task: Task) -> DuelTold:
        """How good a turn is. Raises Failed."""
        found = (await self._thought(task)).duel
        if found is None:
            raise Failed("it compared nothing")
        return found

    async def _thought(self, task: Task) -> Thought:
        thought = await self._worker.answer(msgspec.json.encode(task), Thought, task.seconds)
        if thought.error:
            raise Failed(thought.error)
        return thought
