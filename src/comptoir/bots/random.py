"""A bot without a plan."""

from random import Random

from comptoir.core import Action, Decision
from comptoir.core.play import uniform
from comptoir.table import Projection


class RandomBot:
    """Any option, each as likely; the same seed chooses the same way."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, projection: Projection, decision: Decision) -> Action:
        """Any option."""
        return uniform(decision, self._rng)
