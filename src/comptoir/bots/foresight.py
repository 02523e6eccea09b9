"""Where a game leads by the end of the round: what its position is judged by.

In the middle of a round an estimate has to guess what will become of bids and plans; at its end all
of that is settled. Wherever in a round a game is looked at, the same luck follows, so that two
positions differ by what was done and not by what is drawn afterwards.
"""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.turn import PLAIN
from comptoir.bots.walk import ONWARD, Walk
from comptoir.core import Game

WALKS = 2
"""How often a game is played on where chance takes part in it."""


class Foresight:
    """Plays games on from their true states; the same seed, the same luck."""

    def __init__(self, game: Game[Any], seats: int, seed: str, walks: int = WALKS) -> None:
        self._game = game
        self._seats = seats
        self._seed = seed
        self._walks = walks

    def ends(self, state: Any) -> list[Any]:
        """The states to which it leads: one, if nothing is drawn on the way."""
        game, found = self._game, list[Any]()
        walk = Walk(game, self._seats, Random(), Budget(), PLAIN)
        for number in range(self._walks):
            walk.chance = Random(f"{self._seed}/{game.round(state)}/{number}")
            found.append(walk.play_on(game.clone(state), ONWARD * self._seats))
            if not walk.drawn:
                break
        return found
