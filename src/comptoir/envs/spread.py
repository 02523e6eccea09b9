"""Many games against bots, spread over processes: as many batches as there are cores to use."""

import pickle
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from types import ModuleType
from typing import Any, TypeAlias
from weakref import finalize

import numpy as np
from gymnasium.spaces import Dict, MultiDiscrete
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from comptoir.bots.memory import collect_seldom
from comptoir.core import InvalidSetup
from comptoir.core.cores import cores
from comptoir.envs.opponents import Opponent
from comptoir.envs.vector import Vector

Shared: TypeAlias = Mapping[str, tuple[Any, Any]]
"""What there is of all games, by name: memory of bytes, and what numbers they are."""
Infos: TypeAlias = dict[str, Any]
ACTIONS, REWARDS, OVER, SEAT = "actions", "rewards", "over", "seat"
NUMBERS = {ACTIONS: np.int64, REWARDS: np.float64, OVER: np.bool_, SEAT: np.int64}
"""A number a game, besides what its learner sees."""
GAMES_EACH = 128
"""As many games make a process of their own worth its while."""
WAIT = 5.0
"""Seconds that a process has to end."""
STEP = b""
"""The word for a step; for a reset it is the seeds."""


def make(
    game: str,
    num_envs: int = 1,
    *,
    jobs: int | None = None,
    opponents: str | Sequence[Opponent] = ("random",),
    **settings: Any,
) -> "Vector | Spread":
    """Several games at once, in one process or more. Raises InvalidSetup.

    Unless `jobs` is given, bots by name play on as many cores as have 128 games each.
    """
    settings["opponents"] = opponents
    if jobs is None:
        jobs = max(1, min(cores(), num_envs // GAMES_EACH)) if _is_told(opponents) else 1
    if jobs < 1:
        raise InvalidSetup(f"jobs={jobs}: there must be one process at least.")
    if jobs == 1 or num_envs == 1:
        return Vector(game, num_envs, **settings)
    return Spread(game, num_envs, jobs=min(jobs, num_envs), **settings)


def _is_told(opponents: str | Sequence[Opponent]) -> bool:
    """Whether all are bots by name, which any process knows."""
    return all(isinstance(one, str) for one in opponents)


class Spread(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """A `Vector` cut into parts, each in a process of its own; it plays the same games.

    This process plays the first part itself. What learners choose, see and get lies in memory that
    all processes share; they send each other no more than that it is there, and how games ended.
    """

    def __init__(self, game: str, num_envs: int, *, jobs: int, **settings: Any) -> None:
        _check_can_be_told(settings)
        cuts = [num_envs * part // jobs for part in range(jobs + 1)]
        self.parts = [slice(*cut) for cut in pairwise(cuts)]
        self.here = Vector(game, self.parts[0].stop, **settings)
        self.num_envs = num_envs
        self.metadata = self.here.metadata
        self.single_observation_space: Dict = self.here.single_observation_space
        self.single_action_space = self.here.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([len(self.here.playing.choices.actions)] * num_envs)
        self.links: list[Connection] = []
        self.processes: list[SpawnProcess] = []
        self._end = finalize(self, end, self.links, self.processes)
        self._start(game, settings)

    def _start(self, game: str, settings: Mapping[str, Any]) -> None:
        context = get_context("spawn")
        spaces = self.single_observation_space.items()
        sizes = {name: (prod(space.shape or ()), np.dtype(space.dtype)) for name, space in spaces}
        sizes |= {name: (1, np.dtype(kind)) for name, kind in NUMBERS.items()}
        shared = {
            name: (context.RawArray("B", self.num_envs * size * kind.itemsize), kind)
            for name, (size, kind) in sizes.items()
        }
        self.rows = _rows(shared, self.num_envs)
        self.own_rows = {name: whole[self.parts[0]] for name, whole in self.rows.items()}
        with _other_program(hidden=_is_told(settings.get("opponents", ()))):
            for part in self.parts[1:]:
                link, there = context.Pipe()
                told = there, game, self.num_envs, part, settings, shared
                process = context.Process(target=serve, args=told, daemon=True)
                process.start()
                there.close()
                self.links.append(link)
                self.processes.append(process)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], Infos]:
        """New games everywhere."""
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        told = [None if seeds is None else [*seeds[part]] for part in self.parts]
        infos = self._ask([pickle.dumps(some) for some in told])
        return self._observation(), self._infos(infos)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Make a choice in every game; one that is over is followed by the next."""
        self.rows[ACTIONS][:] = actions
        infos = self._ask([STEP] * len(self.parts))
        rewards, over = self.rows[REWARDS].copy(), self.rows[OVER].copy()
        return self._observation(), rewards, over, np.zeros_like(over), self._infos(infos)

    def _observation(self) -> dict[str, NDArray[Any]]:
        """A copy: what was seen stays as it was."""
        return {name: self.rows[name].copy() for name in self.single_observation_space}

    def action_masks(self) -> NDArray[np.bool_]:
        """The options now, under the name that learning libraries look for."""
        return self.rows["action_mask"].astype(np.bool_)

    def _ask(self, words: Sequence[bytes]) -> list[Infos]:
        """What all parts answer; they work at the same time."""
        for number, (link, word) in enumerate(zip(self.links, words[1:], strict=True), 1):
            try:
                link.send_bytes(word)
            except OSError:
                raise self._lost(number) from None
        try:
            found = [work(self.here, self.own_rows, words[0])]
        finally:
            answers = [self._answer(number) for number in range(1, len(self.parts))]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
            found.append(answer)
        return found

    def _answer(self, number: int) -> Infos | Exception:
        """What a part's process says; that it is gone if it says nothing."""
        try:
            answer = self.links[number - 1].recv_bytes()
        except (EOFError, OSError):
            return self._lost(number)
        found: Infos | Exception = pickle.loads(answer) if answer else {}
        return found

    def _lost(self, number: int) -> RuntimeError:
        process, part = self.processes[number - 1], self.parts[number]
        process.join(WAIT)
        return RuntimeError(
            f"The process of the games {part.start} to {part.stop - 1} has ended "
            f"(exit code {process.exitcode}): make a new environment."
        )

    def _infos(self, infos: Sequence[Mapping[str, Any]]) -> Infos:
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
        """End the processes; they also end when nobody has the environment any more."""
        self._end()


def end(links: Sequence[Connection], processes: Sequence[SpawnProcess]) -> None:
    """End processes: nobody asks them any more. One that does not hear it in time is killed."""
    for link in links:
        link.close()
    for process in processes:
        process.join(WAIT)
        if process.is_alive():
            process.kill()
            process.join()


def _check_can_be_told(settings: Mapping[str, Any]) -> None:
    """Raise InvalidSetup unless another process can be told of the settings."""
    try:
        pickle.dumps(settings)
    except (AttributeError, pickle.PicklingError, TypeError) as error:
        raise InvalidSetup(
            f"Other processes can't be told of these settings ({error}): name bots, or give "
            "policies that are functions of a module; or use jobs=1."
        ) from None


@contextmanager
def _other_program(hidden: bool) -> Iterator[None]:
    """While processes are started: they don't run the program's own file again if it is hidden."""
    main = sys.modules["__main__"]
    if hidden:
        sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


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
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
    envs = Vector(game, part.stop - part.start, **settings)
    rows = {name: whole[part] for name, whole in _rows(shared, games).items()}
    while True:
        try:
            word = link.recv_bytes()
        except (EOFError, OSError):
            return
        answer = _answer(envs, rows, word)
        try:
            link.send_bytes(answer)
        except OSError:
            return


def _answer(envs: Vector, rows: Mapping[str, NDArray[Any]], word: bytes) -> bytes:
    """What there is to tell, or what went wrong: it is raised where the step was wanted."""
    try:
        infos = work(envs, rows, word)
        return pickle.dumps(infos) if infos else b""
    except Exception as error:
        error.add_note(f"In another process:\n{format_exc()}")
        return _pickled(error)


def _pickled(error: Exception) -> bytes:
    """An error that can't be sent is told in words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = RuntimeError(format_exc())
    return pickle.dumps(error)


def work(envs: Vector, rows: Mapping[str, NDArray[Any]], word: bytes) -> Infos:
    """A step or a reset of a part; what is told of games that are over."""
    if word == STEP:
        seen, rows[REWARDS][:], rows[OVER][:], _, infos = envs.step(rows[ACTIONS])
    else:
        seen, infos = envs.reset(seed=pickle.loads(word))
    rows[SEAT][:] = infos.pop(SEAT)
    for name, numbers in seen.items():
        rows[name][:] = numbers
    return infos
