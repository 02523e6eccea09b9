"""What differs between two editions of a game."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from comptoir.cli.editions.guide import Path, guide, inline

COUNT = "count"
ID = "id"
ABOUT: Path = ("edition",)


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that is another one; None where there is none."""

    key: str
    old: str | None
    new: str | None
    source: str
    place: str


def compare(game: str, old: dict[str, Any], new: dict[str, Any]) -> list[Difference]:
    """The differences in the order of the old file; ids and names of the editions don't count."""
    notes = guide(game)
    found = []
    for path, before, after in _values(old, new, ()):
        if path[:1] != ABOUT:
            note = notes.note(path)
            source, place = (note.source, note.place) if note else ("", "")
            found.append(Difference(".".join(path), before, after, source, place))
    return found


Change = tuple[Path, str | None, str | None]


def _values(old: Any, new: Any, path: Path) -> Iterator[Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from _values(old.get(key), new.get(key), (*path, key))
    elif _tables(old) and _tables(new):
        yield from _lists(old, new, path)
    elif old != new:
        yield path, _shown(old), _shown(new)


def _shown(value: Any) -> str | None:
    return None if value is None else inline(value)


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _lists(old: list[dict[str, Any]], new: list[dict[str, Any]], path: Path) -> Iterator[Change]:
    """Tables with an id are compared one by one; of others it only matters how many there are."""
    if all(ID in item for item in (*old, *new)):
        by_id = [{str(item[ID]): item for item in items} for items in (old, new)]
        yield from _values(by_id[0], by_id[1], path)
        return
    before, after = _counted(old), _counted(new)
    for item, count in (before - after).items():
        yield path, _times(count, item), None
    for item, count in (after - before).items():
        yield path, None, _times(count, item)


def _counted(items: list[dict[str, Any]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for item in items:
        count = item.get(COUNT, 1)
        shown = inline({key: value for key, value in sorted(item.items()) if key != COUNT})
        found[shown] += count if isinstance(count, int) else 1
    return found


def _times(count: int, item: str) -> str:
    return item if count == 1 else f"{count} x {item}"
