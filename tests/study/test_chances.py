"""Chances of winning: what columns count in a lead is found again in games that were made up."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir import games
from comptoir.bots import chances as bots
from comptoir.bots.chances import Worths, chances, columns, left, luck, points, weighed, wins
from comptoir.core import Seat
from comptoir.core.play import playout, uniform
from comptoir.study import chances as study
from comptoir.study.chances import Lesson, alike, keep, learn, look, said
from comptoir.study.learning import End, Moment, brier, fit, fits, moments, reliability, surprise

TRUE: Worths = ((0.5, 1.0), (2.0, -1.0))
KEY = "speicherstadt"
LESSON = Lesson(KEY, 2, 10)


def made_up(count: int) -> list[Moment]:
    """Moments of games that are won as the true worths say."""
    rng, found = Random(1), list[Moment]()
    for number in range(count):
        share = rng.random()
        rows = [[rng.gauss(20, 8), rng.gauss(20, 8)] for _ in range(2)]
        odds = wins([weighed(row, TRUE, share) for row in rows], luck(KEY, share))
        won = (1.0, 0.0) if rng.random() < odds[0] else (0.0, 1.0)
        found.append(Moment(number, rng.random(), (End(share, rows),), won))
    return found


def test_a_fit_finds_what_columns_count() -> None:
    found = made_up(1500)
    worths = fit(KEY, found, 2)
    for (late, early), (true_late, true_early) in zip(worths, TRUE, strict=True):
        assert late + early / 2 == pytest.approx(true_late + true_early / 2, abs=0.4)
    fitted, plain = said(KEY, [worths]), alike(KEY)
    assert surprise(found, fitted) < surprise(found, plain)
    assert brier(found, fitted) < brier(found, plain)
    for mean, true, cases in reliability(found, fitted):
        assert true == pytest.approx(mean, abs=4 * (mean * (1 - mean) / cases) ** 0.5 + 0.02)


def test_several_fits_differ_by_how_much_is_unknown() -> None:
    few, many = [fits(KEY, made_up(count), 2) for count in (60, 1500)]
    spread_few, spread_many = [
        max(one[1][0] for one in some) - min(one[1][0] for one in some) for some in (few, many)
    ]
    assert spread_few > spread_many > 0
    assert fits(KEY, made_up(60), 2)[0][0] == pytest.approx(few[0][0])


def test_certain_chances_have_no_error() -> None:
    moment = Moment(0, 0.5, (), (0.0, 1.0))
    assert brier([moment], lambda _: (0.0, 1.0)) == 0.0
    assert surprise([moment], lambda _: (0.5, 0.5)) == pytest.approx(0.6931, abs=1e-4)
    assert reliability([moment], lambda _: (0.0, 1.0)) == [(0.0, 0.0, 1), (1.0, 1.0, 1)]


@pytest.mark.parametrize("key", games.GAMES)
def test_points_add_up_to_the_estimate(key: str) -> None:
    game = games.load(key)
    state = game.start(2, {})
    for seat in map(Seat, range(2)):
        assert sum(points(game, state, seat)) == pytest.approx(sum(game.estimate(state, seat)))
    assert sum(chances(game, state, 2).wins) == pytest.approx(1)


@pytest.mark.parametrize("key", games.GAMES)
def test_what_comes_with_a_game_fits_its_columns(key: str) -> None:
    game = games.load(key)
    for seats in game.seats:
        state = game.start(seats, {})
        width = len(columns(game, state, seats)[0])
        assert all(len(one) == width for one in bots.learned(game, seats))


@pytest.mark.parametrize("key", games.GAMES)
def test_nothing_but_points_counts_at_the_end(key: str) -> None:
    game = games.load(key)
    state = game.start(2, {})
    playout(game, state, Random(1))
    result = game.result(state)
    assert result is not None
    assert left(game, state, 2) == 0.0
    found = chances(game, state, 2)
    assert sum(found.wins) == 1
    assert [won > 0 for won in found.wins] == [score.rank == 1 for score in result]
    assert found.doubt == (0.0, 0.0)
    count = len(points(game, state, Seat(0)))
    assert not any(value for row in columns(game, state, 2) for value in row[count:])


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a game's file says, made up."""
    game = games.load(KEY)
    width = len(columns(game, game.start(2, {}), 2)[0])
    about: dict[str, Any] = {
        "chances": bots.FORMAT,
        "version": game.version,
        "edition": game.edition.digest,
        "players": {"2": {"fits": [[[1.0, 0.0]] * width, [[2.0, 0.0]] * width]}},
    }
    monkeypatch.setattr(bots, "_file", lambda _: about)
    monkeypatch.setattr(bots, "_fits", bots._fits.__wrapped__)
    return about


