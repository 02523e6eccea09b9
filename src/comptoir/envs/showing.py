"""The ways to look at an environment."""

import sys
from typing import Any

from comptoir.core import InvalidSetup, Seat
from comptoir.envs import rendering
from comptoir.envs.playing import Playing

MODES = ("human", "ansi", "svg", "rgb_array")


def check_mode(mode: str | None) -> None:
    """Raise InvalidSetup unless it is a way to look, or none."""
    if mode is not None and mode not in MODES:
        raise InvalidSetup(f"There is no way to render '{mode}': {', '.join(MODES)}.")


def show(playing: Playing, seat: Seat | None, mode: str | None) -> Any:
    """The table as the seat sees it, None is a spectator: printed, as text, drawing or pixels."""
    view = playing.game.view(playing.state, seat)
    if mode == "human":
        sys.stdout.write(rendering.text(view))
        return None
    if mode == "rgb_array":
        return rendering.pixels(view)
    return rendering.svg(view) if mode == "svg" else rendering.text(view)
