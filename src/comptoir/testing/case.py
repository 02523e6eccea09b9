"""What the suite is run on, and what it must know about it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Protocol

from comptoir.core import Event, Game

Names = Mapping[str, tuple[str, ...]]
"""Kinds, each with the names of its arguments."""

CORE_REFUSALS: Names = {
    "core.over": (),
    "core.chance": (),
    "core.chance_decides": (),
    "core.not_your_turn": ("seat",),
    "core.other_question": ("question",),
}
"""What any game may answer."""


class Catalogue(Protocol):
    """All that a game says and asks."""

    EVENTS: Names
    PROMPTS: Names
    REFUSALS: Names
    ACTIONS: Names
    CATEGORIES: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Case:
    """One game with one number of seats."""

    name: str
    load: Callable[[], Game[Any]]
    seats: int
    length: int
    """About how many choices a game has."""
    catalogue: Catalogue | ModuleType
    ids: Callable[[Any], Iterable[str]]
    """The ids of the edition, of the game."""
    rules: frozenset[str]
    """The numbers of its rules."""
    invariants: Callable[[Any, Game[Any]], None]
    """Asserts that nothing is lost or made in a state."""
    coins: Callable[[Any], Sequence[int]]
    """What each seat has, in a state."""
    ledger: Callable[[Iterable[Event]], Mapping[int, int]]
    """What each seat gained, by the events alone."""
    perft: tuple[int, ...] = ()
    """How many ways there are to make the first 1, 2, 3, ... choices."""
    midway: tuple[int, ...] = ()
    """The same from the middle of a certain game."""

    def __repr__(self) -> str:
        return self.name


def money_told(events: Iterable[Event], name: str) -> dict[int, int]:
    """The ledger of a game whose events move money, by this name, of a `seat`."""
    gains: dict[int, int] = {}
    for event in events:
        args = dict(event.args)
        if name in args and "seat" in args:
            seat, amount = args["seat"], args[name]
            assert isinstance(seat, int)
            assert isinstance(amount, int)
            gains[seat] = gains.get(seat, 0) + amount
    return gains
