import json
import re
from pathlib import Path

import pytest

from comptoir.cli import analyse as command
from comptoir.cli.chart import HEIGHT, chart, points_chart
from comptoir.lang import Speaker
from comptoir.study.account import Account, Part
from tests.cli.conftest import Run
from tests.study.kit import record

MINUS = "\N{MINUS SIGN}"
LABELS = [f"{100 * row // HEIGHT}%" for row in range(HEIGHT + 1)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record("speicherstadt", 2, 36), encoding="utf-8")
    return path


def test_a_game_is_told_turn_by_turn(run: Run, file: Path) -> None:
    found = run("analyse", file, "--budget", "2", "--jobs", "1")
    said = found.said
    assert said.startswith("Speicherstadt: ")
    assert "each analysed with 2 iterations of the search." in said
    assert re.search(r"\n +1 +1 +P\d +bid \d +[\d.]* +\d+ +\d+", found.out)
    assert "100% │" in said
    assert "The players are 1 P0 and 2 P1." in said
    assert "costliest turns:" in said
    assert "Better: “" in said
    assert "By category: " in said


def test_choices_are_told_with_what_lies_behind_them(run: Run, file: Path) -> None:
    said = run("analyse", file, "--budget", "2", "--jobs", "1").said
    assert re.search(r"Better: “Place a merchant above the card on space \d: [a-z]", said)
    costliest = re.search(r"costliest turns?:\s+Turn (\d+),", said)
    assert costliest is not None
    assert f"for example --turn {costliest[1]}." in said


def test_expected_scores_take_the_place_of_chances(run: Run, file: Path) -> None:
    line = ("analyse", file, "--budget", "1", "--jobs", "1")
    found = run(*line, "--scores")
    told = json.loads(run(*line, "--json").out)
    assert told["provenance"]["schema"] == 1
    turns = told["turns"]
    totals = [str(round(sum(row))) for row in turns[-1]["scores"]]
    assert re.search(rf"\n +{len(turns)} .* {totals[0]} +{totals[1]} *\n", found.out)
    assert "the expected final scores after the turn" in found.said
    assert "%" not in found.out


def _signed(part: dict[str, float]) -> str:
    moved = round(100 * part["moved"])
    sign = "" if not moved else "+" if moved > 0 else MINUS
    return f"{sign}{abs(moved)} (± {100 * part['doubt']:.1f})"


@pytest.mark.parametrize("game", ["speicherstadt", "mombasa"])
def test_all_about_one_turn(run: Run, tmp_path: Path, game: str) -> None:
    path, kept = tmp_path / "game.txt", tmp_path / "kept"
    path.write_text(record(game, 2, 30), encoding="utf-8")
    line = ("analyse", path, "--budget", "2", "--jobs", "1", "--turn", "3")
    said = run(*line, "--resume", kept).said
    (turn,) = json.loads(run(*line, "--resume", kept, "--json").out)["turns"]
    assert turn["number"] == 2
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 2
    assert said.startswith(f"Turn 3, round {turn['round']}: ")
    assert said.count("(played)") == 1 + len(turn["choices"])
    for one in [*turn["alternatives"], *[o for c in turn["choices"] for o in c["options"]]]:
        assert Speaker("en").number(one["value"], 1) in said
    luck, own = (_signed(turn[part]) for part in ("luck", "own"))
    assert f"in percentage points: draw before it {luck}, this turn {own}." in said
    for seat in range(2):
        assert f"{sum(turn['scores'][seat]):.1f}" in said
        assert f"{round(100 * turn['wins'][seat])}%" in said


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
        ((__file__, "--budget", "0"), "--budget needs a whole number, 1 or more."),
        ((__file__, "--jobs", "0"), "Line 1 of the record"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, more: tuple[str, ...], sentence: str) -> None:
    assert sentence in run("analyse", *more).complaint


@pytest.mark.parametrize("turn", ["0", "99"])
def test_a_turn_that_there_is_not(run: Run, file: Path, turn: str) -> None:
    said = run("analyse", file, "--turn", turn).complaint
    assert f"There is no turn {turn}: the game has " in said


def test_a_chart_draws_each_line_with_its_number() -> None:
    rows = [*chart([[0.0, 0.5, 1.0], [1.0, 0.5, 0.0]], LABELS)]
    assert len(rows) == HEIGHT + 2
    assert rows[0] == "  100% │2 1"
    assert rows[HEIGHT // 2] == "   50% │ *"
    assert rows[HEIGHT] == "    0% │1 2"


def test_a_chart_of_points_reaches_from_nothing_to_the_most() -> None:
    rows = [*points_chart([[4.0, 12.2, 19.5], [-0.5, 9.6, 4.0]], Speaker("en"))]
    assert rows[0] == "    20 │  1"
    assert rows[HEIGHT] == f"    {MINUS}1 │2"
    assert [*points_chart([[0.0, 0.0]], Speaker("en"))][HEIGHT] == "     0 │11"


def test_a_long_line_is_thinned_out_but_its_end_stays() -> None:
    rows = [*chart([[0.0] * 99 + [1.0]], LABELS, width=10)]
    assert rows[0] == "  100% │         1"
    assert rows[HEIGHT] == "    0% │111111111"


def test_luck_and_skill_are_told(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = (
        Account(0.5, Part(0.2, 0.031), Part(0.1, 0.0), Part(0.2, 0.002), 1.0),
        Account(0.5, Part(-0.2, 0.031), Part(-0.2, 0.002), Part(-0.1, 0.0), 0.0),
    )
    monkeypatch.setattr(command, "accounts", lambda *_: told)
    found = run("analyse", file, "--budget", "1", "--jobs", "1")
    assert "each part ± its standard error" in found.said
    out = found.out.replace(MINUS, "-")
    assert re.search(r"P0 +50\.0 +20\.0 ± 3\.1 +10\.0 ± 0\.0 +20\.0 ± 0\.2 +100\.0", out)
    assert re.search(r"P1 +50\.0 +-20\.0 ± 3\.1 +-20\.0 ± 0\.2 +-10\.0 ± 0\.0 +0\.0", out)
