# Compiled by mypyc.
"""One line of a game's log, and who may know of it."""

from dataclasses import dataclass
from typing import Final

from comptoir.core import CHANCE, Action, Event, Seat
from comptoir.core.native import teach_copying
from comptoir.table.growing import Growing


def visible(event: Event, seat: Seat | None) -> bool:
    """Whether the seat sees that the event happened; None is a spectator."""
    return not event.audience or bool(event.args) or seat in event.audience


@dataclass(init=False, slots=True, unsafe_hash=True)
class Entry:
    """A choice that was made, and what came of it."""

    seat: Final[Seat]
    action: Final[Action]
    events: Final[tuple[Event, ...]]
    digest: Final[str]
    """Of the state after it."""
    asked: Final[frozenset[Seat]]
    """Who had an open decision when it was made."""
    stage: Final[int]
    """The step at which its stage began."""
    opens: Final[bool]
    """It answered the first question of a turn."""

    def __init__(  # noqa: PLR0913, PLR0917  # a constructor that the compiler makes native
        self,
        seat: Seat,
        action: Action,
        events: tuple[Event, ...],
        digest: str,
        asked: frozenset[Seat],
        stage: int,
        opens: bool,
    ) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.digest = digest
        self.asked = asked
        self.stage = stage
        self.opens = opens

    @property
    def text(self) -> str:
        """The notation of the choice."""
        return self.action.text

    @property
    def barrier(self) -> bool:
        """Chance decided, or something hidden became known to somebody."""
        return self.seat == CHANCE or any(event.reveals for event in self.events)

    def stops(self, seat: Seat | None) -> bool:
        """Whether it is a barrier for the seat; None asks whether it is one for everybody.

        What others learn unseen by the seat is none, or the refusal would give it away.
        """
        if self.seat in (CHANCE, seat):
            return self.barrier
        return any(event.reveals and visible(event, seat) for event in self.events)


teach_copying(Entry)


def stage_of(entries: Growing[Entry], asked: frozenset[Seat]) -> int:
    """The step at which the stage began that these seats are asked in, after these lines.

    A stage is a run of lines over which the seats with an open decision only get fewer. What
    several seats choose in one stage they choose together: its order never matters.
    """
    if len(entries):
        last = entries.last()
        if asked and asked <= last.asked and not last.stops(None):
            return last.stage
    return len(entries)
