"""What the documentation shows: commands with their output, and Python."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from types import MappingProxyType

import comptoir

ROOT = Path(__file__).parent.parent
ANSWER = re.compile(r"^Player 1> (.*)$", re.MULTILINE)
LIMIT = 300
"""Seconds; far more than anything here takes."""


def blocks(text: str, kind: str) -> list[str]:
    """The code blocks of a kind, in order."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def start(
    arguments: list[str],
    typed: str = "",
    folder: Path = ROOT,
    more: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.CompletedProcess[str]:
    """What Python did when it was started so."""
    plain = {**os.environ, "COLUMNS": "80", "LANG": "en_US.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    package = Path(comptoir.__file__).parents[1]
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=plain | {"PYTHONIOENCODING": "utf-8", "PYTHONPATH": path} | dict(more),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=LIMIT,
    )


def run(
    arguments: list[str], folder: Path = ROOT, more: Mapping[str, str] = MappingProxyType({})
) -> str:
    """What Python prints when it is started so."""
    done = start(arguments, folder=folder, more=more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_session(
    session: str, folder: Path = ROOT, more: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Run each `$ comptoir …`, type what was typed, and compare what it prints."""
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        typed = "".join(f"{answer}\n" for answer in ANSWER.findall(shown))
        done = start(["-m", *shlex.split(command)], typed, folder, more)
        found, flags = done.stdout + done.stderr, ELLIPSIS | NORMALIZE_WHITESPACE
        assert OutputChecker().check_output(shown, found, flags), found
