from pathlib import Path

import numpy as np
import pytest

from comptoir.core import InvalidSetup
from comptoir.lab import Setting, minari
from comptoir.lab.dataset import Order, write


def test_games_are_episodes_of_their_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = pytest.importorskip("minari")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    folder = tmp_path / "games"
    found = write(Order(Setting("speicherstadt", ("random", "random"), games=2), folder))
    name = minari.export(folder, "small")
    assert name == "comptoir/small-v0"
    dataset = library.load_dataset(name)
    episodes = [*dataset.iterate_episodes()]
    assert len(episodes) == 4
    assert sum(len(one.actions) for one in episodes) == found.rows
    for one in episodes:
        assert one.terminations[-1]
        assert not one.terminations[:-1].any()
        masks = one.observations["action_mask"]
        assert all(mask[action] for mask, action in zip(masks, one.actions, strict=False))
    assert sum(float(np.sum(one.rewards)) for one in episodes) == 0
    with pytest.raises(InvalidSetup, match="already"):
        minari.export(folder, "small")


def test_a_bad_name_is_refused_before_anything_is_played() -> None:
    with pytest.raises(InvalidSetup, match="not a name for a dataset"):
        minari.check_name("two words")
