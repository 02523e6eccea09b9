"""The numbered migrations that bring a database up to date, each once and whole."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from sqlite3 import complete_statement

from comptoir.server.store.database import Row, Unavailable

BOOK = """
CREATE TABLE IF NOT EXISTS migrations (
    number BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    digest TEXT NOT NULL,
    at BIGINT NOT NULL
)
"""
"""Which migrations were made, and of what."""

TABLE = re.compile(r"^CREATE TABLE (\w+)", re.MULTILINE)
DONE = "SELECT number, name, digest FROM migrations ORDER BY number"
NOTE = "INSERT INTO migrations (number, name, digest, at) VALUES ($1, $2, $3, $4)"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the tables' history: a file, never changed once it was released."""

    number: int
    name: str
    sql: str

    @property
    def digest(self) -> str:
        """Stands for what the file says."""
        return sha256(self.sql.encode()).hexdigest()[:16]

    def statements(self) -> Iterator[str]:
        """Each statement of the file."""
        statement = ""
        for piece in self.sql.splitlines(keepends=True):
            statement += piece
            if complete_statement(statement):
                yield statement
                statement = ""


def packaged() -> tuple[Migration, ...]:
    """The migrations that come with the program, by number."""
    folder = files("comptoir.server.store") / "migrations"
    found = [
        Migration(int(file.name[:4]), file.name[5:].removesuffix(".sql"), file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    ]
    return tuple(sorted(found, key=lambda migration: migration.number))


def missing(done: Sequence[Row], known: Sequence[Migration]) -> list[Migration]:
    """What is still to be made. Raises Unavailable for a database that isn't ours to change."""
    by_number = {migration.number: migration for migration in known}
    for row in done:
        number, name = int(row["number"] or 0), row["name"]
        migration = by_number.pop(number, None)
        if migration is None:
            raise Unavailable(
                f"The database was made by a newer version of Comptoir (it has migration {number}, "
                f"'{name}', which this one does not know). Update the program, or use another "
                "database."
            )
        if migration.digest != row["digest"]:
            raise Unavailable(
                f"The database was made by another build of Comptoir: its migration {number}, "
                f"'{name}', is not the one of this program. Use the program that made it, or "
                "another database."
            )
    return list(by_number.values())


def made(done: Sequence[Row], known: Sequence[Migration]) -> list[Migration]:
    """The migrations that a database has. Raises Unavailable as `missing` does."""
    left = missing(done, known)
    return [migration for migration in known if migration not in left]


def tables(migrations: Sequence[Migration]) -> list[str]:
    """The tables that these make, in an order in which none refers to a later one."""
    return [name for migration in migrations for name in TABLE.findall(migration.sql)]
