"""The action space: every choice that a player may ever have, numbered."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.core import Action, Game, Seat

cached_game = cache(games.load)
"""A game read once a process."""


class Choices:
    """The actions of an edition, those of the players and those of chance, each from 0 up."""

    def __init__(self, game: Game[Any]) -> None:
        state = game.start(game.seats[0], {})
        drawn = {a.text for a in game.actions if _is_chance(game, state, a)}
        self.actions = tuple(action for action in game.actions if action.text not in drawn)
        self.draws = tuple(action for action in game.actions if action.text in drawn)
        self._number = {action.text: number for number, action in enumerate(self.actions)}
        self._drawn = {action.text: number for number, action in enumerate(self.draws)}

    def number(self, action: Action) -> int:
        """The number of a player's action."""
        return self._number[action.text]

    def draw_number(self, action: Action) -> int:
        """The number of an action of chance."""
        return self._drawn[action.text]

    def mask(self, options: Iterable[Action]) -> bytearray:
        """A byte for each action: 1 if it is an option."""
        mask, numbers = bytearray(len(self.actions)), self._number
        for action in options:
            mask[numbers[action.text]] = 1
        return mask


def _is_chance(game: Game[Any], state: Any, action: Action) -> bool:
    """Whether it is for chance alone: the game itself says so to a seat that wants it."""
    refusal = game.explain(state, Seat(0), action)
    return refusal is not None and refusal.kind == "core.chance"


@cache
def cached_choices(key: str, edition: Path | None) -> Choices:
    """The action space of an edition, made once a process."""
    return Choices(cached_game(key, edition))
