# Compiled by mypyc.
"""Options that come again and again, made once and shared: subsets of actions, by bits."""

from collections.abc import Sequence
from typing import Final

from comptoir.core.contract import Action

MOST: Final = 4096
"""This many menus are remembered; then all are forgotten, so that memory never runs full."""


def subsets(actions: Sequence[Action]) -> list[tuple[Action, ...]]:
    """All choices of some few actions, in order, by the bits of their places."""
    places = range(len(actions))
    return [
        tuple([actions[place] for place in places if bits >> place & 1])
        for bits in range(1 << len(actions))
    ]


class Menus:
    """The options for each set of cards that was met, by the set's bits."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[int, tuple[Action, ...]] = {}

    def get(self, key: int) -> tuple[Action, ...] | None:
        """What was made for the key."""
        return self._made.get(key)

    def keep(self, key: int, options: tuple[Action, ...]) -> tuple[Action, ...]:
        """Remember the options that were made for the key."""
        if len(self._made) == MOST:
            self._made.clear()
        self._made[key] = options
        return options
