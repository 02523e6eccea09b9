# Compiled by mypyc.
"""Ranks from scores."""

from collections.abc import Sequence
from typing import Any


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each key, best (largest) first; equal keys share the better rank."""
    order = sorted(keys, reverse=True)
    return tuple([order.index(key) + 1 for key in keys])
