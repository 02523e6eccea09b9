"""An encoder for toys: what the view says of whole numbers at its top, by name."""

from typing import Any

from comptoir.core import Game, Seat
from comptoir.core.contract import Field


class PlainEncoder:
    """One number for each that the spectator's first view has."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        view = game.view(game.start(seats, {}), None)
        names = [name for name, value in view.items() if isinstance(value, int)]
        self.layout = tuple(Field(name, 1, f"{name} of the view") for name in names)

    def encode(self, state: Any, seat: Seat) -> bytes:
        view = self._game.view(state, seat)
        return bytes([int(str(view[field.name])) & 255 for field in self.layout])
