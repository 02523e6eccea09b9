"""Environments in the middle of a game: kept, gone back to, copied, shown."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from comptoir import games
from comptoir.core import InvalidSetup
from comptoir.envs import mombasa_v0, speicherstadt_v0
from comptoir.envs.single_v0 import Single

GAMES = pytest.mark.parametrize("game", ["mombasa", "speicherstadt"])
MODULES = pytest.mark.parametrize(
    "module", [mombasa_v0, speicherstadt_v0], ids=["mombasa", "speicherstadt"]
)
COPIES = pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["deepcopy", "pickle"],
)


def go_on(env: Single, steps: int, seed: int = 1) -> list[Any]:
    """What the learner sees and gets when it chooses at random."""
    rng, told, found = Random(seed), [], env._observe()
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(found["action_mask"]).tolist())
        found, reward, over, _, info = env.step(action)
        told.append((found["observation"].tobytes(), reward, info))
        if over:
            break
    return told


def play_on(env: Any, steps: int, seed: int = 1) -> list[Any]:
    """The same at a table."""
    rng, told = Random(seed), []
    for _ in range(steps):
        found, reward, over, *_ = env.last()
        if over:
            break
        told.append((env.agent_selection, found["observation"].tobytes(), reward))
        env.step(rng.choice(np.flatnonzero(found["action_mask"]).tolist()))
    return told


@GAMES
@pytest.mark.parametrize("opponents", ["random,random", "greedy,search:1"])
def test_a_single_environment_goes_back(game: str, opponents: str) -> None:
    env = Single(game, opponents=opponents, reward="score", shaped=True)
    env.reset(seed=3)
    go_on(env, 9)
    kept = env.clone_state()
    once = go_on(env, 15)
    env.restore_state(kept)
    assert go_on(env, 15) == once
    env.restore_state(kept)
    assert go_on(env, 15, seed=2) != once


@GAMES
@COPIES
@pytest.mark.parametrize("opponents", ["random,random", "easy,greedy"])
def test_a_copy_of_a_single_environment_goes_on_the_same(
    game: str, copied: Callable[[Any], Any], opponents: str
) -> None:
    env = Single(game, opponents=opponents)
    env.reset(seed=3)
    go_on(env, 9)
    other = copied(env)
    assert go_on(other, 15) == go_on(env, 15)
    if opponents == "random,random":
        assert go_on(other, 400)[-1] == go_on(env, 400)[-1]
        assert other.reset()[0]["observation"].tobytes() == env.reset()[0]["observation"].tobytes()


@MODULES
@COPIES
def test_a_copy_of_a_table_goes_on_the_same(
    module: ModuleType, copied: Callable[[Any], Any]
) -> None:
    for env in (module.raw_env(3), module.env(3)):
        env.reset(seed=2)
        play_on(env, 30)
        other = copied(env)
        assert play_on(other, 2000) == play_on(env, 2000)


@MODULES
def test_a_table_goes_back(module: ModuleType) -> None:
    env = module.raw_env(reward="margin", shaped=True)
    env.reset(seed=2)
    play_on(env, 30)
    kept = env.clone_state()
    once = play_on(env, 2000)
    env.restore_state(kept)
    assert play_on(env, 2000) == once


@GAMES
def test_a_planner_may_think_ahead_without_a_look_at_the_secrets(game: str) -> None:
    """A possible game looks the same to the learner, and chance deals again in it."""
    env = Single(game, seat=0)
    seen = env.reset(seed=3)[0]["observation"].tobytes()
    here, futures = env.clone_state(), set()
    for seed in range(5):
        env.restore_state(env.clone_state(as_seen=True, seed=seed))
        assert env._observe()["observation"].tobytes() == seen
        futures.add(go_on(env, 60)[-1][0])
        env.restore_state(here)
    assert len(futures) > 1


def test_a_planner_at_a_table_gets_a_possible_game_of_its_agent() -> None:
    env = mombasa_v0.raw_env()
    env.reset(seed=3)
    play_on(env, 12)
    agent = env.agent_selection
    seen = env.observe(agent)["observation"].tobytes()
    env.restore_state(env.clone_state(agent, seed=7))
    assert env.observe(agent)["observation"].tobytes() == seen


def test_programs_cannot_be_kept() -> None:
    env = Single("speicherstadt", opponents=("exec:cat",), seat=0)
    env.opponents.kinds = ("exec:cat",)
    with pytest.raises(InvalidSetup, match="can't be copied"):
        env.clone_state()


@MODULES
def test_a_central_critic_sees_what_all_see(module: ModuleType) -> None:
    env = module.raw_env(3)
    env.reset(seed=1)
    state = env.state()
    assert state in env.state_space
    rows = [env.observe(agent)["observation"] for agent in env.agents]
    assert (state == np.concatenate(rows)).all()


@GAMES
def test_pixels_and_drawings(game: str) -> None:
    env = Single(game, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3
    go_on(env, 20)
    later = env.render()
    assert later.shape == picture.shape == Single(game, render_mode="rgb_array").render().shape
    assert (later != picture).any()
    assert env._repr_svg_().startswith("<svg")


@MODULES
def test_a_notebook_shows_a_table_as_a_spectator_sees_it(module: ModuleType) -> None:
    env = module.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    assert env._repr_svg_().startswith("<svg")
    assert env.render().dtype == np.uint8


def test_the_names_of_opponents_are_read_as_on_the_command_line() -> None:
    assert Single("speicherstadt", opponents="greedy").playing.seats == 2
    assert Single("speicherstadt", opponents="greedy, random").opponents.kinds == (
        "greedy",
        "random",
    )
    with pytest.raises(InvalidSetup, match="There is no bot 'genius'"):
        Single("speicherstadt", opponents="genius")


@GAMES
def test_an_edition_may_be_given_as_text(game: str) -> None:
    about = games.GAMES[game]
    file = about.file(about.house)
    assert Single(game, edition=str(file)).playing.game.edition.id == "house"
    module = {"mombasa": mombasa_v0, "speicherstadt": speicherstadt_v0}[game]
    assert module.raw_env(edition=str(file)).playing.game.edition.id == "house"


@GAMES
@pytest.mark.parametrize("reward", ["place", "score", "margin"])
def test_shaped_rewards_add_up_to_those_of_the_end(game: str, reward: str) -> None:
    plain = Single(game, reward=reward, opponents="random,random")
    shaped = Single(game, reward=reward, opponents="random,random", shaped=True)
    for env in (plain, shaped):
        env.reset(seed=4)
    end, along = go_on(plain, 2000), go_on(shaped, 2000)
    assert end[-1][1] == pytest.approx(sum(reward for _, reward, _ in along))
    assert all(reward == 0 for _, reward, _ in end[:-1])
    assert sum(reward != 0 for _, reward, _ in along) > 3


@MODULES
def test_shaped_rewards_of_a_table_add_up_too(module: ModuleType) -> None:
    env = module.raw_env(reward="score", shaped=True)
    env.reset(seed=4)
    total, rng = dict.fromkeys(env.possible_agents, 0.0), Random(2)
    for agent in env.agent_iter():
        found, reward, over, *_ = env.last()
        total[agent] += reward
        options = np.flatnonzero(found["action_mask"]).tolist()
        env.step(None if over else rng.choice(options))
    result = env.playing.game.result(env.playing.state)
    assert [*total.values()] == [score.total for score in result]


def test_pettingzoos_parallel_form_of_a_turn_based_game() -> None:
    env = turn_based_aec_to_parallel(speicherstadt_v0.env())
    seen, _ = env.reset(seed=1)
    rng = Random(1)
    while env.agents:
        actions = {}
        for agent, found in seen.items():
            options = np.flatnonzero(found["action_mask"]).tolist()
            actions[agent] = rng.choice(options) if options else 0
        seen, rewards, *_ = env.step(actions)
    assert sum(rewards.values()) == 0
