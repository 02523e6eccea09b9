"""The games that can be played here, with their editions."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.core import BadEdition, Game, edition
from comptoir.server.errors import Clash, Malformed

HOUSE = "house"


class Shelf:
    """Loads each game once: the house editions, and editions of people's own boxes."""

    def __init__(self, editions: Sequence[str] = ()) -> None:
        """These are files, or folders of them. Raises BadEdition."""
        self._games: dict[tuple[str, str], Game[Any]] = {}
        self._files: dict[tuple[str, str], Path | None] = {}
        for key in games.GAMES:
            self._add(key, None)
        for name in editions:
            for file in _files(Path(name)):
                self._add(_whose(file), file)

    def _add(self, key: str, file: Path | None) -> None:
        game = games.load(key, file)
        place = key, game.edition.id
        if file is not None and place in self._games:
            other = self._files[place] or "the house edition"
            expected = f"an id of its own, which {other} has not"
            raise BadEdition(str(file), "edition", "id", f"'{game.edition.id}'", expected)
        self._games[place] = game
        self._files[place] = file

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

    def again(self, key: str, edition_id: str) -> Game[Any]:
        """The game of a table that is there already. Raises Clash when the edition is gone."""
        try:
            return self.game(key, edition_id)
        except Malformed:
            raise Clash(
                f"This table is played with the edition '{edition_id}', which this server does not "
                "have now. Nothing is lost: whoever runs the server can put the edition back."
            ) from None

    def file(self, game: Game[Any]) -> str:
        """The edition's file, for another process; empty for the house edition."""
        file = self._files[game.key, game.edition.id]
        return "" if file is None else str(file)


def _files(path: Path) -> list[Path]:
    """The edition files that a setting names."""
    return sorted(path.absolute().glob("*.toml")) if path.is_dir() else [path.absolute()]


def _whose(file: Path) -> str:
    """The game that an edition is of. Raises BadEdition."""
    key = games.whose(edition.read(file).keys())
    if not key:
        expected = f"an edition of {' or '.join(games.GAMES)}"
        raise BadEdition(str(file), "file", "", "other tables", expected)
    return key
