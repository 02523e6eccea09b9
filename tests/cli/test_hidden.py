"""Several people at one terminal, in a game with secrets."""

import io
import sys
from collections.abc import Sequence
from random import Random

import pytest

from comptoir.bots import make_bot
from comptoir.cli.keeper import Keeper
from comptoir.cli.session import Session
from comptoir.cli.terminal import Terminal
from comptoir.core import Seat
from comptoir.lang import Speaker
from comptoir.table import Table
from tests.conformance.toy import Toy


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: Sequence[str],
    bots: Sequence[int] = (),
) -> str:
    """What is on the screen after these lines at a table of two."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    names = ("Ada", "Ben")
    terminal = Terminal(Speaker("en", names))
    table = Table(Toy(), 2)
    players = {Seat(seat): make_bot("random", "1") for seat in bots}
    session = Session(terminal, table, players, Random(1), Keeper(terminal, None, names, ""))
    assert session.run() == 0
    return capsys.readouterr().out


def test_the_next_person_sits_down_before_anything_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, ["", "bid 1", "", "bid 0"])
    first, second = (f"Hand over to {name}, then press Enter." for name in ("Ada", "Ben"))
    assert out.index(first) < out.index("toy.dealt") < out.index(second)


def test_each_person_is_told_only_what_they_may_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, ["", "bid 1", "", "quit"])
    ada, ben = out.partition("Hand over to Ben")[::2]
    assert ada.count("· toy.dealt (seat 0, jewel") == 1
    assert ben.count("· toy.dealt (seat 1, jewel") == 1
    assert "· toy.dealt (seat 1, jewel" not in ada
    assert "· toy.dealt (seat 0, jewel" not in ben
    assert "coins 1" not in ben.partition("toy.bid (")[0]


def test_one_person_among_bots_is_never_sent_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, ["1"] * 30, bots=[1])
    assert "Hand over" not in out
    assert "win" in out


def test_a_plan_can_be_taken_back_while_others_still_plan(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, ["", "bid 1", "", "undo", "", "bid 2", "", "quit"])
    assert "Undone." in out
    assert out.count("Hand over to Ada") == 2
