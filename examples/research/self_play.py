"""Self-play in a few lines: a policy that learns against its own past, by policy gradient.

    python examples/research/self_play.py --games 400

Every fifty games per copy of the policy joins the pool of opponents. What it says at the end is how
the last policy does against the first one, and against the random player.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.envs.selfplay import SelfPlay
from comptoir.envs.single_v0 import Single

EVERY = 50
"""Games between two copies."""
RATE = 0.05


class Linear:
    """A weight for each pair of a number seen and an action."""

    def __init__(self, weights: NDArray[np.float32], rng: np.random.Generator) -> None:
        self.weights = weights
        self.rng = rng

    def odds(self, seen: Mapping[str, Any]) -> NDArray[np.float32]:
        """How likely each option is."""
        worth = np.log1p(seen["observation"].astype(np.float32)) @ self.weights
        worth = np.where(seen["action_mask"], worth, -np.inf)
        found = np.exp(worth - worth.max())
        chances: NDArray[np.float32] = found / found.sum()
        return chances

    def __call__(self, seen: Mapping[str, Any]) -> int:
        """A choice by its odds."""
        odds = self.odds(seen).astype(np.float64)
        return int(self.rng.choice(len(odds), p=odds / odds.sum()))

    def learn(self, game: Sequence[tuple[Mapping[str, Any], int]], worth: float) -> None:
        """Make the choices of a game likelier, or less likely."""
        for seen, made in game:
            slope = -self.odds(seen)
            slope[made] += 1
            row = np.log1p(seen["observation"].astype(np.float32))
            self.weights += RATE * worth / len(game) * np.outer(row, slope).astype(np.float32)


def play(env: Any, policy: Linear) -> tuple[list[tuple[Mapping[str, Any], int]], float]:
    """One game: what was seen and chosen, and the reward."""
    game, over, reward = [], False, 0.0
    seen, _ = env.reset()
    while not over:
        made = policy(seen)
        game.append((seen, made))
        seen, reward, over, *_ = env.step(made)
    return game, reward


def mean(env: Any, policy: Linear, games: int) -> float:
    """The mean reward: 1 is a win, -1 a loss."""
    env.reset(seed=0)
    return sum(play(env, policy)[1] for _ in range(games)) / games


def main(argv: Sequence[str] | None = None) -> int:
    """Learn, then measure."""
    parser = argparse.ArgumentParser(description="Self-play against a pool of one's own past.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--measure", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    rng = np.random.default_rng(asked.seed)
    env = SelfPlay("speicherstadt")
    inner: Any = env.unwrapped
    size, actions = inner.playing.size, len(inner.playing.choices.actions)
    policy = Linear(np.zeros((size, actions), np.float32), rng)
    first = Linear(policy.weights.copy(), rng)
    env.reset(seed=asked.seed)
    for number in range(asked.games):
        if number % EVERY == 0:
            env.remember(Linear(policy.weights.copy(), rng))
        policy.learn(*play(env, policy))
    early = Single("speicherstadt", opponents=(first,))
    for name, other in (("its first self", early), ("random", Single("speicherstadt"))):
        sys.stdout.write(f"Against {name}: {mean(other, policy, asked.measure):+.2f}\n")
    return 0


if __name__ == "__main__":
    main()
