"""How fast many games at once are, beside the single environment in the same run."""

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from comptoir.envs.single_v0 import GAMES

GAMES_AT_ONCE = 64
STEPS = 200
"""Steps between two looks at the clock, at least."""
SLICES = 10
"""All are measured in turns, so often, so that what else the machine does meets all alike."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class BatchSpeed:
    """Steps a second of a learner that chooses at random, against the random player."""

    name: str
    single: float
    batch: float
    spread: float
    """The batch over all cores."""
    cores: int

    @property
    def times(self) -> float:
        """How many times as fast many games are, the faster way."""
        return max(self.batch, self.spread) / self.single

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self) | {"games_at_once": GAMES_AT_ONCE, "times": self.times}


def bench_batches(
    seconds: float, clock: Clock = perf_counter, advance: Callable[[int], None] = lambda _: None
) -> list[BatchSpeed]:
    """Measure one game, many, and many over all cores, by the clock on the wall.

    `advance` hears of each of the SLICES.
    """
    cores = os.cpu_count() or 1
    runs = {name: (_single(name), _batch(name, 1), _batch(name, cores)) for name in GAMES}
    for _ in range(SLICES):
        for three in runs.values():
            for run in three:
                run.go_on(seconds / SLICES, clock)
        advance(1)
    for *_, spread in runs.values():
        spread.close()
    return [
        BatchSpeed(name, one.speed, many.speed, spread.speed, cores)
        for name, (one, many, spread) in runs.items()
    ]


def _single(name: str) -> "Run":
    env = gymnasium.make(name)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def step(seen: Any) -> Any:
        options = seen["action_mask"].nonzero()[0]
        seen, _, over, _, _ = env.step(options[int(rng.random() * len(options))])
        return env.reset()[0] if over else seen

    return Run(step, env.reset()[0], 1)


def _batch(name: str, jobs: int) -> "Run":
    envs = gymnasium.make_vec(name, GAMES_AT_ONCE, "vector_entry_point", jobs=jobs)
    rng = np.random.default_rng(1)

    def step(seen: Any) -> Any:
        return envs.step(_any(seen["action_mask"], rng))[0]

    return Run(step, envs.reset(seed=1)[0], GAMES_AT_ONCE, envs.close)


def _any(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """An option of each game, each as likely."""
    games, options = np.divmod(np.flatnonzero(masks.view(np.bool_)), masks.shape[1])
    counts = np.bincount(games, minlength=len(masks))
    drawn = (rng.random(len(masks)) * counts).astype(np.int64)
    found: NDArray[np.int64] = options[counts.cumsum() - 1 - drawn]
    return found


class Run:
    """Steps, one after the other, and how long they took."""

    def __init__(
        self,
        step: Callable[[Any], Any],
        seen: Any,
        games: int,
        close: Callable[[], None] = lambda: None,
    ) -> None:
        self._step = step
        self._seen = seen
        self._games = games
        self.close = close
        self._steps = 0
        self._seconds = 0.0

    @property
    def speed(self) -> float:
        """Steps a second, all games counted."""
        return self._steps / max(self._seconds, 1e-9)

    def go_on(self, seconds: float, clock: Clock) -> None:
        """Some more steps, for so long at least."""
        start = now = clock()
        while now - start < seconds or now == start:
            for _ in range(-(-STEPS // self._games)):
                self._seen = self._step(self._seen)
                self._steps += self._games
            now = clock()
        self._seconds += now - start
