"""Tuning by play: numbers move towards whoever does better, and a run goes on from its file."""

from dataclasses import replace
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.bots.numbers import in_use, tuning_of
from comptoir.core import InvalidSetup, Seat
from comptoir.core.play import uniform
from comptoir.games import GAMES, load
from comptoir.lab import training
from comptoir.lab.training import Course, clash, moved, steps, tuned

KEY = "speicherstadt"
COURSE = Course(KEY, seats=2, steps=40, deals=2)
WANTED = {"card": 9.0, "firemen": 0.3}


def distance(numbers: Any) -> float:
    return sum(abs(log(numbers[name] / value)) for name, value in WANTED.items())


def test_numbers_move_towards_whoever_does_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def known(course: Course, one: Any, other: Any, task: tuple[int, int]) -> float:
        return max(-1.0, min(1.0, 3 * (distance(other) - distance(one))))

    monkeypatch.setattr(training, "clash", known)
    start, file = tuning_of(KEY).usual(), tmp_path / "course.jsonl"
    found = [*steps(COURSE, 1, file)]
    assert distance(tuned(found)) < distance(start) / 2
    monkeypatch.setattr(training, "clash", print)  # it is not asked: all steps are in the file
    assert [*steps(COURSE, 1, file)] == found


def test_both_sides_of_a_step_play_the_bot_to_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def known(course: Course, one: Any, other: Any, task: tuple[int, int]) -> float:
        asked.append(other)
        return max(-1.0, min(1.0, 2.0 - distance(one)))

    monkeypatch.setattr(training, "clash", known)
    found = [*steps(replace(COURSE, against="expert:0"), 1, tmp_path / "course.jsonl")]
    assert distance(tuned(found)) < distance(tuning_of(KEY).usual()) / 2
    assert set(asked) == {None}


def test_the_bot_to_beat_plays() -> None:
    numbers = tuning_of(KEY).usual()
    course = replace(COURSE, against="random")
    assert clash(course, numbers, None, (0, 0)) > 0.5


def test_a_deal_is_fair() -> None:
    """The same numbers on both sides: what one gains by changing sides the other loses."""
    numbers = tuning_of(KEY).usual()
    one, other = [clash(COURSE, numbers, numbers, (3, side)) for side in (0, 1)]
    assert one == pytest.approx(-other)
    assert -1 <= one <= 1


@pytest.mark.parametrize("key", GAMES)
def test_numbers_are_those_of_the_game(key: str) -> None:
    tuning, game = tuning_of(key), load(key)
    for seats in game.seats:
        numbers = in_use(game, seats)
        judged: Any = tuning.make(game, moved(numbers, dict.fromkeys(numbers, 1.0), 0.1))
        for name, value in numbers.items():
            assert getattr(judged.weights, name) > value > 0


@pytest.mark.parametrize("key", GAMES)
def test_each_number_matters(key: str) -> None:
    """Whatever is tuned changes some estimate in some game."""
    tuning, game = tuning_of(key), load(key)
    numbers = tuning.usual()
    idle = {name: tuning.make(game, numbers | {name: 1.5 * numbers[name]}) for name in numbers}
    usual, rng = tuning.make(game, numbers), Random(1)
    for _ in range(40):
        state = game.start(3, {})
        while idle and (asked := game.decisions(state)):
            seat, before = Seat(0), usual.estimate(state, Seat(0))
            idle = {name: one for name, one in idle.items() if one.estimate(state, seat) == before}
            game.apply(state, asked[0].seat, uniform(asked[0], rng))
    assert not idle


def test_a_game_without_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, KEY, replace(GAMES[KEY], tuning=""))
    with pytest.raises(InvalidSetup, match="no numbers to tune"):
        tuning_of(KEY)
