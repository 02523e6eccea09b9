"""What is worth telling of what happened in Mombasa."""

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from comptoir.core import Event

SHOWN = frozenset(
    f"mombasa.{name}"
    for name in ("card_drawn", "book_revealed", "card_discarded", "markers_returned", "turn")
)
"""Events that the board itself shows well enough."""


def news(events: Sequence[Event]) -> list[Event]:
    """All that the board does not show; of several steps in a row on a track only the last."""
    told = [event for event in events if event.kind not in SHOWN]
    goes_on = [_goes_on(event, after) for event, after in pairwise(told)]
    return [event for event, skipped in zip_longest(told, goes_on) if not skipped]


def _goes_on(event: Event, after: Event) -> bool:
    """Whether the same marker takes another step right away."""
    if event.kind != "mombasa.stepped" or after.kind != event.kind:
        return False
    here, there = dict(event.args), dict(after.args)
    return here["seat"] == there["seat"] and here["company"] == there["company"]
