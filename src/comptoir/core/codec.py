"""The check of dumped data against its shape."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from comptoir.core.contract import Json
from comptoir.core.errors import CorruptState

Scalar: TypeAlias = type[int] | type[bool] | type[str] | type[float] | type[dict[str, Json]]
Shape: TypeAlias = Scalar | list["Shape"] | dict[str, "Shape"]
"""A type, `[shape]` for a list of any length, or a dict with exactly these keys."""

NAMES: dict[type, str] = {
    int: "a whole number",
    bool: "true or false",
    str: "a text",
    float: "a number with a decimal point",
    dict: "a table",
}


def expect(data: object, shape: Shape, path: str = "state") -> None:
    """Raise CorruptState, naming the place, unless the data has the shape."""
    if isinstance(shape, dict):
        _expect_keys(data, shape, path)
    elif isinstance(shape, list):
        if not isinstance(data, Sequence) or isinstance(data, str):
            raise CorruptState(path, data, "a list")
        of = shape[0]
        if isinstance(of, type) and {*map(type, data)} <= {of}:
            return
        for index, item in enumerate(data):
            expect(item, of, f"{path}[{index}]")
    elif type(data) is not shape:
        raise CorruptState(path, data, NAMES[shape])


def _expect_keys(data: object, shape: dict[str, Shape], path: str) -> None:
    if not isinstance(data, Mapping):
        raise CorruptState(path, data, "a table")
    for key in sorted(set(shape) | {str(key) for key in data}):
        if key not in shape:
            raise CorruptState(f"{path}.{key}", "an unknown key", f"one of {', '.join(shape)}")
        if key not in data:
            raise CorruptState(f"{path}.{key}", "nothing", "a value")
        expect(data[key], shape[key], f"{path}.{key}")


def items(data: Json) -> dict[str, Json]:
    """The data as a table, for code that has checked it with `expect`."""
    assert isinstance(data, dict)
    return data


@cache
def fields(kind: type) -> tuple[str, ...]:
    """What objects of a slotted class hold, except for what they remember to save work (`_name`).

    A compiled class has the names elsewhere.
    """
    names = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return tuple([name for name in names if not name.startswith("_")])
