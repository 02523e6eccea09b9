# Compiled by mypyc.
"""The difference between two values as a list of small changes: JSON, or structs that become it.

Values are compared as Python does, which is quick; what is true or false stays so in a projection
and never becomes a number. A struct is known by its fields: nothing but the standard library is
there when this is compiled.
"""

from typing import Any, Final, TypeAlias

from comptoir.core import Json

Path: TypeAlias = list[Json]
Change: TypeAlias = list[Any]  # what is set is any part of a board
"""`[path, value]` sets what is at the path, `[path]` takes it away."""
NESTED = (dict, list)
PLAIN = (str, int)
MISSING: Final = object()


FIELDS: Final[dict[object, tuple[str, ...]]] = {}
"""The names of the fields of each type; none: it is no struct."""


def diff(old: object, new: object, *path: str) -> list[Change]:
    """What to change in the old value to get the new one; the value itself lies at the path."""
    changes: list[Change] = []
    if old is not new:
        _diff(old, new, [*path], changes)
    return changes


def diff_but(old: object, new: object, left: str) -> list[Change]:
    """The same for two structs of a kind, with one field left out."""
    changes: list[Change] = []
    for name in _fields(new):
        if name != left:
            _diff_part(getattr(old, name), getattr(new, name), [], name, changes)
    return changes


def _diff(old: object, new: object, path: Path, changes: list[Change]) -> None:
    """Find out where two values differ; what is shared by both is not looked at."""
    if isinstance(old, dict) and isinstance(new, dict):
        _diff_tables(old, new, path, changes)
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        for index in range(len(new)):
            _diff_part(old[index], new[index], path, index, changes)
    elif type(old) is type(new) and (names := _fields(new)):
        for name in names:
            _diff_part(getattr(old, name), getattr(new, name), path, name, changes)
    elif old != new:
        changes.append([path, new])


def _diff_part(
    old: object, new: object, path: Path, place: int | str, changes: list[Change]
) -> None:
    """The same of what lies inside at this place."""
    if old is new or (not isinstance(new, dict) and old == new):
        return
    if isinstance(new, PLAIN):
        changes.append([[*path, place], new])
    else:
        _diff(old, new, [*path, place], changes)


def _diff_tables(
    old: dict[str, object], new: dict[str, object], path: Path, changes: list[Change]
) -> None:
    changes.extend([[[*path, key]] for key in old if key not in new])
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is MISSING:
            changes.append([[*path, key], value])
        elif before is not value:
            _diff_part(before, value, path, key, changes)


def _alike(old: list[object], new: list[object]) -> bool:
    """Whether the lists are worth comparing item by item."""
    return len(old) == len(new) and any(_has_parts(item) for item in new)


def _has_parts(value: object) -> bool:
    return not isinstance(value, PLAIN) and (isinstance(value, NESTED) or bool(_fields(value)))


def _fields(value: object) -> tuple[str, ...]:
    """The names of a struct's fields; none: it is no struct."""
    kind = type(value)
    names = FIELDS.get(kind)
    if names is None:
        names = FIELDS[kind] = getattr(kind, "__struct_fields__", ())
    return names


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
