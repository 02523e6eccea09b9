"""What a finished game tells about choices: from its events and its open view, never its state.

A topic is a kind of choice, such as the cards acquired; a fact of it is how often each seat chose
each thing. Prices are kept by thing, and values (a share's worth) by game.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from comptoir.core import Event, Json
from comptoir.core.codec import Shape
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
    """The event that says who begins."""
    sources: tuple[Source, ...]
    look: Callable[[Mapping[str, Any], Sequence[Event], Facts], None] | None = None
    """Adds what the view at the end, or the events with it, tell."""


def read(table: Table[Any]) -> Facts:
    """The facts of a game that is over."""
    reader = READERS[table.game.key]
    events = [event for entry in table.log for event in entry.events]
    firsts = [dict(event.args)["seat"] for event in events if event.kind == reader.first]
    assert isinstance(firsts[0], int)
    facts = Facts(firsts[0], {})
    for source in reader.sources:
        _count(source, [e for e in events if e.kind == source.event], facts, table.seats)
    if reader.look is not None:
        reader.look(table.game.view(table.state, None), events, facts)
    return facts


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


def _look_at_mombasa(view: Mapping[str, Any], events: Sequence[Event], facts: Facts) -> None:
    """Share values; how far each seat went on each track, and where farthest; books by letter."""
    companies, players = view["companies"], view["players"]
    facts.values["share_value"] = {one["id"]: one["share_value"] for one in companies}
    tracks = {one["id"]: one["track"]["id"] for one in companies}
    steps: Counts = [
        {tracks[company]: at["space"] for company, at in player["tracks"].items() if at["space"]}
        for player in players
    ]
    facts.counts["track_steps"] = steps
    facts.counts["main_track"] = [
        {track: 1 for track, space in by_track.items() if space == max(by_track.values())}
        for by_track in steps
    ]
    facts.counts["shares"] = [
        {company: at["shares"] for company, at in player["tracks"].items() if at["shares"]}
        for player in players
    ]
    letters: list[Counter[str]] = [Counter() for _ in players]
    for event in events:
        if event.kind == "mombasa.book_taken":
            args: dict[str, Any] = dict(event.args)
            # a digit is a round, and the last column that of the last one
            space = view["book_display"][args["row"] - 1][args["digit"] - view["rounds"] - 1]
            letters[args["seat"]][space["letter"]] += 1
    facts.counts["book_letter"] = [dict(counted) for counted in letters]


READERS: Mapping[str, Reader] = {
    "mombasa": Reader(
        "mombasa.first_player",
        (
            Source("starting_tile", "mombasa.starting_tile", "tile"),
            Source("acquired", "mombasa.acquired", "card", "price"),
            Source("sold", "mombasa.sold", "card"),
            Source("planned", "mombasa.revealed", "cards"),
            Source("space", "mombasa.marker_placed", "space"),
            Source("book", "mombasa.book_taken", "book"),
        ),
        _look_at_mombasa,
    ),
    "speicherstadt": Reader(
        "speicherstadt.lot",
        (
            Source("bought", "speicherstadt.bought", "card", "coins"),
            Source("bid", "speicherstadt.bid", "card"),
        ),
    ),
}
