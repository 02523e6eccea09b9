from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from comptoir.envs.selfplay import SelfPlay


def play(env: SelfPlay, seed: int | None = None) -> list[int]:
    """The seats and ranks of a game in which the learner chooses at random."""
    rng, over = Random(3), False
    seen, info = env.reset(seed=seed)
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, _, over, _, info = env.step(action)
    return [info["seat"], info["rank"], info["score"]]


class First:
    """Chooses the first option, and counts."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, seen: Mapping[str, Any]) -> int:
        self.asked += 1
        return int(np.flatnonzero(seen["action_mask"])[0])


def test_without_a_past_the_others_choose_at_random() -> None:
    assert play(SelfPlay("speicherstadt", seats=3), 1) == play(
        SelfPlay("speicherstadt", seats=3), 1
    )
    assert play(SelfPlay("speicherstadt"), 1) != play(SelfPlay("speicherstadt"), 2)


def test_policies_out_of_the_pool_play_and_the_oldest_leave_it() -> None:
    env, policies = SelfPlay("speicherstadt", size=2), [First() for _ in range(3)]
    for policy in policies:
        env.remember(policy)
    for seed in range(8):
        play(env, seed)
    assert policies[0].asked == 0
    assert all(policy.asked for policy in policies[1:])


def test_the_learner_has_its_mask() -> None:
    env: Any = SelfPlay("speicherstadt")
    seen, _ = env.reset(seed=1)
    assert (env.unwrapped.action_masks() == seen["action_mask"]).all()
