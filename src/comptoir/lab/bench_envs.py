"""How fast the environments are, beside PettingZoo's own classic ones in the same run."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from comptoir.core import InvalidSetup
from comptoir.envs.modules import modules

OURS = tuple([f"comptoir.envs.{name}" for name in modules("comptoir.envs")])
OWN = "comptoir.envs.aec"
"""What all of ours need."""
PEERS = (
    "pettingzoo.classic.connect_four_v3",
    "pettingzoo.classic.hanabi_v5",
    "pettingzoo.classic.leduc_holdem_v4",
)
STEPS = 200
"""Steps between two looks at the clock."""
SLICES = 10
"""All are measured in turns, so often, so that what else the machine does meets all alike."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class EnvSpeed:
    """Steps a second of one environment, each with its observation."""

    name: str
    raw: float
    """Without PettingZoo's checks of how it is used."""
    wrapped: float
    """With them."""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self)


def bench_envs(
    seconds: float, clock: Clock = process_time, advance: Callable[[int], None] = lambda _: None
) -> tuple[list[EnvSpeed], list[str]]:
    """Measure ours and the peers that are installed; the names of those that are not.

    The time is that of the processor, so that other work on the machine matters less. `advance`
    hears of each of the SLICES.
    Raises InvalidSetup.
    """
    if not dict(_installed((OWN,))):
        raise InvalidSetup("The environments need PettingZoo: install Comptoir as comptoir[envs].")
    runs = dict(_runs((*OURS, *PEERS)))
    missing = [name for name in (*OURS, *PEERS) if name not in runs]
    for _ in range(SLICES):
        for raw, wrapped in runs.values():
            raw.go_on(seconds / SLICES, clock)
            wrapped.go_on(seconds / SLICES, clock)
        advance(1)
    return [_speed(name, *pair) for name, pair in runs.items()], missing


def _installed(names: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    for name in names:
        try:
            yield name, import_module(name)
        except ImportError:
            continue


def _runs(names: tuple[str, ...]) -> Iterator[tuple[str, tuple["Run", "Run"]]]:
    """Some look for what they need only when they are made."""
    for name, module in _installed(names):
        try:
            yield name, (Run(module.raw_env()), Run(module.env()))
        except ImportError:
            continue


def _speed(name: str, raw: "Run", wrapped: "Run") -> EnvSpeed:
    return EnvSpeed(name.rpartition(".")[2], raw.speed, wrapped.speed)


class Run:
    """One environment, whose agents choose at random among their options."""

    def __init__(self, env: Any) -> None:
        self._env = env
        self._rng = Random(0)
        self._games = 0
        self._steps = 0
        self._seconds = 0.0
        env.reset(seed=self._games)

    @property
    def speed(self) -> float:
        """Steps a second."""
        return self._steps / max(self._seconds, 1e-9)

    def go_on(self, seconds: float, clock: Clock) -> None:
        """Some more steps, for so long at least."""
        start = now = clock()
        while now - start < seconds or now == start:
            for _ in range(STEPS):
                self._step()
            self._steps += STEPS
            now = clock()
        self._seconds += now - start

    def _step(self) -> None:
        if not self._env.agents:
            self._games += 1
            self._env.reset(seed=self._games)
        step(self._env, self._rng)


def step(env: Any, rng: Random) -> None:
    """What an agent does in its turn: look, and choose."""
    observation, _, terminated, truncated, info = env.last()
    if terminated or truncated:
        env.step(None)
        return
    mask = _mask(observation, info).nonzero()[0]
    env.step(int(mask[int(rng.random() * len(mask))]))


def _mask(observation: Any, info: Mapping[str, Any]) -> Any:
    """Older environments have it in the observation, newer ones in the info."""
    return observation["action_mask"] if "action_mask" in observation else info["action_mask"]
