"""A chart made of characters: several lines over time, each drawn with its number."""

from collections.abc import Iterator, Sequence
from math import ceil, floor

from comptoir.lang import Speaker

WIDTH = 72
HEIGHT = 10
"""Rows between nothing and all."""
SEVERAL = "*"
"""Where lines meet."""


def points_chart(lines: Sequence[Sequence[float]], speaker: Speaker) -> Iterator[str]:
    """Rows of text for lines of points, from nothing (or less) to the most that there is."""
    low = min(0, floor(min(min(line) for line in lines)))
    span = max(1, ceil(max(max(line) for line in lines)) - low)
    labels = [speaker.number(low + span * row / HEIGHT) for row in range(HEIGHT + 1)]
    return chart([[(value - low) / span for value in line] for line in lines], labels)


def chart(
    lines: Sequence[Sequence[float]], labels: Sequence[str], width: int = WIDTH
) -> Iterator[str]:
    """Rows of text for lines of numbers from 0 to 1; long ones are thinned out.

    Labels stand beside the rows, the lowest first.
    """
    length = len(lines[0])
    columns = [
        (column + 1) * length // min(width, length) - 1 for column in range(min(width, length))
    ]
    for row in range(HEIGHT, -1, -1):
        marks = "".join([_mark([line[at] for line in lines], row) for at in columns])
        yield f"{labels[row]:>6} │{marks}".rstrip()
    yield f"{'':6} └{'─' * len(columns)}"


def _mark(values: Sequence[float], row: int) -> str:
    """Whose line goes through here."""
    here = [number for number, value in enumerate(values, 1) if round(value * HEIGHT) == row]
    return SEVERAL if len(here) > 1 else str(here[0]) if here else " "
