"""Mombasa's card display and book display."""

from rich.console import Group, RenderableType
from rich.text import Text

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import counts, number, rows, table, text
from comptoir.core import Json, View
from comptoir.games.mombasa.terminal.words import NONE, book, card, grid, pounds
from comptoir.lang import Speaker

FIRST_DIGIT = 2
"""The columns of the book display are named after the spaces of the round track above them."""


def cards(sheet: Sheet) -> RenderableType:
    """The card display with prices, and what is left of the stack."""
    view, speaker = sheet.view, sheet.speaker
    display = [rows(row) for row in rows(view["card_display"])]
    columns = range(1, len(display[0]) + 1)
    names = [speaker.text("cli-mombasa-display-column", column=column) for column in columns]
    headings = [heading for name in names for heading in (name, "")]
    prices = [2 * column for column in columns]
    found = grid(speaker.text("cli-mombasa-cards"), *headings, right=prices)
    for row in range(1, len(display) + 1):
        cells = [cell for column in columns for cell in _cell(view, row, column, speaker)]
        found.add_row(Text(str(row), "bold"), *cells)
    return Group(found, Text(_stack(view, speaker), "dim"))


def _cell(view: View, row: int, column: int, speaker: Speaker) -> tuple[str, str]:
    due = price(view, row, column)
    return card(card_at(view, row, column), speaker), "" if due is None else str(due)


def card_at(view: View, row: int, column: int) -> Json:
    """The card on a space of the display, rows and columns counted from 1."""
    return table(rows(rows(view["card_display"])[row - 1])[column - 1])["card"]


def price(view: View, row: int, column: int) -> int | None:
    """What a displayed card costs whoever is asked, or without anybody's bonus."""
    prices = table(view["at_hand"]).get("prices")
    if prices is None:
        due = table(rows(rows(view["card_display"])[row - 1])[column - 1])["price"]
    else:
        due = rows(rows(prices)[row - 1])[column - 1]
    return None if due is None else number(due)


def _stack(view: View, speaker: Speaker) -> str:
    left = [f"{letter} {_sum(cards)}" for letter, cards in table(view["stack"]).items() if cards]
    gone = _sum(view["discard"])
    return speaker.text("cli-mombasa-stack", left=", ".join(left) or NONE, gone=gone)


def _sum(data: Json) -> int:
    return sum(counts(data).values())


def books(sheet: Sheet) -> RenderableType:
    """The book display by columns, with the coins, and what is left of the supply.

    The notation names a column by the round that brings it coins.
    """
    view, speaker = sheet.view, sheet.speaker
    display = [rows(row) for row in rows(view["book_display"])]
    headings = [speaker.text("cli-mombasa-row", row=row) for row in range(1, len(display) + 1)]
    by_round = speaker.text("cli-mombasa-books-round")
    found = grid(speaker.text("cli-mombasa-books"), by_round, *headings)
    for column in range(len(display[0])):
        heading, digit = Text(str(column + 1), "bold"), str(column + FIRST_DIGIT)
        found.add_row(heading, digit, *(displayed(table(row[column]), speaker) for row in display))
    typed = speaker.text("cli-mombasa-books-typed", text=f"take 1 {FIRST_DIGIT}")
    return Group(found, Text(_supply(view, speaker), "dim"), Text(typed, "dim"))


def book_at(view: View, row: int, digit: int) -> dict[str, Json]:
    """A space of the book display."""
    return table(rows(rows(view["book_display"])[row - 1])[digit - FIRST_DIGIT])


def displayed(space: dict[str, Json], speaker: Speaker) -> str:
    """A book with the coins below it."""
    coins = number(space["coins"])
    found = book(space["book"], speaker)
    return f"{found} +{pounds(coins, speaker)}" if coins else found


def _supply(view: View, speaker: Speaker) -> str:
    spaces = [table(space) for row in rows(view["book_display"]) for space in rows(row)]
    points = {text(space["letter"]): number(space["points"]) for space in spaces}
    left = [f"{letter} {_sum(books)}" for letter, books in table(view["supply"]).items()]
    costs = [f"{letter} {cost}" for letter, cost in points.items()]
    return speaker.text("cli-mombasa-supply", left=", ".join(left), costs=", ".join(costs))
