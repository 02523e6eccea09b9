"""The journal: all that was ever done at a table, in order. Replaying it gives the table now."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec

from comptoir.core import ComptoirError, CorruptLog, Seat
from comptoir.core.canonical import digest
from comptoir.server.any_game import AnyTable
from comptoir.server.store import Row, Scalar, Statement

COLUMNS = 6
READ = "SELECT number, kind, seat, text, digest, at FROM journal"
TAIL = f"{READ} WHERE table_id = $1 AND number > $2 ORDER BY number"


class JournalLine(msgspec.Struct, frozen=True):
    """One thing done: a choice (chance included), or something about taking choices back."""

    number: int
    kind: str
    seat: int
    text: str
    digest: str
    at: int


Doing: TypeAlias = Callable[[AnyTable, Seat, str], object]
KINDS: Mapping[str, Doing] = {
    "choice": lambda table, seat, text: table.choose(seat, text),
    "undo": lambda table, seat, _text: table.undo(seat),
    "restart": lambda table, seat, _text: table.restart(seat),
    "propose": lambda table, seat, text: table.propose_undo(seat, int(text)),
    "consent": lambda table, seat, _text: table.consent(seat),
    "refuse": lambda table, seat, _text: table.refuse(seat),
}


class Draft:
    """A copy of a table on which something is done; its lines are stored before anybody sees it."""

    def __init__(self, table: AnyTable, length: int, now: int) -> None:
        self.table = table.copy()
        self.lines: list[JournalLine] = []
        self.undone = False
        """Whether lines of the log are gone."""
        self._length = length
        self._now = now

    def do(self, kind: str, seat: Seat, text: str = "") -> None:
        """Do one thing. Raises InvalidNotation or IllegalAction, and then nothing is done."""
        table = self.table
        before = len(table.log)
        KINDS[kind](table, seat, text)
        self.undone = self.undone or len(table.log) < before
        if kind == "choice":
            text = table.log[-1].text
        number = self._length + len(self.lines) + 1
        self.lines.append(JournalLine(number, kind, seat, text, digest_of(table), self._now))


def digest_of(table: AnyTable) -> str:
    """The digest of the state now."""
    if table.log:
        return table.log[-1].digest
    return digest(table.game.dump(table.state))


def replay(table: AnyTable, line: JournalLine, table_id: str) -> None:
    """Do what the line says. Raises CorruptLog unless it comes out as it did before."""
    place = f"Line {line.number} of the journal of table {table_id}"
    try:
        KINDS[line.kind](table, Seat(line.seat), line.text)
    except (ComptoirError, KeyError, ValueError) as error:
        raise CorruptLog(f"{place} can't be played: {error}") from error
    if digest_of(table) != line.digest:
        raise CorruptLog(f"{place} leads to another state than the one that was stored.")


def line_of(row: Row) -> JournalLine:
    """A line out of the database."""
    return msgspec.convert(dict(row), JournalLine)


def insert(table_id: str, lines: Sequence[JournalLine]) -> Statement:
    """Add the lines; whoever comes second gets a Conflict."""
    args: list[Scalar] = [table_id]
    for line in lines:
        args += [line.number, line.kind, line.seat, line.text, line.digest, line.at]
    return Statement(_insert(len(lines)), tuple(args))


@lru_cache(100)
def _insert(lines: int) -> str:
    """The statement for that many lines."""
    columns = "(table_id, number, kind, seat, text, digest, at)"
    firsts = range(2, 2 + COLUMNS * lines, COLUMNS)
    rows = ["($1, " + ", ".join(f"${first + n}" for n in range(COLUMNS)) + ")" for first in firsts]
    return f"INSERT INTO journal {columns} VALUES {', '.join(rows)}"
