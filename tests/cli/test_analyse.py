import json
import re
from pathlib import Path

import pytest

from comptoir.cli.chart import HEIGHT, chart
from tests.cli.conftest import Run
from tests.study.kit import record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record("speicherstadt", 2, 36), encoding="utf-8")
    return path


def test_a_game_is_told_turn_by_turn(run: Run, file: Path) -> None:
    found = run("analyse", file, "--budget", "2", "--jobs", "1")
    said = found.said
    assert said.startswith("Speicherstadt: ")
    assert "each thought through with 2 iterations of the search." in said
    assert re.search(r"\n +1 +1 +P\d +bid \d +[\d.]* +\d+ +\d+", found.out)
    assert "100 % │" in said
    assert "The players are 1 P0 and 2 P1." in said
    assert "turns that cost most:" in said
    assert "Better: “" in said
    assert "By category: " in said


def test_it_is_told_in_other_languages(run: Run, file: Path) -> None:
    said = run("analyse", file, "--budget", "1", "--jobs", "1", "--lang", "nl").said
    assert "Winstkansen, beurt voor beurt" in said


def test_it_goes_on_from_a_file_and_prints_json(run: Run, file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    line = ("analyse", file, "--budget", "1", "--jobs", "1", "--json", "--resume", kept)
    first = json.loads(run(*line).out)
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(first["turns"]) + 1
    kept.write_text("\n".join([*lines[:4], ""]), encoding="utf-8")
    assert json.loads(run(*line).out) == first


def test_a_game_without_turns_is_soon_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record("mombasa", 2, 0), encoding="utf-8")
    assert "Mombasa: 0 turns" in run("analyse", path).said


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("none.txt",), "Can't read 'none.txt': No such file"),
        ((__file__,), "Line 1 of the record"),
        ((__file__, "--budget", "0"), "--budget wants a whole number from 1 up."),
        ((__file__, "--jobs", "0"), "Line 1 of the record"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, more: tuple[str, ...], sentence: str) -> None:
    assert sentence in run("analyse", *more).complaint


def test_a_chart_draws_each_line_with_its_number() -> None:
    rows = [*chart([[0.0, 0.5, 1.0], [1.0, 0.5, 0.0]])]
    assert len(rows) == HEIGHT + 2
    assert rows[0] == " 100 % │2 1"
    assert rows[HEIGHT // 2] == "  50 % │ *"
    assert rows[HEIGHT] == "   0 % │1 2"


def test_a_long_line_is_thinned_out_but_its_end_stays() -> None:
    rows = [*chart([[0.0] * 99 + [1.0]], width=10)]
    assert rows[0] == " 100 % │         1"
    assert rows[HEIGHT] == "   0 % │111111111"
