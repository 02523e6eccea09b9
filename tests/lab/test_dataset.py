import json
import math
import sys
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from comptoir import games
from comptoir.core import InvalidSetup, Seat
from comptoir.core.native import compiled
from comptoir.core.observation import fields
from comptoir.envs.choices import Choices
from comptoir.lab import Setting, dataset
from comptoir.lab.dataset import CARD, Order, Unfit, Written, write
from comptoir.lab.rows import split_of

ROGUES = Path(__file__).parents[1] / "bots/rogues.py"
SETTING = Setting("speicherstadt", ("random", "random"), games=5, seed="3")


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def read(folder: Path) -> list[dict[str, Any]]:
    files = sorted(folder.glob("*.parquet"))
    return [row for file in files for row in pyarrow.parquet.read_table(file).to_pylist()]


def test_the_rows_replay_to_their_outcomes(tmp_path: Path) -> None:
    found = write(Order(SETTING, tmp_path))
    rows = read(tmp_path)
    assert found == Written(3, 5, len(rows))
    assert {row["game"] for row in rows} == set(range(5))
    game = games.load("speicherstadt")
    encoder, actions = game.encoder(2), Choices(game).actions
    for row in rows:
        assert row["choice"] in row["options"]
        assert row["bot"] == SETTING.bots[row["seat"]]
        seen = fields(encoder.layout, row["observation"])
        assert seen["asked"][0] == 1
        assert actions[row["choice"]].kind.startswith("speicherstadt.")
        assert row["rank"] in (1, 2)


def test_a_file_says_how_to_read_its_numbers(tmp_path: Path) -> None:
    write(Order(replace(SETTING, games=2), tmp_path))
    (path,) = tmp_path.glob("*.parquet")
    about = json.loads(pyarrow.parquet.read_schema(path).metadata[dataset.ABOUT])
    row = pyarrow.parquet.read_table(path).to_pylist()[0]
    assert about["bots"] == ["random", "random"]
    assert sum(size for _, size in about["layout"]) == len(row["observation"])
    assert len(about["actions"]) > row["choice"]


def test_the_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    write(Order(SETTING, one))
    write(Order(SETTING, two), jobs=2)
    assert contents(one) == contents(two)


def test_an_interrupted_run_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    write(Order(SETTING, tmp_path))
    before = contents(tmp_path)
    (tmp_path / "games-00000002.parquet").unlink()
    played: list[int] = []
    write(Order(SETTING, tmp_path), advance=played.append)
    assert played == [3, 2]
    assert contents(tmp_path) == before


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    write(Order(SETTING, tmp_path))
    found = write(Order(replace(SETTING, games=6), tmp_path))
    rows = read(tmp_path)
    assert {row["game"] for row in rows} == set(range(6))
    assert found.rows == len(rows)


def test_files_of_other_games_are_refused(tmp_path: Path) -> None:
    write(Order(replace(SETTING, games=1), tmp_path))
    with pytest.raises(InvalidSetup, match='differs in its seed: "3", not "4"'):
        write(Order(replace(SETTING, games=1, seed="4"), tmp_path))
    (tmp_path / "games-00000000.parquet").write_text("no parquet at all")
    with pytest.raises(InvalidSetup, match="is not a file of a dataset"):
        write(Order(replace(SETTING, games=1), tmp_path))


def test_a_dataset_of_an_older_format_is_left_alone_and_one_is_told_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "FORMAT", 1)
    write(Order(SETTING, tmp_path))
    before = contents(tmp_path)
    monkeypatch.undo()
    for games_ in (1, 5, 9):
        with pytest.raises(InvalidSetup, match=r"in format 1; .* into another folder"):
            write(Order(replace(SETTING, games=games_), tmp_path))
    assert contents(tmp_path) == before


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(InvalidSetup, match="Can't write"):
        write(Order(SETTING, tmp_path / "file"))


def test_an_observation_is_that_of_the_seat(tmp_path: Path) -> None:
    write(Order(replace(SETTING, games=1), tmp_path))
    row = read(tmp_path)[0]
    game = games.load("speicherstadt")
    state = game.start(2, {})
    assert len(game.encoder(2).encode(state, Seat(0))) == len(row["observation"])


