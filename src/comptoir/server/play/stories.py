"""What happened since a line of the log, turn by turn, as a seat saw it."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from comptoir.core import Seat
from comptoir.server import projected
from comptoir.server.any_game import AnyTable
from comptoir.server.patch import diff
from comptoir.server.play.answers import Beat, Story
from comptoir.server.projected import BoardAnswer
from comptoir.table import Line, project

MOST = 60
"""Turns that a story has at most; those before are left out."""


def story(table: AnyTable, seat: Seat | None, after: int) -> Story:
    """The turns after a line that the seat has seen, the last ones of them."""
    seen = table.seen(seat)
    ends = [after, *_ends(seen.lines[:], after)][-MOST - 1 :]
    boards = [_board(table, seat, seen.steps[end - 1] + 1 if end else 0) for end in ends]
    beats = [
        Beat([projected.line(line) for line in seen.lines[begin:end]], diff(old, new))
        for (begin, end), (old, new) in zip(pairwise(ends), pairwise(boards), strict=True)
    ]
    return Story(boards[0], beats)


def _ends(lines: Sequence[Line], after: int) -> list[int]:
    """How many lines there are after each turn; what chance decides is a turn of its own."""
    later = range(max(0, after) + 1, len(lines) + 1)
    return [count for count in later if count == len(lines) or _begins(lines, count)]


def _begins(lines: Sequence[Line], place: int) -> bool:
    """Whether a turn begins with the line at this place."""
    return lines[place].opens or lines[place].seat != lines[place - 1].seat


def _board(table: AnyTable, seat: Seat | None, step: int) -> BoardAnswer:
    """The board after that many steps: to be looked at."""
    found = projected.board(project(table.moved_to(table.at(step)), seat))
    return replace(found, decisions=[], may_undo=False, may_restart=False)
