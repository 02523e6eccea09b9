"""A turn in the making: tried out on a copy, stopping short of what is not the seat's to see.

Nothing that is hidden shows before an event that reveals it, which the games' conformance tests
make sure of; so a try ends where something is revealed, or chance is asked.
"""

from collections.abc import Sequence
from typing import Any

from comptoir.core import CHANCE, Event, Json, Refusal, Seat
from comptoir.table import Entry, Table, project, to_json
from comptoir.table.plain import args_json, event_json

CHANCE_DECIDES, REVEALS, HANDS_OVER, OVER = "chance", "reveal", "hand_over", "over"


class Try:
    """Choices of a seat, made one after the other on a copy."""

    def __init__(self, table: Table[Any], seat: Seat) -> None:
        self.table = table.copy()
        self.seat = seat
        self.events: list[tuple[Event, ...]] = []
        self.ends = ""
        """Why the turn goes no further, if so."""

    def make(self, text: str) -> None:
        """Make one more choice. Raises InvalidNotation or IllegalAction."""
        after = self.table.copy()
        after.choose(self.seat, text)
        self.ends = ending(after, self.seat, after.log[-1])
        if self.ends in (CHANCE_DECIDES, REVEALS):
            return
        self.table = after
        self.events.append(after.log[-1].events)

    def make_all(self, choices: Sequence[str]) -> None:
        """Make them as far as the seat may see what comes of it."""
        for text in choices:
            if self.ends:
                break
            self.make(text)

    def answer(self, log: int) -> dict[str, Json]:
        """The projection after the choices; of the log only what is new."""
        projection = to_json(project(self.table, self.seat))
        lines = projection["log"]
        assert isinstance(lines, list)
        projection["log"] = lines[log:]
        events: list[Json] = [[*self._told(told)] for told in self.events]
        made = len(self.events)
        return {"projection": projection, "events": events, "made": made, "ends": self.ends or None}

    def _told(self, events: tuple[Event, ...]) -> list[Json]:
        found: list[Json] = []
        for event in events:
            knows = not event.audience or self.seat in event.audience
            if knows or event.args:
                told = event_json(event)
                found.append(told if knows and event.audience else {**told, "secret": {}})
        return found

    def reasons(self, actions: Sequence[str]) -> list[Json]:
        """Why each of the actions is not an option after the choices; None: it is one."""
        table = self.table
        found = []
        for text in actions:
            action = table.game.parse(text)
            found.append(refusal_json(table.game.explain(table.state, self.seat, action)))
        return found


def ending(table: Table[Any], seat: Seat, entry: Entry) -> str:
    """Why the seat's turn goes no further after this line of its own; empty: it goes on."""
    if any(event.reveals for event in entry.events):
        return REVEALS
    if table.decision(CHANCE) is not None:
        return CHANCE_DECIDES
    if table.game.result(table.state) is not None:
        return OVER
    return "" if table.decision(seat) is not None else HANDS_OVER


def refusal_json(refusal: Refusal | None) -> Json:
    """A refusal as plain data."""
    if refusal is None:
        return None
    return {"rule": refusal.rule, "kind": refusal.kind, "args": args_json(refusal.args)}
