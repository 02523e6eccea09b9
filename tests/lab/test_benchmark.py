import json
from pathlib import Path

import pytest

from comptoir.core import InvalidSetup
from comptoir.lab import benchmark
from comptoir.lab.benchmark import differences, enter, read, table
from tests.cli.conftest import Run, run

__all__ = ["run"]
ROOT = Path(__file__).parents[2]
ENTRIES = sorted((ROOT / "docs/benchmark").glob("*.json"))


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "OPPONENTS", ("random",))


@pytest.mark.usefixtures("cheap")
def test_an_entry_is_made_kept_and_found_true(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "random.json"
    line = ("benchmark", "speicherstadt", "--bot", "random", "--games", "4", "--jobs", "1")
    found = run(*line, "--out", file, "--name", "nobody")
    assert found.code == 0
    assert "| nobody | " in found.out
    assert "the protocol requires 200" in found.said
    assert read(file).provenance["seed"] == "benchmark 1"
    assert run("benchmark", "--check", file, "--jobs", "1").code == 0
    data = json.loads(file.read_text())
    data["results"][0]["win_rate"] = 0.9
    file.write_text(json.dumps(data))
    false = run("benchmark", "--check", file, "--jobs", "1")
    assert false.code == 1
    assert "against random: 90.0%, now 50.0%" in false.err
    assert "already exists" in run(*line, "--out", file).complaint


@pytest.mark.usefixtures("cheap")
def test_what_is_no_entry_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "entry.json"
    file.write_text("{}")
    assert "is not an entry of the benchmark" in run("benchmark", "--check", file).complaint
    file.write_text(
        json.dumps(enter("speicherstadt", "random", "x", 2).as_json() | {"protocol": 9})
    )
    with pytest.raises(InvalidSetup, match="keeps protocol 9"):
        read(file)
    assert "Name a game and a bot" in run("benchmark").complaint
    assert "There are no entries" in run("benchmark", "--table", tmp_path / "none").complaint


@pytest.mark.usefixtures("cheap")
def test_another_edition_is_a_difference() -> None:
    entry = enter("speicherstadt", "random", "x", 2)
    other = enter("speicherstadt", "random", "x", 2)
    other.provenance["rules_version"] = 99
    assert differences(entry, other) == [
        f"rules_version: {entry.provenance['rules_version']}, now 99"
    ]


def test_programs_that_forfeit_make_no_entry() -> None:
    with pytest.raises(InvalidSetup, match="forfeited"):
        enter("speicherstadt", "exec:false", "x", 2)


@pytest.mark.parametrize("file", ENTRIES, ids=lambda file: file.stem)
def test_the_entries_in_the_documentation_are_whole(file: Path) -> None:
    entry = read(file)
    assert entry.whole
    assert [one.opponent for one in entry.results] == [*benchmark.OPPONENTS]


def test_the_documentation_shows_the_entries() -> None:
    page = (ROOT / "docs/research.md").read_text(encoding="utf-8")
    assert table([read(file) for file in ENTRIES]) in page
