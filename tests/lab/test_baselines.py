from pathlib import Path

import numpy as np
import pytest

from comptoir.core import InvalidSetup
from comptoir.lab import baselines
from comptoir.lab.baselines import Lesson, train
from comptoir.lab.baselines.__main__ import main
from comptoir.lab.baselines.network import Network, draw, odds


@pytest.mark.no_cover
@pytest.mark.parametrize(("algorithm", "games"), [("ppo", 600), ("dmc", 1500)])
def test_learners_learn(algorithm: str, games: int) -> None:
    _, curve = train(Lesson("speicherstadt", algorithm, games, seed=3))
    assert curve.games[-1] >= 500
    assert curve.won[-1] > 0.55


@pytest.mark.parametrize("algorithm", ["ppo", "dmc"])
def test_the_same_seed_learns_the_same(algorithm: str) -> None:
    lesson = Lesson("speicherstadt", algorithm, games=120, seed=3)
    one, two = train(lesson)[0].weights, train(lesson)[0].weights
    assert all((here == there).all() for here, there in zip(one, two, strict=True))
    assert one[2].any()


def test_an_unknown_learner_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="Choose one of: ppo, dmc"):
        train(Lesson("speicherstadt", "magic"))


def test_the_program_keeps_weights_and_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, curve = tmp_path / "policy.npz", tmp_path / "curve.svg"
    line = ["speicherstadt", "--algorithm", "dmc", "--games", "20", "--out", str(weights)]
    assert main([*line, "--curve", str(curve)]) == 0
    assert "games, won" in capsys.readouterr().out
    assert weights.stat().st_size < 200_000
    assert curve.read_text().lstrip().startswith("<?xml")
    assert baselines.Curve().games == []


def test_only_options_are_drawn() -> None:
    rng = np.random.default_rng(1)
    mask = np.array([[True, False, True], [False, True, False]])
    chances = odds(np.zeros((2, 3), np.float32), mask)
    assert chances.tolist() == [[0.5, 0, 0.5], [0, 1, 0]]
    drawn = {tuple(draw(chances, mask, rng).tolist()) for _ in range(50)}
    assert drawn == {(0, 1), (2, 1)}


def test_a_network_finds_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    network, seen = Network(4, 16, 2, rng), np.eye(4, dtype=np.float32)
    wanted = rng.normal(size=(4, 3)).astype(np.float32)
    for _ in range(2000):
        hidden, worth, value = network.look(seen)
        error = np.concatenate([worth, value[:, None]], axis=1) - wanted
        network.learn(seen, hidden, error, 0.01)
    assert np.abs(error).max() < 0.01
