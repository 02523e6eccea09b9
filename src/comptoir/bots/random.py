"""A bot without a plan."""

from random import Random
from typing import Any

from comptoir.core import Action
from comptoir.core.play import uniform
from comptoir.table import SeatView


class RandomBot:
    """Any option, each as likely; the same seed chooses the same way."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """Any option."""
        return uniform(seat_view.decision, self._rng)
