"""A turn in the making: tried out on a copy, stopping short of what is not the seat's to see.

Nothing that is hidden shows before an event that reveals it, which the games' conformance tests
make sure of; so a try ends where something is revealed, or chance is asked. What the last choice
is known to lead to shows, too.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from comptoir.core import CHANCE, Action, Event, Seat
from comptoir.core.stack import Stacked, foresee
from comptoir.server import projected
from comptoir.server.any_game import AnyTable
from comptoir.server.play.answers import Ends, Reasons, Tried
from comptoir.server.projected import GameEventAnswer
from comptoir.table import Entry, project

CHANCE_DECIDES: Final = "chance"
REVEALS: Final = "reveal"
HANDS_OVER: Final = "hand_over"
OVER: Final = "over"


class Try:
    """Choices of a seat, made one after the other on a copy."""

    def __init__(self, table: AnyTable, seat: Seat) -> None:
        self.table = table.copy()
        self.seat = seat
        self._before = len(table.log)
        self.events: list[tuple[Event, ...]] = []
        self.ends: Ends | Literal[""] = ""
        """Why the turn goes no further, if so."""
        self._shown = self.table
        """What is shown: a step ahead of the table where the last choice ends in a reveal."""

    def make(self, text: str) -> None:
        """Make one more choice. Raises InvalidNotation or IllegalAction."""
        after = self.table.copy()
        after.choose(self.seat, text)
        self.ends = ending(after, self.seat, after.log[-1])
        if self.ends in (CHANCE_DECIDES, REVEALS):
            self._foresee(after.log[-1].action)
        else:
            self.table = self._shown = after
            self.events.append(after.log[-1].events)

    def _foresee(self, action: Action) -> None:
        """Show what is known of a choice before the reveal, in games that can tell."""
        game, state = self.table.game, self.table.state
        if not isinstance(state, Stacked):
            return
        found = foresee(state, self.seat, action, game.clone)
        if found is not None:
            self._shown = self.table.moved_to(found[0])
            self.events.append(found[1])

    def make_all(self, choices: Sequence[str]) -> None:
        """Make them as far as the seat may see what comes of it."""
        for text in choices:
            if self.ends:
                break
            self.make(text)

    def answer(self, log: int) -> Tried:
        """The projection after the choices; of the log only what is new."""
        made = len(self.table.log) - self._before
        return Tried(
            projection=projected.whole(
                projected.board(project(self._shown, self.seat)),
                self.table.seen(self.seat).lines[log:],
            ),
            events=[self._told(events) for events in self.events],
            made=made,
            ends=self.ends or None,
        )

    def _told(self, events: tuple[Event, ...]) -> list[GameEventAnswer]:
        found: list[GameEventAnswer] = []
        for event in events:
            knows = not event.audience or self.seat in event.audience
            if knows or event.args:
                told = projected.event(event)
                found.append(told if knows and event.audience else replace(told, secret={}))
        return found

    def reasons(self, actions: Sequence[str]) -> Reasons:
        """Why each of the actions is not an option after the choices; None: it is one."""
        table = self.table
        found = []
        for text in actions:
            why = table.game.explain(table.state, self.seat, table.game.parse(text))
            found.append(None if why is None else projected.refusal(why))
        return Reasons(found)


def ending(table: AnyTable, seat: Seat, entry: Entry) -> Ends | Literal[""]:
    """Why the seat's turn goes no further after this line of its own; empty: it goes on."""
    if any(event.reveals for event in entry.events):
        return REVEALS
    if table.decision(CHANCE) is not None:
        return CHANCE_DECIDES
    if table.game.result(table.state) is not None:
        return OVER
    return "" if table.decision(seat) is not None else HANDS_OVER
