"""The file of a backup: lines of JSON, compressed.

The head says which migrations made the tables and how many rows each has; then, for each table, a
line with its name and columns and a line for each row; the last line has a digest of all others.
"""

import gzip
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from comptoir.core import ComptoirError
from comptoir.server.store import Scalar
from comptoir.server.store.migrate import Migration

FORMAT = 1
LEVEL = 6
"""Of compression."""
LONGEST = 2**24
"""Bytes of a line; nothing that is stored is nearly as long."""
NAME = re.compile(r"[a-z_]+")

T = TypeVar("T")
Values: TypeAlias = Sequence[Scalar]


class BadBackup(ComptoirError):
    """A file that can't be restored."""


class Made(Struct, frozen=True):
    """A migration that the tables have."""

    number: int
    name: str
    digest: str


class Head(Struct, frozen=True):
    """What a backup is of."""

    comptoir_backup: int
    made: int
    migrations: tuple[Made, ...]
    tables: dict[str, int]
    """How many rows each has, in the order in which they can be filled."""

    @property
    def rows(self) -> int:
        """All together."""
        return sum(self.tables.values())


class Section(Struct, frozen=True):
    """Begins the rows of a table."""

    table: str
    columns: tuple[str, ...]


class End(Struct, frozen=True):
    """Ends the file."""

    digest: str


def head(made: int, migrations: Sequence[Migration], tables: dict[str, int]) -> Head:
    """The head of a backup that is made now."""
    done = tuple(Made(each.number, each.name, each.digest) for each in migrations)
    return Head(FORMAT, made, done, tables)


class Writer:
    """Writes a backup line by line."""

    def __init__(self, file: IO[bytes], about: Head) -> None:
        self._file = gzip.GzipFile("", "wb", LEVEL, file, mtime=0)
        self._digest = sha256()
        self._encode = msgspec.json.Encoder().encode
        self._write(about)

    def begin(self, section: Section) -> None:
        """Rows of this table follow."""
        self._write(section)

    def add(self, rows: Iterable[Values]) -> None:
        """Some rows."""
        for row in rows:
            self._write(row)

    def end(self) -> None:
        """All is written."""
        self._write(End(self._digest.hexdigest()))
        self._file.close()

    def _write(self, line: object) -> None:
        data = self._encode(line) + b"\n"
        self._digest.update(data)
        self._file.write(data)


class Reader:
    """Reads a backup line by line, and trusts none of them before the last one."""

    def __init__(self, file: IO[bytes], path: Path) -> None:
        self._path = path
        self._lines = self._read(gzip.GzipFile("", "rb", fileobj=file))
        self._digest = sha256()
        self._line = b""
        self.head = self._head()

    def sections(self) -> Iterator[tuple[Section, Iterator[Values]]]:
        """Each table with its rows, which must be taken before the next one comes."""
        tables = list(self.head.tables)
        self._next()
        while not self._line.startswith(b'{"digest"'):
            section = self._decode(Section)
            if not tables or section.table != tables.pop(0):
                raise self._damaged("its tables are not those of its head")
            if not section.columns or not all(map(NAME.fullmatch, section.columns)):
                raise self._damaged(f"'{section.table}' has unexpected columns")
            yield section, self._rows(section)
        if tables:
            raise self._damaged("tables are missing")
        self._end()

    def _rows(self, section: Section) -> Iterator[Values]:
        count, width = 0, len(section.columns)
        while self._next().startswith(b"["):
            row = self._decode(list[int | str | None])
            if len(row) != width:
                raise self._damaged(f"a row of '{section.table}' has {len(row)} columns")
            count += 1
            yield row
        if count != self.head.tables[section.table]:
            raise self._damaged(f"'{section.table}' has {count} rows")

    def _head(self) -> Head:
        foreign = BadBackup(f"{self._path} is not a backup of Comptoir.")
        try:
            found = msgspec.json.decode(self._next(), type=Head)
        except (msgspec.MsgspecError, BadBackup):
            raise foreign from None
        if found.comptoir_backup != FORMAT:
            raise BadBackup(
                f"{self._path} is a backup of format {found.comptoir_backup}; this program reads "
                f"format {FORMAT}. Update the program."
            )
        return found

    def _end(self) -> None:
        if self._decode(End).digest != self._digest.hexdigest():
            raise self._damaged("its digest does not match")
        if next(self._lines, None) is not None:
            raise self._damaged("it goes on after its end")

    def _next(self) -> bytes:
        """The next line; those before it are in the digest."""
        self._digest.update(self._line)
        line = next(self._lines, None)
        if line is None:
            raise self._damaged("it ends too early")
        self._line = line
        return line

    def _decode(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self._line, type=kind)
        except msgspec.MsgspecError:
            raise self._damaged("a line makes no sense") from None

    def _read(self, file: gzip.GzipFile) -> Iterator[bytes]:
        try:
            while line := file.readline(LONGEST):
                yield line
        except (OSError, EOFError, zlib.error):
            raise self._damaged("it can't be unpacked to its end") from None

    def _damaged(self, why: str) -> BadBackup:
        return BadBackup(f"The backup {self._path} is damaged: {why}. Use another one.")


@contextmanager
def opened(path: Path) -> Iterator[Reader]:
    """A backup to be read. Raises BadBackup."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise BadBackup(f"{path} can't be read: {error.strerror}.") from None
    with file:
        yield Reader(file, path)
