# Compiled by mypyc.
"""Marks that only the compiler reads, whether it was at work, and copies of what it made."""

import copyreg
from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

__all__ = ["compiled", "held_by", "made_of", "mypyc_attr", "teach_copying"]

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    Kind = TypeVar("Kind")

    def mypyc_attr(*_: str, **__: object) -> Callable[[Kind], Kind]:
        """Leave the class as it is."""
        return lambda kind: kind


def compiled() -> bool:
    """Whether the engine runs compiled, not as plain Python."""
    return not __file__.endswith(".py")


def made_of(thing: Any) -> tuple[Any, ...]:
    """How to make an equal one: for copies and other processes, as compiled classes can't tell."""
    return type(thing), tuple([getattr(thing, each.name) for each in fields(thing)])


def held_by(thing: Any, *args: Any) -> tuple[Any, ...]:
    """How to make one with the same attributes, also where plain classes follow compiled ones.

    The arguments are those that a compiled class can't be made without.
    """
    found: dict[str, Any] = dict(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        own = vars(kind)
        for name in own.get("__mypyc_attrs__") or own.get("__slots__") or ():
            if hasattr(thing, name):
                found[name] = getattr(thing, name)
    return remade, (type(thing), args, found)


def remade(kind: Any, args: tuple[Any, ...], attributes: dict[str, Any]) -> Any:
    """A thing of this kind with these attributes."""
    thing = kind(*args) if args else kind.__new__(kind)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


def teach_copying(*kinds: type[Any]) -> None:
    """Let dataclasses that can't be changed be copied and pickled, compiled or not."""
    for kind in kinds:
        copyreg.pickle(kind, made_of)
