"""Prints what a network says whose weights were drawn by lot; see test_compiled.py."""

import json
import sys
from random import Random

from comptoir.bots.network import Network

INPUTS, UNITS, OUTPUTS = 40, 8, 5


def said() -> list[list[int]]:
    """Of rows in which much is 0, little, or as much as there is room for."""
    rng = Random(7)

    def rows(count: int, width: int, largest: int) -> list[list[int]]:
        return [[rng.randint(-largest, largest) for _ in range(width)] for _ in range(count)]

    inner, outer = rows(INPUTS, UNITS, 2**15), rows(OUTPUTS, UNITS, 2**31)
    (inner_bias,), (outer_bias,) = rows(1, UNITS, 2**31), rows(1, OUTPUTS, 2**31)
    network = Network(INPUTS // 2, inner, inner_bias, outer, outer_bias)
    return [network.of(bytes(rng.choices((0, 1, 128, 255), k=INPUTS))) for _ in range(20)]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(said()))
