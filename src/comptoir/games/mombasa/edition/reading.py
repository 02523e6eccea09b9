"""Readers that several tables of the edition file share."""

from collections.abc import Iterable
from typing import TypeVar

from comptoir.core.edition import Section
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import GOODS, NEEDS, Reward

T = TypeVar("T")
REWARDS = ("pounds", "diamonds", "books", "remove_posts", "steps")


def exactly(section: Section, key: str, number: int) -> int:
    """A number that the rules fix."""
    found = section.number(key)
    if found != number:
        section.fail(key, found, str(number))
    return found


def optional(section: Section, key: str, low: int = 0, high: int = 99) -> int:
    """A number that may be left out: then it is 0."""
    return section.number(key, low, high) if section.has(key) else 0


def place(section: Section, key: str, among: tuple[str, ...]) -> int:
    """The place of an id in a list; NONE if the key is left out."""
    return among.index(section.text(key, among)) if section.has(key) else NONE


def known_keys(section: Section, among: Iterable[str]) -> tuple[str, ...]:
    """The keys of a table whose keys are ids, each of them known."""
    known = tuple(among)
    keys = section.keys()
    for key in keys:
        if key not in known:
            section.fail(key, "an unknown id", f"one of {', '.join(known)}")
    return keys


def matrix(
    section: Section, key: str, rows: int, columns: int, high: int
) -> tuple[tuple[int, ...], ...]:
    """Rows of whole numbers."""
    expected = f"{rows} lists of {columns} whole numbers from 0 to {high}"
    lists = section.lists(key)
    if len(lists) != rows:
        section.fail(key, f"{len(lists)} lists", expected)
    for row in lists:
        if len(row) != columns or not all(type(item) is int and 0 <= item <= high for item in row):
            section.fail(key, repr(row), expected)
    return tuple(tuple(item for item in row if isinstance(item, int)) for row in lists)


def marks(section: Section, key: str, last: int, high: int) -> tuple[tuple[int, int], ...]:
    """Pairs of [space, value] along a track, first space first."""
    expected = f"pairs [space, value], spaces rising from 1 to {last}, values from 1 to {high}"
    found: list[tuple[int, int]] = []
    for pair in section.lists(key):
        match pair:
            case [int(space), int(value)] if 1 <= space <= last and 1 <= value <= high:
                found.append((space, value))
            case _:
                section.fail(key, repr(pair), expected)
    spaces = [space for space, _ in found]
    if spaces != sorted(set(spaces)):
        section.fail(key, repr(spaces), expected)
    return tuple(found)


def reward(section: Section, kinds: tuple[str, ...] = REWARDS) -> Reward:
    """A whole table that is a reward."""
    found = partial_reward(section, kinds)
    section.close()
    return found


def partial_reward(section: Section, kinds: tuple[str, ...] = REWARDS) -> Reward:
    """The keys of a table that make a reward."""
    pounds, diamonds, books, posts, steps = (
        optional(section, kind, 1) if kind in kinds else 0 for kind in REWARDS
    )
    return Reward(pounds, diamonds, books, posts, steps)


def book_reward(section: Section) -> Reward:
    """The reward of a book: numbers, or pounds for the units of a good (M8.9)."""
    if section.has("units_minus_one"):
        found = Reward(units_minus_one=section.text("units_minus_one", GOODS))
        section.close()
        return found
    found = reward(section, ("pounds", "diamonds", "books", "remove_posts"))
    if found == Reward():
        section.fail("", "nothing", "a reward")
    return found


def needs(section: Section) -> tuple[tuple[str, int], ...]:
    """The one or two requirements of a book."""
    found = tuple((kind, section.number(kind, 1, 9)) for kind in known_keys(section, NEEDS))
    if not 1 <= len(found) <= 2:
        section.fail("", f"{len(found)} needs", "1 or 2 needs")
    return found


def once(section: Section, key: str, items: Iterable[T]) -> tuple[T, ...]:
    """The items, none of them twice."""
    found = tuple(items)
    if len(set(found)) != len(found):
        section.fail(key, ", ".join(map(str, found)), "each once")
    return found