def test_no_game_is_thrown_away(tmp_path: Path) -> None:
    write(Order(SETTING, tmp_path))
    before = contents(tmp_path)
    for fewer in (1, 2, 3, 4):
        with pytest.raises(InvalidSetup, match="holds 5 games already, and none is thrown away"):
            write(Order(replace(SETTING, games=fewer), tmp_path))
    assert contents(tmp_path) == before


def test_the_last_choice_of_each_seat_is_terminal_and_rewarded(tmp_path: Path) -> None:
    write(Order(SETTING, tmp_path))
    rows = read(tmp_path)
    for game in range(5):
        ends = [row for row in rows if row["game"] == game and row["terminal"]]
        assert {row["seat"] for row in ends} == {0, 1}
        assert sum(row["reward"] for row in ends) == 0
    assert all(row["reward"] == 0 for row in rows if not row["terminal"])


def test_the_rows_of_a_game_are_in_one_split(tmp_path: Path) -> None:
    write(Order(replace(SETTING, games=2), tmp_path))
    splits = {(row["game"], row["split"]) for row in read(tmp_path)}
    assert len(splits) == 2
    counts = Counter(split_of("0", number) for number in range(1000))
    assert 760 <= counts["train"] <= 840
    assert min(counts["validation"], counts["test"]) >= 70


def test_values_of_a_search_are_there_for_who_asks(tmp_path: Path) -> None:
    setting = Setting("speicherstadt", ("random", "random"), games=1, seed="3")
    write(Order(setting, tmp_path, budget=1))
    rows = read(tmp_path)
    for row in rows:
        assert len(row["values"]) == len(row["options"])
        assert not all(map(math.isnan, row["values"]))
    with pytest.raises(InvalidSetup, match="differs in its values: 1, not 0"):
        write(Order(setting, tmp_path))


def test_files_are_small(tmp_path: Path) -> None:
    write(Order(SETTING, tmp_path))
    (path, *_) = tmp_path.glob("*.parquet")
    column = pyarrow.parquet.ParquetFile(path).metadata.row_group(0).column(0)
    assert column.compression == "ZSTD"
    size = sum(len(row["observation"]) for row in read(tmp_path))
    assert 5 * sum(file.stat().st_size for file in tmp_path.glob("*.parquet")) < size


def test_the_card_says_what_there_is(tmp_path: Path) -> None:
    found = write(Order(SETTING, tmp_path))
    card = (tmp_path / CARD).read_text()
    assert f"{found.rows} choices of players in 5 games" in card
    for name in pyarrow.parquet.read_schema(next(tmp_path.glob("*.parquet"))).names:
        assert f"| `{name}` |" in card
    for path in tmp_path.glob("*.parquet"):
        assert f"{sha256(path.read_bytes()).hexdigest()}  {path.name}" in card
    assert games.load("speicherstadt").edition.digest in card
    assert f"| engine | {'compiled' if compiled() else 'plain Python'}; " in card
    assert "`values`" not in card


def rogue(way: str) -> str:
    return f"exec:{sys.executable} {ROGUES} {way}"


def test_choices_that_a_program_forfeits_are_not_told_as_its_own(tmp_path: Path) -> None:
    setting = replace(SETTING, bots=("random", rogue("crash")), games=1)
    found = write(Order(setting, tmp_path))
    rows = read(tmp_path)
    assert found.failures[setting.bots[1]].counts.total() == sum(row["seat"] for row in rows)
    assert {row["made_by"] for row in rows} == {"random"}
    assert {row["bot"] for row in rows} == set(setting.bots)


def test_strictly_nothing_of_a_program_that_fails_is_written(tmp_path: Path) -> None:
    setting = replace(SETTING, bots=("random", rogue("crash")), games=1)
    with pytest.raises(Unfit, match="forfeited"):
        write(Order(setting, tmp_path, strict=True))
    assert not [*tmp_path.iterdir()]
