# Compiled by mypyc.
"""Counts by kind that clones share: a byte per kind, so that a change makes new ones.

Bytes take an eighth of a list's room, and nobody can change them in place.
"""

from typing import Final

MOST: Final = 255
"""More of a kind than any box has."""
ONE: Final = [bytes([count]) for count in range(MOST + 1)]
"""By number: it as a count."""


def counted(counts: bytes, item: int, change: int) -> bytes:
    """The counts with one of them changed."""
    return counts[:item] + ONE[counts[item] + change] + counts[item + 1 :]


def counted_in(layers: list[bytes], layer: int, item: int, change: int) -> list[bytes]:
    """The layers with one count of one of them changed."""
    found = layers[:]
    found[layer] = counted(layers[layer], item, change)
    return found


def total(counts: list[int]) -> int:
    """How many there are of all kinds: `sum`, which the compiler can't make a loop of."""
    found = 0
    for count in counts:
        found += count
    return found
