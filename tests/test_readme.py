"""The README shows what the program does: its examples are run."""

import os
import re
import subprocess
import sys
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
SESSIONS = re.findall(r"^```text\n(\$ comptoir .*?)^```$", README, re.MULTILINE | re.DOTALL)
PYTHON = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
ANSWER = re.compile(r"^Player 1> (.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)]+)\)")


def run(arguments: list[str], typed: str = "") -> str:
    plain = {**os.environ, "COLUMNS": "80", "LANG": "en_US.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=plain | {"PYTHONIOENCODING": "utf-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("session", SESSIONS, ids=lambda text: text.splitlines()[0][2:])
def test_commands_print_what_the_readme_shows(session: str) -> None:
    command, _, shown = session.partition("\n")
    typed = "".join(f"{answer}\n" for answer in ANSWER.findall(shown))
    found = run(["-m", "comptoir", *command.split()[2:]], typed)
    checker, flags = OutputChecker(), ELLIPSIS | NORMALIZE_WHITESPACE
    assert checker.check_output(shown, found, flags), found


@pytest.mark.parametrize("code", PYTHON)
def test_the_python_example_runs(code: str) -> None:
    assert len(run(["-c", code]).splitlines()) == 3


def test_links_lead_to_files() -> None:
    links = LINK.findall(README)
    assert links
    assert all((ROOT / link).exists() for link in links)
