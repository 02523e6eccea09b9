"""How much can be known of a winner: games are finished many times."""

from math import log

import pytest

from comptoir.study import knowable


def test_a_game_is_finished_many_times(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(knowable, "BOT", "random")
    found = knowable.futures("speicherstadt", 3, 0)
    assert len(found) == knowable.TIMES
    assert len({*found}) > 1
    assert all(sum(one) == pytest.approx(1) for one in found)
    assert knowable.futures("speicherstadt", 3, 0) == found
    knowable.main(["speicherstadt", "--games", "2"])
    assert "2 players: 2 games" in capsys.readouterr().out


def test_who_wins_always_surprises_least() -> None:
    always, now_and_then = [(1.0, 0.0)] * 100, [(1.0, 0.0), (0.0, 1.0)] * 50
    assert knowable.surprise(always) == pytest.approx(0, abs=0.01)
    assert knowable.surprise(now_and_then) == pytest.approx(log(2), abs=0.01)
