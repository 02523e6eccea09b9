"""Deeds of hosts by command, which nobody tells a server with SQLite: it looks for them."""

from comptoir.server.store import Database

NEWS = "SELECT number, tell FROM audit WHERE number > $1 ORDER BY number"


class Hearing:
    """Looks into the log now and then, and tells everybody here."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._heard: int | None = None
        """The last line that was told; None: what was there before is known."""

    async def look(self) -> None:
        """Tell what was done since the last look."""
        rows = await self._database.fetch(NEWS, self._heard or 0)
        if self._heard is not None:
            for row in rows:
                if row["tell"]:
                    await self._database.commit(tell=str(row["tell"]))
        self._heard = max((int(row["number"] or 0) for row in rows), default=self._heard or 0)
