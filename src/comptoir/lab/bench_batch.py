"""How fast many games at once are, beside the single environment in the same run."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from comptoir.core.cores import cores
from comptoir.envs.single_v0 import GAMES

GAMES_AT_ONCE = 64
STEPS = 200
"""Steps between two looks at the clock, at least."""
SLICES = 10
"""All are measured in turns, so often, so that what else the machine does meets all alike."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class BatchSpeed:
    """Steps a second of a learner that chooses at random, against the random player.

    Of all slices the fastest counts, in which the least else went on.
    """

    name: str
    single: float
    batch: float
    """Many games in one process."""
    spread: float
    """The same over all cores."""
    cores: int

    @property
    def batch_times(self) -> float:
        """How many times as fast many games are in one process."""
        return self.batch / self.single

    @property
    def spread_times(self) -> float:
        """How many times as fast they are over all cores."""
        return self.spread / self.single

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        times = {"batch_times": self.batch_times, "spread_times": self.spread_times}
        return asdict(self) | {"games_at_once": GAMES_AT_ONCE} | times


def bench_batches(
    seconds: float, clock: Clock = perf_counter, advance: Callable[[int], None] = lambda _: None
) -> list[BatchSpeed]:
    """Measure one game, many, and many over all cores, by the clock on the wall.

    `advance` hears of each of the SLICES.
    """
    jobs = cores()
    runs = {name: (_single(name), _batch(name, 1), _batch(name, jobs)) for name in GAMES}
    for _ in range(SLICES):
        for three in runs.values():
            for run in three:
                run.go_on(seconds / SLICES, clock)
        advance(1)
    for *_, spread in runs.values():
        spread.close()
    return [
        BatchSpeed(name, one.speed, many.speed, spread.speed, jobs)
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
    """Steps, one after the other, and how fast they were in the fastest slice."""

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
        self.speed = 0.0
        """Steps a second, all games counted."""

    def go_on(self, seconds: float, clock: Clock) -> None:
        """Some more steps, for so long at least."""
        start = now = clock()
        steps = 0
        while now - start < seconds or now == start:
            for _ in range(-(-STEPS // self._games)):
                self._seen = self._step(self._seen)
                steps += self._games
            now = clock()
        self.speed = max(self.speed, steps / (now - start))
