"""Marks that only the compiler reads, and whether it was at work."""

from collections.abc import Callable
from typing import TypeVar

__all__ = ["compiled", "mypyc_attr"]

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
