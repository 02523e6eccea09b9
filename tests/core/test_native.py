"""The engine runs without the package that the compiler's marks come from."""

import copy
import importlib
import sys
from typing import Any

import pytest

from comptoir.core import native
from comptoir.core.native import held_by


class Kind:
    """Any class."""


def test_without_the_compilers_package_its_marks_do_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not native.compiled()
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    found = importlib.reload(native).mypyc_attr
    assert found(allow_interpreted_subclasses=True)(Kind) is Kind
    monkeypatch.undo()
    assert importlib.reload(native).mypyc_attr.__module__ == "mypy_extensions"


class Slotted:
    __slots__ = ("left", "right")

    def __reduce__(self) -> tuple[object, ...]:
        return held_by(self)


def test_a_copy_has_the_attributes_that_are_there() -> None:
    one: Any = Slotted()
    one.left = [1]
    other = copy.deepcopy(one)
    assert other.left == [1]
    assert other.left is not one.left
    assert not hasattr(other, "right")
