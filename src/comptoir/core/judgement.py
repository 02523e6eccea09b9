"""How a game is thought about: what a game says of itself to whoever looks for good turns."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from comptoir.core.contract import Game, Seat

Opinion: TypeAlias = Callable[[Any, Seat], float]
"""By how many points more than estimates say a seat will be ahead in some state, about."""


@dataclass(frozen=True)
class Manner:
    """How turns are looked for; as it stands, the manner of the levels that never change."""

    variety: int = 0
    """How many of the best turns are kept for each theme, whatever else there is; 0: no matter."""
    themes: tuple[str, ...] = ()
    """Turns have the same theme if they begin alike and their choices have the same first value
    for these arguments."""
    depth: int = 12
    """How many choices a turn is followed at most."""
    finalists: int = 16
    """How many turns, the best for the seat itself, are compared by what they mean to all."""
    heirs: int = 0
    """In how many ways a turn is followed from its second choice on; 0: in as many as are best."""
    arms: int = 8
    """How many turns a node of a search knows at most."""
    joins: tuple[str, ...] | None = None
    """The kinds of questions that go on with a turn although they open one; None: all those that
    come again."""


@dataclass(frozen=True)
class Judgement:
    """How the strongest bot thinks about a game with some number of seats."""

    game: Game[Any]
    """The same game, with the estimate to think by."""
    manner: Manner
    iterations: int
    """How many walks of its search a turn is worth."""
    opinion: Opinion | None = None
    """What corrects the values of whole turns that are chosen from; None: nothing."""


@dataclass(frozen=True)
class Tuning:
    """The numbers of an estimate that can be tuned by play."""

    usual: Callable[[], dict[str, float]]
    """As they are without tuning, all above 0."""
    make: Callable[[Any, Mapping[str, float]], Game[Any]]
    """The game with other numbers."""
