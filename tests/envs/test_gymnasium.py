from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from comptoir.core import InvalidSetup
from comptoir.envs.single_v0 import GAMES, Single

NAMES = pytest.mark.parametrize("name", GAMES)


def play(env: Any, seed: int) -> tuple[float, int]:
    """The reward of the random player, and how often it chose."""
    rng, made, over, reward = Random(seed), 0, False, 0.0
    observation, _ = env.reset(seed=seed)
    while not over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert over == ("rank" in info) == ("score" in info)
        made += 1
    return reward, made


@NAMES
@pytest.mark.parametrize("mode", ["human", "ansi", "svg"])
@pytest.mark.filterwarnings("ignore:.*For Box action spaces:UserWarning")
def test_gymnasiums_check_env(name: str, mode: str) -> None:
    check_env(gymnasium.make(name, render_mode=mode).unwrapped, skip_render_check=mode == "svg")


@NAMES
def test_a_game_ends_with_the_learners_reward(name: str) -> None:
    env = gymnasium.make(name, opponents=("random", "random"))
    rewards = {play(env, seed)[0] for seed in range(4)}
    assert rewards <= {-1.0, -0.5, 0.0, 0.5, 1.0}


@NAMES
def test_the_same_seed_plays_the_same_game_against_bots_that_think(name: str) -> None:
    opponents = ("greedy",)
    one, two = (gymnasium.make(name, opponents=opponents, seat=1) for _ in range(2))
    first, _ = one.reset(seed=3)
    second, info = two.reset(seed=3)
    assert info["seat"] == 1
    for _ in range(12):
        assert (first["observation"] == second["observation"]).all()
        action = int(np.flatnonzero(first["action_mask"])[0])
        first, *_ = one.step(action)
        second, *_ = two.step(action)
    one.close()


def test_the_mask_of_learning_libraries_is_that_of_the_observation() -> None:
    env = Single("speicherstadt", seat=0)
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"]).all()
    assert env.action_masks().dtype == np.bool_


def test_what_is_not_an_option_ends_the_game() -> None:
    env = Single("mombasa")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert "illegal" in info


def test_what_cannot_be_set_up_is_refused_in_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="There is no seat 2"):
        Single("mombasa", seat=2)
    with pytest.raises(InvalidSetup, match="no way to render"):
        Single("mombasa", render_mode="smoke")
