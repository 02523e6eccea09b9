"""A board for a game that has no board of its own yet: its view, key by key."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from comptoir.cli.boards.page import Page, Sheet
from comptoir.core import Action, Decision, Event, Json, View
from comptoir.lang import Speaker

PAGES: Mapping[str, Page] = {}


def board(sheet: Sheet) -> Text:
    """The whole view."""
    return Text("\n".join(lines(sheet.view)))


def scene(sheet: Sheet, decision: Decision, before: str) -> Text:
    """All of it; in the middle of a turn what lies under `players` for the seat."""
    players = sheet.view.get("players")
    if before and isinstance(players, list):
        return Text("\n".join(lines(players[decision.seat])))
    return board(sheet)


def hint(sheet: Sheet, decision: Decision, action: Action) -> str:  # noqa: ARG001  # all alike
    """Nothing."""
    return ""


def news(events: Sequence[Event]) -> Sequence[Event]:
    """All of it."""
    return events


def hides(view: View) -> bool:  # noqa: ARG001  # all alike
    """Anything may be a secret."""
    return True


def guide(speaker: Speaker) -> str:  # noqa: ARG001  # all alike
    """No pages."""
    return ""


def lines(data: Json, depth: int = 0) -> list[str]:
    """The data as indented lines."""
    pairs = (
        list(data.items())
        if isinstance(data, dict)
        else [(str(number), item) for number, item in enumerate(data, 1)]
        if isinstance(data, list)
        else []
    )
    found = []
    for key, value in pairs:
        nested = isinstance(value, dict | list) and value
        found.append("  " * depth + (f"{key}:" if nested else f"{key}: {value}"))
        found += lines(value, depth + 1)
    return found
