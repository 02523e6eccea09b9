from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from comptoir.core import InvalidSetup
from comptoir.envs.single_v0 import GAMES, Single
from comptoir.envs.vector import Vector

NAMES = pytest.mark.parametrize("name", GAMES)


def choices(masks: Any, rngs: list[Random]) -> Any:
    found = [
        rng.choice(np.flatnonzero(mask).tolist()) for mask, rng in zip(masks, rngs, strict=True)
    ]
    return np.array(found)


@NAMES
@pytest.mark.parametrize("opponents", ["random", "random,greedy"])
@pytest.mark.parametrize("shaped", [False, True])
def test_each_game_of_a_batch_is_that_of_the_single_environment(
    name: str, opponents: str, shaped: bool
) -> None:
    count, steps = 3, 250 if opponents == "random" else 25
    settings: dict[str, Any] = {"opponents": opponents, "reward": "margin", "shaped": shaped}
    envs = Vector(GAMES[name], count, **settings)
    singles = [Single(GAMES[name], **settings) for _ in range(count)]
    rngs, twins = [Random(9 + i) for i in range(count)], [Random(9 + i) for i in range(count)]
    seen, infos = envs.reset(seed=5)
    ones = [env.reset(seed=5 + place) for place, env in enumerate(singles)]
    ended = 0
    for _ in range(steps):
        for place, (one, info) in enumerate(ones):
            assert all((seen[key][place] == one[key]).all() for key in one)
            assert infos["seat"][place] == info["seat"]
        seen, rewards, over, cut, infos = envs.step(choices(seen["action_mask"], rngs))
        assert not cut.any()
        for place, env in enumerate(singles):
            (action,) = choices([ones[place][0]["action_mask"]], [twins[place]])
            one, reward, done, _, info = env.step(int(action))
            assert (reward, done) == (rewards[place], over[place])
            if done:
                ended += 1
                final = infos["final_obs"][place]
                assert infos["_final_obs"][place]
                assert all((final[key] == one[key]).all() for key in one)
                told = infos["final_info"][place]
                assert (told["rank"], told["score"]) == (info["rank"], info["score"])
                ones[place] = env.reset()
            else:
                ones[place] = one, info
    assert ended or opponents != "random"


@NAMES
def test_gymnasium_makes_it(name: str) -> None:
    envs: Any = gymnasium.make_vec(name, num_envs=4, vectorization_mode="vector_entry_point")
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert envs.single_observation_space.contains({key: rows[0] for key, rows in seen.items()})
    assert (envs.unwrapped.action_masks() == seen["action_mask"]).all()
    assert len(envs.action_space.sample()) == 4


def test_what_is_not_an_option_ends_a_game_alone() -> None:
    envs = Vector("speicherstadt", 2)
    seen, _ = envs.reset(seed=1)
    good = int(np.flatnonzero(seen["action_mask"][0])[0])
    bad = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    seen, rewards, over, _, infos = envs.step(np.array([good, bad]))
    assert rewards.tolist() == [0.0, -1.0]
    assert over.tolist() == [False, True]
    assert "rank" not in infos["final_info"][1]
    assert seen["action_mask"].any(axis=1).all()


def test_numbers_that_no_action_has_end_a_game() -> None:
    envs = Vector("speicherstadt", 3)
    envs.reset(seed=1)
    _, rewards, over, _, _ = envs.step(np.array([-1, len(envs.playing.choices.actions), 1 << 40]))
    assert over.all()
    assert rewards.tolist() == [-1.0] * 3


@NAMES
def test_what_is_kept_over_several_games_is_what_a_first_look_shows(name: str) -> None:
    envs, rngs, ended = Vector(GAMES[name], 2), [Random(1), Random(2)], 0
    seen, _ = envs.reset(seed=1)
    for step in range(240):
        actions = choices(seen["action_mask"], rngs)
        if step % 50 == 20:
            actions[0] = np.flatnonzero(seen["action_mask"][0] == 0)[0]  # ends it halfway
        seen, _, over, _, _ = envs.step(actions)
        ended += int(over.sum())
        if step % 10 == 0 or over.any():
            game, batch = envs.playing.game, envs.batch
            for place, (state, seat) in enumerate(zip(batch.states, batch.learners, strict=True)):
                row = game.encoder(2).encode(state, seat)
                assert seen["observation"][place].tobytes() == row
    assert ended > 5


@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
@pytest.mark.parametrize("views", [False, True])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of forks where threads run
def test_gymnasiums_own_vector_environments(kind: Any, views: bool) -> None:
    """A whole game of Mombasa and more, in processes of their own, too."""
    envs = kind([lambda: Single("mombasa", views=views)] * 2)
    rngs, over = [Random(1), Random(2)], 0
    seen, _ = envs.reset(seed=1)
    for _ in range(120):
        masks = np.where(seen["action_mask"].any(axis=1, keepdims=True), seen["action_mask"], 1)
        seen, _, ended, _, infos = envs.step(choices(masks, rngs))
        over += ended.sum()
        if views:
            assert all(isinstance(view, Mapping) and "round" in view for view in infos["view"])
    envs.close()
    assert over


def test_a_policy_can_be_an_opponent() -> None:
    asked = []

    def first(observation: Mapping[str, Any]) -> int:
        asked.append(observation["observation"])
        return int(np.flatnonzero(observation["action_mask"])[0])

    envs = Vector("speicherstadt", 2, opponents=(first, "random"))
    seen, _ = envs.reset(seed=1)
    for _ in range(20):
        seen, *_ = envs.step(choices(seen["action_mask"], [Random(1), Random(2)]))
    assert asked


def test_what_cannot_be_set_up_is_refused_in_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="vectorization_mode='async'"):
        Vector("speicherstadt", 2, opponents=("exec:cat",))
    with pytest.raises(InvalidSetup, match="no seat 5"):
        Vector("speicherstadt", 2, seat=5)
