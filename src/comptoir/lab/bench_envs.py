"""How fast the environments are, beside PettingZoo's own classic ones in the same run."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from comptoir.core import InvalidSetup

OURS = ("comptoir.envs.mombasa_v0", "comptoir.envs.speicherstadt_v0")
PEERS = (
    "pettingzoo.classic.connect_four_v3",
    "pettingzoo.classic.hanabi_v5",
    "pettingzoo.classic.leduc_holdem_v4",
)
STEPS = 200
"""Steps between two looks at the clock."""

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


def bench_envs(seconds: float, clock: Clock = process_time) -> tuple[list[EnvSpeed], list[str]]:
    """Measure ours and the peers that are installed; the names of those that are not.

    The time is that of the processor, so that other work on the machine matters less.
    Raises InvalidSetup.
    """
    modules = dict(_installed((*OURS, *PEERS)))
    missing = [name for name in (*OURS, *PEERS) if name not in modules]
    if any(name in missing for name in OURS):
        raise InvalidSetup("The environments need PettingZoo: install Comptoir as comptoir[envs].")
    return [_measure(name, modules[name], seconds, clock) for name in modules], missing


def _installed(names: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    for name in names:
        try:
            yield name, import_module(name)
        except ImportError:
            continue


def _measure(name: str, module: Any, seconds: float, clock: Clock) -> EnvSpeed:
    short = name.rpartition(".")[2]
    raw, wrapped = (speed(env(), seconds, clock) for env in (module.raw_env, module.env))
    return EnvSpeed(short, raw, wrapped)


def speed(env: Any, seconds: float, clock: Clock) -> float:
    """Steps a second of agents that choose at random among their options."""
    rng, games, steps = Random(0), 0, 0
    env.reset(seed=games)
    start = now = clock()
    while now - start < seconds or not steps:
        for _ in range(STEPS):
            if not env.agents:
                games += 1
                env.reset(seed=games)
            step(env, rng)
        steps += STEPS
        now = clock()
    return steps / max(now - start, 1e-9)


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
