"""What happens at tables, published to whoever wants to know.

A table tells nobody in particular: the composition root says who listens to what. Listeners are
called one after the other, at once and in the order in which they were registered, when everything
is stored and the table in memory is as it will be from now on.
"""

import logging
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from comptoir.server.tables.answers import ChatMessage
from comptoir.server.tables.held_table import HeldTable

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GameMoved:
    """The game went on, or back."""

    held: HeldTable
    afresh: bool
    """Whether the game began, or lines of its log are gone: what was shown before is no help."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    held: HeldTable


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Somebody sat down, left, returned or voted, or a clock stands at another time."""

    held: HeldTable


@dataclass(frozen=True, slots=True)
class TableRemoved:
    """A host has removed the table."""

    held: HeldTable


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """Somebody came to the table, or went."""

    held: HeldTable


@dataclass(frozen=True, slots=True)
class MessageSaid:
    """Somebody wrote to everybody at the table."""

    held: HeldTable
    message: ChatMessage


@dataclass(frozen=True, slots=True)
class SaidElsewhere:
    """Somebody wrote to a table that is held here, by way of another process."""

    held: HeldTable


Happening: TypeAlias = (
    GameMoved
    | GameEnded
    | TableChanged
    | PresenceChanged
    | TableRemoved
    | MessageSaid
    | SaidElsewhere
)
H = TypeVar("H", bound=Happening)


class Happenings:
    """Brings what happens to those who listen; the trouble of one is not that of others."""

    def __init__(self) -> None:
        self._listeners: defaultdict[type[Any], list[Callable[[Any], None]]] = defaultdict(list)

    def on(self, kind: type[H], listener: Callable[[H], None]) -> None:
        """Call this whenever something of that kind happens."""
        self._listeners[kind].append(listener)

    def publish(self, happening: Happening) -> None:
        """Something has happened: call everybody who listens to that."""
        for listener in self._listeners[type(happening)]:
            try:
                listener(happening)
            except Exception:  # what happened has happened, and others have to hear of it
                log.exception("A listener to %s failed.", type(happening).__name__)
