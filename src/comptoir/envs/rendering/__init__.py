"""A table as text and as a drawing, made from what a spectator sees."""

from collections.abc import Callable, Mapping
from typing import Any

from comptoir.core import Json
from comptoir.envs.rendering import mombasa, speicherstadt
from comptoir.envs.rendering.panel import Panel, as_svg, as_text

PANELS: Mapping[str, Callable[[Any], list[Panel]]] = {
    "mombasa": mombasa.panels,
    "speicherstadt": speicherstadt.panels,
}


def text(view: Mapping[str, Json]) -> str:
    """Plain text, for terminals."""
    return as_text(PANELS[str(view["game"])](view))


def svg(view: Mapping[str, Json]) -> str:
    """A drawing, for pages and notebooks."""
    return as_svg(PANELS[str(view["game"])](view))


__all__ = ["svg", "text"]
