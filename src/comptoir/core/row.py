# Compiled by mypyc.
"""An observation that is kept from look to look: what has not changed is not written again.

It consists of pieces, which are joined at the end. Each part of it adds its own pieces when it is
made, so parts are made in the order of the layout. `show` compares what a part shows with what
there is now, which is many times as fast as to write it.
"""

from typing import TypeAlias

from comptoir.core.contract import Decision, Seat
from comptoir.core.indexes import NONE
from comptoir.core.observation import Questions, asked, ones

Pieces: TypeAlias = list[bytes]
"""A byte a number."""


class Numbers:
    """Numbers as they are, always as many."""

    def __init__(self, pieces: Pieces, size: int) -> None:
        self._pieces = pieces
        self._place = len(pieces)
        self._shown: list[int] = []
        pieces.append(bytes(size))

    def show(self, numbers: list[int]) -> bool:
        """Whether they have changed."""
        if numbers == self._shown:
            return False
        self._shown = numbers[:]
        self._pieces[self._place] = bytes(numbers)
        return True


class One:
    """A 1 in the place of one thing; none for NONE."""

    def __init__(self, pieces: Pieces, size: int) -> None:
        self._pieces = pieces
        self._place = len(pieces)
        self._rows = ones(size)
        self._shown = NONE
        pieces.append(self._rows[NONE])

    def show(self, thing: int) -> None:
        """Move the 1."""
        if thing != self._shown:
            self._shown = thing
            self._pieces[self._place] = self._rows[thing]


class Owned:
    """A 1 for each thing whose owner is this one."""

    def __init__(self, pieces: Pieces, size: int, owner: int) -> None:
        self._pieces = pieces
        self._place = len(pieces)
        self._owner = owner
        self._shown: list[int] = []
        pieces.append(bytes(size))

    def show(self, owners: list[int]) -> bool:
        """Whether any owner has changed."""
        if owners == self._shown:
            return False
        self._shown = owners[:]
        own = bytes([1 if owner == self._owner else 0 for owner in owners])
        self._pieces[self._place] = own
        return True


class Counts:
    """How many there are of each thing."""

    def __init__(self, pieces: Pieces, size: int) -> None:
        self._pieces = pieces
        self._place = len(pieces)
        self._size = size
        self._shown: list[int] = []
        pieces.append(bytes(size))

    def show(self, things: list[int]) -> bool:
        """Whether they have changed."""
        if things == self._shown:
            return False
        self._shown = things[:]
        found = [0] * self._size
        for thing in things:
            found[thing] += 1
        self._pieces[self._place] = bytes(found)
        return True


class Faces:
    """What is printed on some things, side by side, always as many; the last face is NONE's."""

    def __init__(self, pieces: Pieces, count: int, faces: list[bytes]) -> None:
        self._pieces = pieces
        self._place = len(pieces)
        self._faces = faces
        self._shown: list[int] = []
        pieces.append(faces[NONE] * count)

    def show(self, things: list[int]) -> bool:
        """Whether any has changed."""
        if things == self._shown:
            return False
        self._shown = things[:]
        self._pieces[self._place] = b"".join([self._faces[thing] for thing in things])
        return True


class Layers:
    """Counts that are replaced and never changed in place (`core.counts`), one behind the other."""

    def __init__(self, pieces: Pieces, layers: int, size: int) -> None:
        self._pieces = pieces
        self._place = len(pieces)
        for _ in range(layers):
            pieces.append(bytes(size))

    def show(self, layers: list[bytes]) -> None:
        """They are pieces as they are."""
        place = self._place
        for number, layer in enumerate(layers):
            self._pieces[place + number] = layer


class Question:
    """The observer's own question, and behind it who is asked at all."""

    def __init__(self, pieces: Pieces, questions: Questions, seats: int) -> None:
        self._pieces = pieces
        self._place = len(pieces)
        self._questions = questions
        self._seats = seats
        self._shown: tuple[Decision, ...] = ()
        pieces.append(questions.blank)
        pieces.append(bytes(seats))

    def show(self, decisions: tuple[Decision, ...], seat: Seat) -> None:
        """Write it if it is another one."""
        if decisions is not self._shown:
            self._shown = decisions
            self._pieces[self._place] = self._questions.numbers(decisions, seat)
            self._pieces[self._place + 1] = asked(decisions, seat, self._seats)
