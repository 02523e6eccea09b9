"""A position as a picture, made without a browser from what somebody may see and nothing else.

The page's components draw the parts (`drawings.json`, written down by a test of the page); each
game arranges them in a function that its `About` names, and others are shown key by key.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from comptoir.core import Json
from comptoir.games import GAMES
from comptoir.pictures import plain
from comptoir.pictures.svg import HEIGHT, WIDTH
from comptoir.table import Table


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows."""

    view: Mapping[str, Json]
    """What somebody may see; of pictures that anybody may ask for, a spectator."""
    title: str = ""
    names: Sequence[str] = ()
    scores: Sequence[int] = field(default=())

    @property
    def seats(self) -> Sequence[tuple[str, str]]:
        """The name and the score of each player, in words."""
        players = self.view.get("players")
        count = len(players) if isinstance(players, list) else len(self.names)
        names = [*self.names, *(f"Player {seat + 1}" for seat in range(len(self.names), count))]
        scores = [*map(str, self.scores), *[""] * (count - len(self.scores))]
        return [*zip(names, scores, strict=True)]


def scene(table: Table[Any], title: str = "", names: Sequence[str] = ()) -> Scene:
    """The table as a spectator sees it."""
    scores = [score.total for score in table.standings()]
    return Scene(table.view(None), title, names, scores)


def svg(scene: Scene) -> str:
    """As the game draws itself; otherwise its view, key by key."""
    about = GAMES.get(str(scene.view.get("game")))
    draw = about.load(about.picture) if about and about.picture else plain.draw
    drawn: str = draw(scene)
    return drawn


__all__ = ["HEIGHT", "WIDTH", "Scene", "scene", "svg"]
