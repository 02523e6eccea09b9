"""The games, each in a package of its own; they share functions and a protocol."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from comptoir.core.contract import Game
from comptoir.core.errors import InvalidSetup
from comptoir.games.mombasa import Mombasa
from comptoir.games.speicherstadt import Speicherstadt

GAMES: dict[str, Callable[[Path | None], Game[Any]]] = {
    "mombasa": Mombasa,
    "speicherstadt": Speicherstadt,
}


def load(key: str, edition: Path | None = None) -> Game[Any]:
    """The game with this key and edition, the house edition by default."""
    if key not in GAMES:
        raise InvalidSetup(f"There is no game '{key}'. Choose one of: {', '.join(GAMES)}.")
    return GAMES[key](edition)
