"""The games, each in a package of its own; they share functions and a protocol."""

import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any

from comptoir.core.contract import Game
from comptoir.core.errors import InvalidSetup
from comptoir.games.registry import find

_REGISTRY = find()
GAMES = _REGISTRY.games
"""What each game says about itself, by its key."""
LEFT_OUT = _REGISTRY.left_out
"""Why games of other packages can't be used: a sentence each, which says what to do."""


def load(key: str, edition: Path | None = None, version: int | None = None) -> Game[Any]:
    """The game with this key, edition (the house edition by default) and version of its rules."""
    if key not in GAMES:
        reasons = [reason for reason in LEFT_OUT if f"'{key}'" in reason]
        known = f"There is no game '{key}'. Choose one of: {', '.join(GAMES)}."
        raise InvalidSetup(" ".join([known, *reasons]))
    return GAMES[key].make(edition, version)


def quickest() -> str:
    """The game that takes people the least time."""
    return min(GAMES, key=lambda key: GAMES[key].minutes)


def whose(tables: Collection[str]) -> str:
    """The game whose own edition has the most of these tables in common; empty for none."""
    common = {key: len(_house(key).intersection(tables)) / len(_house(key)) for key in GAMES}
    best = max(common, key=lambda key: common[key])
    return best if common[best] >= 0.5 else ""


def _house(key: str) -> frozenset[str]:
    """The tables of a game's own edition."""
    about = GAMES[key]
    return frozenset(tomllib.loads(about.file(about.house).read_text(encoding="utf-8")))
