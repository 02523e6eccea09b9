"""What reports read of games of Mombasa."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import Event
from comptoir.lab.facts import Counts, Facts, Reader, Source


def _look(view: Mapping[str, Any], events: Sequence[Event], facts: Facts) -> None:
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


READER = Reader(
    "mombasa.first_player",
    (
        Source("starting_tile", "mombasa.starting_tile", "tile"),
        Source("acquired", "mombasa.acquired", "card", "price"),
        Source("sold", "mombasa.sold", "card"),
        Source("planned", "mombasa.revealed", "cards"),
        Source("space", "mombasa.marker_placed", "space"),
        Source("book", "mombasa.book_taken", "book"),
    ),
    _look,
)
