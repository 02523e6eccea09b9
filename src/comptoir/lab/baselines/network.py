"""A network with one hidden layer, and Adam."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]

DECAY = (0.9, 0.999)
"""How long Adam remembers gradients and their squares."""
NOWHERE = np.float32(-1e9)
"""The worth of what is no option."""


def features(observation: NDArray[np.uint8]) -> Array:
    """Small numbers as they are, large ones tamed."""
    return np.log1p(observation.astype(np.float32))


class Network:
    """From what is seen to a number for each action, and one more for the position."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        inner = rng.normal(0, 1 / np.sqrt(inputs), (inputs, hidden))
        shapes = [inner, np.zeros(hidden), np.zeros((hidden, actions + 1)), np.zeros(actions + 1)]
        self.weights: list[Array] = [shape.astype(np.float32) for shape in shapes]
        self._first = [np.zeros_like(weight) for weight in self.weights]
        self._second = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def look(self, seen: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the numbers of the actions and the worth of the position."""
        inner, inner_bias, outer, outer_bias = self.weights
        hidden = np.tanh(seen @ inner + inner_bias)
        found = hidden @ outer + outer_bias
        return hidden, found[:, :-1], found[:, -1]

    def learn(self, seen: Array, hidden: Array, slope: Array, rate: float) -> None:
        """A step down the slope of the error in all numbers, those of the positions last."""
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self._step([seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)], rate)

    def _step(self, gradients: Sequence[Array], rate: float) -> None:
        self._steps += 1
        for place, gradient in enumerate(gradients):
            self._first[place] = DECAY[0] * self._first[place] + (1 - DECAY[0]) * gradient
            self._second[place] = DECAY[1] * self._second[place] + (1 - DECAY[1]) * gradient**2
            mean = self._first[place] / (1 - DECAY[0] ** self._steps)
            spread = np.sqrt(self._second[place] / (1 - DECAY[1] ** self._steps))
            self.weights[place] -= (rate * mean / (spread + 1e-8)).astype(np.float32)

    def save(self, file: Path, **about: Any) -> None:
        """The weights in half precision, for the bot `policy:FILE`."""
        inner, inner_bias, outer, outer_bias = (one.astype(np.float16) for one in self.weights)
        np.savez_compressed(
            file,
            inner=inner,
            inner_bias=inner_bias,
            outer=outer[:, :-1],
            outer_bias=outer_bias[:-1],
            **about,
        )


def odds(worth: Array, mask: Mask) -> Array:
    """How likely each option is."""
    worth = np.where(mask, worth, NOWHERE)
    found = np.exp(worth - worth.max(axis=1, keepdims=True))
    chances: Array = found / found.sum(axis=1, keepdims=True)
    return chances


def draw(chances: Array, mask: Mask, rng: np.random.Generator) -> NDArray[np.int64]:
    """An option of each row by its chance."""
    limits = np.cumsum(np.where(mask, chances, 0), axis=1)
    picks = (limits <= rng.random((len(chances), 1)) * limits[:, -1:]).sum(axis=1)
    best = np.where(mask, chances, -1).argmax(axis=1)
    picks = np.minimum(picks, chances.shape[1] - 1)
    found: NDArray[np.int64] = np.where(mask[np.arange(len(picks)), picks], picks, best)
    return found
