"""Masked proximal policy optimisation: small steps towards what turned out better than thought."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from comptoir.lab.baselines.network import Array, Mask, Network, draw, features, odds

STEPS = 64
"""Steps of all games between two lessons."""
EPOCHS, BATCH = 3, 512
RATE, CLIP, LIVELY = 0.001, 0.2, 0.01
"""Adam's step, how far a lesson may change the odds, and how much trying things is preferred."""
PATIENCE, SMOOTH = 0.998, 0.95
"""What a reward is worth a step earlier, and how far ahead an advantage looks."""


@dataclass
class Ppo:
    """The learner."""

    network: Network
    rng: np.random.Generator
    seen: list[Array] = field(default_factory=list)
    masks: list[Mask] = field(default_factory=list)
    made: list[NDArray[np.int64]] = field(default_factory=list)
    chances: list[Array] = field(default_factory=list)
    worths: list[Array] = field(default_factory=list)
    rewards: list[Array] = field(default_factory=list)
    ended: list[Array] = field(default_factory=list)

    def choose(self, observation: NDArray[np.uint8], mask: Mask) -> NDArray[np.int64]:
        """A choice for every game, remembered."""
        seen = features(observation)
        _, worth, value = self.network.look(seen)
        chances = odds(worth, mask)
        made = draw(chances, mask, self.rng)
        self.seen.append(seen)
        self.masks.append(mask)
        self.made.append(made)
        self.chances.append(chances[np.arange(len(made)), made])
        self.worths.append(value)
        return made

    def hear(self, rewards: Array, over: Mask) -> None:
        """What came of the choices; after some steps there is a lesson."""
        self.rewards.append(rewards.astype(np.float32))
        self.ended.append(over.astype(np.float32))
        if len(self.made) > STEPS:
            self._learn()

    def _learn(self) -> None:
        """The last step only says what the position before it was worth."""
        gains = self._advantages()
        targets = gains + np.stack(self.worths[:-1])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        seen, mask = np.concatenate(self.seen[:-1]), np.concatenate(self.masks[:-1])
        made, before = np.concatenate(self.made[:-1]), np.concatenate(self.chances[:-1])
        for _ in range(EPOCHS):
            order = self.rng.permutation(gains.size)
            for start in range(0, gains.size, BATCH):
                part = order[start : start + BATCH]
                worth = gains.ravel()[part], targets.ravel()[part]
                self._lesson(seen[part], mask[part], made[part], before[part], *worth)
        for memory in (self.seen, self.masks, self.made, self.chances, self.worths):
            del memory[:-1]
        del self.rewards[:-1], self.ended[:-1]

    def _advantages(self) -> Array:
        """How much better each choice turned out than the position seemed."""
        found, ahead = [], np.zeros(len(self.made[0]), np.float32)
        for step in range(len(self.made) - 2, -1, -1):
            goes_on = 1 - self.ended[step]
            later = PATIENCE * self.worths[step + 1] * goes_on
            surprise = self.rewards[step] + later - self.worths[step]
            ahead = surprise + PATIENCE * SMOOTH * goes_on * ahead
            found.append(ahead)
        return np.stack(found[::-1])

    def _lesson(  # what a step of learning is made of
        self,
        seen: Array,
        mask: Mask,
        made: NDArray[np.int64],
        before: Array,
        gains: Array,
        targets: Array,
    ) -> None:
        hidden, worth, value = self.network.look(seen)
        now = odds(worth, mask)
        rows = np.arange(len(made))
        ratio = now[rows, made] / before
        outside = ((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0))
        pull = np.where(outside, 0, ratio * gains)
        logs = np.where(mask, np.log(now + 1e-9), 0)
        entropy = -(now * logs).sum(axis=1, keepdims=True)
        slope = now * pull[:, None] + LIVELY * now * (logs + entropy)
        slope[rows, made] -= pull
        error = (value - targets)[:, None]
        whole = np.concatenate([slope, error], axis=1) / np.float32(len(made))
        self.network.learn(seen, hidden, whole.astype(np.float32), RATE)
