"""`make play` becomes the program."""

import os
from pathlib import Path

import pytest

from tools import engine, play

HOSTING = engine.ROOT / "docs" / "hosting.md"
COMMAND = "COMPTOIR_HOST=0.0.0.0 make play"


def begun(monkeypatch: pytest.MonkeyPatch, package: Path) -> dict[str, str]:
    """What the environment of the program would be."""
    found: list[dict[str, str]] = []
    monkeypatch.setattr(engine, "package", lambda: package)
    monkeypatch.setattr(os, "execve", lambda _file, _words, given: found.append(given))
    play.main(["serve"])
    return found[0]


def test_the_program_knows_what_was_called(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("COMPTOIR_NETWORK_COMMAND", raising=False)
    given = begun(monkeypatch, tmp_path)
    assert given["COMPTOIR_NETWORK_COMMAND"] == COMMAND
    assert given["PYTHONPATH"] == str(tmp_path)
    assert f"`{COMMAND}`" in HOSTING.read_text("utf-8")


def test_a_starter_of_ones_own_says_what_it_is_called(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMPTOIR_NETWORK_COMMAND", "./play-with-friends.sh")
    assert begun(monkeypatch, tmp_path)["COMPTOIR_NETWORK_COMMAND"] == "./play-with-friends.sh"
