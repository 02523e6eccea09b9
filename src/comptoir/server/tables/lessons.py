"""Guided first games: each goes on from choices that come with the program.

So every lesson begins with the same cards, whatever is dealt later; nothing is dealt in another way
than at other tables, and nobody can play against others with cards that they know. The choices are
written as in a record, one a line (`*` is chance), but without digests: they hold when a printed
value is changed.
"""

from comptoir.core import CHANCE, Seat
from comptoir.games import GAMES
from comptoir.server.any_game import AnyGame, AnyTable
from comptoir.server.errors import NotFound
from comptoir.table import Table

SEATS = 2
FIRST = "-"
"""Whatever option comes first, where it matters little and depends on printed values."""


def first_steps(game: AnyGame) -> AnyTable:
    """The table where the lesson begins; the person has seat 0. Raises NotFound if it has none."""
    about = GAMES[game.key]
    file = about.file(about.lesson)
    if not file.is_file():
        raise NotFound("no-lesson", game=about.title)
    table = Table(game, SEATS)
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            seat, _, choice = line.partition(" ")
            _choose(table, CHANCE if seat == "*" else Seat(int(seat)), choice)
    return table


def _choose(table: AnyTable, seat: Seat, choice: str) -> None:
    decision = table.decision(seat)
    first = decision.options[0].text if decision else choice
    table.choose(seat, first if choice == FIRST else choice)
