from pathlib import Path

import numpy as np
import pytest

from comptoir.bots import make_bot
from comptoir.core import InvalidSetup
from comptoir.lab import Setting, simulate
from comptoir.lab.baselines import Lesson
from comptoir.lab.baselines.network import Network
from comptoir.lab.baselines.training import about


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A policy that has learned nothing."""
    lesson = Lesson("speicherstadt")
    told = about(lesson)
    network = Network(570, 8, len(told["actions"]), np.random.default_rng(1))
    network.weights[2] += np.random.default_rng(2).normal(size=network.weights[2].shape)
    network.save(tmp_path / "policy.npz", **told)
    return tmp_path / "policy.npz"


def test_a_policy_plays_as_a_bot_and_repeats_itself(file: Path) -> None:
    setting = Setting("speicherstadt", (f"policy:{file}", "random"), games=2, seed="1")
    one, two = (simulate(setting).as_json() for _ in range(2))
    assert one["seats"] == two["seats"]


def test_a_policy_for_something_else_is_refused(file: Path, tmp_path: Path) -> None:
    for game, seats in (("speicherstadt", 3), ("mombasa", 2)):
        bots = (f"policy:{file}", *["random"] * (seats - 1))
        with pytest.raises(InvalidSetup, match="trained for speicherstadt with 2 players"):
            simulate(Setting(game, bots, games=1))
    with pytest.raises(InvalidSetup, match="can't be read as a policy"):
        make_bot("policy:none.npz", "1")
    np.savez(tmp_path / "other.npz", x=np.zeros(2))
    with pytest.raises(InvalidSetup, match="has no 'inner'"):
        make_bot(f"policy:{tmp_path / 'other.npz'}", "1")
