"""What only the compiler reads; run as plain Python it does nothing."""

from collections.abc import Callable
from typing import TypeVar

__all__ = ["mypyc_attr"]

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    Kind = TypeVar("Kind")

    def mypyc_attr(*_: str, **__: object) -> Callable[[Kind], Kind]:
        """Leave the class as it is."""
        return lambda kind: kind
