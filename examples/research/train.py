"""Train a masked policy for Speicherstadt on the CPU, with NumPy alone, and draw how it learns.

    python examples/research/train.py --minutes 5 --curve docs/learning-curve.svg

The policy is a network with one hidden layer; the mask leaves only its legal choices. It plays
against the random bot and learns by policy gradient: after every batch of games each choice is
made likelier or less likely by how many points more or fewer than usual its game brought.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.envs.single_v0 import Single

Array = NDArray[np.float32]
HIDDEN = 64
BATCH = 16
"""Games between two steps of learning."""
RATE, DECAY, LIVELY = 0.003, (0.9, 0.999), 0.01
"""Adam's step and memory, and how much a policy that tries things is preferred."""


def features(observation: NDArray[np.uint8]) -> Array:
    """Small numbers as they are, large ones tamed."""
    return np.log1p(observation.astype(np.float32))


@dataclass
class Policy:
    """Weights of two layers, with Adam's memory of their gradients."""

    weights: list[Array]
    first: list[Array] = field(default_factory=list)
    second: list[Array] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def new(cls, inputs: int, actions: int, rng: np.random.Generator) -> "Policy":
        """Small random weights."""
        one = rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN))
        shapes = [one, np.zeros(HIDDEN), np.zeros((HIDDEN, actions)), np.zeros(actions)]
        return cls([weight.astype(np.float32) for weight in shapes])

    def odds(self, seen: Array, mask: NDArray[np.bool_]) -> tuple[Array, Array]:
        """The hidden layer, and how likely each choice is."""
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        scores = np.where(mask, hidden @ self.weights[2] + self.weights[3], -np.inf)
        odds = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return hidden, odds / odds.sum(axis=-1, keepdims=True)

    def learn(
        self, seen: Array, mask: NDArray[np.bool_], made: NDArray[np.int64], worth: Array
    ) -> None:
        """One step up the policy gradient."""
        hidden, odds = self.odds(seen, mask)
        logs = np.where(mask, np.log(odds + 1e-9), 0)
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        slope = -odds * worth[:, None] - LIVELY * odds * (logs + entropy)
        slope[np.arange(len(made)), made] += worth
        slope /= len(made)
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self._step([seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)])

    def _step(self, gradients: Sequence[Array]) -> None:
        self.steps += 1
        self.first = self.first or [np.zeros_like(weight) for weight in self.weights]
        self.second = self.second or [np.zeros_like(weight) for weight in self.weights]
        for place, gradient in enumerate(gradients):
            self.first[place] = DECAY[0] * self.first[place] + (1 - DECAY[0]) * gradient
            self.second[place] = DECAY[1] * self.second[place] + (1 - DECAY[1]) * gradient**2
            mean = self.first[place] / (1 - DECAY[0] ** self.steps)
            spread = np.sqrt(self.second[place] / (1 - DECAY[1] ** self.steps))
            self.weights[place] += (RATE * mean / (spread + 1e-8)).astype(np.float32)


@dataclass
class Game:
    """What was seen, what was legal, what was chosen, and how it ended."""

    seen: list[Array] = field(default_factory=list)
    mask: list[NDArray[np.bool_]] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    reward: float = 0.0
    rank: int = 0


def play(env: Single, policy: Policy, rng: np.random.Generator, seed: int | None = None) -> Game:
    """One game of the policy."""
    game, over = Game(), False
    found, _ = env.reset(seed=seed)
    while not over:
        seen, mask = features(found["observation"]), found["action_mask"].astype(np.bool_)
        _, odds = policy.odds(seen, mask)
        action = min(int(np.searchsorted(np.cumsum(odds), rng.random())), len(odds) - 1)
        action = action if mask[action] else int(np.argmax(odds))
        game.seen.append(seen)
        game.mask.append(mask)
        game.made.append(action)
        found, game.reward, over, _, info = env.step(action)
    game.rank = info["rank"]
    return game


def improve(policy: Policy, games: Sequence[Game]) -> None:
    """Learn from a batch."""
    rewards = np.array([game.reward for game in games], np.float32)
    worth = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
    lengths = [len(game.made) for game in games]
    policy.learn(
        np.concatenate([np.stack(game.seen) for game in games]),
        np.concatenate([np.stack(game.mask) for game in games]),
        np.concatenate([np.array(game.made) for game in games]),
        np.repeat(worth, lengths),
    )


def winning(games: Sequence[Game]) -> float:
    """The share of games won; a shared win counts, too."""
    return sum(game.rank == 1 for game in games) / len(games)


def train(minutes: float, seed: int, game: str) -> tuple[Policy, list[tuple[int, float]]]:
    """Learn for some minutes of the processor; the games played and the share of them won."""
    rng = np.random.default_rng(seed)
    env = Single(game, reward="score")
    size, actions = env.playing.size, len(env.playing.choices.actions)
    policy, curve, recent = Policy.new(size, actions, rng), [], []
    env.reset(seed=seed)
    end, count = process_time() + 60 * minutes, 0
    while process_time() < end:
        games = [play(env, policy, rng) for _ in range(BATCH)]
        improve(policy, games)
        count += len(games)
        recent += games
        if len(recent) >= 10 * BATCH:
            curve.append((count, winning(recent)))
            sys.stdout.write(f"{count} games, won {100 * curve[-1][1]:.0f} %\n")
            sys.stdout.flush()
            recent = []
    return policy, curve


def draw(curve: Sequence[tuple[int, float]], file: Path, title: str) -> None:
    """The learning curve as a picture."""
    import matplotlib as mpl  # noqa: PLC0415  # only the picture needs it

    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([count for count, _ in curve], [100 * won for _, won in curve], color="#7a4b22")
    axes.axhline(50, color="#888888", linestyle="--", linewidth=1)
    axes.set(xlabel="Games played", ylabel="Won against random, %", title=title, ylim=(0, 100))
    figure.savefig(file, metadata={"Date": None})


def main(argv: Sequence[str] | None = None) -> Any:
    """Train, measure, draw."""
    parser = argparse.ArgumentParser(description="Train a masked policy against the random bot.")
    parser.add_argument("--game", default="speicherstadt")
    parser.add_argument("--minutes", type=float, default=5, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=500, help="games played after training")
    parser.add_argument("--curve", type=Path, help="the picture of the learning curve")
    asked = parser.parse_args(argv)
    policy, curve = train(asked.minutes, asked.seed, asked.game)
    env, rng = Single(asked.game), np.random.default_rng(asked.seed + 1)
    won = winning([play(env, policy, rng, seed) for seed in range(asked.measure)])
    sys.stdout.write(f"After training: {100 * won:.1f} % of {asked.measure} games won\n")
    if asked.curve and curve:
        draw(curve, asked.curve, f"{asked.game.capitalize()}, two players")
    return won


if __name__ == "__main__":
    main()
