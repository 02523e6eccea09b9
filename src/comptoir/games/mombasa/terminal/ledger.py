"""Mombasa's bookkeeping tracks."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import number, rows, table
from comptoir.core import Json, View
from comptoir.games.mombasa.terminal.words import BETWEEN, book, labelled, player_of
from comptoir.lang import Speaker

JAR = "▸"


def ledger(sheet: Sheet) -> RenderableType:
    """The seat's bookkeeping track in two halves; a spectator has none."""
    if sheet.seat is None:
        return Text("")
    player = player_of(sheet.view, sheet.seat)
    spaces = range(len(rows(player["books"])))
    half = (len(spaces) + 1) // 2
    halves = Table.grid(padding=(0, 3))
    halves.add_row(_half(sheet, player, spaces[:half]), _half(sheet, player, spaces[half:]))
    return Group(Text(sheet.speaker.text("cli-mombasa-ledger"), "bold"), halves)


def _half(sheet: Sheet, player: dict[str, Json], spaces: range) -> Table:
    found = Table.grid(padding=(0, 1))
    found.add_column()
    found.add_column(justify="right", style="bold")
    found.add_column()
    found.add_column(style="dim")
    for space in spaces:
        jar = JAR if player["ink_jar"] == space else " "
        lies = on_space(player, space, sheet.speaker)
        found.add_row(jar, str(space), lies, note(sheet.view, space, sheet.speaker))
    return found


def on_space(player: dict[str, Json], space: int, speaker: Speaker) -> str:
    """The book on a space, face up or flipped, or none."""
    found = table(rows(player["books"])[space])
    if not found["flipped"]:
        return book(found["book"], speaker)
    letter = table(found["book"])["letter"]
    flipped = speaker.text("cli-mombasa-flipped")
    return flipped if letter is None else f"{letter} {flipped}"


def note(view: View, space: int, speaker: Speaker) -> str:
    """What is printed on a space: its value, the slot, a crossed-out A."""
    board = table(view["player_board"])
    values = [rows(mark) for mark in rows(board["book_values"])]
    found = [f"= {value}" for place, value in values if place == space]
    if board["book_slot"] == space:
        found.append(speaker.text("cli-mombasa-slot"))
    if space in rows(board["book_no_a"]):
        found.append(speaker.text("cli-mombasa-no-a"))
    return BETWEEN.join(found)


def next_space(player: dict[str, Json]) -> int:
    """The space in front of the ink jar."""
    return 0 if player["ink_jar"] is None else number(player["ink_jar"]) + 1


def ahead(player: dict[str, Json], speaker: Speaker) -> RenderableType:
    """The books in front of the ink jar, and the first gap, which it can't cross."""
    laid = [space for space, data in enumerate(rows(player["books"])) if table(data)["book"]]
    start = next_space(player)
    gaps = [space for space in range(start, max(laid, default=0)) if space not in laid]
    shown = sorted([space for space in laid if space >= start] + gaps[:1])
    found = [(str(space), on_space(player, space, speaker)) for space in shown]
    return labelled(speaker.text("cli-mombasa-ahead"), found)
