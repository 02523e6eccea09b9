"""What a person reads and types. Colour where there is a terminal; NO_COLOR is respected."""

import os
import sys
from typing import IO

from rich.console import Console, RenderableType
from rich.text import Text

from comptoir.cli.errors import Leave
from comptoir.lang import Speaker
from comptoir.lang.sentences import translated

WIDTH = 80
"""Wide enough to read, narrow enough for every terminal."""
WIDEST = 140
"""Tables and boards may use more, where there is more."""

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clear the screen, clear what has scrolled off, go to the top."""


class Terminal:
    """Prints to the standard output, complains on the standard error, reads a line at a time."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            forgive(stream)
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.width = min(WIDTH, self.out.width)
        self.widest = min(WIDEST, self.out.width)

    @property
    def interactive(self) -> bool:
        """Whether a person sits there, rather than a file or a pipe."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def show(self, content: RenderableType, style: str = "") -> None:
        """Print text, or a table or board, which may be wider."""
        if isinstance(content, str):
            self.out.print(Text(content, style), width=self.width)
        else:
            self.out.print(content, width=self.widest)

    def say(self, key: str, **values: str | int) -> None:
        """Print a text of the program."""
        self.show(self.speaker.text(key, **values))

    def note(self, key: str, **values: str | int) -> None:
        """Print a text that matters less."""
        self.show(self.speaker.text(key, **values), "dim")

    def warn(self, key: str, **values: str | int) -> None:
        """Print a text that should not be overlooked."""
        self.show(self.speaker.text(key, **values), "bold red")

    def complain(self, sentence: str) -> None:
        """Say on the standard error what is wrong, in the person's language and on one line."""
        try:
            self.err.print(Text(translated(self.speaker, sentence)), soft_wrap=True)
        except OSError:  # nobody can be told that nobody can be told
            lead_nowhere(sys.stderr)

    def clear(self) -> None:
        """Wipe the screen, if there is one, so that the next person sees nothing of this one's.

        What has scrolled off and what was typed goes, too; a screen that can't be wiped is
        scrolled.
        """
        if not self.interactive:
            return
        forget_typed()
        if self.out.is_dumb_terminal:
            self.out.print("\n" * self.out.height)
        else:
            self.out.file.write(WIPE)
            self.out.file.flush()

    def ask(self, key: str, **values: str | int) -> str:
        """A line that the person types. Raises Leave at the end of the input."""
        try:
            line = input(self.speaker.text(key, **values) + " ")
        except EOFError:
            self.show("")
            raise Leave from None
        if not sys.stdin.isatty():
            self.show(line)
        return line.strip()

    def confirm(self, key: str, **values: str | int) -> bool:
        """Whether the person agrees."""
        answer = self.ask(key, **values).casefold()
        return answer in self.speaker.text("cli-yes").casefold().split()


def forgive(stream: IO[str]) -> None:
    """Characters that the stream can't carry become question marks, not errors."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def enable_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    forget_typed()  # the import is what enables it


def forget_typed() -> None:
    """Arrow keys bring back nothing that was typed before."""
    try:
        import readline  # noqa: PLC0415  # not every system has it
    except ImportError:
        return
    readline.clear_history()


def lead_nowhere(stream: IO[str]) -> None:
    """Nobody reads any more; keep Python from complaining about it while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
