"""Everything that is wrong with an edition file.

The games' own readers refuse a file at the first fault. Here the faulty value gives way to that of
the house edition, and the file is read again, until nothing is wrong any more. What goes wrong
only because of such a replacement is not told.
"""

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from comptoir.cli.editions.guide import Path, at, guide, house, inline
from comptoir.cli.editions.lines import line_of
from comptoir.core import BadEdition
from comptoir.core.edition import Section
from comptoir.games import GAMES

UNKNOWN = ("an unknown key", "an unknown id")
SHORT = 72
"""Longer values of the house edition are not repeated."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong."""

    line: int | None
    key: str
    found: str
    expected: str
    advice: str


def examine(game: str, file: str, text: str) -> list[Problem]:
    """All problems of a file, in the order of its lines; none if the edition is valid."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [_broken(str(error))]
    found = [_problem(game, text, error) for error in _errors(game, file, data)]
    return sorted(found, key=lambda problem: problem.line or 0)


def _broken(message: str) -> Problem:
    """What is no TOML can't be read any further."""
    line = re.search(r"at line (\d+)", message)
    found = re.sub(r" \(at .*\)$", "", message)
    advice = "Fix the line; what follows is read after that."
    return Problem(int(line[1]) if line else None, "", found, "a TOML file", advice)


def _errors(game: str, file: str, data: dict[str, Any]) -> Iterator[BadEdition]:
    own, replaced = house(game), list[Path]()
    while True:
        try:
            GAMES[game].read_edition(Section(file, "", data, set()))
        except BadEdition as error:
            path = path_of(error)
            around = [other for other in replaced if path[: len(other)] == other]
            if not around:
                yield error
            wider = min(around, key=len)[:-1] if around else path
            replaced.append(_replace(data, own, wider))
        else:
            return


def path_of(error: BadEdition) -> Path:
    """Where it went wrong."""
    return tuple(part for part in f"{error.table}.{error.key}".split(".") if part)


def _replace(data: dict[str, Any], own: dict[str, Any], path: Path) -> Path:
    """Put the house edition's value there, or around there if that changes nothing."""
    if not path:
        data.clear()
        data.update(deepcopy(own))
        return path
    table, house_table, key = at(data, path[:-1]), at(own, path[:-1]), path[-1]
    if isinstance(table, dict) and isinstance(house_table, dict):
        if key in house_table and table.get(key) != house_table[key]:
            table[key] = deepcopy(house_table[key])
            return path
        if key in table and key not in house_table:
            del table[key]
            return path
    return _replace(data, own, path[:-1])


def _problem(game: str, text: str, error: BadEdition) -> Problem:
    path = path_of(error)
    key = f"[{error.table}] {error.key}".strip() if error.table else error.key
    line = line_of(text, path)
    return Problem(line, key, str(error.found), error.expected, _advice(game, path, error))


def _advice(game: str, path: Path, error: BadEdition) -> str:
    if error.found in UNKNOWN:
        known = error.expected.removeprefix("only ").removeprefix("one of ").split(", ")
        near = get_close_matches(path[-1], known, n=1)
        return f"Did you mean '{near[0]}'?" if near else "Delete it, or write another name."
    said = []
    if note := guide(game).note(path):
        said.append(f"{note.source.capitalize()}: {note.place}")
    value = at(house(game), path)
    if value is not None and len(inline(value)) <= SHORT:
        said.append(f"The house edition has {inline(value)}.")
    return " ".join(said)
