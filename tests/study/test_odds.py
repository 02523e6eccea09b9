from random import Random

import pytest

from comptoir import games
from comptoir.bots.chances import left, luck, wins
from comptoir.core.play import playout
from comptoir.study import fitting
from comptoir.study.fitting import Promise, Sample, fit, knowing_nothing, loss, optimism, samples
from comptoir.study.odds import sober


def test_chances_add_up_and_follow_the_scores() -> None:
    found = wins((30.0, 50.0, 40.0), 10.0)
    assert sum(found) == pytest.approx(1)
    assert found[0] < found[2] < found[1]
    assert wins((7.0, 7.0), 3.0) == (0.5, 0.5)
    assert wins((10_000.0, 0.0), 1.0)[1] == pytest.approx(0)


def test_the_same_lead_is_worth_more_in_the_end() -> None:
    for key in games.GAMES:
        assert luck(key, 0.0) < luck(key, 1.0)
        assert wins((60.0, 50.0), luck(key, 0.0))[0] > wins((60.0, 50.0), luck(key, 1.0))[0]


def test_what_is_left_shrinks_from_all_to_nothing() -> None:
    for key in games.GAMES:
        game = games.load(key)
        assert len(games.GAMES[key].rounds) == len(game.seats)
        assert left(game, game.start(game.seats[0], {}), game.seats[0]) == 1.0


@pytest.mark.parametrize("key", games.GAMES)
def test_sober_scores_keep_every_lead(key: str) -> None:
    game = games.load(key)
    state = game.start(2, {})
    estimates = [(30.0, 6.0), (10.0, 8.0)]
    found = sober(game, state, estimates)
    factor = 1 / (1 + games.GAMES[key].odds.optimism)
    for column, (one, other) in enumerate(zip(*found, strict=True)):
        assert one - other == pytest.approx(estimates[0][column] - estimates[1][column])
        assert one + other == pytest.approx(factor * sum(row[column] for row in estimates))


def test_what_is_won_is_not_sobered() -> None:
    game = games.load("speicherstadt")
    state = game.start(2, {})
    playout(game, state, Random(1))
    assert sober(game, state, [(30.0,), (10.0,)]) == [[30.0], [10.0]]


def test_optimism_is_what_was_promised_too_much() -> None:
    promises = [Promise(share, 20 * (1 + 2.5 * share), 20) for share in (0.1, 0.5, 1.0)]
    found = [Sample(0.5, (), (), tuple(promises[:1])), Sample(0.5, (), (), tuple(promises[1:]))]
    assert optimism(found) == pytest.approx(2.5)
    assert optimism([]) == 0


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
    first = found[0].promises[0]
    assert first.promised > first.got
    means = [sum(one.totals) / 2 for one in found]
    assert max(means) < 2 * first.got < first.promised


def test_the_fit_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = [Sample(0.5, (9.0, 1.0), (1.0, 0.0)), Sample(0.5, (9.0, 4.0), (0.0, 1.0))]
    monkeypatch.setattr(fitting, "samples", lambda *_: known)
    fitting.main(["mombasa", "--games", "2"])
    said = capsys.readouterr().out
    assert "mombasa: 6 games, 12 moments, luck " in said
    assert "optimism 0.00" in said
