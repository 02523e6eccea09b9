import os
from pathlib import Path

import pytest

from comptoir.cli import files


def test_a_file_is_replaced_in_one_step(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    files.write(file, "one\n")
    files.write(file, "two\n")
    assert file.read_text(encoding="utf-8") == "two\n"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    files.write(file, "one\n")

    def fail(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        files.write(file, "two\n")
    assert file.read_text(encoding="utf-8") == "one\n"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("one\n", encoding="utf-8")
    link.symlink_to(real)
    files.write(link, "two\n")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "two\n"


def test_a_device_is_written_to_and_not_replaced() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with pytest.raises(OSError, match="No space left"):
        files.write(Path("/dev/full"), "text\n")
    assert Path("/dev/full").is_char_device()
