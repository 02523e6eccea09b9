"""The program as a user meets it: arguments and typed lines in, text and an exit code out."""

import io
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import pytest

from comptoir.cli import main


@dataclass(frozen=True)
class Outcome:
    """What a run left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """The output, wherever its lines were broken."""
        return " ".join(self.out.split())

    @property
    def complaint(self) -> str:
        """The one sentence of a run that failed on bad input."""
        assert self.code == 2
        assert self.out == ""
        assert "Traceback" not in self.err
        (line,) = self.err.splitlines()
        return line


Run: TypeAlias = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the program, on 80 columns, without a terminal; the language is English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def start(*argv: object, lines: Iterable[str] = ()) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main([str(word) for word in argv])
        return Outcome(code, *capsys.readouterr())

    return start
