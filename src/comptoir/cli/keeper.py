"""Keeps the record of a game in a file while it is played."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from comptoir.cli import files
from comptoir.cli.errors import UsageError
from comptoir.cli.terminal import Terminal
from comptoir.table import Table
from comptoir.table import record as records


class Keeper:
    """Writes the whole record again and again; a disk that is full does not end the game."""

    def __init__(
        self, terminal: Terminal, path: Path | None, names: Sequence[str], date: str
    ) -> None:
        self.terminal = terminal
        self.path = path
        self.names = tuple(names)
        self.date = date
        self._kept = -1
        self._warned = False

    def write(self, table: Table[Any], path: Path) -> None:
        """Write the record now. Raises OSError."""
        files.write(path, records.write(records.of(table, self.names, self.date)))

    def begin(self, table: Table[Any]) -> None:
        """The first writing shows whether the file can be written at all. Raises UsageError."""
        if self.path is None:
            return
        try:
            self.write(table, self.path)
        except OSError as error:
            raise UsageError(f"Can't write '{self.path}': {error.strerror}.") from None

    def keep(self, table: Table[Any]) -> bool:
        """Write what there is; whether it is safe. Says only once that it is not."""
        if self.path is None:
            return True
        try:
            self.write(table, self.path)
        except OSError as error:
            if not self._warned:
                self._warn(self.path, error)
            return False
        self._warned = False
        return True

    def end(self, table: Table[Any]) -> bool:
        """Write the record for the last time, and say where it is or that it is not."""
        self._warned = False
        kept = self.keep(table)
        if kept and self.path is not None:
            self.terminal.note("cli-saved", file=str(self.path), steps=len(table.log))
        return kept

    def _warn(self, path: Path, error: OSError) -> None:
        self._warned = True
        self.terminal.warn("cli-not-saved", file=str(path), reason=str(error.strerror))
