"""Plots as SVG, for a page. What is written on them is given, in any language."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from textwrap import wrap
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from comptoir.lab.statistics import Interval

INK, FAINT, GRID = "#3b4648", "#8a9496", "#e4e0d6"
ACCENT, SECOND, ALARM, BAND = "#1f6f78", "#d2a24c", "#b3402f", "#eef3f1"
WIDTH = 7.6
"""Inches, of which a browser makes what fits."""
ROW = 0.27
"""Inches a row."""
LABEL = 30
"""Letters of a label before it goes on in a second line."""
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "comptoir",
    "font.size": 9.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}


@dataclass(frozen=True, slots=True)
class Dot:
    """A figure with its interval; one that stands out has another colour."""

    label: str
    figure: Interval
    stands_out: bool = False


def dots(
    rows: Sequence[Dot],
    number: Callable[[float], str],
    fair: float | None = None,
    band: float = 0.0,
) -> str:
    """A dot and its interval a row, beside a line for what is fair and a band for what is usual."""

    def draw(axes: Axes) -> None:
        if fair is not None:
            axes.axvspan(fair - band, fair + band, color=BAND, linewidth=0)
            axes.axvline(fair, color=FAINT, linewidth=1)
        for place, row in enumerate(rows):
            colour = ALARM if row.stands_out else ACCENT
            axes.hlines(place, row.figure.low, row.figure.high, color=colour, linewidth=1.6)
            axes.plot([row.figure.mean], [place], "o", color=colour, markersize=5.5)
        _rows(axes, [row.label for row in rows])
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(value)))

    return _svg(draw, 0.55 + ROW * len(rows))


def pairs(
    labels: Sequence[str],
    names: tuple[str, str],
    figures: Sequence[tuple[Interval, Interval]],
    number: Callable[[float], str],
) -> str:
    """Two bars a row, with a legend."""

    def draw(axes: Axes) -> None:
        axes.axvline(0, color=FAINT, linewidth=1)
        for column, colour in enumerate((SECOND, ACCENT)):
            found = [figure[column] for figure in figures]
            places = [place + 0.36 * column - 0.18 for place in range(len(labels))]
            means = [one.mean for one in found]
            reach = [one.high - one.mean for one in found]
            error = {"ecolor": INK, "elinewidth": 0.8}
            axes.barh(
                places, means, 0.34, xerr=reach, color=colour, label=names[column], error_kw=error
            )
        _rows(axes, labels)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(value)))
        axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 1), ncols=2)

    return _svg(draw, 0.6 + 2 * ROW * len(labels))


def histogram(
    samples: Sequence[tuple[str, Sequence[int]]],
    label: str,
    number: Callable[[float], str],
) -> str:
    """How often which whole number was found, in one or two samples; as a share of each."""
    values = [value for _, sample in samples for value in sample]
    step = max(1, round((max(values) - min(values)) / 30))
    edges = [edge - 0.5 for edge in range(min(values), max(values) + step + 1, step)]

    def draw(axes: Axes) -> None:
        for (name, sample), colour in zip(samples, (SECOND, ACCENT), strict=False):
            weights = [1 / len(sample)] * len(sample)
            axes.hist(sample, edges, weights=weights, color=colour, alpha=0.75, label=name)
        axes.set_xlabel(label)
        axes.xaxis.set_major_locator(MaxNLocator(10, integer=True))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(value)))
        axes.yaxis.set_visible(False)
        axes.spines["left"].set_visible(False)
        if len(samples) > 1:
            axes.legend(frameon=False)

    return _svg(draw, 2.6)


def reliability(
    found: Sequence[tuple[float, float, int]],
    labels: tuple[str, str],
    number: Callable[[float], str],
) -> str:
    """How often what was said came true, beside the line on which it always is as said.

    Each is what was said, how often that came true, and in how many cases: the larger the dot.
    """

    def draw(axes: Axes) -> None:
        said, true, cases = zip(*found, strict=True)
        axes.plot([0, 1], [0, 1], color=FAINT, linewidth=1)
        axes.scatter(said, true, [200 * count / max(cases) for count in cases], color=ACCENT)
        axes.set(xlim=(0, 1), ylim=(0, 1), xlabel=labels[0], ylabel=labels[1], aspect="equal")
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter(FuncFormatter(lambda value, _: number(value)))
        axes.grid(color=GRID, linewidth=0.8)
        axes.set_axisbelow(True)

    return _svg(draw, 4.0)


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    """The first row on top, with faint lines for the eye at numbers that need no rounding."""
    axes.set_yticks(range(len(labels)), [_short(label) for label in labels])
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.xaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines["left"].set_visible(False)


def _short(label: str) -> str:
    """A long label on two lines, so that it leaves room for what it labels."""
    first, *rest = wrap(label, LABEL) or [""]
    more = "…" if len(rest) > 1 else ""
    return "\n".join([first, *rest[:1]]) + more


def _svg(draw: Callable[[Axes], None], height: float) -> str:
    """The drawing, without prologue and names, since others are on the same page."""
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    svg = text.getvalue()
    return re.sub('<g id="[^"]*"', "<g", svg[svg.index("<svg") :])
