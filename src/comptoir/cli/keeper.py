"""Keeps the record of a game in a file while it is played."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from comptoir.cli import files
from comptoir.cli.errors import UsageError
from comptoir.cli.terminal import Terminal
from comptoir.lang.sentences import translated
from comptoir.table import Table
from comptoir.table import record as records
from comptoir.table.program import program


class Keeper:
    """Writes the whole record again and again; a disk that is full does not end the game."""

    def __init__(
        self, terminal: Terminal, path: Path | None, names: Sequence[str], date: str
    ) -> None:
        self.terminal = terminal
        self.path = path
        self.names = tuple(names)
        self.date = date
        self._warned = False

    def write(self, table: Table[Any], path: Path) -> None:
        """Write the record now. Raises OSError."""
        record = records.of(table, self.names, self.date, program=program())
        files.write(path, records.write(record))

    def begin(self, table: Table[Any]) -> None:
        """The first writing shows whether the file can be written at all. Raises UsageError."""
        if self.path is None:
            return
        try:
            self.write(table, self.path)
        except OSError as error:
            raise UsageError(f"Can't write '{self.path}': {error.strerror}.") from None

    def keep(self, table: Table[Any]) -> None:
        """Write what there is; say only once that it can't be written."""
        error = self._try(table)
        if error and not self._warned:
            reason = translated(self.terminal.speaker, str(error.strerror))
            self.terminal.warn("cli-goes-on-unsaved", file=str(self.path), reason=reason)
        self._warned = error is not None

    def end(self, table: Table[Any]) -> bool:
        """Write the record for the last time, and say whether it is there."""
        error = self._try(table)
        if error:
            reason = translated(self.terminal.speaker, str(error.strerror))
            self.terminal.warn("cli-not-saved", file=str(self.path), reason=reason)
        elif self.path is not None:
            self.terminal.note("cli-saved", file=str(self.path), steps=len(table.log))
        return error is None

    def _try(self, table: Table[Any]) -> OSError | None:
        if self.path is not None:
            try:
                self.write(table, self.path)
            except OSError as error:
                return error
        return None
