"""Mombasa on 80 columns: what matters for the question asked, and pages for all the rest."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from comptoir.cli.boards.beside import Beside
from comptoir.cli.boards.page import Page, Sheet
from comptoir.cli.boards.reading import number, rows, text
from comptoir.core import Decision, View
from comptoir.games.mombasa.terminal.displays import books, cards
from comptoir.games.mombasa.terminal.hints import hint
from comptoir.games.mombasa.terminal.land import bases, borders, land
from comptoir.games.mombasa.terminal.ledger import ledger
from comptoir.games.mombasa.terminal.news import news
from comptoir.games.mombasa.terminal.seats import everybody, me, table_round
from comptoir.games.mombasa.terminal.spaces import spaces, taken
from comptoir.games.mombasa.terminal.tracks import holdings, tracks
from comptoir.games.mombasa.terminal.words import BETWEEN
from comptoir.lang import Speaker

__all__ = ["PAGES", "board", "guide", "hides", "hint", "news", "scene"]


def heading(sheet: Sheet) -> RenderableType:
    """The round, the order of turns, and who begins the next round."""
    view, speaker = sheet.view, sheet.speaker
    if view["first_player"] is None:
        return Text(speaker.text("cli-mombasa-setup"), "bold")
    first, players = number(view["first_player"]), len(rows(view["players"]))
    order = [speaker.name((first + turn) % players) for turn in range(players)]
    line = speaker.text(
        "cli-mombasa-round",
        round=number(view["round"]),
        rounds=number(view["rounds"]),
        phase=text(view["phase"]),
        order=", ".join(order),
    )
    if view["first_player_marker"] != first and view["round"] != view["rounds"]:
        name = speaker.name(number(view["first_player_marker"]))
        line += BETWEEN + speaker.text("cli-mombasa-next-first", name=name)
    return Text(line, "bold")


def market(sheet: Sheet) -> RenderableType:
    """The companies and the card display."""
    return Beside(holdings(sheet), cards(sheet))


def standing(sheet: Sheet) -> RenderableType:
    """The companies, on a wide screen the card display with them."""
    return Beside(holdings(sheet), cards(sheet), luxury=True)


def shelves(sheet: Sheet) -> RenderableType:
    """The book display and one's own bookkeeping track."""
    return _stacked(sheet, (books, ledger))


PAGES: Mapping[str, Page] = {
    "map": land,
    "borders": borders,
    "bases": bases,
    "tracks": tracks,
    "cards": cards,
    "books": shelves,
    "spaces": spaces,
    "players": everybody,
    "me": me,
}

SCENES: Mapping[str, tuple[Sequence[Page], Sequence[Page]]] = {
    "keep": ((tracks,), ()),
    "rest": ((me,), (me,)),
    "plan": ((heading, market, books, table_round), (me,)),
    "turn": ((heading, standing, taken, table_round), (me,)),
    "goods": ((cards,), ()),
    "step": ((tracks,), ()),
    "advance": ((tracks,), ()),
    "track": ((tracks,), ()),
    "company": ((land,), ()),
    "enter": ((land,), ()),
    "column": ((bases,), ()),
    "return": ((bases,), ()),
    "remove": ((bases,), ()),
    "ledger": ((ledger, me), ()),
    "points": ((shelves,), ()),
    "next_book": ((ledger,), ()),
    "place": ((ledger,), ()),
    "choose": ((), ()),
    "buy": ((cards,), ()),
    "sell": ((), ()),
    "deck": ((me,), ()),
}
"""By the question: what to look at when it is new, and when it is asked again in a turn."""

FOLLOWING = ("enter",)
"""Questions that always follow others which have shown what matters."""


def board(sheet: Sheet) -> RenderableType:
    """All there is; at the end only what has counted."""
    if sheet.view["phase"] == "over":
        return _stacked(sheet, (heading, land, holdings, everybody))
    pages = (heading, land, holdings, tracks, bases, cards, shelves, spaces, everybody)
    return _stacked(sheet, pages)


def scene(sheet: Sheet, decision: Decision, before: str) -> RenderableType | None:
    """What matters for the question; less when it is asked again in a turn."""
    kind = decision.kind.partition(".")[2]
    again = decision.kind == before or (bool(before) and kind in FOLLOWING)
    pages = SCENES[kind][again and not decision.opens]
    return _stacked(sheet, pages) if pages else None


def _stacked(sheet: Sheet, pages: Sequence[Page]) -> RenderableType:
    """One below the other, with a line between them."""
    parts: list[RenderableType] = []
    for page in pages:
        parts += [Text(""), page(sheet)]
    return Group(*parts[1:])


def hides(view: View) -> bool:
    """M15.5: only what is planned or laid to rest face down, and the starting tiles dealt."""
    return view["phase"] in ("setup", "planning")


def guide(speaker: Speaker) -> str:
    """The pages and the signs."""
    return speaker.text("cli-mombasa-guide")
