"""Tables with a heading."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Panel:
    """A title, and rows of cells that stand below each other."""

    title: str
    rows: Sequence[Sequence[str]]

    def lines(self) -> list[str]:
        """The rows with their cells in columns."""
        widths: list[int] = []
        for row in self.rows:
            widths += [0] * (len(row) - len(widths))
            widths[: len(row)] = map(max, map(len, row), widths)
        return [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
            for row in self.rows
        ]


def counted(counts: dict[str, int]) -> str:
    """Things and how many: "coffee 2, tea"."""
    words = (name if count == 1 else f"{name} {count}" for name, count in counts.items())
    return ", ".join(words) or "-"


def as_text(panels: Sequence[Panel]) -> str:
    """Panel below panel."""
    blocks = [
        "\n".join([panel.title, *(f"  {line}" for line in panel.lines())]) for panel in panels
    ]
    return "\n".join(blocks) + "\n"
