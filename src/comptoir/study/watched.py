"""Long work with a bar, for whoever waits."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def watched(work: Iterable[T], total: int) -> Iterator[T]:
    """The work as it is done; a terminal on the standard error shows how many games are left."""
    console = Console(stderr=True)
    yield from track(
        work,
        "Playing",
        total,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
