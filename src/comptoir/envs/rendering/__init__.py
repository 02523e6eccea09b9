"""A table as text, as a drawing and as pixels, made from a view."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from comptoir.core import Json
from comptoir.envs.rendering.panel import Panel, as_text
from comptoir.envs.rendering.plain import panels as plain_panels
from comptoir.games import GAMES
from comptoir.pictures import Scene
from comptoir.pictures import svg as drawn


def text(view: Mapping[str, Json]) -> str:
    """Plain text, for terminals."""
    return as_text(_panels(view))


def svg(view: Mapping[str, Json]) -> str:
    """A drawing, for pages and notebooks."""
    return drawn(Scene(view))


def pixels(view: Mapping[str, Json]) -> NDArray[np.uint8]:
    """A picture, for videos and vector environments: height, width and three colours."""
    from comptoir.pictures.pixels import image  # noqa: PLC0415  # few draw pixels

    return np.asarray(image(drawn(Scene(view))))


def _panels(view: Mapping[str, Json]) -> list[Panel]:
    """As the game writes itself down; otherwise its view, key by key."""
    about = GAMES.get(str(view.get("game")))
    panels: list[Panel] = (
        about.load(about.panels)(view) if about and about.panels else plain_panels(view)
    )
    return panels


__all__ = ["pixels", "svg", "text"]
