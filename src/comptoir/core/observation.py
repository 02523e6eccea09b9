"""Observations: what a seat sees as a row of whole numbers, for programs that learn.

Each game has an encoder in its package. Like a view an observation is built up from nothing: what
a seat may not know is not in it, and seats to whom the table looks the same get the same numbers.
Seats are counted from the observer, who is 0, clockwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, TypeVar

from comptoir.core.contract import Decision, Seat

State = TypeVar("State", contravariant=True)  # noqa: PLC0105  # a game's own type, as elsewhere

Numbers: TypeAlias = list[int]
MOST: Final = 255
"""Numbers go from 0 to here; what is more counts as this."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers that lie next to each other."""

    name: str
    size: int
    about: str


class Encoder(Protocol[State]):
    """Turns a state into numbers, as one seat sees it."""

    layout: tuple[Field, ...]
    """What the numbers mean, from the first to the last."""

    def encode(self, state: State, seat: Seat) -> bytes:
        """As many bytes as the layout has."""


def zeros(size: int) -> Numbers:
    """So many times 0."""
    return [0] * size


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
        self._blank = zeros(len(names))
        self.layout = (
            Field("question", len(kinds), f"1 for the kind of the own question: {_list(kinds)}"),
            Field("question_numbers", len(numbers), f"the question's numbers: {_list(numbers)}"),
            Field("question_ids", len(ids), "1 for each thing that the question speaks of"),
        )

    def write(self, out: Numbers, decisions: Sequence[Decision], seat: Seat) -> None:
        """Add the numbers of the seat's own question; all 0 if it is not asked."""
        start = len(out)
        out += self._blank
        for decision in decisions:
            if decision.seat == seat:
                out[start + self._place[decision.kind]] = 1
                for name, value in decision.args:
                    if isinstance(value, int):
                        out[start + self._place[name]] = at_most(value)
                    else:
                        out[start + self._place[str(value)]] = 1


def write_asked(out: Numbers, decisions: Sequence[Decision], seat: Seat, seats: int) -> None:
    """Add a number for each seat from the observer on: 1 if it has an open question."""
    start = len(out)
    out += zeros(seats)
    for decision in decisions:
        if decision.seat >= 0:
            out[start + (decision.seat - seat) % seats] = 1


def write_one(out: Numbers, number: int, blank: Numbers) -> None:
    """Add a blank row with a 1 at the place of the number, if it is not negative."""
    start = len(out)
    out += blank
    if number >= 0:
        out[start + number] = 1


def write_counts(out: Numbers, things: Sequence[int], blank: Numbers) -> None:
    """Add a blank row, and how many there are of each thing in it."""
    start = len(out)
    out += blank
    for thing in things:
        out[start + thing] += 1


def _list(names: Sequence[str]) -> str:
    return ", ".join([name.rpartition(".")[2] for name in names])
