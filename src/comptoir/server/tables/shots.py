"""The table as each seat sees it, made once for each state of the game."""

from collections.abc import Collection
from typing import NamedTuple

from comptoir.core import Seat
from comptoir.server import projected
from comptoir.server.any_game import AnyTable
from comptoir.table import Line, look, stamp


class Since(NamedTuple):
    """What a client has: the number of its last line, and the mark that it got with it."""

    line: int = 0
    mark: str = ""


class Shot:
    """The table as a seat, or a spectator, sees it at one moment."""

    __slots__ = ("_marks", "board", "lines", "table")

    def __init__(self, table: AnyTable, seat: Seat | None) -> None:
        seen = table.seen(seat)
        self.table = table
        self.lines = seen.lines
        self._marks = seen.chain
        self.board = projected.board(look(table, seat))
        """Its view is shared by those who see the same."""

    @property
    def mark(self) -> str:
        """Stands for all lines: whoever has it has them."""
        return self._marks[len(self.lines)]

    def after(self, since: Since) -> list[Line]:
        """The lines that a client lacks; all of them if it has some that were taken back."""
        known = 0 <= since.line <= len(self.lines)
        if not known or since.mark not in ("", self._marks[since.line]):
            return self.lines[:]
        return self.lines[since.line :]


class Shots:
    """The shots of one table, the latest of each seat that somebody looked from."""

    def __init__(self) -> None:
        self._shots: dict[Seat | None, Shot] = {}

    def of(self, table: AnyTable, seat: Seat | None) -> Shot:
        """How the seat sees the table now; made once."""
        shot = self._shots.get(seat)
        if shot is None or shot.table is not table:
            shot = self._shots[seat] = Shot(table, seat)
        return shot

    def stamp(self, table: AnyTable, seat: Seat) -> str:
        """What a turn of the seat has to name now."""
        shot = self._shots.get(seat)
        if shot is not None and shot.table is table:
            return shot.board.stamp
        return stamp(table, seat)

    def last(self, seats: Collection[Seat | None]) -> dict[Seat | None, Shot]:
        """What each of these seats was last shown, and forget the rest."""
        shots = {seat: shot for seat, shot in self._shots.items() if seat in seats}
        self._shots = dict(shots)
        return shots
