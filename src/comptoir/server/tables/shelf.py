"""The games that can be played here, with their editions."""

from collections.abc import Sequence
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from weakref import finalize

from comptoir import games
from comptoir.core import BadEdition, edition
from comptoir.server.any_game import AnyGame
from comptoir.server.errors import Clash, Malformed

HOUSE = "house"


class Shelf:
    """Loads each game once: the house editions, and editions of people's own boxes."""

    def __init__(self, editions: Sequence[str] = ()) -> None:
        """These are files, or folders of them. Raises BadEdition."""
        self._games: dict[tuple[str, str], AnyGame] = {}
        self._files: dict[tuple[str, str], Path | None] = {}
        """By game and digest, as what follows."""
        self.texts: dict[tuple[str, str], str] = {}
        """Editions as they were when they were read: files may change."""
        self._older: dict[tuple[str, str, int], AnyGame] = {}
        """By the version of their rules, too: loaded when a table asks for one."""
        self._kept: Path | None = None
        """The folder of editions that tables still use, though this server has others now."""
        for key in games.GAMES:
            self._add(key, None)
        for name in editions:
            for file in _files(Path(name)):
                self._add(_whose(file), file)

    def _add(self, key: str, file: Path | None) -> None:
        text = _text(key, file)
        game = games.load(key, file)
        place = key, game.edition.id
        if file is not None and place in self._games:
            other = self.file(self._games[place]) or "the house edition"
            expected = f"an id other than that of {other}"
            raise BadEdition(str(file), "edition", "id", f"'{game.edition.id}'", expected)
        self._games[place] = game
        self._files[key, game.edition.digest] = file
        if text:
            self.texts[key, game.edition.digest] = text

    def all(self) -> list[AnyGame]:
        """Every game with every edition."""
        return list(self._games.values())

    def game(self, key: str, edition: str = "") -> AnyGame:
        """The game with this edition; without one the house edition. Raises Malformed."""
        found = [game for game in self.all() if game.key == key]
        if edition:
            found = [game for game in found if game.edition.id == edition]
        if not found:
            raise Malformed("no-edition", game=key, edition=edition or HOUSE)
        return found[0]

    def again(self, key: str, edition_id: str) -> AnyGame:
        """The game of a table that is there already, to play another one. Raises Clash."""
        try:
            return self.game(key, edition_id)
        except Malformed:
            raise Clash("edition-gone", edition=edition_id) from None

    def stand_in(self, key: str, edition_id: str) -> AnyGame:
        """The game as it is now, for a table that can't be played. Raises Clash."""
        found = [game for game in self.all() if game.key == key]
        if not found:
            raise Clash("no-game", game=key)
        return next((game for game in found if game.edition.id == edition_id), found[0])

    def has(self, key: str, digest: str) -> bool:
        """Whether there is an edition with these values."""
        return (key, digest) in self._files

    def keep(self, key: str, digest: str, text: str) -> None:
        """Take in an edition that only tables of the past have. Raises BadEdition."""
        if self._kept is None:
            self._kept = Path(mkdtemp(prefix="comptoir-editions-"))
            finalize(self, rmtree, self._kept, ignore_errors=True)
        file = self._kept / f"{key}-{digest}.toml"
        file.write_text(text, encoding="utf-8")
        game = games.load(key, file)
        if game.edition.digest != digest:
            raise BadEdition(str(file), "file", "", "other values", f"those with digest {digest}")
        self._files[key, digest] = file
        self._older[key, digest, game.version] = game

    def by_values(self, key: str, digest: str) -> AnyGame | None:
        """The game with just these values, by whatever rules, if it is here."""
        known = (*self.all(), *self._older.values())
        return next((g for g in known if (g.key, g.edition.digest) == (key, digest)), None)

    def pinned(self, key: str, digest: str, version: int) -> AnyGame:
        """The game with just these values and by these rules. Raises InvalidSetup."""
        for game in self.all():
            if (game.key, game.edition.digest, game.version) == (key, digest, version):
                return game
        place = key, digest, version
        if place not in self._older:
            self._older[place] = games.load(key, self._files[key, digest], version)
        return self._older[place]

    def by_rules(self, game: AnyGame, version: int | None) -> AnyGame:
        """The same game by another version of its rules. Raises InvalidSetup."""
        return self.pinned(game.key, game.edition.digest, version or game.version)

    def file(self, game: AnyGame) -> str:
        """The edition's file, for another process; empty for the house edition."""
        file = self._files[game.key, game.edition.digest]
        return "" if file is None else str(file)


def _text(key: str, file: Path | None) -> str:
    """An edition's file as it is; empty if there is none, as a game of another package may be."""
    about = games.GAMES[key]
    source = about.file(about.house) if file is None else file
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def _files(path: Path) -> list[Path]:
    """The edition files that a setting names."""
    return sorted(path.absolute().glob("*.toml")) if path.is_dir() else [path.absolute()]


def _whose(file: Path) -> str:
    """The game that an edition is of. Raises BadEdition."""
    key = games.whose(edition.read(file).keys())
    if not key:
        expected = f"an edition of {', '.join(games.GAMES)}"
        raise BadEdition(str(file), "file", "", "other tables", expected)
    return key
