"""The difference between two JSON values as a list of small changes.

Values are compared as Python does, which is quick; what is true or false stays so in a projection
and never becomes a number.
"""

from typing import TypeAlias

from comptoir.core import Json

Path: TypeAlias = list[Json]
Change: TypeAlias = list[Json]
"""`[path, value]` sets what is at the path, `[path]` takes it away."""
NESTED = (dict, list)


def diff(old: Json, new: Json, *path: str) -> list[Change]:
    """What to change in the old value to get the new one; the value itself lies at the path."""
    changes: list[Change] = []
    if old != new:
        _diff(old, new, [*path], changes)
    return changes


def _diff(old: Json, new: Json, path: Path, changes: list[Change]) -> None:
    """Find out where two values differ that do."""
    if isinstance(old, dict) and isinstance(new, dict):
        _diff_tables(old, new, path, changes)
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _diff(before, after, [*path, index], changes)
    else:
        changes.append([path, new])


def _diff_tables(
    old: dict[str, Json], new: dict[str, Json], path: Path, changes: list[Change]
) -> None:
    changes.extend([[[*path, key]] for key in old if key not in new])
    for key, value in new.items():
        if key not in old:
            changes.append([[*path, key], value])
            continue
        before = old[key]
        if before is not value and before != value:
            _diff(before, value, [*path, key], changes)


def _alike(old: list[Json], new: list[Json]) -> bool:
    """Whether the lists are worth comparing item by item."""
    return len(old) == len(new) and any(isinstance(item, NESTED) for item in new)


def apply(value: Json, changes: list[Change]) -> Json:
    """The value after the changes, which are made in place where that can be."""
    for change in changes:
        path, *given = change
        assert isinstance(path, list)
        if not path:
            value = given[0]
            continue
        place: Json = value
        for key in path[:-1]:
            place = _at(place, key)
        _set(place, path[-1], given)
    return value


def _at(place: Json, key: Json) -> Json:
    if isinstance(place, dict) and isinstance(key, str):
        return place[key]
    assert isinstance(place, list)
    assert isinstance(key, int)
    return place[key]


def _set(place: Json, key: Json, given: list[Json]) -> None:
    if isinstance(place, dict) and isinstance(key, str):
        if given:
            place[key] = given[0]
        else:
            del place[key]
        return
    assert isinstance(place, list)
    assert isinstance(key, int)
    place[key] = given[0]
