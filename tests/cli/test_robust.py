"""What a person at the command line meets when something is in the way."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.bots import BOTS
from comptoir.cli.errors import FAILED, UsageError
from comptoir.cli.files import spare
from comptoir.cli.parser import parse
from comptoir.games import GAMES
from tests.cli.conftest import Run

ROGUES = Path(__file__).parents[1] / "bots/rogues.py"
CRASH = f"exec:{sys.executable} {ROGUES} crash"
COMMANDS = (
    *("serve", "backup", "restore", "play", "simulate", "arena", "report", "dataset", "replay"),
    *("analyse", "puzzles", "edition new", "edition check", "edition diff", "rule", "bench"),
    *("benchmark", "completion", "admin ratings", "admin tables", "admin people", "admin reports"),
    *("admin log", "admin ban", "admin unhost", "admin settle", "admin close", "admin remove"),
)
SIMULATE = "simulate speicherstadt --games 2 --jobs 1"


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """Run the program by a shell, which can close and redirect; Python keeps lines for a while."""
    line = f"{sys.executable} -m comptoir {command}"
    lasting = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        line, shell=True, capture_output=True, text=True, check=False, env=lasting
    )


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_lead_nowhere(closed: str) -> None:
    found = shell(f"{SIMULATE} {closed}")
    assert (found.returncode, found.stderr) == (0, "")


def test_a_person_without_a_keyboard_has_left() -> None:
    found = shell("play speicherstadt --seed 1 <&-")
    assert found.returncode == 0
    assert found.stdout.endswith("Goodbye.\n")
    assert found.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("command", [SIMULATE, f"{SIMULATE} --json", "rule S5.1"])
def test_output_that_cannot_be_written_is_told_in_a_sentence(command: str) -> None:
    found = shell(f"{command} >/dev/full")
    assert found.returncode == FAILED
    assert found.stderr == "The output can't be written: No space left on device.\n"
    assert shell(f"{command} >/dev/full 2>/dev/full").returncode == FAILED


def test_an_error_that_nobody_can_read_is_an_error_all_the_same() -> None:
    assert shell("rule S99 2>&-").returncode == 2


@pytest.mark.parametrize("width", ["40", "60", "80"])
def test_names_stay_in_narrow_tables(run: Run, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    line = ("arena", "speicherstadt", "--bots", "random,easy", "--games", "2", "--jobs", "1")
    monkeypatch.setenv("COLUMNS", width)
    out = run(*line).out
    rows = [row.split() for row in out.splitlines() if row.strip()]
    assert sum(row[0] == "random" for row in rows) == 2
    assert sum(row[0] == "easy" for row in rows) == 2
    assert "…" not in out
    out = run("simulate", "mombasa", "--games", "2", "--jobs", "1").out
    assert "random" in out
    assert "Saint-Louis" in out


def test_an_unknown_rule_is_answered_with_those_of_its_game(run: Run) -> None:
    for letter, other in ("SM", "MS"):
        complaint = run("rule", f"{letter}99").complaint
        assert complaint.startswith(f"There is no rule '{letter}99'. The rules are numbered ")
        assert f" {letter}1.1\N{EN DASH}{letter}" in complaint
        assert f" {other}1.1" not in complaint
    complaint = run("rule", "xyz").complaint
    assert " S1.1\N{EN DASH}S" in complaint
    assert " M1.1\N{EN DASH}M" in complaint


def test_a_bad_flag_is_named_as_it_was_typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = "--port can't be '99999': it is at most 65535."
    assert run("serve", "--port", "99999").complaint == wanted
    assert run("serve", "--log-level", "loud").complaint.startswith("--log-level can't be 'loud'")
    monkeypatch.setenv("COMPTOIR_PORT", "99999")
    assert run("serve").complaint.startswith("COMPTOIR_PORT can't be '99999'")


@pytest.mark.parametrize("command", COMMANDS)
def test_each_help_has_two_examples_that_can_be_typed(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    with pytest.raises(SystemExit):
        parse([*command.split(), "--help"])
    text = capsys.readouterr().out
    lines = text.partition("examples:\n")[2].splitlines()
    assert len(lines) == 2
    for line in lines:
        words = line.replace("'exec:python3 my_bot.py,greedy'", "random,greedy").split()
        assert words[0] == "comptoir"
        assert parse(words[1:]).command == command.split(maxsplit=1)[0]


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "report", "dataset"])
def test_the_help_names_games_bots_and_values_of_options(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    with pytest.raises(SystemExit):
        parse([command, "--help"])
    text = " ".join(capsys.readouterr().out.split())
    for word in (*GAMES, *BOTS, "setup=first|variable", "default"):
        assert word in text


def test_the_help_of_the_server_says_what_values_look_like(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        parse(["serve", "--help"])
    text = " ".join(capsys.readouterr().out.split())
    for words in ("--port N", "--open-metrics yes|no", "--requests-a-minute N", "Default: 8000."):
        assert words in text


def test_a_record_is_not_replaced_unasked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    line = ("play", "speicherstadt", "--seats", "random,random", "--record", file)
    assert run(*line, "--seed", "1").code == 0
    before = file.read_text()
    complaint = run(*line, "--seed", "2").complaint
    assert "already exists" in complaint
    assert "--resume" in complaint
    assert "--force" in complaint
    assert file.read_text() == before
    assert run(*line, "--resume", file).code == 0
    assert run(*line, "--seed", "2", "--force").code == 0
    assert file.read_text() != before


def test_a_report_is_not_replaced_unasked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text("mine")
    line = ("report", "speicherstadt", "--bots", "random,random", "--games", "2", "--jobs", "1")
    assert "already exists" in run(*line, "--out", file).complaint
    assert file.read_text() == "mine"
    assert run(*line, "--out", file, "--force").code == 0


def test_an_empty_file_may_be_written(tmp_path: Path) -> None:
    file = tmp_path / "new"
    spare(file, force=False)
    file.touch()
    spare(file, force=False)
    file.write_text("x")
    with pytest.raises(UsageError, match="--force"):
        spare(file, force=False)
    spare(Path(os.devnull), force=False)


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_strictly_a_forfeit_is_a_failure(run: Run, command: str) -> None:
    line = (command, "speicherstadt", "--bots", f"random,{CRASH}", "--games", "2", "--jobs", "1")
    assert run(*line).code == 0
    assert run(*line, "--strict").code == FAILED
    fine = (command, "speicherstadt", "--bots", "random,random", "--games", "2", "--jobs", "1")
    assert run(*fine, "--strict").code == 0


def test_dataset_tells_which_program_failed(run: Run, tmp_path: Path) -> None:
    line = ("dataset", "speicherstadt", "--bots", f"random,{CRASH}", "--games", "1", "--jobs", "1")
    loose = run(*line, "--out", tmp_path / "loose")
    assert loose.code == 0
    assert "crashes" in loose.said or "crash" in loose.said
    strict = run(*line, "--out", tmp_path / "strict", "--strict")
    assert strict.code == FAILED
    assert "forfeited" in strict.err
    assert not [*(tmp_path / "strict").iterdir()]


@pytest.mark.parametrize(
    "line",
    [
        ("simulate", "mombasa", "--games", "2", "--jobs", "1"),
        ("arena", "mombasa", "--bots", "random,random", "--games", "2", "--jobs", "1"),
        ("report", "mombasa", "--bots", "random,random", "--games", "2", "--jobs", "1"),
    ],
)
def test_json_says_where_it_comes_from(run: Run, line: tuple[str, ...]) -> None:
    found = json.loads(run(*line, "--seed", "7", "--json").out)["provenance"]
    assert found["schema"] == 1
    assert found["comptoir"]
    assert found["compiled"] in (True, False)
    assert found["rules_version"] >= 1
    assert len(found["edition"]["digest"]) == 16
    assert found["options"] == {"setup": "first"}
    assert (found["seed"], found["bots"]) == ("7", ["random", "random"])
