# Compiled by mypyc.
"""A small network in whole numbers: a row of bytes, a hidden layer, some outputs.

It gives the same numbers compiled and not, on any machine.
"""

from math import log2
from typing import Any

UNIT = 16
"""What 1 is among the inputs,"""
FINE = 1024
"""and among the weights; so among the outputs it is their product times this once more."""
MIDDLE = 128
"""Which byte stands for 0 where numbers may be below it."""
COUNTS = [round(UNIT * log2(1.0 + number)) for number in range(256)]
"""What a network makes of a count: the more there is, the less one more matters."""
POINTS = [(number - MIDDLE) * UNIT // 32 for number in range(256)]
"""What it makes of points that may be below 0."""


class Network:
    """Weights as lists of whole numbers."""

    __slots__ = ("_counts", "_inner", "_inner_bias", "_outer", "_outer_bias")

    def __init__(
        self,
        counts: int,
        inner: list[list[int]],
        inner_bias: list[int],
        outer: list[list[int]],
        outer_bias: list[int],
    ) -> None:
        self._counts = counts
        """That many inputs are counts, the rest are points."""
        self._inner = inner
        """By input, by hidden unit."""
        self._inner_bias = inner_bias
        self._outer = outer
        """By output, by hidden unit."""
        self._outer_bias = outer_bias

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self._counts, self._inner, self._inner_bias, self._outer, self._outer_bias)
        return Network, parts

    def of(self, row: bytes) -> list[int]:
        """The outputs; inputs that are 0 cost nothing."""
        hidden = self._inner_bias.copy()
        units = len(hidden)
        for place in range(len(row)):
            number = row[place]
            seen = COUNTS[number] if place < self._counts else POINTS[number]
            if seen:
                weights = self._inner[place]
                for unit in range(units):
                    hidden[unit] += seen * weights[unit]
        found = self._outer_bias.copy()
        for output in range(len(found)):
            weights = self._outer[output]
            total = found[output]
            for unit in range(units):
                if hidden[unit] > 0:
                    total += hidden[unit] * weights[unit]
            found[output] = total
        return found
