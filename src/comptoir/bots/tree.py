# Compiled by mypyc.
"""The tree of a search: whole turns as moves, each seat with its own statistics at each node.

A node is a moment at which one seat, or several at the same time, make their turns. Seats that
choose together choose without knowing of each other (decoupled UCT).
"""

from math import inf, log, sqrt
from typing import TypeAlias

from comptoir.bots.turn import Turn
from comptoir.core import Seat

EXPLORE = 0.5
"""How much a rarely tried turn is favoured, in parts of the spread of values seen,"""
CALM = 0.1
"""and where the question is not the one that is thought about: there all do what looks best."""
PRIOR = 1.0
"""How many visits the estimate of a turn counts for."""
FEW = 4
"""How many turns are tried at a node from the beginning; more with the square root of visits."""


class Arm:
    """A turn as a move: how often it was made, and what came of it in all."""

    __slots__ = ("total", "turn", "visits")

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.visits = 0
        self.total = 0.0


class Menu:
    """The turns that one seat can make at a node, the best by estimate first."""

    __slots__ = ("arms", "explore", "seat", "shift", "visits")

    def __init__(self, seat: Seat, turns: list[Turn], explore: float = EXPLORE) -> None:
        self.seat = seat
        self.explore = explore
        self.arms = [Arm(turn) for turn in turns]
        self.visits = 0
        self.shift = 0.0
        """How much more came of the turns made than their estimates said, in all."""

    def worth(self, arm: Arm) -> float:
        """What a turn comes to: by its walks, and by its estimate, corrected as others were."""
        guess = arm.turn.value + self.shift / max(1, self.visits)
        return (PRIOR * guess + arm.total) / (PRIOR + arm.visits)

    def select(self, span: "Span") -> int:
        """Upper confidence bounds, over ever more turns as the visits grow."""
        allowed = min(len(self.arms), FEW + int(sqrt(self.visits)))
        bonus = self.explore * span.width() * sqrt(log(self.visits + 1.0) + 1.0)
        best, chosen = 0.0, -1
        for number in range(allowed):
            arm = self.arms[number]
            bound = self.worth(arm) + bonus / sqrt(arm.visits + 1.0)
            if chosen < 0 or bound > best:
                best, chosen = bound, number
        return chosen

    def learn(self, number: int, value: float) -> None:
        """Take in what came of a walk with this turn."""
        arm = self.arms[number]
        arm.visits += 1
        arm.total += value
        self.visits += 1
        self.shift += value - arm.turn.value

    def ranked(self) -> list[Arm]:
        """The turns as the search likes them, the best first."""
        return sorted(self.arms, key=self.worth, reverse=True)


class Span:
    """The least and the greatest value that came up, so that exploration needs no scale."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = inf
        self.high = -inf

    def add(self, value: float) -> None:
        """One more value."""
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    def width(self) -> float:
        """How far they are apart."""
        return max(0.0, self.high - self.low)


Moves: TypeAlias = tuple[int, ...]


class Node:
    """A moment in the tree."""

    __slots__ = ("_visited", "children", "menus")

    def __init__(self) -> None:
        self.menus: list[Menu] = []
        """Of each seat that is asked; none before the node is looked at."""
        self.children: dict[Moves, Node] = {}
        self._visited = False

    def known(self) -> bool:
        """Whether a walk has come here before; now one has."""
        before, self._visited = self._visited, True
        return before

    def select(self, span: "Span") -> Moves:
        """A turn for each seat that is asked, picked on its own."""
        return tuple([menu.select(span) for menu in self.menus])

    def child(self, moves: Moves) -> "Node":
        """The moment after these turns."""
        found = self.children.get(moves)
        if found is None:
            found = Node()
            self.children[moves] = found
        return found
