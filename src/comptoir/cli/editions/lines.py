"""On which line of an edition file a table or a key stands."""

import re
from collections import Counter

from comptoir.cli.editions.guide import Path

NAME = r"""(?:[\w-]+|"[^"]*"|'[^']*')"""
DOTTED = rf"{NAME}(?:\s*\.\s*{NAME})*"
HEADER = re.compile(rf"\s*(\[\[?)\s*({DOTTED})\s*\]\]?\s*(?:#.*)?")
KEY = re.compile(rf"\s*({DOTTED})\s*=")


def places(text: str) -> dict[Path, int]:
    """The line of each table and key that has one of its own."""
    found: dict[Path, int] = {}
    lists: Counter[Path] = Counter()
    table: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.fullmatch(line):
            table = _parts(header[2])
            found.setdefault(table, number)
            if header[1] == "[[":
                lists[table] += 1
                table = (*table, str(lists[table]))
            found.setdefault(table, number)
        elif key := KEY.match(line):
            found.setdefault((*table, *_parts(key[1])), number)
    return found


def line_of(text: str, path: Path) -> int | None:
    """The line of a value: its own, or that of what is around it."""
    known = places(text)
    for length in range(len(path), 0, -1):
        if path[:length] in known:
            return known[path[:length]]
    return None


def _parts(name: str) -> Path:
    return tuple(part.strip("\"'") for part in re.findall(NAME, name))
