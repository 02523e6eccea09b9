# Compiled by mypyc.
"""How long a bot may think."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from comptoir.core.native import held_by

NO_END = 1 << 30
"""More iterations than any search makes."""


class Budget:
    """How many iterations and seconds a turn may take; what is used up first ends the search.

    Without a limit in seconds the clock is never read, so the same seed makes the same move.
    """

    __slots__ = ("_clock", "_end", "_last", "_longest", "_start", "_used", "iterations", "seconds")

    def __init__(
        self,
        iterations: int = NO_END,
        seconds: float = 0.0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        """None at all when it is 0."""
        self._clock = clock
        self._start = 0.0
        self._end = 0.0
        self._used = 0.0
        self._last = 0.0
        """When the clock was read last."""
        self._longest = 0.0
        """The longest time between two looks at the clock."""

    def __reduce__(self) -> tuple[Any, ...]:
        return held_by(self)

    def begin(self, new_turn: bool) -> None:
        """The bot begins to think; within a turn only the rest of the time is left."""
        if self.seconds:
            self._used = 0.0 if new_turn else self._used
            self._start = self._clock()
            self._end = self._start + self.seconds - self._used
            self._last, self._longest = self._start, 0.0

    def end(self) -> None:
        """The bot has chosen."""
        if self.seconds:
            self._used += self._clock() - self._start

    def over(self) -> bool:
        """Whether the time is up, or would be after one more step as long as the longest so far."""
        if not self.seconds:
            return False
        now = self._clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now + self._longest >= self._end
