"""The board of each game as text, drawn from what a projection shows and nothing else."""

from collections.abc import Mapping
from typing import Protocol

from rich.console import RenderableType

from comptoir.cli.boards import plain, speicherstadt
from comptoir.core import Action, Seat, View
from comptoir.lang import Speaker


class Board(Protocol):
    """How a game looks on 80 columns."""

    def board(self, view: View, seat: Seat | None, speaker: Speaker) -> RenderableType:
        """The whole table, as the seat sees it."""

    def own(self, view: View, seat: Seat, speaker: Speaker) -> RenderableType:
        """What the seat has, in a few lines."""

    def hint(self, view: View, action: Action, speaker: Speaker) -> str:
        """What an option is about, beyond its own words; nothing if they say it all."""


BOARDS: Mapping[str, Board] = {"speicherstadt": speicherstadt}


def board_of(game: str) -> Board:
    """The game's own board, or a plain one."""
    return BOARDS.get(game, plain)
