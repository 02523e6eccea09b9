from pathlib import Path

import pytest

from comptoir.study import puzzling
from tests.cli.conftest import Run


def test_puzzles_are_looked_for_and_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LOOKS", "WORLDS", "CHECKS"):
        monkeypatch.setattr(puzzling, name, 2)
    file = tmp_path / "found.jsonl"
    line = ("puzzles", "speicherstadt", "--games", "1", "--budget", "1", "--jobs", "1")
    assert run(*line, "--out", file).said.startswith("One game searched: ")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
    again = (*line, "--seed", "2", "--out", file)
    assert "another seed" in run(*again).complaint
    assert run(*again, "--again").said.startswith("One game searched: ")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("speicherstadt", "--games", "0", "--out", "x"), "--games needs a whole number"),
        (("speicherstadt", "--budget", "0", "--out", "x"), "--budget needs a whole number"),
        (("speicherstadt",), "--out"),
        (("speicherstadt", "--out", "/proc", "--again"), "Can't replace '/proc'"),
        (("go", "--out", "/none/x"), "There is no game 'go'"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, more: tuple[str, ...], sentence: str) -> None:
    assert sentence in run("puzzles", *more).complaint
