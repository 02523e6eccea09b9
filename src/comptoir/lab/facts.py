"""What a finished game tells about choices: from its events and its open view, never its state.

A topic is a kind of choice, such as the cards acquired; a fact of it is how often each seat chose
each thing. Prices are kept by thing, and values (a share's worth) by game.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from comptoir.core import CHANCE, Event, Json
from comptoir.core.codec import Shape
from comptoir.games import GAMES
from comptoir.table import Table

Counts: TypeAlias = list[dict[str, int]]
"""By seat: how often each thing was chosen."""

SHAPE: Shape = {"first": int, "counts": dict, "prices": dict, "values": dict}


@dataclass(frozen=True, slots=True)
class Facts:
    """The choices of one game."""

    first: int
    """The seat that began."""
    counts: dict[str, Counts]
    prices: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    values: dict[str, dict[str, int]] = field(default_factory=dict)

    def as_json(self) -> dict[str, Json]:
        """Plain data."""
        counts: dict[str, Json] = {
            topic: [{**counted} for counted in by_seat] for topic, by_seat in self.counts.items()
        }
        prices: dict[str, Json] = {
            topic: {name: [*paid] for name, paid in by_name.items()}
            for topic, by_name in self.prices.items()
        }
        values: dict[str, Json] = {topic: {**by_name} for topic, by_name in self.values.items()}
        return {"first": self.first, "counts": counts, "prices": prices, "values": values}

    @classmethod
    def from_json(cls, data: Any) -> "Facts":
        """The facts of plain data that has our shape."""
        return cls(data["first"], data["counts"], data["prices"], data["values"])


@dataclass(frozen=True, slots=True)
class Source:
    """An event that tells a choice: who (`seat`), what, and at which price."""

    topic: str
    event: str
    what: str
    price: str = ""


@dataclass(frozen=True, slots=True)
class Reader:
    """How the events and the last view of one game are read."""

    first: str
    """The event that says who begins; empty if that is whoever chooses first."""
    sources: tuple[Source, ...]
    look: Callable[[Mapping[str, Any], Sequence[Event], Facts], None] | None = None
    """Adds what the view at the end, or the events with it, tell."""


def read(table: Table[Any]) -> Facts:
    """The facts of a game that is over."""
    reader = reader_of(table.game.key)
    events = [event for entry in table.log for event in entry.events]
    facts = Facts(_first(table, reader, events), {})
    for source in reader.sources:
        _count(source, [e for e in events if e.kind == source.event], facts, table.seats)
    if reader.look is not None:
        reader.look(table.game.view(table.state, None), events, facts)
    return facts


def reader_of(key: str) -> Reader:
    """How the game wants to be read; one that does not say only tells who began."""
    about = GAMES.get(key)
    reader: Reader = about.load(about.facts) if about and about.facts else Reader("", ())
    return reader


def _first(table: Table[Any], reader: Reader, events: list[Event]) -> int:
    """Who began: as the event says, else whoever chose first."""
    told = [dict(event.args)["seat"] for event in events if event.kind == reader.first]
    chose = [entry.seat for entry in table.log if entry.seat != CHANCE]
    first = [*told, *chose][0]
    assert isinstance(first, int)
    return first


def _count(source: Source, events: list[Event], facts: Facts, seats: int) -> None:
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        args: dict[str, Any] = dict(event.args)
        found = args[source.what]
        things = found if isinstance(found, tuple) else (found,)
        counts[args["seat"]].update(things)
        if source.price:
            paid = facts.prices.setdefault(source.topic, {}).setdefault(found, [])
            paid.append(abs(args[source.price]))
    facts.counts[source.topic] = [dict(counted) for counted in counts]
