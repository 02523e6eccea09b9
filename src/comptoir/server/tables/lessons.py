"""Guided first games: each goes on from a record that comes with the program.

So every lesson begins with the same cards, whatever is dealt later; nothing is dealt in another way
than at other tables, and nobody can play against others with cards that they know.
"""

from pathlib import Path
from typing import Any

from comptoir.core import Game
from comptoir.table import Table, record

FOLDER = Path(__file__).parents[2] / "lessons"
LEVEL = "easy"
"""Of the bot that plays along."""


def first_steps(game: Game[Any]) -> Table[Any]:
    """The table where the lesson begins; the person has seat 0."""
    text = (FOLDER / f"{game.key}.txt").read_text(encoding="utf-8")
    return record.to_table(game, record.read(text))
