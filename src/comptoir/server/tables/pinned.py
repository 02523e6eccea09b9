"""Games as tables were begun with them: their edition by its values, their rules by version."""

import logging
from contextlib import suppress

from comptoir import games
from comptoir.core import BadEdition, InvalidSetup
from comptoir.server.any_game import AnyGame
from comptoir.server.store import Database, Row, Statement
from comptoir.server.tables.held_table import Closure
from comptoir.server.tables.rows import TableRow
from comptoir.server.tables.shelf import Shelf
from comptoir.table.record import Record

log = logging.getLogger(__name__)

EDITION = "SELECT text FROM editions WHERE game = $1 AND digest = $2"
KEEP = """
INSERT INTO editions (game, digest, text) VALUES ($1, $2, $3) ON CONFLICT (game, digest) DO NOTHING
"""
OTHER_VALUES = "This table was begun with an edition that this server does not have now."


class Pinned:
    """Finds games on the shelf, and the editions that only tables have in the database."""

    def __init__(self, database: Database, shelf: Shelf) -> None:
        self._database = database
        self.shelf = shelf

    async def of(self, row: TableRow) -> tuple[AnyGame, Closure | None]:
        """The game as the table was begun with it.

        If this program can't play that, the game as it is now to stand in for it, and why.
        Raises Clash when it is not there at all.
        """
        try:
            if await self._take_in(row.game, row.edition_digest):
                return self.shelf.pinned(row.game, row.edition_digest, row.version), None
        except InvalidSetup as error:
            closed = Closure("version", why=str(error))
            return self.shelf.stand_in(row.game, row.edition), closed
        except BadEdition as error:
            log.error("The edition of table %s can't be read: %s", row.id, error)
        closed = Closure("edition", why=OTHER_VALUES)
        return self.shelf.stand_in(row.game, row.edition), closed

    async def playable(self, row: Row) -> bool:
        """Whether this program can play a table of this game, version and edition_digest."""
        key, version = str(row["game"]), row["version"]
        if key not in games.GAMES or version not in games.GAMES[key].versions:
            return False
        with suppress(BadEdition):
            return await self._take_in(key, str(row["edition_digest"]))
        return False

    async def _take_in(self, key: str, digest: str) -> bool:
        """Whether there are the values with this digest, here or with the tables."""
        if not self.shelf.has(key, digest):
            rows = await self._database.fetch(EDITION, key, digest)
            if not rows:
                return False
            self.shelf.keep(key, digest, str(rows[0]["text"]))
        return True

    async def game_of(self, found: Record) -> AnyGame:
        """The game that a record is of. Raises Malformed, InvalidSetup."""
        if found.game in games.GAMES:
            with suppress(BadEdition):
                if await self._take_in(found.game, found.edition_digest):
                    return self.shelf.pinned(found.game, found.edition_digest, found.version)
        game = self.shelf.game(found.game, found.edition)
        return self.shelf.by_rules(game, found.version)

    async def keep_all(self) -> None:
        """Keep the editions that tables are played with: files change, tables go on."""
        keep = [Statement(KEEP, (*place, text)) for place, text in self.shelf.texts.items()]
        await self._database.commit(*keep)
