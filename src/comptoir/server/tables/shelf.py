"""The games that can be played here, with their editions."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.core import Game
from comptoir.server.errors import Malformed

HOUSE = "house"


class Shelf:
    """Loads each game once: the house editions, and editions of people's own boxes."""

    def __init__(self, editions: Sequence[tuple[str, Path]] = ()) -> None:
        self._games: dict[tuple[str, str], Game[Any]] = {}
        self._files: dict[tuple[str, str], Path | None] = {}
        for key in games.GAMES:
            self._add(key, None)
        for key, file in editions:
            self._add(key, file)

    def _add(self, key: str, file: Path | None) -> None:
        game = games.load(key, file)
        self._games[key, game.edition.id] = game
        self._files[key, game.edition.id] = file

    def all(self) -> list[Game[Any]]:
        """Every game with every edition."""
        return list(self._games.values())

    def game(self, key: str, edition: str = "") -> Game[Any]:
        """The game with this edition; without one the house edition. Raises Malformed."""
        found = [game for game in self.all() if game.key == key]
        if edition:
            found = [game for game in found if game.edition.id == edition]
        if not found:
            raise Malformed(f"There is no game '{key}' with the edition '{edition or HOUSE}' here.")
        return found[0]

    def file(self, game: Game[Any]) -> str:
        """The edition's file, for another process; empty for the house edition."""
        file = self._files[game.key, game.edition.id]
        return "" if file is None else str(file)
