"""What the single file says where it can't run."""

import platform
import sys

import pytest

from tools import preamble
from tools.dist import preamble_text


def start(text: str) -> None:
    """As the single file does, which has nothing but the text."""
    exec(text, {"__name__": "__main__"})


def test_it_goes_on_where_it_was_made() -> None:
    start(preamble_text())


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("python_version_tuple", ("3", "9", "1"), "Python 3.9"),
        ("python_implementation", "PyPy", "PyPy 3."),
        ("system", "Darwin", "on Darwin"),
        ("machine", "riscv64", " riscv64"),
        ("libc_ver", ("musl", "1.2"), " with musl"),
    ],
)
def test_anywhere_else_it_says_in_a_sentence_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object, said: str
) -> None:
    text, needed = preamble_text(), preamble.here()
    monkeypatch.setattr(platform, name, lambda: value)
    with pytest.raises(SystemExit) as leaving:
        start(text)
    words = str(leaving.value.code)  # a text is printed, and the exit code is 1
    assert words.startswith(f"This file needs {needed}; this is ")
    assert said in words.split("this is")[1]


def test_a_python_whose_threads_run_freely_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    text = preamble_text()
    monkeypatch.setattr(sys, "abiflags", "t", raising=False)
    with pytest.raises(SystemExit, match=r"this is \S+ 3\.\d+t on"):
        start(text)
