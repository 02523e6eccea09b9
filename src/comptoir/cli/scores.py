"""Scores by category, as they stand or at the end."""

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.core import Result
from comptoir.lang import Speaker


def score_table(game: str, result: Result, speaker: Speaker) -> Table:
    """A column a player, a row a category, then the total and the place."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-category"))
    for score in result:
        table.add_column(speaker.name(score.seat), justify="right")
    for row, (name, _) in enumerate(result[0].categories):
        points = [speaker.number(score.categories[row][1]) for score in result]
        table.add_row(speaker.category(game, name), *points)
    table.add_section()
    totals = [speaker.number(score.total) for score in result]
    table.add_row(speaker.text("cli-total"), *totals, style="bold")
    table.add_row(speaker.text("cli-place"), *(str(score.rank) for score in result))
    return table
