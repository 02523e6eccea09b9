"""Any game: who plays, and the view, key by key."""

from typing import TYPE_CHECKING

from comptoir.core import Json
from comptoir.core.canonical import canonical
from comptoir.pictures.svg import HEIGHT, QUIET, WIDTH, mark, sheet, short, text, whole

if TYPE_CHECKING:
    from comptoir.pictures import Scene

LINE, LETTERS = 26, 62
MOST = (HEIGHT - 130) // LINE
"""Lines that fit."""


def draw(scene: "Scene") -> str:
    """The players on the left, the rest on the right."""
    lines = [
        (key, value if isinstance(value, str) else canonical(value))
        for key, value in scene.view.items()
        if key not in ("game", "players") and value not in (None, [], {})
    ][:MOST]
    title = scene.title or str(scene.view.get("game", ""))
    return whole(
        [
            text(40, 64, short(title, 50), 36),
            sheet(30, 92, 400, HEIGHT - 122),
            sheet(450, 92, WIDTH - 480, HEIGHT - 122),
            *(part for seat in range(len(scene.seats)) for part in _player(scene, seat)),
            *(part for place, line in enumerate(lines) for part in _line(place, *line)),
        ]
    )


def _player(scene: "Scene", seat: int) -> list[str]:
    name, score = scene.seats[seat]
    players = scene.view.get("players")
    own: Json = players[seat] if isinstance(players, list) else None
    y = 136 + seat * 86
    return [
        mark(seat, 62, y - 8, 1.3),
        text(86, y, short(name, 16), 24),
        text(410, y, score, 24, more='text-anchor="end"'),
        text(86, y + 28, short(_facts(own), 38), 14, QUIET),
    ]


def _facts(own: Json) -> str:
    """What is plain about a player."""
    found = own.items() if isinstance(own, dict) else ()
    return ", ".join(f"{key} {value}" for key, value in found if isinstance(value, int | str))


def _line(place: int, key: str, words: str) -> list[str]:
    y = 128 + place * LINE
    return [
        text(472, y, short(key.replace("_", " "), 18), 15, QUIET),
        text(630, y, short(words, LETTERS), 15),
    ]
