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

Parts: TypeAlias = list[bytes]
"""Pieces of an observation, a byte a number: to be joined at the end."""
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
        self._blank = bytes(len(names))
        self.layout = (
            Field("question", len(kinds), f"1 for the kind of the own question: {_list(kinds)}"),
            Field("question_numbers", len(numbers), f"the question's numbers: {_list(numbers)}"),
            Field("question_ids", len(ids), "1 for each thing that the question speaks of"),
        )

    def numbers(self, decisions: Sequence[Decision], seat: Seat) -> bytes:
        """The numbers of the seat's own question; all 0 if it is not asked."""
        found = self._blank
        for decision in decisions:
            if decision.seat == seat:
                found = self._of(decision)
        return found

    def _of(self, decision: Decision) -> bytes:
        found = bytearray(self._blank)
        found[self._place[decision.kind]] = 1
        for name, value in decision.args:
            if isinstance(value, int):
                found[self._place[name]] = at_most(value)
            else:
                found[self._place[str(value)]] = 1
        return bytes(found)


def asked(decisions: Sequence[Decision], seat: Seat, seats: int) -> bytes:
    """A number for each seat from the observer on: 1 if it has an open question."""
    found = [0] * seats
    for decision in decisions:
        if decision.seat >= 0:
            found[(decision.seat - seat) % seats] = 1
    return bytes(found)


def ones(size: int) -> list[bytes]:
    """Rows of so many numbers, each with a 1 at its own place; the last row, that of -1, has none.

    They are made once, so that an observation is put together of pieces that are there.
    """
    rows = [bytes([int(place == one) for place in range(size)]) for one in range(size)]
    return [*rows, bytes(size)]


class Counts:
    """How many there are of each thing: counted anew when the things have changed."""

    def __init__(self, size: int) -> None:
        self.none = bytes(size)
        self._things: list[int] = []
        self._found = self.none

    def of(self, things: list[int]) -> bytes:
        """A number for each thing there is."""
        if things != self._things:
            self._found = _counted(things, len(self.none))
            self._things = things[:]
        return self._found


class Rows:
    """The rows of some things, side by side: put together anew when the things have changed."""

    def __init__(self, rows: list[bytes]) -> None:
        self._rows = rows
        self._things: list[int] = []
        self._found = b""

    def of(self, things: list[int]) -> bytes:
        """The row of each thing."""
        if things != self._things:
            self._found = b"".join([self._rows[thing] for thing in things])
            self._things = things[:]
        return self._found


class Piles:
    """How many of each thing are in each pile: counted anew when a pile has changed."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._piles: list[list[int]] = []
        self._found = b""

    def of(self, piles: list[list[int]]) -> bytes:
        """A number for each thing there is, pile by pile."""
        if piles != self._piles:
            self._found = b"".join([_counted(pile, self._size) for pile in piles])
            self._piles = [pile[:] for pile in piles]
        return self._found


def _counted(things: list[int], size: int) -> bytes:
    found = [0] * size
    for thing in things:
        found[thing] += 1
    return bytes(found)


def _list(names: Sequence[str]) -> str:
    return ", ".join([name.rpartition(".")[2] for name in names])
