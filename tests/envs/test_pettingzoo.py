import copy
import xml.etree.ElementTree as ET
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from comptoir.core import CHANCE, IllegalAction, InvalidSetup, Seat
from comptoir.envs import mombasa_v0, speicherstadt_v0
from comptoir.envs.aec import ILLEGAL, Table
from comptoir.envs.rewards import by_place, by_score

MODULES = pytest.mark.parametrize("module", [mombasa_v0, speicherstadt_v0])


def play(env: Any, seed: int, steps: int = 1 << 30) -> list[tuple[str, int | None]]:
    """Choose at random until the game, or the number of steps, is over."""
    rng, made = Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter(steps):
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        action = None if over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        env.step(action)
        if not over:
            made.append((agent, action))
    return made


@MODULES
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
def test_pettingzoos_api_test(module: ModuleType) -> None:
    """It warns of observations with a mask unless the environment is one of its own."""
    api_test(module.env(), num_cycles=300)


@MODULES
def test_pettingzoos_seed_test(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=30)


@MODULES
def test_pettingzoos_render_test(module: ModuleType) -> None:
    custom = {"svg": lambda found: ET.fromstring(found).tag.endswith("svg")}
    render_test(module.env, custom_tests=custom)


@MODULES
def test_nobody_chooses_more_often_than_max_cycles(module: ModuleType) -> None:
    """What PettingZoo's max_cycles_test asks of the AEC form, with legal choices.

    That test itself draws actions without their mask, and wants as many steps of a parallel form
    as each agent has choices: only where all choose at once both can be.
    """
    env, most = module.env(max_cycles=4), 4
    asked = dict.fromkeys(env.possible_agents, 0)
    env.reset(seed=3)
    for agent in env.agent_iter():
        asked[agent] += 1
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        assert not terminated
        assert truncated == env.truncations[agent]
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert max(asked.values()) - 1 == most
    assert not env.agents


@MODULES
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_ends_with_rewards_by_place(module: ModuleType, seats: int) -> None:
    env = module.raw_env(seats=seats)
    env.reset(seed=1)
    rng, last = Random(1), {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            last[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    result = env.playing.game.result(env.playing.state)
    assert [last[f"player_{seat}"] for seat in range(seats)] == by_place(result)


def test_a_game_can_end_with_the_scores() -> None:
    env = speicherstadt_v0.raw_env(seats=3, reward="score")
    play(env, 2)
    result = env.playing.game.result(env.playing.state)
    assert result is not None
    rewards = by_score(result)
    assert rewards == [score.total for score in result]


@MODULES
def test_masks_are_the_options_and_the_env_leaves_chance_to_itself(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=5)
    for _ in range(50):
        decision = env.playing.decision
        assert decision is not None
        assert decision.seat != CHANCE
        mask = env.observe(env.agent_selection)["action_mask"]
        named = [env.playing.choices.actions[number] for number in np.flatnonzero(mask)]
        assert sorted(map(str, named)) == sorted(map(str, decision.options))
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)
        env.step(int(np.flatnonzero(mask)[-1]))


@MODULES
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(module: ModuleType) -> None:
    env, rng = module.raw_env(seats=3), Random(4)
    env.reset(seed=4)
    for _ in range(120):
        playing = env.playing
        state = playing.state
        for agent in env.agents:
            seat = Seat(env.agents.index(agent))
            here, told = env.observe(agent), playing.info(seat)
            playing.state = playing.game.determinize(state, seat, rng)
            there, told_there = env.observe(agent), playing.info(seat)
            playing.state = state
            assert all((here[key] == there[key]).all() for key in here)
            assert told == told_there
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))


@MODULES
def test_the_same_seed_and_choices_give_the_same_game(module: ModuleType) -> None:
    one, two = module.raw_env(), module.raw_env()
    assert play(one, 7) == play(two, 7)
    assert play(one, 8) != play(two, 9)


def test_the_view_of_an_info_is_that_of_its_moment() -> None:
    env = mombasa_v0.raw_env(views=True)
    env.reset(seed=1)
    read = dict(env.infos)
    expected = {
        agent: env.playing.game.view(env.playing.state, seat) for agent, seat in env.seats.items()
    }
    kept = copy.deepcopy(read)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for infos in (read, kept):
        assert {agent: dict(info["view"]) for agent, info in infos.items()} == expected
        assert len(infos["player_0"]["view"]) == len(expected["player_0"])
    assert repr(kept["player_0"]["view"]) == repr(expected["player_0"])
    assert dict(env.infos["player_0"]["view"]) != expected["player_0"]


def test_views_are_made_only_for_who_asks_for_them() -> None:
    env = mombasa_v0.raw_env()
    env.reset(seed=1)
    assert all(set(info) == {"question"} for info in env.infos.values())


def test_an_illegal_choice_is_refused_with_its_reason() -> None:
    env = speicherstadt_v0.raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"S\d"):
        env.step(illegal)
    with pytest.raises(ValueError, match="There is no action"):
        env.step(10_000)


def test_an_illegal_choice_ends_the_wrapped_game() -> None:
    env = speicherstadt_v0.env()
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == ILLEGAL


def test_what_cannot_be_set_up_is_refused_in_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="There are no rewards by 'fame'"):
        Table("x", "mombasa", seats=2, reward="fame")
    with pytest.raises(InvalidSetup, match="no way to render 'smoke'"):
        Table("x", "mombasa", seats=2, render_mode="smoke")
    with pytest.raises(InvalidSetup):
        speicherstadt_v0.env(seats=9)
