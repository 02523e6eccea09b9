"""A bar that moves while games are played, tables looked at or pictures made."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from comptoir.cli.errors import TERMINATED
from comptoir.cli.terminal import Terminal


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Whoever ends us lets us end the programs that play first."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def progress(terminal: Terminal, words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, where there is a terminal to draw it on; what moves it on by some games."""
    with (
        ending_in_order(),
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=terminal.err,
            transient=True,
            disable=not terminal.err.is_terminal,
        ) as bar,
    ):
        task = bar.add_task(words, total=total)
        yield lambda games: bar.advance(task, games)
