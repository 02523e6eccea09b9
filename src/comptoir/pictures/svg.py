"""Pieces of a drawing, as SVG."""

import json
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

WIDTH, HEIGHT = 1200, 630
"""Of every picture, in pixels: videos and tiles of many games want them alike, and so do links."""
PAPER, SHEET, INK, QUIET, EDGE = "#f6efe2", "#fffaf0", "#2b2016", "#75614a", "#cbb994"
SERIF, SANS = "DejaVu Serif,Georgia,serif", "DejaVu Sans,Verdana,sans-serif"


@cache
def drawings(package: str) -> Any:
    """The page's own drawings that belong to a package, written down when the page is tested."""
    return json.loads(files(package).joinpath("drawings.json").read_text("utf-8"))


def whole(parts: Sequence[str]) -> str:
    """A picture of its parts."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    paper = rect(0, 0, WIDTH, HEIGHT, PAPER)
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', paper, *parts, "</svg>"])


def at(x: float, y: float, part: str, scale: float = 1) -> str:
    """A part somewhere, at some size."""
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{part}</g>'


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A rectangle; `more` is whatever else is said of it."""
    box = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {box} fill="{fill}" {more}/>'


def sheet(x: float, y: float, width: float, height: float) -> str:
    """Where something is written."""
    return rect(x, y, width, height, SHEET, f'rx="10" stroke="{EDGE}" stroke-width="1.5"')


def path(d: str, fill: str, more: str = "") -> str:
    """A line or a shape."""
    return f'<path d="{d}" fill="{fill}" {more}/>'


def text(x: float, y: float, words: object, size: float, fill: str = INK, more: str = "") -> str:
    """Words in letters of that size; those of more than 18 are for heads."""
    font = SERIF if size > 18 or "bold" in more else SANS
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" font-family="{font}"'
    return f'<text {place} fill="{fill}" {more}>{escape(str(words))}</text>'


def number(x: float, y: float, words: object, size: float, fill: str = INK) -> str:
    """Something short, bold and centred, readable on anything."""
    halo = 'stroke="#fffaf0" stroke-width="3" stroke-linejoin="round" paint-order="stroke"'
    more = f'text-anchor="middle" font-weight="bold" {halo if fill == INK else ""}'
    return text(x, y, words, size, fill, more)


def short(words: str, length: int) -> str:
    """At most that many letters."""
    return words if len(words) <= length else words[: length - 1] + "…"


def mark(seat: int, x: float, y: float, scale: float = 1) -> str:
    """The sign of a seat: a colour and a shape of its own."""
    seats = drawings("comptoir.pictures")["seats"]
    found = seats[seat % len(seats)]
    shape = path(found["outline"], found["colour"], 'stroke="#1f150c" stroke-width="1.5"')
    return at(x, y, shape, scale)
