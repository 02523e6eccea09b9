import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from comptoir import games
from comptoir.core import InvalidSetup, Seat
from comptoir.core.observation import fields
from comptoir.envs.choices import Choices
from comptoir.lab import Setting, dataset
from comptoir.lab.dataset import Written, write

SETTING = Setting("speicherstadt", ("random", "random"), games=5, seed="3")


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_rows_replay_to_their_outcomes(tmp_path: Path) -> None:
    found = write(SETTING, tmp_path)
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(tmp_path).to_pylist()
    assert found == Written(3, 5, len(rows))
    assert {row["game"] for row in rows} == set(range(5))
    game = games.load("speicherstadt")
    encoder, actions = games.encoder(game, 2), Choices(game).actions
    for row in rows:
        assert row["choice"] in row["options"]
        assert row["bot"] == SETTING.bots[row["seat"]]
        seen = fields(encoder.layout, row["observation"])
        assert seen["asked"][0] == 1
        assert actions[row["choice"]].kind.startswith("speicherstadt.")
        assert row["rank"] in (1, 2)


def test_a_file_says_how_to_read_its_numbers(tmp_path: Path) -> None:
    write(replace(SETTING, games=2), tmp_path)
    (path,) = tmp_path.iterdir()
    about = json.loads(pyarrow.parquet.read_schema(path).metadata[dataset.ABOUT])
    row = pyarrow.parquet.read_table(path).to_pylist()[0]
    assert about["bots"] == ["random", "random"]
    assert sum(size for _, size in about["layout"]) == len(row["observation"])
    assert len(about["actions"]) > row["choice"]


def test_the_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    write(SETTING, one)
    write(SETTING, two, jobs=2)
    assert contents(one) == contents(two)


def test_an_interrupted_run_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    write(SETTING, tmp_path)
    before = contents(tmp_path)
    (tmp_path / "games-00000002.parquet").unlink()
    played: list[int] = []
    write(SETTING, tmp_path, advance=played.append)
    assert played == [3, 2]
    assert contents(tmp_path) == before


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    write(SETTING, tmp_path)
    found = write(replace(SETTING, games=6), tmp_path)
    numbers = pyarrow.parquet.read_table(tmp_path)["game"].to_numpy()
    assert set(np.unique(numbers)) == set(range(6))
    assert found.rows == len(numbers)


def test_files_of_other_games_are_refused(tmp_path: Path) -> None:
    write(replace(SETTING, games=1), tmp_path)
    with pytest.raises(InvalidSetup, match="holds other games"):
        write(replace(SETTING, games=1, seed="4"), tmp_path)
    (tmp_path / "games-00000000.parquet").write_text("no parquet at all")
    with pytest.raises(InvalidSetup, match="holds other games"):
        write(replace(SETTING, games=1), tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(InvalidSetup, match="Can't write"):
        write(SETTING, tmp_path / "file")


def test_an_observation_is_that_of_the_seat(tmp_path: Path) -> None:
    write(replace(SETTING, games=1), tmp_path)
    row = pyarrow.parquet.read_table(tmp_path).to_pylist()[0]
    game = games.load("speicherstadt")
    state = game.start(2, {})
    assert len(games.encoder(game, 2).encode(state, Seat(0))) == len(row["observation"])
