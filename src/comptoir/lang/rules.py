"""The numbered rules at run time: `S5.1`, its pages and its text.

Those of the games here are in docs/rules, those of other packages in a folder of their package:
English in the folder itself, each other language in a folder of its own, `nl/KEY.md`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from comptoir.games import GAMES
from comptoir.lang.language import DEFAULT

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a checkout."""
LINE = re.compile(r"- (?P<number>[A-Z]\d+\.[0-9A-Z]+) (?P<pages>(?:p\d+(?:, p\d+)* )?)(?P<text>.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered statement. A ruling of ours is on no page of the rulebook."""

    number: str
    pages: tuple[int, ...]
    text: str


class Rules:
    """All numbered rules of all games."""

    def __init__(self, rules: Iterator[Rule]) -> None:
        self._by_number = {rule.number: rule for rule in rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._by_number.values())

    def find(self, number: str) -> Rule | None:
        """The rule with this number, written in either case."""
        return self._by_number.get(number.strip().upper())

    def chapter(self, number: str) -> tuple[Rule, ...]:
        """All rules of a chapter: `S5`."""
        start = number.strip().upper() + "."
        return tuple(rule for rule in self if rule.number.startswith(start))

    @staticmethod
    @cache
    def packaged(language: str = DEFAULT) -> "Rules":
        """The rules that came with the program, in a language."""
        pages = [page(key, language) for key in GAMES]
        return Rules(rule for each in pages if each.is_file() for rule in read(each))


def page(key: str, language: str) -> Traversable:
    """Where the rules of a game are in a language, or else in English; there or not."""
    ours = next((place for place in PLACES if place.is_dir()), PLACES[0])
    about = GAMES[key]
    for home in (ours, about.file(about.rules)):
        for folder in (home / language, home):
            if (folder / f"{key}.md").is_file():
                return folder / f"{key}.md"
    return ours / f"{key}.md"


def read(file: Traversable) -> Iterator[Rule]:
    """The rules of one file, in its order."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if found := LINE.fullmatch(line):
            pages = tuple(int(page) for page in re.findall(r"\d+", found["pages"]))
            yield Rule(found["number"], pages, found["text"])
