"""`comptoir train`: what was learned is told, and kept if a file is named."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.bots.numbers import in_use
from comptoir.bots.residual import load as load_network
from comptoir.cli.terminal import Terminal
from comptoir.games import load
from comptoir.lab import training
from comptoir.study import chances, menus, residual
from tests.cli.conftest import Run

KEY = "speicherstadt"


def seen(_: chances.Lesson, number: int) -> dict[str, Any]:
    """A game that was made up: whoever has more points mostly wins."""
    rng = Random(number)
    rows = [[rng.gauss(9 * (number % 2), 4), 1.0], [rng.gauss(3, 4), 2.0]]
    ranks = [2 - number % 2, 1 + number % 2]
    there = [[at, [[1 - at, rows]]] for at in (0.2, 0.5, 0.8)]
    return {"number": number, "ranks": ranks, "moments": there}


def test_chances_are_learned(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "look", seen)
    out, games = tmp_path / "chances.json", tmp_path / "games.jsonl"
    line = ("train", "chances", KEY, "--games", "20", "--jobs", "1", "--resume", games)
    plot = tmp_path / "chances.svg"
    found = run(*line, "--out", out, "--plot", plot)
    assert found.code == 0
    assert f"{KEY}, 2 players: 20 games, 6 held out; knowing nothing 0.6931" in found.out
    assert "Brier" in found.out
    assert json.loads(out.read_text(encoding="utf-8"))["players"]["2"]["games"] == 20
    assert "Came true" in plot.read_text(encoding="utf-8")
    monkeypatch.setattr(chances, "look", print)  # it is not asked: all games are in the file
    assert run(*line).out == found.out


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How long each progress bar was to be, and how far it came."""
    found: list[tuple[int, int]] = []

    @contextmanager
    def progress(_: Terminal, __: str, total: int) -> Iterator[Callable[[int], None]]:
        moves: list[int] = []
        yield moves.append
        found.append((total, sum(moves)))

    monkeypatch.setattr("comptoir.cli.train.progress", progress)
    return found


def test_a_bar_moves_while_chances_are_fitted(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bars: list[tuple[int, int]]
) -> None:
    monkeypatch.setattr(chances, "look", seen)
    games = tmp_path / "games.jsonl"
    run("train", "chances", KEY, "--games", "20", "--jobs", "1", "--resume", games)
    assert bars == [(20, 20), (chances.FITTED, chances.FITTED)]


def test_plots_need_a_library(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.cli.train.find_spec", lambda _: None)
    resume, plot = tmp_path / "games.jsonl", tmp_path / "chances.svg"
    found = run("train", "chances", KEY, "--resume", resume, "--plot", plot)
    assert found.code == 2
    assert "comptoir[lab]" in found.err


def test_weights_are_tuned(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "clash", lambda *_: 0.0)
    steps = tmp_path / "steps.jsonl"
    line = ("train", "weights", KEY, "--steps", "2", "--deals", "1", "--jobs", "1")
    found = run(*line, "--resume", steps)
    assert found.code == 0
    assert re.search(r"firemen +0\.362 +0\.362", found.out)


def test_a_network_is_fitted_to_what_was_generated(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bars: list[tuple[int, int]]
) -> None:
    def played_on(_: menus.Harvest, number: int) -> dict[str, Any]:
        rng = Random(number)
        rows = [[bytes(rng.randrange(3) for _ in range(588)) for _ in range(2)] for _ in range(3)]
        slopes = [[rng.random() for _ in in_use(load(KEY), 2)] for _ in range(2)]
        corrections = [[rng.random() for _ in range(18)] for _ in range(2)]
        made_up = [menus.Menu(0, row, [1.0, 2.0], corrections, slopes, 1) for row in rows]
        return menus.as_json(number, (1.0, 0.0), made_up)

    monkeypatch.setattr(menus, "taste", played_on)
    file, out = tmp_path / "menus.jsonl", tmp_path / "network.json"
    line = ("generate", KEY, "--games", "6", "--jobs", "1", "--resume", file)
    assert run("train", *line).code == 0
    found = run("train", "fit", KEY, "--resume", file, "--out", out, "--hidden", "5")
    assert found.code == 0
    playing, (epochs, fitted) = bars
    assert playing == (6, 6)
    assert 0 < fitted <= epochs == residual.EPOCHS
    assert len(load_network(out)["inner_bias"]) == 5
    assert f"{KEY}, 2 players: 6 games, 18 menus" in found.out
    assert re.search(r"firemen +0\.362 +", found.out)
    assert json.loads(out.read_text(encoding="utf-8"))["games"] == 6
    assert "--out" in run("train", "fit", KEY, "--resume", file).err
    none = run("train", "fit", KEY, "--resume", file, "--out", out, "--hidden", "0")
    assert "--hidden needs a whole number, 1 or more." in none.complaint


def test_without_numpy_the_extra_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "comptoir.study.residual", None)
    flags = ("--resume", tmp_path / "menus.jsonl", "--out", tmp_path / "network.json")
    assert "install Comptoir as comptoir[train]" in run("train", "fit", KEY, *flags).complaint


def test_a_file_is_tried_and_put_to_use_only_if_it_won(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "clash", lambda *_: 0.5)
    file, log = tmp_path / "numbers.json", tmp_path / "matches.jsonl"
    steps = ("--steps", "2", "--jobs", "1", "--resume", tmp_path / "steps.jsonl")
    assert run("train", "weights", KEY, *steps, "--out", file).code == 0
    flags = ("--trial", file, "--log", log)
    line = ("train", "match", KEY, *flags, "--games", "4", "--jobs", "1")
    found = run(*line, "--final", "--resume", tmp_path / "games.jsonl")
    assert found.code == 0
    assert "(games: 4, seed: final-1)" in found.said
    assert f"Added to {log}" in "".join(found.out.splitlines())
    promote = ("train", "promote", KEY, *flags, "--out", tmp_path)
    assert "beyond doubt" in run(*promote).complaint
    text = log.read_text(encoding="utf-8")
    log.write_text(re.sub(r'"low": [\d.]+', '"low": 0.51', text), encoding="utf-8")
    assert "is in use from now on." in run(*promote).said
    assert (tmp_path / "numbers-2.json").exists()


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ((), "Name the file to try with --trial."),
        (("--final", "--seed", "1"), "leave --seed away"),
        (("--seed", "final-1"), "choose another --seed"),
        (("--trial", "none.json", "--iterations", "-1"), "--iterations needs a whole number"),
    ],
)
def test_a_match_needs_a_file_and_a_seed(
    run: Run, tmp_path: Path, flags: tuple[str, ...], said: str
) -> None:
    found = run("train", "match", KEY, "--resume", tmp_path / "games.jsonl", *flags)
    assert said in found.complaint
    assert "--resume" in run("train", "match", KEY).complaint


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--players", "9"), "--players needs a whole number, 2 to 5."),
        (("--games", "0"), "--games needs a whole number, 1 or more."),
    ],
)
def test_what_can_not_be_is_refused(
    run: Run, tmp_path: Path, flags: tuple[str, str], said: str
) -> None:
    found = run("train", "chances", KEY, "--resume", tmp_path / "games.jsonl", *flags)
    assert found.code == 2
    assert said in found.err
