"""A board for a game that has none of its own: all that the view holds, laid out by its structure.

What is said in a word comes first, then whatever is counted or listed, a line each, then a table
with a row for each of the `players`. Things and the names of values are called as the game's words
say (`game-id-name`). A number whose name ends in `seat` or `player` is a seat.
"""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.cli.boards.page import Page, Sheet
from comptoir.core import Action, Decision, Event, Json, View
from comptoir.lang import Speaker

PAGES: Mapping[str, Page] = {}
PLAYERS = "players"
NOTHING = "-"


def board(sheet: Sheet) -> RenderableType:
    """The whole view."""
    players = sheet.view.get(PLAYERS)
    rest = {name: value for name, value in sheet.view.items() if name not in ("game", PLAYERS)}
    facts = [name for name, value in rest.items() if not isinstance(value, dict | list)]
    parts: list[RenderableType] = [Text(_facts(sheet, {name: rest[name] for name in facts}))]
    parts += [Text(_fact(sheet, name, rest[name])) for name in rest if name not in facts]
    if isinstance(players, list):
        parts.append(_players(sheet, players))
    return Group(*parts)


def scene(sheet: Sheet, decision: Decision, before: str) -> RenderableType:
    """All of it; in the middle of a turn what lies under `players` for the seat."""
    players = sheet.view.get(PLAYERS)
    if before and isinstance(players, list):
        own = players[decision.seat]
        return Text(_facts(sheet, own) if isinstance(own, dict) else said(sheet, "", own))
    return board(sheet)


def _players(sheet: Sheet, players: Sequence[Json]) -> Table:
    """A row for each seat, a column for each thing that one of them has."""
    rows = [player if isinstance(player, dict) else {PLAYERS: player} for player in players]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    shown = [name for name in columns if any(row.get(name) not in (None, [], {}) for row in rows)]
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", *[label(sheet, name) for name in shown]):
        found.add_column(heading)
    for seat, row in enumerate(rows):
        mark = "▸ " if seat == sheet.seat else "  "
        values = [said(sheet, name, row.get(name)) for name in shown]
        found.add_row(mark + sheet.speaker.name(seat), *values)
    return found


def _facts(sheet: Sheet, values: Mapping[str, Json]) -> str:
    return " · ".join(_fact(sheet, name, value) for name, value in values.items())


def _fact(sheet: Sheet, name: str, value: Json) -> str:
    return f"{label(sheet, name)}: {said(sheet, name, value)}"


def label(sheet: Sheet, name: str) -> str:
    """What a value of the view is called."""
    return sheet.speaker.id(game_of(sheet), name)


def said(sheet: Sheet, name: str, value: Json) -> str:
    """A value of the view, on one line."""
    if value is None or value in ([], {}):
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, int):
        return sheet.speaker.name(value) if is_seat(name) else str(value)
    if isinstance(value, str):
        return sheet.speaker.id(game_of(sheet), value)
    if isinstance(value, list):
        return ", ".join(said(sheet, "", item) for item in value)
    return ", ".join(f"{label(sheet, key)} {said(sheet, key, item)}" for key, item in value.items())


def is_seat(name: str) -> bool:
    """Whether a number of this name is a seat."""
    return name.rpartition("_")[2] in ("seat", "player")


def game_of(sheet: Sheet) -> str:
    """The game, whose words are spoken."""
    return str(sheet.view.get("game", ""))


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
