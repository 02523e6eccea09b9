"""How often bots choose as a deep search does."""

import pytest

from comptoir.study import agreement
from comptoir.study.agreement import Answer


def test_the_deep_search_agrees_with_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(agreement, "DEEP", "expert:2")
    monkeypatch.setattr(agreement, "LOOKS", 2)
    bots = ["random", "expert:2"]
    found = agreement.answers("speicherstadt", 2, bots, 0)
    assert len(found) == 2
    assert [other for _, other in found] == [Answer(agrees=True, cost=0.0)] * 2
    assert agreement.answers("speicherstadt", 2, bots, 0) == found
    agreement.main(["speicherstadt", "--games", "2", "--bots", "random"])
    assert "2 games, 4 turns; against expert:2" in capsys.readouterr().out


def test_what_is_lost_is_told_for_each_bot() -> None:
    right, wrong = Answer(agrees=True, cost=0.0), Answer(agrees=False, cost=3.0)
    told = agreement.report(["one", "other"], [[[right, wrong]], [[right, right]], []])
    assert "2 games, 2 turns" in told
    assert "one           the same turn 100.0% ± 0.0, behind by 0.00 ± 0.00" in told
    assert "other         the same turn 50.0% ± 98.0, behind by 1.50 ± 2.94" in told
