"""A board for a game that has no board of its own yet: its view, key by key."""

from rich.text import Text

from comptoir.core import Action, Json, Seat, View
from comptoir.lang import Speaker


def board(view: View, seat: Seat | None, speaker: Speaker) -> Text:  # noqa: ARG001  # all alike
    """The whole view."""
    return Text("\n".join(lines(view)))


def own(view: View, seat: Seat, speaker: Speaker) -> Text:  # noqa: ARG001  # in no language
    """What lies under `players` for the seat."""
    players = view.get("players")
    return Text("\n".join(lines(players[seat]))) if isinstance(players, list) else Text("")


def hint(view: View, action: Action, speaker: Speaker) -> str:  # noqa: ARG001  # none
    """Nothing."""
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
