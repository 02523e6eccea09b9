"""Mombasa: the map, the companies, the displays and the players."""

from collections import Counter
from typing import Any

from comptoir.envs.rendering.panel import Panel, counted


def panels(view: Any) -> list[Panel]:
    """The table, top to bottom."""
    about = [[f"phase: {view['phase']}"], [f"first player: {_seat(view['first_player'])}"]]
    held = Counter(region["post"] or "nobody" for region in view["map"])
    owners = [[name, _regions(view, name)] for name in held if name != "nobody"]
    players = [Panel(f"Player {found['seat']}", _player(found)) for found in view["players"]]
    return [
        Panel(f"Mombasa, round {view['round']} of {view['rounds']}", about),
        Panel("Map", owners or [["no trading posts"]]),
        Panel("Companies", [_company(found) for found in view["companies"]]),
        Panel("Cards", [[_card(space["card"]) for space in row] for row in view["card_display"]]),
        Panel("Books", [[_book(space) for space in row] for row in view["book_display"]]),
        *players,
    ]


def _seat(seat: int | None) -> str:
    return "-" if seat is None else str(seat)


def _regions(view: Any, company: str) -> str:
    return ", ".join(region["id"] for region in view["map"] if region["post"] == company)


def _company(found: Any) -> list[str]:
    posts = " ".join(str(column["posts"]) for column in found["base"])
    track = found["track"]["id"] if found["track"] else "-"
    return [found["id"], f"share value {found['share_value']}", f"base {posts}", f"track {track}"]


def _card(card: Any) -> str:
    return card["id"] if card else "-"


def _book(space: Any) -> str:
    return space["book"]["id"] if space["book"] else "-"


def _player(found: Any) -> list[list[str]]:
    slots = [_card(slot["card"]) for slot in found["slots"] if slot["unlocked"]]
    tracks = {name: track["space"] for name, track in found["tracks"].items()}
    purse = [f"{name} {found[name]}" for name in ("pounds", "markers", "diamonds")]
    return [
        ["has", ", ".join([*purse, f"ink jar {_seat(found['ink_jar'])}"])],
        ["tracks", ", ".join(f"{name} {space}" for name, space in tracks.items())],
        ["cards", counted(Counter(_card(card) for card in found["cards"]))],
        ["slots", ", ".join(slots)],
        ["resting", " | ".join(counted(Counter(map(_card, deck))) for deck in found["resting"])],
    ]
