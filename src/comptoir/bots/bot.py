"""What a bot is."""

from typing import Any, Protocol

from comptoir.core import Action
from comptoir.table import SeatView


class Bot(Protocol):
    """A player. It gets what its seat may see and answers with one of the options."""

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """One option of the seat's own decision."""
