"""Markdown is wrapped at 100 columns, so that a change shows in the lines that changed."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
COLUMNS = 100
WHOLE = re.compile(r"^\s*(?:\||#|<|!\[|- [A-Z]\d+\.[0-9A-Z]+ )")
"""Tables, headings, pictures and numbered rules, which are one line each."""
WORD = re.compile(r"(?:`[^`]*`|[^ `])+")
"""Code is not broken."""


def pages() -> Iterator[Path]:
    """The pages of the repository."""
    yield from sorted(ROOT.glob("*.md"))
    yield from sorted((ROOT / "docs").rglob("*.md"))


def too_long(text: str) -> Iterator[int]:
    """Numbers of lines of sentences that could have been broken earlier."""
    code = False
    for number, line in enumerate(text.splitlines(), 1):
        code ^= line.lstrip().startswith(("```", "~~~"))
        if not code and not WHOLE.match(line) and len(line) > COLUMNS:
            words = WORD.findall(line)
            if len(words) > 1 and len(words[0]) <= COLUMNS:
                yield number


def test_pages_are_wrapped() -> None:
    found = [
        f"{page.relative_to(ROOT)}:{number}"
        for page in pages()
        for number in too_long(page.read_text("utf-8"))
    ]
    assert found == []


def test_what_is_whole_may_be_long() -> None:
    long = "word " * 30
    assert [*too_long(f"{long}\n\n| {long}|\n# {long}\n- S1.1 {long}\n```text\n{long}\n```\n")] == [
        1
    ]
