"""Speicherstadt on 80 columns: the offer with its queues, then the players."""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from comptoir.cli.boards.page import Page, Sheet
from comptoir.cli.boards.reading import chosen, counts, ids, number, rows, table, text
from comptoir.cli.people import coloured, tags
from comptoir.core import Action, Decision, Event, Json, Seat, View
from comptoir.lang import Speaker

GAME = "speicherstadt"
NONE = "-"
PAGES: Mapping[str, Page] = {}
"""All of it fits on one screen."""


def board(sheet: Sheet) -> RenderableType:
    """The round, the offer, the players; the one who looks is marked."""
    view, speaker = sheet.view, sheet.speaker
    players = [
        _player(view, Seat(other), speaker, marked=other == sheet.seat)
        for other in range(len(rows(view["players"])))
    ]
    return Group(_round(view, speaker), _offer(view, speaker), *players)


def scene(sheet: Sheet, decision: Decision, before: str) -> RenderableType:
    """The whole board; in the middle of a turn the player's own line."""
    if before:
        return _player(sheet.view, decision.seat, sheet.speaker, marked=True)
    return board(sheet)


def hint(sheet: Sheet, decision: Decision, action: Action) -> str:  # noqa: ARG001  # the card says it
    """The card above which a merchant would stand."""
    if action.kind == f"{GAME}.bid":
        space = rows(sheet.view["offer"])[chosen(action, "space") - 1]
        return _card(table(space), sheet.speaker)
    return ""


def news(events: Sequence[Event]) -> Sequence[Event]:
    """All of it."""
    return events


def hides(view: View) -> bool:  # noqa: ARG001  # whatever lies there
    """All is open."""
    return False


def guide(speaker: Speaker) -> str:  # noqa: ARG001  # in any language
    """No pages."""
    return ""


def _round(view: View, speaker: Speaker) -> Text:
    pile = [sum(counts(layer).values()) for layer in rows(view["pile"])]
    bag = sum(counts(view["bag"]).values())
    fires = ", ".join(str(points) for points in counts(view["fires"]).values()) or NONE
    lines = [
        speaker.text(
            "cli-speicherstadt-round",
            round=number(view["round"]),
            last=int(view["last_round"] is True),
            starter=speaker.name(number(view["start_player"])),
        ),
        speaker.text("cli-speicherstadt-pile", cards=sum(pile), bag=bag, fires=fires),
        speaker.text("cli-speicherstadt-stock", goods=speaker.ids(GAME, ids(view["stock"]))),
    ]
    return Text("\n".join(lines))


def _offer(view: View, speaker: Speaker) -> Table:
    found = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    found.add_column("#", justify="right", style="bold")
    found.add_column(speaker.text("cli-speicherstadt-card"))
    found.add_column(speaker.text("cli-speicherstadt-queue"))
    found.add_column(speaker.text("cli-speicherstadt-price"), justify="right")
    for space, data in enumerate(rows(view["offer"]), 1):
        row = table(data)
        price = number(row["price"])
        queue = tags([Seat(number(seat)) for seat in rows(row["queue"])], speaker)
        found.add_row(str(space), _card(row, speaker), queue, str(price) if price else NONE)
    return found


def _card(space: dict[str, Json], speaker: Speaker) -> str:
    """A card on offer, with its cargo or its symbols."""
    if space["card"] is None:
        return NONE
    name = speaker.id(GAME, text(space["card"]))
    if space["contract"] is not None:
        return _contract(table(space["contract"]), speaker)
    cargo = ids(space["cargo"])
    return f"{name}: {speaker.ids(GAME, cargo)}" if cargo else name


def _contract(contract: dict[str, Json], speaker: Speaker) -> str:
    """A contract, its symbols and points; filled symbols are ticked."""
    left = counts(contract["delivered"])
    symbols = []
    for good in ids(contract["goods"]):
        filled = left.get(good, 0) > 0
        left[good] = left.get(good, 0) - 1
        symbols.append(speaker.id(GAME, good) + (" ✓" if filled else ""))
    return speaker.text(
        "cli-speicherstadt-contract",
        contract=speaker.id(GAME, text(contract["card"])),
        symbols=", ".join(symbols),
        points=number(contract["points"]),
    )


def _player(view: View, seat: Seat, speaker: Speaker, marked: bool) -> RenderableType:
    player = table(rows(view["players"])[seat])
    line = coloured(seat, speaker, marked)
    line.append("  ")
    line.append(
        speaker.text(
            "cli-speicherstadt-player",
            coins=number(player["coins"]),
            merchants=number(player["merchants"]),
            firemen=number(player["firemen"]),
            score=speaker.number(number(player["score"])),
        )
    )
    belongings = [Text(entry) for entry in _belongings(player, speaker)]
    return Group(line, *(Padding(entry, (0, 0, 0, 4)) for entry in belongings))


def _belongings(player: dict[str, Json], speaker: Speaker) -> list[str]:
    """Cards, contracts and goods, each if there are any."""
    contracts = [table(contract) for contract in rows(player["contracts"])]
    shown = {text(contract["card"]) for contract in contracts}
    cards = [card for card in ids(player["cards"]) if card not in shown]
    places = (
        ("cards", cards),
        ("goods", ids(player["goods"])),
        ("warehouse", ids(player["warehouse"])),
        ("house", ids(player["house"])),
    )
    labels = {
        "cards": speaker.text("cli-speicherstadt-cards"),
        "goods": speaker.text("cli-speicherstadt-goods"),
        "warehouse": speaker.text("cli-speicherstadt-warehouse"),
        "house": speaker.text("cli-speicherstadt-house"),
    }
    lines = [f"{labels[name]}: {speaker.ids(GAME, held)}" for name, held in places if held]
    return lines + [_contract(contract, speaker) for contract in contracts]
