"""The strongest bot: a search that thinks about each game in the game's own manner."""

from random import Random
from typing import Any

from comptoir.bots.budget import NO_END, Budget
from comptoir.bots.search import Search, SearchBot
from comptoir.core import Action, Game
from comptoir.core.judgement import Judgement, Manner
from comptoir.games import GAMES
from comptoir.table import SeatView

SECONDS = 3.0
ITERATIONS = 16
"""Walks for a game that says nothing of itself."""


def judgement_of(game: Game[Any], seats: int) -> Judgement:
    """How a game with that many seats is thought about."""
    name = GAMES[game.key].judgement if game.key in GAMES else ""
    if not name:
        return Judgement(game, Manner(), ITERATIONS)
    found: Judgement = GAMES[game.key].load(name)(game, seats)
    return found


def thinking(seat_view: SeatView[Any], rng: Random, budget: Budget) -> tuple[SeatView[Any], Search]:
    """The seat's view with the expert's estimate, and a search there in the expert's manner."""
    judgement = judgement_of(seat_view.game, seat_view.seats)
    thought = seat_view.judged(judgement.game)
    return thought, Search(thought, rng, budget, manner=judgement.manner)


class ExpertBot:
    """Plays by the game's judgement; with `iterations` that many walks, and no clock."""

    def __init__(self, seed: str, iterations: int = NO_END) -> None:
        self._seed = seed
        self._iterations = iterations
        self._thinking: tuple[SearchBot, Game[Any]] | None = None

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """What a search chooses that thinks so."""
        if self._thinking is None:
            judgement = judgement_of(seat_view.game, seat_view.seats)
            bot = SearchBot(self._seed, self._budget(judgement), judgement.manner)
            self._thinking = bot, judgement.game
        bot, game = self._thinking
        return bot.choose(seat_view.judged(game))

    def _budget(self, judgement: Judgement) -> Budget:
        if self._iterations < NO_END:
            return Budget(self._iterations)
        return Budget(judgement.iterations, SECONDS)
