"""The program on a real terminal."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

COMMAND = (sys.executable, "-m", "comptoir", "play")
USUAL = ("speicherstadt", "--seed", "1", "--lang", "en")
HOT_SEAT = ("mombasa", "--seed", "1", "--lang", "en", "--seats", "human,human")
COLOUR = "\x1b["
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """A program behind a pseudo-terminal."""

    def __init__(self, *arguments: str, game: tuple[str, ...] = USUAL, **environment: str) -> None:
        self.control, terminal = pty.openpty()
        known = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        self.process = subprocess.Popen(
            [*COMMAND, *game, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=known | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"} | environment,
            start_new_session=True,
        )
        os.close(terminal)
        self.text = ""

    def shows(self, words: str, seconds: float) -> bool:
        """Read until the words are on the screen or the time is up."""
        until = time.monotonic() + seconds
        while words not in self.text and time.monotonic() < until:
            if not select.select([self.control], [], [], 1)[0]:
                continue
            try:
                self.text += os.read(self.control, 65536).decode(errors="replace")
            except OSError:  # the other side is closed
                break
        return words in self.text

    def wait_for(self, words: str) -> None:
        """Read until the words are on the screen."""
        assert self.shows(words, 300), self.text

    def press_ctrl_c(self, expected: str) -> None:
        """Python misses a press between its prompt and its waiting: then people press again."""
        for _ in range(6):
            os.killpg(self.process.pid, signal.SIGINT)
            if self.shows(expected, 10):
                return
        pytest.fail(self.text)

    def type(self, line: str) -> None:
        """Type a line."""
        self.text = ""
        os.write(self.control, f"{line}\n".encode())

    def close(self) -> None:
        """End whatever still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.control)


@pytest.fixture
def screens() -> Iterator[list[Screen]]:
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        screen.close()


def test_a_terminal_has_colours_and_a_prompt(screens: list[Screen]) -> None:
    screens.append(screen := Screen())
    screen.wait_for("Player 1>")
    assert COLOUR + "1;31m" in screen.text
    screen.type("why bid 6")
    screen.wait_for("There is no card on space 6. (S3.1, page 2)")
    screen.type("quit")
    screen.wait_for("Goodbye.")
    assert screen.process.wait(60) == 0


def test_no_color_is_respected(screens: list[Screen]) -> None:
    screens.append(screen := Screen(NO_COLOR="1"))
    screen.wait_for("Player 1>")
    assert COLOUR + "1;31m" not in screen.text
    assert COLOUR + "31m" not in screen.text


def test_ctrl_c_saves_and_leaves(screens: list[Screen], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    screens.append(screen := Screen("--record", str(file)))
    screen.wait_for("Player 1>")
    screen.press_ctrl_c("Goodbye.")
    assert screen.process.wait(60) == 130
    assert file.read_text(encoding="utf-8").startswith("comptoir record 3\n")


def test_ctrl_d_leaves(screens: list[Screen]) -> None:
    screens.append(screen := Screen())
    screen.wait_for("Player 1>")
    os.write(screen.control, b"\x04")
    screen.wait_for("Goodbye.")
    assert screen.process.wait(60) == 0


def test_the_screen_is_wiped_before_the_next_person_sits_down(screens: list[Screen]) -> None:
    screens.append(screen := Screen(game=HOT_SEAT))
    screen.wait_for("Hand over to Player 1, then press Enter.")
    screen.type("")
    screen.wait_for("Which card named on your starting tile goes to resting slot 1?")
    screen.type("1")
    screen.wait_for("Which card named on your starting tile goes to resting slot 2?")
    screen.type("1")
    screen.wait_for("Hand over to Player 2, then press Enter.")
    assert WIPE in screen.text
    assert "resting slot" not in screen.text.partition(WIPE)[2]
    screen.type("")
    screen.wait_for("Player 2>")
    screen.type("\x1b[A")  # the arrow key brings back nothing that was typed
    screen.wait_for("Which card named on your starting tile goes to resting slot 1?")
    screen.type("quit")
    screen.wait_for("Goodbye.")


def test_a_screen_that_cannot_be_wiped_is_scrolled(screens: list[Screen]) -> None:
    screens.append(screen := Screen(game=HOT_SEAT, TERM="dumb"))
    screen.wait_for("Hand over to Player 1, then press Enter.")
    assert WIPE not in screen.text
    assert "\n" * 24 in screen.text.replace("\r", "")


def test_a_reader_that_goes_away_is_no_error() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "comptoir", "rule", "M"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    errors = program.stderr.read()
    program.wait(60)
    program.stderr.close()
    assert b"Traceback" not in errors
