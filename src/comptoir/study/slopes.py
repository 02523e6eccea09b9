"""Numbers of an estimate fitted to menus: those by which it foresees best what comes of turns.

A step is taken along the slopes that menus hold: all numbers at once, by least squares over the
differences within menus. That all turns of a menu promise too much, the best most of all, is no
matter of the numbers; it is fitted beside them. Each number moves the less the more it depends on
which games were played. Whether the numbers are better, only a match on fresh deals can tell.
"""

from collections.abc import Mapping, Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

from comptoir.study.menus import MORE, Menu, lead

NEAR = 3.0
"""A turn counts e times less if its estimate is that many points behind the best one."""
FARTHEST = 2.5
"""How many times a number moves by as much as it was tried with, at most."""
RIDGE = 0.02
"""How much is added to the spread of each column: numbers that matter little stay."""

Array = NDArray[np.float64]


def step(numbers: Mapping[str, float], games: Sequence[Sequence[Menu]]) -> dict[str, float]:
    """The numbers after one step; two games at least."""
    parts = [_equations(menus) for menus in games]
    spread = np.array([part[0] for part in parts])
    aim = np.array([part[1] for part in parts])
    whole = _solved(spread.sum(0), aim.sum(0))
    without = [
        _solved(spread.sum(0) - one, aim.sum(0) - other)
        for one, other in zip(spread, aim, strict=True)
    ]
    count = len(parts)
    doubt = (count - 1) * np.var(without, axis=0)
    sure = whole**2 / np.maximum(whole**2 + doubt, 1e-12)
    far = np.clip(whole * sure, -FARTHEST, FARTHEST)[: len(numbers)]
    moved = np.array([*numbers.values()]) * np.exp(log(MORE) * far)
    return dict(zip(numbers, moved.tolist(), strict=True))


def _equations(menus: Sequence[Menu]) -> tuple[Array, Array]:
    """What the menus of a game add to the equations of least squares."""
    size = len(menus[0].slopes[0]) + 1
    spread, aim = np.zeros((size, size)), np.zeros(size)
    for menu in menus:
        values = np.array(menu.values)
        weights = np.exp((values - values.max()) / NEAR)
        weights /= weights.sum()
        columns = np.column_stack([np.array(menu.slopes), values])
        columns -= weights @ columns
        leads = np.array([lead(row) for row in menu.corrections])
        spread += columns.T @ (weights[:, None] * columns)
        aim += columns.T @ (weights * leads)
    return spread, aim


def _solved(spread: Array, aim: Array) -> Array:
    ridge = np.diag(RIDGE * np.diag(spread) + 1e-9)
    return np.asarray(np.linalg.solve(spread + ridge, aim), np.float64)