def test_fits_that_differ_leave_a_doubt(learned: dict[str, Any]) -> None:
    game = games.load(KEY)
    state = game.start(2, {})
    state.coins[0] += 3
    found = chances(game, state, 2)
    assert min(found.doubt) > 0
    assert len(found.fits) == 2
    assert bots.means(found.fits) == pytest.approx(found.wins)


@pytest.mark.parametrize("name", ["chances", "version", "edition"])
def test_what_was_learned_of_another_game_is_not_used(learned: dict[str, Any], name: str) -> None:
    learned[name] = "another"
    game = games.load(KEY)
    state = game.start(2, {})
    state.coins[0] += 3
    totals = [sum(game.estimate(state, Seat(seat))) for seat in range(2)]
    found = chances(game, state, 2)
    assert found.wins == wins(totals, luck(KEY, left(game, state, 2)))
    assert min(found.doubt) > 0
    assert found.fits == [wins(totals, part * luck(KEY, 1.0)) for part in bots.UNLEARNED]


def test_other_columns_are_not_used(learned: dict[str, Any]) -> None:
    learned["players"]["2"]["fits"] = [[[1.0, 0.0]]] * 2
    game = games.load(KEY)
    assert chances(game, game.start(2, {}), 2).doubt == (0.0, 0.0)


@pytest.mark.parametrize("key", games.GAMES)
def test_nobody_is_sure_to_win_until_the_game_is_over(key: str) -> None:
    """A walk that ends the game is no proof, however far ahead somebody is in it."""
    game = games.load(key)
    state, rng = game.start(2, {}), Random(1)
    before = state
    while game.result(state) is None:
        before = game.clone(state)
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, uniform(decision, rng), listen=False)
    foreseen = bots.foreseen(game, before, [state, state], 2)
    assert sum(foreseen.wins) == pytest.approx(1)
    assert 0 < min(foreseen.wins) < max(foreseen.wins) < 0.995
    assert bots.foreseen(game, state, [state], 2) == chances(game, state, 2)


def test_walks_that_differ_leave_a_doubt() -> None:
    one, other = (
        bots.Chances(found, (0.0, 0.0), [found, (0.8, 0.2)]) for found in ((0.9, 0.1), (0.5, 0.5))
    )
    found = bots.together([one, other])
    assert found.wins == pytest.approx((0.7, 0.3))
    assert found.doubt == pytest.approx((0.2, 0.2))
    assert found.walks == [(0.9, 0.1), (0.5, 0.5)]
    assert [row[0] for row in found.fits] == pytest.approx([0.7, 0.8])


def test_a_game_is_looked_at_from_its_beginning_to_its_end() -> None:
    found = moments([look(LESSON, 0)])
    assert len(found) == study.PARTS
    assert found[0].ends[0].left > found[-1].ends[0].left
    assert sum(found[0].shares) == 1


def test_games_are_kept_and_learned_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(_: Lesson, number: int) -> dict[str, object]:
        rng = Random(number)
        rows = [[rng.gauss(9 * (number % 2), 4), 1.0], [rng.gauss(3, 4), 2.0]]
        ranks = [2 - number % 2, 1 + number % 2]
        there = [[at, [[1 - at, rows]]] for at in (0.2, 0.5, 0.8)]
        return {"number": number, "ranks": ranks, "moments": there}

    monkeypatch.setattr(study, "look", seen)
    file = tmp_path / "games.jsonl"
    played = [*study.games(LESSON, 1, file)]
    monkeypatch.setattr(study, "look", print)  # it is not asked: all games are in the file
    assert [*study.games(LESSON, 1, file)] == played
    found = learn(LESSON, played)
    assert (found.games, found.held_out) == (10, 3)
    assert found.fitted.surprise > 0
    out = tmp_path / "chances.json"
    for seats in (3, 2):
        keep(out, replace(found, lesson=Lesson(KEY, seats, 10)))
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["edition"] == games.load(KEY).edition.digest
    assert [*kept["players"]] == ["2", "3"]
    assert kept["players"]["2"]["games"] == 10
    out.write_text(json.dumps(kept | {"edition": "another"}), encoding="utf-8")
    keep(out, found)
    assert [*json.loads(out.read_text(encoding="utf-8"))["players"]] == ["2"]
