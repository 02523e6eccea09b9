"""The numbers of an estimate that were tuned, in files.

Those that won their final match stand in the package of their game, `numbers-SEATS.json`
(`comptoir train promote`), and the strongest bot judges by them. What was tuned for another edition
or other rules is not used: then the usual numbers hold.
"""

import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from comptoir.core import Game, InvalidSetup, Json
from comptoir.core.judgement import Tuning
from comptoir.games import GAMES

FORMAT = 1
NUMBERS = "numbers"
"""What promoted files with numbers are called, before the number of seats."""

Numbers = Mapping[str, float]


def tuning_of(key: str) -> Tuning:
    """What of a game can be tuned. Raises InvalidSetup."""
    if not GAMES[key].tuning:
        raise InvalidSetup(f"{GAMES[key].title} has no numbers to tune.")
    found: Tuning = GAMES[key].load(GAMES[key].tuning)
    return found


def made_for(game: Game[Any], seats: int) -> dict[str, Json]:
    """Which game training was about: its rules, its values and its number of seats."""
    return {
        "game": game.key,
        "version": game.version,
        "edition": game.edition.digest,
        "seats": seats,
    }


def tuned_for(game: Game[Any], seats: int) -> dict[str, Json]:
    """What a file with numbers must agree on to be used."""
    names: list[Json] = [*tuning_of(game.key).usual()]
    return {"weights": FORMAT, **made_for(game, seats), "names": names}


def in_use(game: Game[Any], seats: int) -> dict[str, float]:
    """The numbers by which the strongest bot judges; none, if a game has none to tune."""
    if game.key not in GAMES or not GAMES[game.key].tuning:
        return {}
    try:
        return read(GAMES[game.key].file(f"{NUMBERS}-{seats}.json"), game, seats)
    except InvalidSetup:
        return tuning_of(game.key).usual()


def write(file: Path, head: Mapping[str, Any], numbers: Numbers) -> None:
    """A file of numbers."""
    data = {**head, "numbers": dict(numbers)}
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def read(file: Traversable, game: Game[Any], seats: int) -> dict[str, float]:
    """The numbers of a file, if they were tuned for this game. Raises InvalidSetup."""
    data = load(file)
    for name, value in tuned_for(game, seats).items():
        if data.get(name) != value:
            raise InvalidSetup(
                f"'{file}' has numbers for another {name}: {data.get(name)}, not {value}."
            )
    found: dict[str, float] = data["numbers"]
    return found


def load(file: Traversable) -> dict[str, Any]:
    """All that is in a file of numbers. Raises InvalidSetup."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found | {"numbers": {name: float(found["numbers"][name]) for name in found["names"]}}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise InvalidSetup(f"'{file}' can't be read as numbers: {error}") from None
