"""The games, each in a package of its own; they share functions and a protocol."""

import tomllib
from collections.abc import Callable, Collection
from importlib.resources import files
from pathlib import Path
from typing import Any

from comptoir.core.contract import Game
from comptoir.core.edition import Section
from comptoir.core.errors import InvalidSetup
from comptoir.core.observation import Encoder
from comptoir.games.mombasa import Mombasa
from comptoir.games.mombasa.edition import parse as mombasa_edition
from comptoir.games.mombasa.observation import Encoder as MombasaEncoder
from comptoir.games.speicherstadt import Speicherstadt
from comptoir.games.speicherstadt.edition import parse as speicherstadt_edition
from comptoir.games.speicherstadt.observation import Encoder as SpeicherstadtEncoder

GAMES: dict[str, Callable[[Path | None], Game[Any]]] = {
    "mombasa": Mombasa,
    "speicherstadt": Speicherstadt,
}
ENCODERS: dict[str, Callable[[Any, int], Encoder[Any]]] = {
    "mombasa": MombasaEncoder,
    "speicherstadt": SpeicherstadtEncoder,
}

EDITIONS: dict[str, Callable[[Section], object]] = {
    "mombasa": mombasa_edition,
    "speicherstadt": speicherstadt_edition,
}
"""What reads the tables of an edition file and refuses what does not fit."""


def load(key: str, edition: Path | None = None) -> Game[Any]:
    """The game with this key and edition, the house edition by default."""
    if key not in GAMES:
        raise InvalidSetup(f"There is no game '{key}'. Choose one of: {', '.join(GAMES)}.")
    return GAMES[key](edition)


def encoder(game: Game[Any], seats: int) -> Encoder[Any]:
    """What turns states of the game with so many seats into numbers."""
    own: Any = game
    return ENCODERS[game.key](own.box, seats)


def whose(tables: Collection[str]) -> str:
    """The game whose own edition has the most of these tables in common; empty for none."""
    common = {key: len(_house(key).intersection(tables)) / len(_house(key)) for key in GAMES}
    best = max(common, key=lambda key: common[key])
    return best if common[best] >= 0.5 else ""


def _house(key: str) -> frozenset[str]:
    """The tables of a game's own edition."""
    text = (files(f"comptoir.games.{key}") / "edition.toml").read_text(encoding="utf-8")
    return frozenset(tomllib.loads(text))
