"""How a game is thought about: what a game says of itself to whoever looks for good turns."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from comptoir.core.contract import Game


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


@dataclass(frozen=True)
class Tuning:
    """The numbers of an estimate that can be tuned by play."""

    start: Callable[[int], dict[str, float]]
    """Those in use with that many seats, all above 0."""
    make: Callable[[Any, Mapping[str, float]], Game[Any]]
    """The game with other numbers."""
