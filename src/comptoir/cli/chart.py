"""A chart made of characters: several lines over time, each drawn with its number."""

from collections.abc import Iterator, Sequence

WIDTH = 72
HEIGHT = 10
"""Rows between nothing and all."""
SEVERAL = "*"
"""Where lines meet."""


def chart(lines: Sequence[Sequence[float]], width: int = WIDTH) -> Iterator[str]:
    """Rows of text for lines of numbers from 0 to 1; long ones are thinned out."""
    length = len(lines[0])
    columns = [
        (column + 1) * length // min(width, length) - 1 for column in range(min(width, length))
    ]
    for row in range(HEIGHT, -1, -1):
        marks = "".join([_mark([line[at] for line in lines], row) for at in columns])
        yield f"{100 * row // HEIGHT:4} % │{marks}".rstrip()
    yield f"{'':6} └{'─' * len(columns)}"


def _mark(values: Sequence[float], row: int) -> str:
    """Whose line goes through here."""
    here = [number for number, value in enumerate(values, 1) if round(value * HEIGHT) == row]
    return SEVERAL if len(here) > 1 else str(here[0]) if here else " "
