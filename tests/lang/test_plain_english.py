"""English as spoken: phrases that are out, in messages, pages, comments and docstrings."""

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from comptoir.lang import LANGUAGES

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parents[2]
OUT = {
    "again": r"\b[Aa]new\b",
    "expensive": r"\bdear(?:er|est)?\b",
    "fix": r"\b[Mm]end(?:s|ed|ing)?\b",
    "one's own": r"\b[Tt]he own\b|\bseveral own\b",
    "this many": r"\b[Ss]o many\b",
    "whoever": r"\b(?:for|to|by|of|from|with|than) who\b(?! (?:is|was) who\b)",
    "a player who": r"\bWho (?:passes|can't|leaves|owns|changes|remembers|needs|starts) ",
    "per": r"\b(?:choices|requests|messages|steps|games|frames|rows|iterations|ms|µs|bytes|lines)"
    r" an? (?:second|minute|turn|game|choice|clone|copy|state)\b(?! (?:is|has|may|can))",
    "valid": r"\b(?:is|are|was|or|found) (?:un)?sound\b"
    r"|\b(?:a|last) sound (?:edition|record|file|state|line|table)\b",
    "as well": r"\bbesides[.;)]",
    "rarely": r"\b[Ss]eldom\b",
    "consider": r"\bdeems?\b",
    "chance of winning": r"\bchances? to win\b",
    "resume": r"\bgone on with\b",
    "compared with": r"\bheld against\b",
}
"""What we say instead, and what is out."""
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "examples", "hosting")
SOURCES = ("src", "tests", "examples", "tools", "web/src", "web/tests", "web/tools")
EXEMPT = {"docs/glossary.md", "tests/lang/test_plain_english.py"}
"""They name the phrases."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
OTHERS = {*LANGUAGES} - {"en"}


def files(*endings: str, under: tuple[str, ...]) -> Iterator[Path]:
    """Our own files, not what was built or installed."""
    for name in under:
        found = [ROOT / name] if (ROOT / name).is_file() else (ROOT / name).rglob("*")
        for file in sorted(found):
            parts = file.relative_to(ROOT).parts
            if file.suffix in endings and not {"node_modules", "page", "made", *OTHERS} & {*parts}:
                yield file


@cache
def prose() -> tuple[tuple[Path, str], ...]:
    """Pages and messages whole, and of sources the comments, docstrings and other strings."""
    return tuple(_prose())


def _prose() -> Iterator[tuple[Path, str]]:
    for file in files(".md", under=PAGES):
        yield file, file.read_text("utf-8")
    for file in files(".ftl", under=("src", "examples")):
        yield file, re.sub(r"^[\w-]+ =", "", file.read_text("utf-8"), flags=re.MULTILINE)
    yield ROOT / "Makefile", (ROOT / "Makefile").read_text("utf-8")
    for file in files(".py", under=SOURCES):
        yield file, "\n".join(_said_in_python(file))
    for file in files(".ts", ".svelte", ".mjs", ".css", under=SOURCES):
        yield file, "\n".join(COMMENT.findall(file.read_text("utf-8")))


def _said_in_python(file: Path) -> Iterator[str]:
    spoken = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1)}
    for token in tokenize.generate_tokens(io.StringIO(file.read_text("utf-8")).readline):
        if token.type in spoken:
            yield token.string


@pytest.mark.parametrize("instead", OUT)
def test_phrases_that_are_out_are_not_used(instead: str) -> None:
    phrase = re.compile(OUT[instead])
    assert [
        f"{name}: {' '.join(found[0].split())} (say: {instead})"
        for file, text in prose()
        if (name := file.relative_to(ROOT).as_posix()) not in EXEMPT
        for found in phrase.finditer(text)
    ] == []


def test_pages_messages_comments_and_docstrings_are_read() -> None:
    read = {file.relative_to(ROOT).as_posix() for file, text in prose() if text}
    assert {"README.md", "docs/rules/mombasa.md", "src/comptoir/core/contract.py"} <= read
    assert "src/comptoir/locales/en/page.ftl" in read
    assert any(name.endswith(".svelte") for name in read)
    assert not any("/nl/" in name for name in read)
