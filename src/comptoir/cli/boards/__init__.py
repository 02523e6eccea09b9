"""The board of each game as text, drawn from what a projection shows and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType

from comptoir.cli.boards import plain
from comptoir.cli.boards.page import Page, Sheet
from comptoir.core import Action, Decision, Event, View
from comptoir.games import GAMES
from comptoir.lang import Speaker

__all__ = ["Board", "Sheet", "board_of"]


class Board(Protocol):
    """How a game looks on 80 columns."""

    PAGES: Mapping[str, Page]
    """Parts of the board that can be asked for by name."""

    def board(self, sheet: Sheet) -> RenderableType:
        """The whole table."""

    def scene(self, sheet: Sheet, decision: Decision, before: str) -> RenderableType | None:
        """What matters for a question, if anything does.

        In the middle of a turn, when less is enough, `before` is the kind of the last question.
        """

    def hint(self, sheet: Sheet, decision: Decision, action: Action) -> str:
        """What an option is about, beyond its own words; nothing if they say it all."""

    def news(self, events: Sequence[Event]) -> Sequence[Event]:
        """What is worth telling of what happened; the board shows the rest, the log has it all."""

    def hides(self, view: View) -> bool:
        """Whether what is drawn now may show its owner more than it shows others."""

    def guide(self, speaker: Speaker) -> str:
        """The pages, for whoever asks what can be typed; nothing if there are none."""


def board_of(game: str) -> Board:
    """The game's own board, or a plain one."""
    about = GAMES.get(game)
    board: Board = about.load(about.board) if about and about.board else plain
    return board
