"""The log as one seat, or a spectator, sees it."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from comptoir.core import Event, Json, Seat
from comptoir.table.log import Entry, visible
from comptoir.table.plain import event_json


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log as a seat sees it."""

    number: int
    """Counted from 1 among the lines that the seat sees."""
    text: str
    """The notation of the seat's own choice; nothing for what others chose."""
    events: tuple[Event, ...]
    """Their `secret` is what this seat may know besides; the audience is left out."""


class Seen:
    """The lines that a seat sees. It grows with the log, so that each line is looked at once."""

    __slots__ = ("chain", "count", "lines", "seat", "steps")

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.count = 0
        """How many lines of the log were looked at."""
        self.lines: list[Line] = []
        self.steps: list[int] = []
        """The index in the log of each line seen."""
        self.chain = [""]
        """A digest of all that was seen before each line, and one of all."""

    def copy(self) -> "Seen":
        """The same lines again, to grow on their own."""
        other = Seen(self.seat)
        other.count = self.count
        other.lines, other.steps, other.chain = self.lines[:], self.steps[:], self.chain[:]
        return other

    def catch_up(self, entries: Sequence[Entry]) -> None:
        """Look at the lines that are new."""
        for step in range(self.count, len(entries)):
            entry = entries[step]
            events = as_seen(entry, self.seat)
            if events or entry.seat == self.seat:
                text = entry.text if entry.seat == self.seat else ""
                self.lines.append(Line(len(self.lines) + 1, text, events))
                self.steps.append(step)
                self.chain.append(_add(self.chain[-1], self.lines[-1]))
        self.count = len(entries)

    def seen_before(self, step: int) -> int:
        """How many of the first lines of the log the seat sees."""
        return bisect_left(self.steps, step)

    def digest_but_others_from(self, step: int) -> str:
        """A digest of what was seen, without what others did from the step on."""
        seen = self.seen_before(step)
        link = self.chain[seen]
        for line in self.lines[seen:]:
            if line.text:
                link = _add(link, line)
        return link


def as_seen(entry: Entry, seat: Seat | None) -> tuple[Event, ...]:
    """What a line tells a seat, or a spectator."""
    return tuple([_as_seen(event, seat) for event in entry.events if visible(event, seat)])


def _as_seen(event: Event, seat: Seat | None) -> Event:
    if not event.audience:
        return replace(event, secret=()) if event.secret else event
    secret = event.secret if seat in event.audience else ()
    return replace(event, secret=secret, audience=frozenset())


def _add(link: str, line: Line) -> str:
    told = [(event.kind, event.args, event.secret, event.rule) for event in line.events]
    return fingerprint((link, line.text, told))


def fingerprint(data: object) -> str:
    """Stands for plain data while a game is in play; quicker than the digest of what is stored."""
    return sha256(repr(data).encode()).hexdigest()[:16]


def line_json(line: Line) -> dict[str, Json]:
    """A line of the log as seen."""
    events: list[Json] = [event_json(event) for event in line.events]
    return {"number": line.number, "text": line.text, "events": events}
