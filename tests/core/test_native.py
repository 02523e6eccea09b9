"""The engine runs without the package that the compiler's marks come from."""

import importlib
import sys

import pytest

from comptoir.core import native


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
