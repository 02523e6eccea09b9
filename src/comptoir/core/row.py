# Compiled by mypyc.
"""An observation that is kept from look to look: what has not changed is not written again.

It is one row of bytes, a byte a number. Each part of it takes the next places when it is made, so
parts are made in the order of the layout. `show` compares what a part shows with what there is now,
and writes the numbers that are others.
"""

from typing import Final

from comptoir.core.contract import Decision, Seat
from comptoir.core.indexes import NONE
from comptoir.core.observation import Questions

UNSEEN: Final = -2
"""In place of what was not shown yet: no number, and no thing."""


class Kept:
    """Numbers as they were at the last look, of which several parts show some."""

    def __init__(self) -> None:
        self._seen = [UNSEEN]

    def changed(self, numbers: list[int]) -> bool:
        """Whether any is another one now."""
        if numbers == self._seen:
            return False
        self._seen = numbers[:]
        return True


class KeptLists:
    """The same for lists of numbers, always as many."""

    def __init__(self) -> None:
        self._seen: list[list[int]] = []

    def changed(self, lists: list[list[int]]) -> list[int]:
        """The places of the lists that are others now."""
        seen = self._seen
        if lists == seen:
            return []
        if not seen:
            self._seen = [numbers[:] for numbers in lists]
            return [*range(len(lists))]
        places = [place for place, numbers in enumerate(lists) if numbers != seen[place]]
        for place in places:
            seen[place] = lists[place][:]
        return places


class Part:
    """Places of a row, as many as its size."""

    def __init__(self, row: bytearray, size: int) -> None:
        self._row = row
        self._at = len(row)
        row.extend(bytes(size))


class Number(Part):
    """A number as it is."""

    def __init__(self, row: bytearray) -> None:
        super().__init__(row, 1)
        self._shown = UNSEEN

    def show(self, number: int) -> bool:
        """Whether it has changed."""
        if number == self._shown:
            return False
        self._shown = number
        self._row[self._at] = number
        return True


class Numbers(Part):
    """Numbers as they are, always as many."""

    def __init__(self, row: bytearray, size: int) -> None:
        super().__init__(row, size)
        self._shown = [UNSEEN] * size

    def show(self, numbers: list[int]) -> bool:
        """Whether they have changed."""
        shown = self._shown
        if numbers == shown:
            return False
        for place, number in enumerate(numbers):
            if number != shown[place]:
                shown[place] = number
                self._row[self._at + place] = number
        return True


class One(Part):
    """A 1 in the place of one thing; none for NONE."""

    def __init__(self, row: bytearray, size: int) -> None:
        super().__init__(row, size)
        self._shown = NONE

    def show(self, thing: int) -> None:
        """Move the 1."""
        if thing == self._shown:
            return
        if self._shown != NONE:
            self._row[self._at + self._shown] = 0
        if thing != NONE:
            self._row[self._at + thing] = 1
        self._shown = thing


class Owned(Part):
    """A 1 for each thing whose owner is this one."""

    def __init__(self, row: bytearray, size: int, owner: int) -> None:
        super().__init__(row, size)
        self._owner = owner
        self._shown = [UNSEEN] * size

    def show(self, owners: list[int]) -> bool:
        """Whether any owner has changed."""
        shown = self._shown
        if owners == shown:
            return False
        for place, owner in enumerate(owners):
            if owner != shown[place]:
                shown[place] = owner
                self._row[self._at + place] = 1 if owner == self._owner else 0
        return True


class Counts(Part):
    """How many there are of each thing."""

    def __init__(self, row: bytearray, size: int) -> None:
        super().__init__(row, size)
        self._shown: list[int] = []

    def show(self, things: list[int]) -> bool:
        """Whether they have changed; what both begin and end with is not counted again."""
        shown = self._shown
        if things == shown:
            return False
        start, before, now = 0, len(shown), len(things)
        while start < before and start < now and shown[start] == things[start]:
            start += 1
        while before > start and now > start and shown[before - 1] == things[now - 1]:
            before -= 1
            now -= 1
        row, at = self._row, self._at
        for place in range(start, before):
            row[at + shown[place]] -= 1
        for place in range(start, now):
            row[at + things[place]] += 1
        self._shown = things[:]
        return True


class Faces(Part):
    """What is printed on some things, side by side, always as many; the last face is NONE's."""

    def __init__(self, row: bytearray, count: int, faces: list[bytearray]) -> None:
        self._size = len(faces[NONE])
        super().__init__(row, count * self._size)
        self._faces = faces
        self._shown = [UNSEEN] * count

    def show(self, things: list[int]) -> bool:
        """Whether any has changed."""
        shown = self._shown
        if things == shown:
            return False
        for place, thing in enumerate(things):
            if thing != shown[place]:
                shown[place] = thing
                at = self._at + place * self._size
                self._row[at : at + self._size] = self._faces[thing]
        return True


class Layer(Part):
    """Counts that are replaced and never changed in place (`core.counts`)."""

    def __init__(self, row: bytearray, size: int) -> None:
        super().__init__(row, size)
        self._shown = b""

    def show(self, counts: bytes) -> None:
        """Write them if they are others."""
        if counts is not self._shown:
            self._shown = counts
            self._row[self._at : self._at + len(counts)] = counts


class Layers(Part):
    """Layers side by side, always as many; a change makes a new list of them."""

    def __init__(self, row: bytearray, count: int, size: int) -> None:
        super().__init__(row, 0)
        self._layers = [Layer(row, size) for _ in range(count)]
        self._shown: list[bytes] = []

    def show(self, layers: list[bytes]) -> None:
        """Write those that are others."""
        if layers is self._shown:
            return
        self._shown = layers
        for number, counts in enumerate(layers):
            self._layers[number].show(counts)


class Question(Part):
    """The observer's own question, and behind it who is asked at all."""

    def __init__(self, row: bytearray, questions: Questions, seats: int) -> None:
        super().__init__(row, questions.size + seats)
        self._questions = questions
        self._seats = seats
        self._shown: tuple[Decision, ...] = ()
        self._written: list[int] = []

    def show(self, decisions: tuple[Decision, ...], seat: Seat) -> None:
        """Write it if it is another one."""
        if decisions is self._shown:
            return
        self._shown = decisions
        row, asked = self._row, self._at + self._questions.size
        for place in self._written:
            row[place] = 0
        written: list[int] = []
        for decision in decisions:
            if decision.seat == seat:
                written = self._questions.write(decision, row, self._at)
        for decision in decisions:
            if decision.seat >= 0:
                place = asked + (decision.seat - seat) % self._seats
                row[place] = 1
                written.append(place)
        self._written = written
