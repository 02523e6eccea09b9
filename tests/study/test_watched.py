"""Who waits for long work in a terminal sees how far it is."""

import pytest

from comptoir.study import knowable
from comptoir.study.watched import watched


def test_nothing_but_a_terminal_gets_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    assert [*watched(iter("abc"), 3)] == ["a", "b", "c"]
    assert capsys.readouterr() == ("", "")


def test_a_bar_on_the_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(knowable, "futures", lambda *_: [(1.0, 0.0), (0.0, 1.0)])
    monkeypatch.setenv("FORCE_COLOR", "1")
    knowable.main(["speicherstadt", "--games", "3"])
    told = capsys.readouterr()
    assert "Playing" in told.err
    assert "3 games" in told.out
    assert "Playing" not in told.out
