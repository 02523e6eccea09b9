"""The program names no game: everything about one is in its own homes."""

import re
from pathlib import Path
from subprocess import run

import pytest

from comptoir.games import GAMES
from comptoir.lang import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = (
    "src/",
    "web/src/",
    "web/tools/",
    "hosting/",
    "docs/conf.py",
    "Makefile",
    "*.py",
    "*.toml",
)
"""Where no game may be named, of what git keeps; tests play the games that they name."""
EXCEPTIONS = {
    "Makefile": "which game `make terminal` plays unless it is told",
    "pyproject.toml": "how the package is described and found",
    "web/tools/measure.mjs": "which page is measured",
    "web/tools/pictures.mjs": "the pictures of the documentation",
    **{
        f"src/comptoir/locales/{language}/page.ftl": "the page about the games' authors and history"
        for language in LANGUAGES
    },
}
"""Files that may name games, each with the reason."""


def homes(key: str) -> tuple[str, ...]:
    """Where a game is at home: its package and its folder of the page."""
    return (f"src/comptoir/games/{key}/", f"web/src/games/{key}/")


def named(key: str) -> dict[str, int]:
    """How often each file outside of a game's homes names it."""
    listed = run(["git", "ls-files", *SOURCE], cwd=ROOT, capture_output=True, text=True, check=True)
    words = re.compile(rf"{key}|\b{re.escape(GAMES[key].title)}\b", re.IGNORECASE)
    found = {}
    for name in listed.stdout.splitlines():
        file = ROOT / name
        if file.is_file() and not name.startswith((*homes(key), "tests/", "examples/")):
            count = len(words.findall(file.read_text(encoding="utf-8", errors="replace")))
            if count and name not in EXCEPTIONS:
                found[name] = count
    return found


@pytest.mark.parametrize("key", GAMES)
def test_nobody_else_names_a_game(key: str) -> None:
    assert named(key) == {}
