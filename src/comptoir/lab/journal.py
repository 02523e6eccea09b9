"""A file of finished games, from which an interrupted run goes on.

The first line says what is played; each game is a line, written to the disk before the next one.
A line that was cut off by a crash is dropped when the file is opened again.
"""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from comptoir.core import CorruptLog, InvalidSetup, Json

if sys.platform != "win32":
    import fcntl

FORMAT = 1


class Journal:
    """An open journal: the games it holds already, and room for more.

    Raises InvalidSetup for a file of something else, CorruptLog for one that is damaged.
    """

    def __init__(self, path: Path, about: Mapping[str, Json]) -> None:
        self.path = path
        self.games: list[dict[str, Json]] = []
        try:
            self._file: BinaryIO = path.open("a+b")
        except OSError as error:
            raise InvalidSetup(f"Can't write '{path}': {error.strerror}.") from None
        try:
            self._lock()
            self._open({"comptoir journal": FORMAT, **about})
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def append(self, game: Mapping[str, Json]) -> None:
        """Keep a game: it is on the disk when this returns. Raises InvalidSetup when it is full."""
        try:
            self._file.write(_line(game) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise InvalidSetup(f"Can't write '{self.path}': {error.strerror}.") from None

    def _lock(self) -> None:
        """Two runs must not write to one file."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InvalidSetup(f"Another run is writing to '{self.path}'.") from None

    def _open(self, about: Mapping[str, Json]) -> None:
        if not self.path.is_file():
            raise self._stranger()
        self._file.seek(0)
        text, line_end, torn = self._file.read().rpartition(b"\n")
        if not line_end:
            self._begin(torn, about)
            return
        self._file.truncate(len(text) + 1)
        first, *rest = text.split(b"\n")
        self._compare(self._parse(1, first), about)
        self.games += [self._parse(number, line) for number, line in enumerate(rest, 2)]

    def _begin(self, torn: bytes, about: Mapping[str, Json]) -> None:
        """A new file, or one whose very first line was cut off."""
        if not _line(about).startswith(torn):
            raise self._stranger()
        self._file.truncate(0)
        self.append(about)

    def _parse(self, number: int, line: bytes) -> dict[str, Json]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise CorruptLog(f"Line {number} of '{self.path}' is damaged. Choose another file.")
        return found

    def _compare(self, found: Mapping[str, Json], about: Mapping[str, Json]) -> None:
        for key, value in about.items():
            if key not in found:
                raise self._stranger()
            if found[key] != value:
                was, now = json.dumps(found[key]), json.dumps(value)
                raise InvalidSetup(
                    f"'{self.path}' holds games with another {key}: {was}, not {now}. "
                    "Choose another file, or use the same settings as before."
                )

    def _stranger(self) -> InvalidSetup:
        return InvalidSetup(f"'{self.path}' is not a journal of games. Choose another file.")


def _line(data: Mapping[str, Json]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()
