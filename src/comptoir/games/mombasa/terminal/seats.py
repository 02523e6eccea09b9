"""Mombasa's players: what lies before each of them, and one's own hand and plan."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import counts, number, rows, table, text
from comptoir.cli.people import coloured
from comptoir.core import Json, Seat, View
from comptoir.games.mombasa.terminal.ledger import ahead
from comptoir.games.mombasa.terminal.tracks import in_force, seats
from comptoir.games.mombasa.terminal.words import (
    BETWEEN,
    GAME,
    NONE,
    card,
    cards,
    counted,
    labelled,
    player_of,
)
from comptoir.lang import Speaker

INDENT = (0, 0, 0, 4)


def everybody(sheet: Sheet) -> RenderableType:
    """All that is open about everybody."""
    return Group(*(_player(sheet, seat, in_full=True) for seat in seats(sheet.view)))


def table_round(sheet: Sheet) -> RenderableType:
    """The others in a few lines each, who is next first; then one's own things in full."""
    everyone, own = seats(sheet.view), sheet.seat or 0
    others = [seat for seat in everyone[own + 1 :] + everyone[:own] if seat != sheet.seat]
    return Group(*(_player(sheet, seat, in_full=False) for seat in others), me(sheet))


def me(sheet: Sheet) -> RenderableType:
    """The seat's own things; a spectator has none."""
    return Text("") if sheet.seat is None else _player(sheet, sheet.seat, in_full=True)


def _player(sheet: Sheet, seat: Seat, in_full: bool) -> RenderableType:
    view, speaker = sheet.view, sheet.speaker
    player = player_of(view, seat)
    lines: list[RenderableType] = [
        *_slots(view, player, speaker),
        *_totals(player, speaker),
        _resting(view, player, speaker),
    ]
    if in_full:
        lines += [_hand(player, speaker), ahead(player, speaker)]
    bonuses = [("", bonus) for bonus in in_force(view, seat, speaker)]
    if bonuses:
        lines.append(labelled(speaker.text("cli-mombasa-bonuses"), bonuses))
    line = coloured(seat, speaker, marked=seat == sheet.seat)
    line.append("  " + _open(player, speaker))
    return Group(line, *(Padding(found, INDENT, expand=False) for found in lines))


def _open(player: dict[str, Json], speaker: Speaker) -> str:
    """Money, diamonds, ink jar, markers, cards; whether the player is done."""
    found = speaker.text(
        "cli-mombasa-player",
        pounds=number(player["pounds"]),
        diamonds=number(player["diamonds"]),
        diamond_value=number(player["diamond_value"]),
        jar=NONE if player["ink_jar"] is None else str(player["ink_jar"]),
        book_value=number(player["book_value"]),
        markers=number(player["markers"]),
        cards=len(rows(player["cards"])),
    )
    if player["ended"]:
        return found + BETWEEN + speaker.text("cli-mombasa-ended")
    return found + BETWEEN + speaker.text("cli-mombasa-done") if player["done"] else found


def _slots(view: View, player: dict[str, Json], speaker: Speaker) -> list[RenderableType]:
    """The action area: slots, with the plan for whoever may see it, and tiles; no line if empty."""
    plan = {} if view["phase"] == "setup" else _face_down(player)
    tiles = [table(tile) for tile in rows(view["bonus_tiles"])]
    own = [tile for tile in tiles if tile["owner"] == player["seat"]]
    found = []
    for slot, data in enumerate(rows(player["slots"]), 1):
        if table(data)["unlocked"]:
            name = card(plan[str(slot)], speaker) if str(slot) in plan else _slot(data, speaker)
            plus = " +1" if slot in [tile["slot"] for tile in own] else ""
            found.append((str(slot), name + plus))
    found += [("", _tile(tile, speaker)) for tile in own if tile["slot"] is None]
    if all(name == NONE for _, name in found):
        return []
    return [labelled(speaker.text("cli-mombasa-slots"), found)]


def _face_down(player: dict[str, Json]) -> dict[str, Json]:
    """The cards that the player has laid face down, by slot, for whoever may see them."""
    return table(table(player["secret"] or {}).get("face_down", {}))


def _slot(data: Json, speaker: Speaker) -> str:
    """The card in a slot; in parentheses once it is used."""
    slot = table(data)
    name = card(slot["card"], speaker)
    return name if slot["face_up"] or slot["card"] is None else f"({name})"


def _tile(tile: dict[str, Json], speaker: Speaker) -> str:
    """A bonus tile; in parentheses once it is used."""
    name = speaker.id(GAME, text(tile["id"]))
    return name if tile["face_up"] else f"({name})"


def _totals(player: dict[str, Json], speaker: Speaker) -> list[RenderableType]:
    """What lies face up, by kind; no line if nothing does."""
    found = [
        ("", f"{speaker.text('cli-mombasa-kind', kind=kind)} {total}")
        for kind, total in counts(player["totals"]).items()
        if total
    ]
    return [labelled(speaker.text("cli-mombasa-totals"), found)] if found else []


def _resting(view: View, player: dict[str, Json], speaker: Speaker) -> RenderableType:
    laid = _face_down(player) if view["phase"] == "setup" else {}
    decks = zip(rows(player["slots"]), rows(player["resting"]), strict=True)
    found = [
        (str(slot), cards([laid[str(slot)]] if str(slot) in laid else deck, speaker))
        for slot, (data, deck) in enumerate(decks, 1)
        if table(data)["unlocked"]
    ]
    return labelled(speaker.text("cli-mombasa-resting"), found)


def _hand(player: dict[str, Json], speaker: Speaker) -> RenderableType:
    """The cards in hand; those of others with what they may have planned."""
    held, label = player["cards"], speaker.text("cli-mombasa-hand")
    if player["secret"] is not None:
        held = table(player["secret"])["hand"]
    elif player["done"] is not None:
        label = speaker.text("cli-mombasa-hand-and-plan")
    return labelled(label, [("", name) for name in counted(held, speaker)])
