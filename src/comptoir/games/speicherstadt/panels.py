"""Speicherstadt: the cards on offer and the players."""

from typing import Any

from comptoir.envs.rendering.panel import Panel, counted


def panels(view: Any) -> list[Panel]:
    """The table, top to bottom."""
    left = sum(sum(layer.values()) for layer in view["pile"])
    last = " (the last)" if view["last_round"] else ""
    round_ = [["start player", str(view["start_player"])], ["cards in the pile", str(left)]]
    stock = [["bag", counted(view["bag"])], ["stock", counted(view["stock"])]]
    spaces = [_space(number, space) for number, space in enumerate(view["offer"], 1)]
    players = [Panel(f"Player {n}", _player(found)) for n, found in enumerate(view["players"])]
    return [
        Panel(f"Speicherstadt, round {view['round']}{last}", [*round_, *stock]),
        Panel("Offer", [["space", "card", "cargo", "price", "queue"], *spaces]),
        *players,
    ]


def _space(number: int, space: Any) -> list[str]:
    queue = " ".join(map(str, space["queue"]))
    cells = (number, space["card"] or "-", counted(space["cargo"]), space["price"], queue)
    return [str(cell) for cell in cells]


def _player(found: Any) -> list[list[str]]:
    purse = [f"{name} {found[name]}" for name in ("coins", "score", "merchants", "firemen")]
    return [
        ["has", ", ".join(purse)],
        ["cards", counted(found["cards"])],
        *([name, counted(found[name])] for name in ("goods", "warehouse", "house") if found[name]),
    ]
