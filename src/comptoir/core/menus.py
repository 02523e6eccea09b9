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
    """All choices of many actions, in order, by bits as well; each is made when it is met."""

    __slots__ = ("_actions", "_made")

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = list(actions)
        self._made: dict[int, tuple[Action, ...]] = {}

    def of(self, bits: int) -> tuple[Action, ...]:
        """The actions whose bits are set."""
        found = self._made.get(bits)
        if found is None:
            if len(self._made) == MOST:
                self._made.clear()
            found = self._made[bits] = self._chosen(bits)
        return found

    def _chosen(self, bits: int) -> tuple[Action, ...]:
        found = []
        for action in self._actions:
            if bits & 1:
                found.append(action)
            bits >>= 1
        return tuple(found)
