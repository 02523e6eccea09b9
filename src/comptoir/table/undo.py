# Compiled by mypyc.
"""What a seat may take back, and why not.

A seat takes back its own lines up to the last barrier: chance, a reveal, or another seat's line
that was not made together with its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from comptoir.core import CHANCE, Refusal, Seat
from comptoir.core.native import teach_copying
from comptoir.table.growing import Growing
from comptoir.table.log import Entry


@dataclass(frozen=True, slots=True)
class Proposal:
    """A wish to go back beyond a barrier, which needs the consent of all."""

    seat: Seat
    step: int
    """How many lines would be left."""
    agreed: frozenset[Seat]


teach_copying(Proposal)


def own_lines(entries: Growing[Entry], seat: Seat) -> Iterator[int]:
    """The indexes of the seat's own lines, the last one first."""
    for index in range(len(entries) - 1, -1, -1):
        if entries.at(index).seat == seat:
            yield index


def last_line(entries: Growing[Entry], seat: Seat) -> list[int]:
    """The index of the seat's last own line, if it has one."""
    for index in range(len(entries) - 1, -1, -1):  # a loop of its own: asked for again and again
        if entries.at(index).seat == seat:
            return [index]
    return []


def obstacle(entries: Growing[Entry], stage: int, seat: Seat, index: int) -> Refusal | None:
    """What keeps the seat from taking back its line and all its later ones; `stage` is now's."""
    for entry in entries[index:]:
        if entry.seat == CHANCE:
            return Refusal("", "core.undo_chance")
        if entry.stops(seat):
            return Refusal("", "core.undo_revealed")
        if entry.seat != seat and entries[index].stage != stage:
            return Refusal("", "core.undo_other_seat", (("seat", entry.seat),))
    return None


def explain_undo(entries: Growing[Entry], stage: int, seat: Seat) -> Refusal | None:
    """Why the seat can't take back its last line."""
    for index in last_line(entries, seat):
        return obstacle(entries, stage, seat, index)
    return Refusal("", "core.undo_nothing")


def turn_lines(entries: Growing[Entry], stage: int, seat: Seat) -> list[int]:
    """The seat's lines back to the opening of its turn, or to the barrier."""
    taken: list[int] = []
    for index in own_lines(entries, seat):
        if obstacle(entries, stage, seat, index):
            break
        taken.append(index)
        if entries[index].opens:
            break
    return taken
