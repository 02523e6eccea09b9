# Compiled by mypyc.
"""The check of what a game is started with."""

from collections.abc import Mapping
from typing import Protocol

from comptoir.core.contract import Value
from comptoir.core.errors import InvalidSetup


class Playable(Protocol):
    """What a game says about how it can be started."""

    key: str
    seats: range
    variants: Mapping[str, tuple[Value, ...]]


def check_setup(game: Playable, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """All options with their values, defaults filled in. Raises InvalidSetup."""
    if seats not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise InvalidSetup(f"{game.key} is for {least} to {most} players, not {seats}.")
    for name, value in options.items():
        if name not in game.variants:
            known = ", ".join(game.variants) or "none"
            raise InvalidSetup(f"{game.key} has no option '{name}'. Its options: {known}.")
        if value not in game.variants[name]:
            known = ", ".join(str(choice) for choice in game.variants[name])
            raise InvalidSetup(f"The option '{name}' can't be '{value}'. Choose one of: {known}.")
    return {name: options.get(name, values[0]) for name, values in game.variants.items()}
