# Compiled by mypyc.
"""What a state and its frames hold, as JSON."""

from collections.abc import Iterable
from typing import Any

from comptoir.core.codec import fields
from comptoir.core.contract import Json
from comptoir.core.stack import Frame, Stacked


def dump_fields(thing: Any, names: Iterable[str]) -> dict[str, Json]:
    """The values of these fields, lists copied."""
    return {name: as_json(getattr(thing, name)) for name in names}


def dump_state(state: Stacked, names: Iterable[str]) -> dict[str, Json]:
    """The values of these fields, and the frames on its stack."""
    data = dump_fields(state, names)
    data["stack"] = [dump_frame(frame) for frame in state.stack]
    return data


def dump_frame(frame: Frame) -> Json:
    """The frame's name and its fields."""
    kind = type(frame)
    data = dump_fields(frame, fields(kind))
    data["frame"] = kind.__name__
    return data


def as_json(value: Any) -> Any:
    """Numbers, and lists of them, however deep; tuples and bytes are lists."""
    if isinstance(value, list):
        return value[:] if _is_flat(value) else [as_json(item) for item in value]
    if isinstance(value, tuple):
        return [as_json(item) for item in value]
    if isinstance(value, bytes):
        return list(value)
    return value


def _is_flat(values: list[Any]) -> bool:
    """Whether there is nothing inside but numbers, which most lists hold."""
    return all(type(value) is int for value in values)


def like(known: Any, value: Any) -> Any:
    """A copy of plain numbers and lists, in which counts are bytes where they are in `known`."""
    if isinstance(known, bytes):
        return bytes(value)
    if isinstance(known, list) and known and isinstance(known[0], bytes):
        return [bytes(item) for item in value]
    return as_json(value)
