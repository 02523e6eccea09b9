from errno import ENOSPC
from pathlib import Path

import pytest

from comptoir.core import CorruptLog, InvalidSetup, Json
from comptoir.lab.journal import Journal

ABOUT: dict[str, Json] = {"game": "mombasa", "seed": "1"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games"


def test_games_are_there_again(file: Path) -> None:
    with Journal(file, ABOUT) as journal:
        assert journal.games == []
        journal.append({"deal": 0})
        journal.append({"deal": 1})
    with Journal(file, ABOUT) as journal:
        assert journal.games == [{"deal": 0}, {"deal": 1}]
        journal.append({"deal": 2})
    assert file.read_text(encoding="utf-8").splitlines() == [
        '{"comptoir journal":1,"game":"mombasa","seed":"1"}',
        '{"deal":0}',
        '{"deal":1}',
        '{"deal":2}',
    ]


def test_a_game_is_in_the_file_at_once(file: Path) -> None:
    with Journal(file, ABOUT) as journal:
        journal.append({"deal": 0})
        assert file.read_text(encoding="utf-8").endswith('{"deal":0}\n')


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_line_that_was_cut_off_is_dropped(file: Path, cut: int) -> None:
    with Journal(file, ABOUT) as journal:
        journal.append({"deal": 0})
        journal.append({"deal": 1})
    file.write_bytes(file.read_bytes()[:-cut])
    with Journal(file, ABOUT) as journal:
        assert journal.games == [{"deal": 0}] if cut < 12 else []
        journal.append({"deal": 7})
    with Journal(file, ABOUT) as journal:
        assert journal.games == [{"deal": 0}, {"deal": 7}]


@pytest.mark.parametrize("text", ["", '{"comptoir journal":1,"ga'])
def test_a_first_line_that_was_cut_off_is_written_again(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    with Journal(file, ABOUT) as journal:
        assert journal.games == []
    assert file.read_text(encoding="utf-8").endswith('"seed":"1"}\n')


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a letter to my aunt", "is not a journal of games"),
        ("{}\n", "is not a journal of games"),
        (
            '{"comptoir journal":2,"game":"mombasa","seed":"1"}\n',
            "another comptoir journal: 2, not 1",
        ),
        (
            '{"comptoir journal":1,"game":"mombasa","seed":"2"}\n',
            'another seed: "2", not "1". Choose another file',
        ),
    ],
)
def test_a_file_of_something_else_is_refused_and_kept(file: Path, text: str, sentence: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidSetup, match=sentence):
        Journal(file, ABOUT)
    assert file.read_text(encoding="utf-8") == text


def test_a_damaged_line_is_named(file: Path) -> None:
    with Journal(file, ABOUT) as journal:
        journal.append({"deal": 0})
    with file.open("a", encoding="utf-8") as more:
        more.write("{\n[]\n")
    with pytest.raises(CorruptLog, match="Line 3 of "):
        Journal(file, ABOUT)


def test_two_runs_can_not_write_to_one_file(file: Path) -> None:
    with (
        Journal(file, ABOUT),
        pytest.raises(InvalidSetup, match="Another run is writing to"),
    ):
        Journal(file, ABOUT)


def test_a_place_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match=r"Can't write .*: Is a directory"):
        Journal(tmp_path, ABOUT)


def test_what_is_no_plain_file_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="'/dev/zero' is not a journal of games"):
        Journal(Path("/dev/zero"), ABOUT)


def test_a_full_disk_is_a_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    with Journal(file, ABOUT) as journal:
        monkeypatch.setattr("os.fsync", full)
        with pytest.raises(InvalidSetup, match="No space left on device"):
            journal.append({"deal": 0})
