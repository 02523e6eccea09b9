"""Bad input ends with one clear sentence and exit code 2, never with a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.core.native import compiled
from tests.cli.conftest import Run

HOUSE = Path(__file__).parents[2] / "src/comptoir/games/speicherstadt/edition/house.toml"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("edition", "The following arguments are required: ACTION; see 'comptoir edition --help'."),
        ("fly", "invalid choice: 'fly'"),
        ("simulate", "The following arguments are required: GAME; see 'comptoir simulate --help'."),
        ("play chess", "There is no game 'chess'. Choose one of: "),
        ("play speicherstadt --seats human,human,human,human,human,human", "2 to 5 players, not 6"),
        ("play speicherstadt --seats human", "speicherstadt is for 2 to 5 players, not 1."),
        ("play speicherstadt --seats human,deep", "Nobody called 'deep' can play."),
        ("play speicherstadt --lang xx", "There is no language 'xx'. Choose one of: en, nl"),
        (
            "play speicherstadt --names Ada,Ben",
            "--names has 2 names for 3 seats: give one for each seat.",
        ),
        ("play speicherstadt --names Ada,Ada,Ben", "--names needs a different name for each seat."),
        ("play speicherstadt --names Ada,,Ben", "--names needs a different name for each seat."),
        ("play speicherstadt --option side=A", "speicherstadt has no option 'side'."),
        ("play speicherstadt --option side", "'side' is not an option. Write it as NAME=VALUE."),
        ("play speicherstadt --edition no.toml", "no.toml: [file]: found No such file"),
        ("play speicherstadt --record /none/game.txt", "Can't write '/none/game.txt': No such"),
        ("play speicherstadt --record /", "Can't write '/': Is a directory."),
        ("play speicherstadt --resume none.txt", "Can't read 'none.txt': No such file"),
        ("simulate speicherstadt --games 0", "--games needs a whole number, 1 or more."),
        ("simulate speicherstadt --games x", "Argument --games: invalid int value: 'x'; see"),
        ("simulate speicherstadt --jobs 0", "--jobs needs a whole number, 1 or more."),
        ("simulate speicherstadt --bots random,deep", "There is no bot 'deep'."),
        ("simulate speicherstadt --bots random", "2 to 5 players, not 1"),
        ("replay none.txt", "Can't read 'none.txt': No such file or directory."),
        ("edition check none.toml", "Can't read 'none.toml': No such file or directory."),
        ("rule S99.9", "There is no rule 'S99.9'. Did you mean S9."),
        ("rule Q", "There is no rule 'Q'."),
        ("bench --seconds 0", "--seconds needs a time above 0."),
    ],
)
def test_one_sentence_says_what_to_do(run: Run, line: str, sentence: str) -> None:
    assert sentence in run(*line.split()).complaint


def test_an_unknown_edition_key(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    text = HOUSE.read_text(encoding="utf-8").replace("church = 4", "church = 4\nchurhc = 5")
    file.write_text(text, encoding="utf-8")
    said = run("play", "speicherstadt", "--edition", file).complaint
    assert said.startswith(f"{file}: [points] churhc: found an unknown key, expected only")
    checked = run("edition", "check", file)
    assert checked.code == 1
    assert "[points] churhc: found an unknown key" in checked.out
    assert "Did you mean 'church'?" in checked.out


def test_eleven_contracts(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    text = HOUSE.read_text(encoding="utf-8")
    more = text.replace('summer = [["coffee"', 'summer = [["tea", "cloth"], ["coffee"')
    assert more != text
    file.write_text(more, encoding="utf-8")
    assert "[contracts] summer: found 5 contracts" in run("edition", "check", file).out


def test_what_is_no_edition(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("colour = 'red'\n", encoding="utf-8")
    assert "is not an edition of a game we know" in run("edition", "check", file).complaint
    file.write_text("no toml at all", encoding="utf-8")
    assert "is not a TOML file" in run("edition", "check", file).complaint
    file.write_bytes(b"\xff\xfe")
    assert "it is not a text file" in run("edition", "check", file).complaint


def test_help_and_version_are_no_errors(run: Run) -> None:
    version = run("--version")
    assert version.code == 0
    assert version.out.startswith("comptoir ")
    engine = "engine compiled" if compiled() else "engine in plain Python"
    assert engine in version.out
    assert run("play", "--help").code == 0


def test_a_missing_package_is_named() -> None:
    program = (
        "import sys; sys.modules['{}'] = None; from comptoir.cli import main; sys.exit(main([]))"
    )
    rich, core = (
        subprocess.run(
            [sys.executable, "-c", program.format(name)],
            capture_output=True,
            text=True,
            check=False,
        )
        for name in ("rich", "comptoir.core")
    )
    assert rich.returncode == 2
    assert rich.stderr == "The terminal needs 'rich': install it, or Comptoir again.\n"
    assert "Traceback" in core.stderr


def test_characters_that_the_terminal_can_not_show_are_no_error() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "comptoir", "play", "speicherstadt", "--lang", "pl"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert found.returncode == 0
    assert found.stderr == b""
