"""From an address to a database."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

from comptoir.server.store.database import Database, Unavailable
from comptoir.server.store.postgres import PostgreSQL
from comptoir.server.store.sqlite import SQLite


def connect(url: str, *, beside: bool = False) -> Database:
    """The database with this address, to be opened. Raises Unavailable for an address of none.

    One that is opened `beside` a server leaves it the file, and is told nothing.
    """
    parts = urlsplit(url)
    if parts.scheme == "sqlite":
        path = unquote(parts.path).removeprefix("/")
        if parts.netloc or not path:
            raise Unavailable(
                f"'{url}' names no file: write sqlite:///folder/file.db, or with four slashes a "
                "path from the root, sqlite:////folder/file.db."
            )
        return SQLite(Path(path), beside=beside)
    if parts.scheme in ("postgresql", "postgres"):
        return PostgreSQL(url)
    raise Unavailable(
        f"'{parts.scheme}:' is not a database that Comptoir knows: use sqlite:///file.db or "
        "postgresql://user@host/name."
    )
