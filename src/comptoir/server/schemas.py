"""JSON schemas of the structs that requests carry and are answered with, and of all messages."""

import ast
import inspect
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET
from msgspec.inspect import type_info

from comptoir.server.errors import ErrorAnswer
from comptoir.server.live.messages import ClientMessage, ServerMessage

Schema: TypeAlias = dict[str, Any]
SUFFIX = "Answer"
"""Of structs that are what answers have of something else; the interface does without it."""
UNIONS = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage}
PLACE = "#/components/schemas/"


def schemas(
    bodies: Sequence[Any], answers: Sequence[Any]
) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each type, and by name all that they and the messages refer to."""
    types = [*bodies, *answers]
    every = [*types, ErrorAnswer, *UNIONS.values()]
    found, parts = msgspec.json.schema_components(every, ref_template=f"{PLACE}{{name}}")
    for cls in structs(every):
        _document(parts[cls.__name__], documented(cls))
    for cls in structs([*answers, ErrorAnswer, ServerMessage]):
        parts[cls.__name__]["required"] = _always(cls)
    parts |= dict(zip(UNIONS, found[-len(UNIONS) :], strict=True))
    named = {_plain(name): _renamed(part) for name, part in sorted(parts.items())}
    return [_renamed(one) for one in found[: len(types)]], named


def _always(cls: type[msgspec.Struct]) -> list[str]:
    """What is there whenever the server sends it: also what has a default, unless that is unset."""
    tag = cls.__struct_config__.tag_field
    fields = [one.encode_name for one in msgspec.structs.fields(cls) if one.default is not UNSET]
    return [*([tag] if tag else []), *fields]


def _plain(name: str) -> str:
    return name.removesuffix(SUFFIX)


def _renamed(part: Any) -> Any:
    """The same with the names that the interface has."""
    if isinstance(part, dict):
        return {key: _name(key, value) for key, value in part.items()}
    return [_renamed(one) for one in part] if isinstance(part, list) else part


def _name(key: str, value: Any) -> Any:
    if isinstance(value, str) and (key == "title" or value.startswith(PLACE)):
        return _plain(value)
    return _renamed(value)


def _document(part: Schema, docs: dict[str, str]) -> None:
    """Say of each field what its docstring says."""
    for name, text in docs.items():
        field = part["properties"].get(name, {})
        part["properties"][name] = {**_whole(field), "description": text}


def _whole(field: Schema) -> Schema:
    """A reference stands alone; whatever else is said stands beside it."""
    return {"allOf": [field]} if "$ref" in field else field


def structs(types: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """All structs that the types are made of."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting = [type_info(one) for one in types]
    while waiting:
        one = waiting.pop()
        if isinstance(one, msgspec.inspect.StructType) and one.cls not in found:
            found[one.cls] = None
            waiting += [field.type for field in one.fields]
        waiting += _inner(one)
    return [*found]


def _inner(one: msgspec.inspect.Type) -> Iterator[msgspec.inspect.Type]:
    """What a list, a table, a union or something with a note is made of."""
    for name in ("item_type", "value_type", "type"):
        if isinstance(inner := getattr(one, name, None), msgspec.inspect.Type):
            yield inner
    yield from getattr(one, "types", ())
    yield from getattr(one, "item_types", ())


@cache
def documented(cls: type) -> dict[str, str]:
    """The docstrings below the fields of a class and of its bases."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base is not msgspec.Struct and issubclass(base, msgspec.Struct):
            (tree,) = ast.parse(inspect.getsource(base)).body
            assert isinstance(tree, ast.ClassDef)
            for field, text in zip(tree.body, tree.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                    found[ast.unparse(field.target)] = ast.literal_eval(text.value)
    return found
