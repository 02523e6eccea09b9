from random import Random

import pytest

from comptoir import games
from comptoir.study import fitting
from comptoir.study.fitting import Sample, fit, knowing_nothing, loss, samples
from comptoir.study.odds import LUCK, ROUNDS, left, luck, wins


def test_chances_add_up_and_follow_the_scores() -> None:
    found = wins((30.0, 50.0, 40.0), 10.0)
    assert sum(found) == pytest.approx(1)
    assert found[0] < found[2] < found[1]
    assert wins((7.0, 7.0), 3.0) == (0.5, 0.5)
    assert wins((10_000.0, 0.0), 1.0)[1] == pytest.approx(0)


def test_the_same_lead_is_worth_more_in_the_end() -> None:
    for key in LUCK:
        assert luck(key, 0.0) < luck(key, 1.0)
        assert wins((60.0, 50.0), luck(key, 0.0))[0] > wins((60.0, 50.0), luck(key, 1.0))[0]


def test_what_is_left_shrinks_from_all_to_nothing() -> None:
    for key in games.GAMES:
        game = games.load(key)
        assert len(ROUNDS[key]) == len(game.seats)
        assert left(game, game.start(game.seats[0], {}), game.seats[0]) == 1.0


def test_the_fit_finds_what_luck_was_worth() -> None:
    rng, found = Random(3), []
    for _ in range(1200):
        share, totals = rng.random(), (rng.gauss(50, 20), rng.gauss(50, 20))
        first = rng.random() < wins(totals, 4 + 12 * share)[0]
        found.append(Sample(share, totals, (1.0, 0.0) if first else (0.0, 1.0)))
    end, more = fit(found)
    assert end == pytest.approx(4, abs=3)
    assert more == pytest.approx(12, abs=6)
    assert loss(found, end, more) < knowing_nothing(found)


def test_moments_of_a_game_say_who_won() -> None:
    found = samples("speicherstadt", (2, 0))
    assert len(found) > 5
    assert len({one.shares for one in found}) == 1
    assert sum(found[0].shares) == 1
    assert found[0].left > found[-1].left > 0


def test_the_fit_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = [Sample(0.5, (9.0, 1.0), (1.0, 0.0)), Sample(0.5, (9.0, 4.0), (0.0, 1.0))]
    monkeypatch.setattr(fitting, "samples", lambda *_: known)
    fitting.main(["mombasa", "--games", "2"])
    assert "mombasa: 6 games, 12 moments, luck " in capsys.readouterr().out
