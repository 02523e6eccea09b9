"""Every ruling has its reason."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
RULING = re.compile(r"^- ([A-Z]\d+\.(?:\d+|[A-Z])).*\*\*Ruling\*\*", re.MULTILINE)
ENTRY = re.compile(
    r"^- \*\*([A-Z]\d+\.(?:\d+|[A-Z]))\*\*.*?(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL
)
DIFFERENCES = "M16.1"
"""The line that lists differences between the books: the table of the page answers it."""


@pytest.mark.parametrize("game", ["mombasa", "speicherstadt"])
def test_every_ruling_has_its_reason(game: str) -> None:
    rulings = RULING.findall((DOCS / "rules" / f"{game}.md").read_text("utf-8"))
    page = (DOCS / "rulings.md").read_text("utf-8")
    entries = {found[1]: found[0] for found in ENTRY.finditer(page)}
    assert rulings
    assert [rule for rule in rulings if rule not in entries and rule != DIFFERENCES] == []
    assert all("*Why*:" in entry for entry in entries.values())


def test_only_rulings_are_listed() -> None:
    known = "".join(page.read_text("utf-8") for page in sorted((DOCS / "rules").glob("*.md")))
    page = (DOCS / "rulings.md").read_text("utf-8")
    assert [m[1] for m in ENTRY.finditer(page) if m[1] not in RULING.findall(known)] == []
