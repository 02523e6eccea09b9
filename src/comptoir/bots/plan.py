# Compiled by mypyc.
"""A turn thought out, to be played choice by choice."""

from typing import Any

from comptoir.bots.turn import Turn
from comptoir.core import Action, Decision
from comptoir.core.native import held_by


class Plan:
    """What is left of a turn. It holds as long as the questions come as foreseen."""

    __slots__ = ("_asked", "_path")

    def __init__(self) -> None:
        self._asked: list[Decision] = []
        """The questions still to come, the next one last."""
        self._path: list[Action] = []
        """The answers."""

    def __reduce__(self) -> tuple[Any, ...]:
        return held_by(self)

    def make(self, turn: Turn) -> None:
        """Set out to make this turn."""
        self._asked = [*reversed(turn.asked)]
        self._path = [*reversed(turn.path)]

    def foresees(self, decision: Decision) -> bool:
        """Whether this is the question that comes next."""
        return bool(self._asked) and self._asked[-1] == decision

    def next(self) -> Action:
        """The choice at the question foreseen."""
        self._asked.pop()
        return self._path.pop()
