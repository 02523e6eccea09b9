from typing import Any

import gymnasium
import numpy as np
import pytest

import comptoir.envs.single_v0  # noqa: F401  # registers the environments
from comptoir.core import InvalidSetup
from comptoir.envs.spread import Spread, make
from comptoir.envs.vector import Vector


def some(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(map(same, one, other))
    return bool(np.all(one == other))


def test_a_batch_in_several_processes_plays_the_games_of_one() -> None:
    envs: Any = gymnasium.make_vec("comptoir/Speicherstadt-v0", 5, "vector_entry_point", jobs=2)
    alone, rng, ended = Vector("speicherstadt", 5), np.random.default_rng(1), 0
    try:
        assert isinstance(envs, Spread)
        processes = envs.processes
        seen, infos = envs.reset(seed=3)
        assert all(map(same, (seen, infos), alone.reset(seed=3)))
        assert seen["observation"].shape == (5, alone.playing.size)
        while not ended:
            actions = some(seen["action_mask"], rng)
            here, there = envs.step(actions), alone.step(actions)
            assert all(map(same, here, there))
            seen, ended = here[0], int(here[2].sum())
    finally:
        envs.close()
    assert not any(process.is_alive() for process in processes)


def test_what_fails_in_a_process_is_raised_here() -> None:
    envs = make("speicherstadt", 2, jobs=2)
    try:
        envs.reset(seed=[1, 2])
        with pytest.raises((TypeError, ValueError)):
            envs.step(np.array([["no"], ["number"]]))
    finally:
        envs.close()


def test_settings_that_no_other_process_can_be_told_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="jobs=1"):
        make("speicherstadt", 2, jobs=2, opponents=(lambda _: 0,))
    with pytest.raises(InvalidSetup, match="one process at least"):
        make("speicherstadt", 2, jobs=0)
    assert isinstance(make("speicherstadt", 1, jobs=4), Vector)
