"""Tables with a heading: one description, two ways to show it."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

FONT = 14
"""Height of the letters of a drawing, in pixels."""
ADVANCE = 0.61 * FONT
"""Width of a letter of a monospaced font."""
LINE = 1.5 * FONT
MARGIN = 1.2 * FONT
PAPER, INK, EDGE, HEAD = "#fbf7ee", "#2b2620", "#b9a98c", "#7a4b22"


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


def as_svg(panels: Sequence[Panel]) -> str:
    """Panel below panel, each in its box."""
    width = ADVANCE * max(len(line) for panel in panels for line in (panel.title, *panel.lines()))
    y, parts = MARGIN, []
    for panel in panels:
        parts += _boxed(panel, y, width)
        y += LINE * (len(panel.rows) + 1) + 2 * MARGIN
    size = f'width="{width + 4 * MARGIN:.0f}" height="{y:.0f}"'
    style = f'font-family="monospace" font-size="{FONT}" fill="{INK}" xml:space="preserve"'
    paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>'
    return "\n".join([head, paper, *parts, "</svg>"])


def _boxed(panel: Panel, top: float, width: float) -> list[str]:
    height = LINE * (len(panel.rows) + 1) + MARGIN
    box = (
        f'<rect x="{MARGIN:.0f}" y="{top:.0f}" width="{width + 2 * MARGIN:.0f}" '
        f'height="{height:.0f}" rx="6" fill="none" stroke="{EDGE}"/>'
    )
    words = [_words(panel.title, top + LINE, f'font-weight="bold" fill="{HEAD}"')]
    for number, line in enumerate(panel.lines(), 2):
        words.append(_words(line, top + number * LINE, ""))
    return [box, *words]


def _words(line: str, y: float, style: str) -> str:
    return f'<text x="{2 * MARGIN:.0f}" y="{y:.0f}" {style}>{escape(line)}</text>'
