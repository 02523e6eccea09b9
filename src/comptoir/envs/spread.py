"""Many games against bots, spread over processes: as many batches as there are cores to use."""

import pickle
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Dict, MultiDiscrete
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from comptoir.core import InvalidSetup
from comptoir.envs.vector import Vector

Shared: TypeAlias = Mapping[str, tuple[Any, Any]]
"""What there is of all games, by name: memory of bytes, and what numbers they are."""
ACTIONS, REWARDS, OVER, SEAT = "actions", "rewards", "over", "seat"
NUMBERS = {ACTIONS: np.int64, REWARDS: np.float64, OVER: np.bool_, SEAT: np.int64}
"""A number a game, besides what its learner sees."""
WAIT = 5.0
"""Seconds that a process has to end."""


def make(game: str, num_envs: int = 1, *, jobs: int = 1, **settings: Any) -> "Vector | Spread":
    """Several games at once, in one process or more. Raises InvalidSetup."""
    if jobs < 1:
        raise InvalidSetup(f"jobs={jobs}: there must be one process at least.")
    if jobs == 1 or num_envs == 1:
        return Vector(game, num_envs, **settings)
    return Spread(game, num_envs, jobs=min(jobs, num_envs), **settings)


class Spread(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """A `Vector` cut into parts, each in a process of its own; it plays the same games.

    What learners choose, see and get lies in memory that all processes share; they send each other
    no more than that it is there, and how games ended.
    """

    def __init__(self, game: str, num_envs: int, *, jobs: int, **settings: Any) -> None:
        self.links: list[Connection] = []
        like = Vector(game, 1, **settings)
        self.num_envs = num_envs
        self.metadata = like.metadata
        self.single_observation_space: Dict = like.single_observation_space
        self.single_action_space = like.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([len(like.playing.choices.actions)] * num_envs)
        cuts = [num_envs * part // jobs for part in range(jobs + 1)]
        self.parts = [slice(*cut) for cut in pairwise(cuts)]
        self._start(game, settings)

    def _start(self, game: str, settings: Mapping[str, Any]) -> None:
        try:
            pickle.dumps(settings)
        except (AttributeError, pickle.PicklingError, TypeError) as error:
            raise InvalidSetup(
                f"Other processes can't be told of these settings ({error}): name bots, or give "
                "policies that are functions of a module; or use jobs=1."
            ) from None
        context = get_context("spawn")
        spaces = self.single_observation_space.items()
        sizes = {name: (prod(space.shape or ()), np.dtype(space.dtype)) for name, space in spaces}
        sizes |= {name: (1, np.dtype(kind)) for name, kind in NUMBERS.items()}
        shared = {
            name: (context.RawArray("B", self.num_envs * size * kind.itemsize), kind)
            for name, (size, kind) in sizes.items()
        }
        self.rows = _rows(shared, self.num_envs)
        self.processes = []
        for part in self.parts:
            here, there = context.Pipe()
            told = there, game, self.num_envs, part, settings, shared
            process = context.Process(target=serve, args=told, daemon=True)
            process.start()
            there.close()
            self.links.append(here)
            self.processes.append(process)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere."""
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        infos = self._ask(
            "reset", [{"seed": None if seeds is None else [*seeds[part]]} for part in self.parts]
        )
        return self._observation(), self._infos(infos)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a choice in every game; one that is over is followed by the next."""
        self.rows[ACTIONS][:] = actions
        infos = self._ask("step", [{}] * len(self.parts))
        rewards, over = self.rows[REWARDS].copy(), self.rows[OVER].copy()
        return self._observation(), rewards, over, np.zeros_like(over), self._infos(infos)

    def _observation(self) -> dict[str, NDArray[Any]]:
        """A copy: what was seen stays as it was."""
        return {name: self.rows[name].copy() for name in self.single_observation_space}

    def _ask(self, what: str, told: Sequence[Mapping[str, Any]]) -> list[Any]:
        """What all parts answer; they work at the same time."""
        for link, arguments in zip(self.links, told, strict=True):
            link.send((what, arguments))
        found = [link.recv() for link in self.links]
        for one in found:
            if isinstance(one, Exception):
                raise one
        return found

    def _infos(self, infos: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Those of all parts; where a part has no game that is over, nothing is told of its end."""
        names = dict.fromkeys(name for one in infos for name in one)
        seats = {SEAT: self.rows[SEAT].copy()}
        return seats | {
            name: np.concatenate(
                [
                    one[name] if name in one else _nothing(name, part.stop - part.start)
                    for one, part in zip(infos, self.parts, strict=True)
                ]
            )
            for name in names
        }

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        for link in self.links:
            link.close()
        for process in self.processes:
            process.join(WAIT)


def _rows(shared: Shared, games: int) -> dict[str, NDArray[Any]]:
    """The memory that processes share: a number a game, or a row of them."""
    found = {name: np.frombuffer(memory, kind) for name, (memory, kind) in shared.items()}
    return {
        name: numbers if name in NUMBERS else numbers.reshape(games, -1)
        for name, numbers in found.items()
    }


def _nothing(name: str, size: int) -> NDArray[Any]:
    """What there is in place of an end: for names with '_' before them, that it is not told."""
    return np.zeros(size, np.bool_) if name.startswith("_") else np.full(size, None, object)


def serve(  # all that a process is told
    link: Connection,
    game: str,
    games: int,
    part: slice,
    settings: Mapping[str, Any],
    shared: Shared,
) -> None:
    """A part, in its process, until nobody asks any more."""
    envs = Vector(game, part.stop - part.start, **settings)
    rows = {name: whole[part] for name, whole in _rows(shared, games).items()}
    while True:
        try:
            what, arguments = link.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            link.send(_work(envs, rows, what, arguments))
        except Exception as error:  # it is raised where the step was wanted
            link.send(error)


def _work(
    envs: Vector, rows: Mapping[str, NDArray[Any]], what: str, arguments: Mapping[str, Any]
) -> Mapping[str, Any]:
    """A step or a reset of a part; what is told of games that are over."""
    if what == "reset":
        seen, infos = envs.reset(**arguments)
    else:
        seen, rows[REWARDS][:], rows[OVER][:], _, infos = envs.step(rows[ACTIONS])
    rows[SEAT][:] = infos.pop(SEAT)
    for name, numbers in seen.items():
        rows[name][:] = numbers
    return infos
