"""Where the values of an edition come from, and where an owner of the box reads them off."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from comptoir import games

SOURCES = ("house", "public", "rulebook")
Path = tuple[str, ...]
"""The way to a value: `("setup", "offer", "2")`. Tables of a list are counted from 1."""


@dataclass(frozen=True, slots=True)
class Note:
    """What the guide says about a value."""

    pattern: str
    source: str
    place: str


class Guide:
    """The notes on a game's edition."""

    def __init__(self, notes: tuple[Note, ...]) -> None:
        self.notes = notes

    def exact(self, path: Path) -> Note | None:
        """The note on this very table or key."""
        fitting = [note for note in self.notes if _fits(note.pattern, path)]
        return min(fitting, key=lambda note: note.pattern.count("*"), default=None)

    def note(self, path: Path) -> Note | None:
        """The note on the value, or else on the table around it."""
        for length in range(len(path), 0, -1):
            if found := self.exact(path[:length]):
                return found
        return None


def _fits(pattern: str, path: Path) -> bool:
    wanted = pattern.split(".")
    return len(wanted) == len(path) and all(
        part in ("*", own) for part, own in zip(wanted, path, strict=True)
    )


@cache
def guide(game: str) -> Guide:
    """The guide that came with the game; one without notes if there is none."""
    about = games.GAMES[game]
    there = about.file(about.guide).is_file()
    notes = tomllib.loads(packaged(game, about.guide)) if there else {}
    return Guide(tuple(Note(key, *note.split(": ", 1)) for key, note in notes.items()))


def packaged(game: str, name: str) -> str:
    """The text of a file next to the game's code."""
    return games.GAMES[game].file(name).read_text(encoding="utf-8")


@cache
def house(game: str) -> dict[str, Any]:
    """The tables of the house edition: to be read, never changed."""
    return tomllib.loads(packaged(game, games.GAMES[game].house))


def at(data: Any, path: Path) -> Any:
    """The value at the end of a path, None if there is none."""
    for part in path:
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list) and part.isdecimal() and 1 <= int(part) <= len(data):
            data = data[int(part) - 1]
        else:
            return None
    return data


def inline(value: object) -> str:
    """A value as an edition file has it, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {inline(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value)
