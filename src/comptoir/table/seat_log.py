# Compiled by mypyc.
"""The log as one seat, or a spectator, sees it."""

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from comptoir.core import Event, Json, Seat
from comptoir.core.native import teach_copying
from comptoir.table.as_json import event_json
from comptoir.table.growing import Growing
from comptoir.table.log import Entry, visible


@dataclass(init=False, slots=True, unsafe_hash=True)
class Line:
    """A line of the log as a seat sees it."""

    number: Final[int]
    """Counted from 1 among the lines that the seat sees."""
    text: Final[str]
    """The notation of the seat's own choice; nothing for what others chose."""
    events: Final[tuple[Event, ...]]
    """Their `secret` is what this seat may know as well; the audience is left out."""
    seat: Final[Seat]
    """Who chose."""
    opens: Final[bool]
    """Whether a turn began with it."""

    def __init__(
        self,
        number: int,
        text: str,
        events: tuple[Event, ...],
        seat: Seat,
        opens: bool,
    ) -> None:
        self.number = number
        self.text = text
        self.events = events
        self.seat = seat
        self.opens = opens


teach_copying(Line)

TOLD: Final[dict[int, tuple[tuple[Event, ...], str]]] = {}
"""By the identity of events, which are kept beside what they say and so stay their own."""
MOST_TOLD: Final = 100
"""This many are remembered; then all are forgotten, so that memory never runs full."""


class SeatLog:
    """The lines that a seat sees. It grows with the log, so that each line is looked at once."""

    __slots__ = ("chain", "count", "lines", "seat", "steps")

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.count = 0
        """How many lines of the log were looked at."""
        self.lines: Growing[Line] = Growing([])
        self.steps: Growing[int] = Growing([])
        """The index in the log of each line seen."""
        self.chain: Growing[str] = Growing([""])
        """A digest of all that was seen before each line, and one of all."""

    def copy(self) -> "SeatLog":
        """The same lines again, to grow on their own."""
        other = SeatLog(self.seat)
        other.count = self.count
        other.lines, other.steps = self.lines.copy(), self.steps.copy()
        other.chain = self.chain.copy()
        return other

    def catch_up(self, entries: Growing[Entry]) -> None:
        """Look at the lines that are new."""
        for step in range(self.count, len(entries)):
            entry = entries.at(step)
            events = as_seen(entry, self.seat)
            if events or entry.seat == self.seat:
                text = entry.text if entry.seat == self.seat else ""
                number = len(self.lines) + 1
                line = Line(number, text, events, entry.seat, entry.opens)
                self.lines.append(line)
                self.steps.append(step)
                self.chain.append(_add(self.chain.last(), line))
        self.count = len(entries)

    def seen_before(self, step: int) -> int:
        """How many of the first lines of the log the seat sees."""
        seen = len(self.steps)
        while seen and self.steps.at(seen - 1) >= step:  # most often the last ones are asked for
            seen -= 1
        return seen

    def digest_but_others_from(self, step: int) -> str:
        """A digest of what was seen, without what others did from the step on."""
        seen = self.seen_before(step)
        link = self.chain.at(seen)
        for line in self.lines[seen:]:
            if line.text:
                link = _add(link, line)
        return link


def as_seen(entry: Entry, seat: Seat | None) -> tuple[Event, ...]:
    """What a line tells a seat, or a spectator."""
    for event in entry.events:
        if event.audience or event.secret:
            return tuple([_as_seen(one, seat) for one in entry.events if visible(one, seat)])
    return entry.events


def _as_seen(event: Event, seat: Seat | None) -> Event:
    if not event.audience:
        return replace(event, secret=()) if event.secret else event
    secret = event.secret if seat in event.audience else ()
    return replace(event, secret=secret, audience=frozenset())


def _add(link: str, line: Line) -> str:
    told = [_told(line.events)] if line.events else []
    return fingerprint([link, line.text, *told])


def _told(events: tuple[Event, ...]) -> str:
    """What events say; made once for all who see the same."""
    known = TOLD.get(id(events))
    if known is not None:
        return known[1]
    if len(TOLD) >= MOST_TOLD:
        TOLD.clear()
    text = "\n".join([f"{one.kind}{(one.args, one.secret, one.rule)!r}" for one in events])
    TOLD[id(events)] = events, text
    return text


def fingerprint(texts: list[str]) -> str:
    """Stands for texts while a game is in play; quicker than the digest of what is stored."""
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def line_json(line: Line) -> dict[str, Json]:
    """A line of the log as seen."""
    events: list[Json] = [event_json(event) for event in line.events]
    return {
        "number": line.number,
        "text": line.text,
        "events": events,
        "seat": line.seat,
        "opens": line.opens,
    }
