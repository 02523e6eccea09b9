"""Edition files: the numbers printed on the components, in TOML, read once and checked.

A game's edition module walks the file with a `Section`; whatever does not fit is refused with the
file, the table, the key, what was found and what was expected.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from comptoir.core.canonical import digest
from comptoir.core.contract import EditionId
from comptoir.core.errors import BadEdition


@dataclass(frozen=True, slots=True)
class Section:
    """One table of an edition file. Keys that nobody asks for are refused by `close`."""

    file: str
    name: str
    data: dict[str, object]
    asked: set[str]

    def fail(self, key: str, found: object, expected: str) -> NoReturn:
        """Refuse the file."""
        raise BadEdition(self.file, self.name, key, found, expected)

    def value(self, key: str, expected: str) -> object:
        """Whatever is at the key."""
        self.asked.add(key)
        if key not in self.data:
            self.fail(key, "nothing", expected)
        return self.data[key]

    def has(self, key: str) -> bool:
        """Whether an optional key is there."""
        return key in self.data

    def number(self, key: str, low: int = 0, high: int = 999) -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {low} to {high}"
        value = self.value(key, expected)
        if type(value) is not int or not low <= value <= high:
            self.fail(key, repr(value), expected)
        return value

    def text(self, key: str, among: Sequence[str] = ()) -> str:
        """A text, one of a list if there is one."""
        expected = f"one of {', '.join(among)}" if among else "a text"
        value = self.value(key, expected)
        if not isinstance(value, str) or not value or (among and value not in among):
            self.fail(key, repr(value), expected)
        return value

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self.value(key, "true or false")
        if not isinstance(value, bool):
            self.fail(key, repr(value), "true or false")
        return value

    def numbers(
        self, key: str, low: int = 0, high: int = 999, length: int | None = None
    ) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        count = "a list of" if length is None else f"a list of {length}"
        expected = f"{count} whole numbers from {low} to {high}"
        value = self.value(key, expected)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            self.fail(key, repr(value), expected)
        for item in value:
            if type(item) is not int or not low <= item <= high:
                self.fail(key, repr(item), expected)
        return tuple(value)

    def texts(self, key: str, among: Sequence[str] = ()) -> tuple[str, ...]:
        """A list of texts, each one of a list if there is one."""
        expected = f"a list of texts from {', '.join(among)}" if among else "a list of texts"
        value = self.value(key, expected)
        if not isinstance(value, list):
            self.fail(key, repr(value), expected)
        for item in value:
            if not isinstance(item, str) or (among and item not in among):
                self.fail(key, repr(item), expected)
        return tuple(value)

    def lists(self, key: str) -> list[list[object]]:
        """A list of lists."""
        value = self.value(key, "a list of lists")
        if not isinstance(value, list) or not all(isinstance(item, list) for item in value):
            self.fail(key, repr(value), "a list of lists")
        return value

    def table(self, key: str) -> "Section":
        """A table below this one."""
        value = self.value(key, "a table")
        if not isinstance(value, dict):
            self.fail(key, repr(value), "a table")
        return Section(self.file, self._below(key), value, set())

    def tables(self, key: str) -> list["Section"]:
        """A list of tables below this one."""
        value = self.value(key, "a list of tables")
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.fail(key, repr(value), "a list of tables")
        return [
            Section(self.file, f"{self._below(key)}.{number}", item, set())
            for number, item in enumerate(value, 1)
        ]

    def keys(self) -> tuple[str, ...]:
        """All keys of the table, in the file's order."""
        return tuple(self.data)

    def close(self) -> None:
        """Refuse keys that nobody asked for: most often they are misspelt."""
        for key in self.data:
            if key not in self.asked:
                self.fail(key, "an unknown key", f"only {', '.join(sorted(self.asked))}")

    def _below(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key


def read(path: Path) -> Section:
    """The whole file as a section. Raises BadEdition for what is no TOML or can't be read."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(str(path), "file", "", error.strerror, "a file that can be read") from None
    except UnicodeDecodeError:
        raise BadEdition(str(path), "file", "", "bytes that are not UTF-8", "a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(str(path), "file", "", str(error), "a TOML file") from None
    return Section(str(path), "", data, set())


def identify(section: Section) -> EditionId:
    """What identifies an edition: its [edition] table and the digest of all its values."""
    about = section.table("edition")
    found = EditionId(about.text("id"), about.text("name"), digest(section.data))
    about.close()
    return found
