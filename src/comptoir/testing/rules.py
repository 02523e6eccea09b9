"""The numbered rules of games."""

import re
from collections.abc import Collection
from pathlib import Path

RULE_LINE = re.compile(r"^- ([A-Z]\d+\.(?:\d+|[A-Z]))\s", re.MULTILINE)


def numbered_rules(folder: Path, games: Collection[str]) -> list[str]:
    """The numbers of all rules of the games, in the order of their pages."""
    pages = [page for page in sorted(folder.glob("*.md")) if page.stem in games]
    return [number for page in pages for number in RULE_LINE.findall(page.read_text("utf-8"))]
