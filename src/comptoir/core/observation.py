# Compiled by mypyc.
"""Observations: what a seat sees as a row of whole numbers, for programs that learn.

Each game has an encoder in its package. Like a view an observation is built up from nothing: what
a seat may not know is not in it, and seats to whom the table looks the same get the same numbers.
Seats are counted from the observer, who is 0, clockwise.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from comptoir.core.contract import Decision, Field, Seat

MOST: Final = 255
"""Numbers go from 0 to here; what is more counts as this."""


def at_most(number: int) -> int:
    """The number, or the most that can be told."""
    return min(number, MOST)


def fields(layout: Sequence[Field], numbers: Sequence[int]) -> Mapping[str, Sequence[int]]:
    """The numbers of an observation by the names of the layout."""
    found: dict[str, Sequence[int]] = {}
    start = 0
    for field in layout:
        found[field.name] = numbers[start : start + field.size]
        start += field.size
    return found


class Questions:
    """The question that a seat is asked, as numbers: its kind, its numbers and its ids."""

    def __init__(self, kinds: Sequence[str], numbers: Sequence[str], ids: Sequence[str]) -> None:
        names = (*kinds, *numbers, *ids)
        self._place = {name: place for place, name in enumerate(names)}
        self.size = len(names)
        self.layout = (
            Field("question", len(kinds), f"1 for the kind of the seat's question: {_list(kinds)}"),
            Field("question_numbers", len(numbers), f"the question's numbers: {_list(numbers)}"),
            Field("question_ids", len(ids), "1 for each thing that the question speaks of"),
        )

    def write(self, decision: Decision, row: bytearray, at: int) -> list[int]:
        """Write a seat's own question into a row that is all 0 there; the places that were."""
        places = [at + self._place[decision.kind]]
        row[places[0]] = 1
        for name, value in decision.args:
            if isinstance(value, int):
                place, number = at + self._place[name], at_most(value)
            else:
                place, number = at + self._place[str(value)], 1
            row[place] = number
            places.append(place)
        return places


def asked(decisions: Sequence[Decision], seat: Seat, seats: int) -> bytes:
    """A number for each seat from the observer on: 1 if it has an open question."""
    found = [0] * seats
    for decision in decisions:
        if decision.seat >= 0:
            found[(decision.seat - seat) % seats] = 1
    return bytes(found)


def ones(size: int) -> list[bytearray]:
    """Rows of this many numbers, each with a 1 in its place; the last row, that of -1, has none."""
    rows = [bytearray([int(place == one) for place in range(size)]) for one in range(size)]
    return [*rows, bytearray(size)]


def _list(names: Sequence[str]) -> str:
    return ", ".join([name.rpartition(".")[2] for name in names])
