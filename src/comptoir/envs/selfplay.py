"""A learner against earlier versions of itself."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np

from comptoir.core.luck import stream
from comptoir.envs.opponents import Policy
from comptoir.envs.single_v0 import Single


class SelfPlay(gymnasium.Wrapper[dict[str, Any], int, dict[str, Any], int]):
    """The other seats are taken by policies out of a pool, drawn afresh for each game.

    `remember` adds a policy to the pool; beyond `size` the oldest leaves it. While it is empty the
    others choose at random. The other settings are those of `comptoir.envs.single_v0.Single`.
    """

    def __init__(self, game: str, *, seats: int = 2, size: int = 20, **settings: Any) -> None:
        self.pool: list[Policy] = []
        self.size = size
        self._rng = Random()
        self._seated: list[Policy] = [self._any] * (seats - 1)
        others = [partial(self._choose, place) for place in range(seats - 1)]
        super().__init__(Single(game, opponents=others, **settings))

    def remember(self, policy: Policy) -> None:
        """Let a policy play from the next game on; a copy that does not learn on, that is."""
        self.pool = [*self.pool, policy][-self.size :]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Draw who sits there, and set up a new game."""
        if seed is not None:
            self._rng = stream(seed, "pool")
        self._seated = [self._rng.choice(self.pool or [self._any]) for _ in self._seated]
        return super().reset(seed=seed, options=options)

    def _choose(self, place: int, seen: Mapping[str, Any]) -> int:
        return self._seated[place](seen)

    def _any(self, seen: Mapping[str, Any]) -> int:
        return self._rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
