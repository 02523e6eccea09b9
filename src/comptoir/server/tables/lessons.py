"""Guided first games: each goes on from choices that come with the program.

So every lesson begins with the same cards, whatever is dealt later; nothing is dealt in another way
than at other tables, and nobody can play against others with cards that they know. The choices are
written as in a record, one a line (`*` is chance), but without digests: they hold when a printed
value is changed.
"""

from pathlib import Path
from typing import Any

from comptoir.core import CHANCE, Game, Seat
from comptoir.table import Table

FOLDER = Path(__file__).parents[2] / "lessons"
SEATS = 2
FIRST = "-"
"""Whatever option comes first, where it matters little and depends on printed values."""
LEVEL = "easy"
"""Of the bot that plays along."""


def first_steps(game: Game[Any]) -> Table[Any]:
    """The table where the lesson begins; the person has seat 0."""
    table = Table(game, SEATS)
    text = (FOLDER / f"{game.key}.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            seat, _, choice = line.partition(" ")
            _choose(table, CHANCE if seat == "*" else Seat(int(seat)), choice)
    return table


def _choose(table: Table[Any], seat: Seat, choice: str) -> None:
    decision = table.decision(seat)
    first = decision.options[0].text if decision else choice
    table.choose(seat, first if choice == FIRST else choice)
