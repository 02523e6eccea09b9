"""Deep Monte Carlo: each action is worth what the games in which it was chosen came to.

What a position is worth is learned by itself, and of an action only how much better or worse it is:
so one that was never tried counts as neither.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from comptoir.lab.baselines.network import Array, Mask, Network, draw, features, odds

CURIOUS = 0.05
"""An option that seems worse by this much is tried about a third as often as the best."""
LESSON, EPOCHS, BATCH = 4096, 3, 512
"""Choices of finished games between two lessons, how often each is looked at, and at once."""
RATE = 0.001


@dataclass
class Dmc:
    """The learner."""

    network: Network
    rng: np.random.Generator
    under_way: list[list[tuple[NDArray[np.uint8], int, float]]] = field(default_factory=list)
    """By game: what was seen, what was chosen, and what was given since."""
    told: list[tuple[NDArray[np.uint8], int, float]] = field(default_factory=list)
    """Finished games: what was seen, what was chosen, and what it came to."""
    last: NDArray[np.uint8] | None = None
    made: NDArray[np.int64] | None = None

    def choose(self, observation: NDArray[np.uint8], mask: Mask) -> NDArray[np.int64]:
        """An option of every game, better ones more often."""
        _, worth, _ = self.network.look(features(observation))
        self.last = observation
        self.made = draw(odds(worth / np.float32(CURIOUS), mask), mask, self.rng)
        return self.made

    def hear(self, rewards: Array, over: Mask) -> None:
        """What came of the choices; with enough finished games there is a lesson."""
        assert self.last is not None
        assert self.made is not None
        self.under_way = self.under_way or [[] for _ in rewards]
        for place, game in enumerate(self.under_way):
            game.append((self.last[place], int(self.made[place]), float(rewards[place])))
            if over[place]:
                self._finish(game)
        if len(self.told) >= LESSON:
            self._learn()

    def _finish(self, game: list[tuple[NDArray[np.uint8], int, float]]) -> None:
        """Each choice is worth all that came after it."""
        total = 0.0
        for seen, made, reward in reversed(game):
            total += reward
            self.told.append((seen, made, total))
        game.clear()

    def _learn(self) -> None:
        seen = np.stack([one for one, _, _ in self.told])
        made = np.array([one for _, one, _ in self.told])
        total = np.array([one for _, _, one in self.told], np.float32)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(total))
            for start in range(0, len(total), BATCH):
                part = order[start : start + BATCH]
                self._lesson(features(seen[part]), made[part], total[part])
        self.told.clear()

    def _lesson(self, seen: Array, made: NDArray[np.int64], total: Array) -> None:
        hidden, worth, value = self.network.look(seen)
        rows, slope = np.arange(len(made)), np.zeros((len(made), worth.shape[1] + 1), np.float32)
        slope[rows, made] = value + worth[rows, made] - total
        slope[:, -1] = value - total
        self.network.learn(seen, hidden, (slope / len(made)).astype(np.float32), RATE)
