"""What a board is drawn from."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rich.console import RenderableType

from comptoir.core import Seat, View
from comptoir.lang import Speaker


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is seen, by whom, and in which language it is said."""

    view: View
    seat: Seat | None
    """None is a spectator."""
    speaker: Speaker


Page: TypeAlias = Callable[[Sheet], RenderableType]
"""A part of a board that can be asked for by name."""
