"""The strongest bot: a search that thinks about each game in the game's own manner.

`trial:N:FILE` is `expert:N` as it would be with a file that training made: numbers of its estimate
or a network. Of a network `trial:N:FILE@0.5` takes half.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import Any

from comptoir.bots import numbers, residual
from comptoir.bots.budget import NO_END, Budget
from comptoir.bots.search import Search, SearchBot
from comptoir.core import Action, Game, InvalidSetup
from comptoir.core.canonical import digest
from comptoir.core.judgement import Judgement, Manner
from comptoir.games import GAMES
from comptoir.table import SeatView

SECONDS = 3.0
ITERATIONS = 16
"""Walks for a game that says nothing of itself."""


Judge = Callable[[Game[Any], int], Judgement]
"""How a game with that many seats is thought about."""


def judgement_of(game: Game[Any], seats: int) -> Judgement:
    """With what was promoted, if it fits: a file of something else is as good as none."""
    judgement = _tuned(_own(game, seats), seats)
    if game.key not in GAMES:
        return judgement
    try:
        network = residual.read(_network(game, seats), judgement.game, seats)
        return replace(judgement, opinion=network.opinion)
    except InvalidSetup:
        return judgement


def learned(game: Game[Any], seats: int) -> str:
    """A digest of the numbers and the network it is thought about by: a promotion changes it."""
    network = judgement_of(game, seats).opinion and _network(game, seats).read_text("utf-8")
    return digest([{**numbers.in_use(game, seats)}, network])


def _network(game: Game[Any], seats: int) -> Traversable:
    return GAMES[game.key].file(f"{residual.NETWORK}-{seats}.json")


def judgement_with(file: Path, part: float) -> Judge:
    """As it would be with a file that training made. Raises InvalidSetup, if it is none."""
    if has_numbers(file):
        numbers.load(file)
    else:
        residual.load(file)

    def judge(game: Game[Any], seats: int) -> Judgement:
        own = _own(game, seats)
        if has_numbers(file):
            found = numbers.read(file, game, seats)
            return replace(own, game=numbers.tuning_of(game.key).make(game, found))
        judgement = _tuned(own, seats)
        network = residual.read(file, judgement.game, seats)
        network.part = part
        return replace(judgement, opinion=network.opinion)

    return judge


def has_numbers(file: Path) -> bool:
    """Whether a file has numbers of an estimate, and not a network. Raises InvalidSetup."""
    try:
        return "weights" in json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError) as error:
        raise InvalidSetup(f"'{file}' can't be read as numbers: {error}") from None


def _tuned(judgement: Judgement, seats: int) -> Judgement:
    """By the numbers in use."""
    found = numbers.in_use(judgement.game, seats)
    if not found:
        return judgement
    tuning = numbers.tuning_of(judgement.game.key)
    return replace(judgement, game=tuning.make(judgement.game, found))


def _own(game: Game[Any], seats: int) -> Judgement:
    """What a game says of itself."""
    name = GAMES[game.key].judgement if game.key in GAMES else ""
    if not name:
        return Judgement(game, Manner(), ITERATIONS)
    found: Judgement = GAMES[game.key].load(name)(game, seats)
    return found


def thinking(seat_view: SeatView[Any], rng: Random, budget: Budget) -> tuple[SeatView[Any], Search]:
    """The seat's view with the expert's estimate, and a search there in the expert's manner."""
    judgement = judgement_of(seat_view.game, seat_view.seats)
    thought = seat_view.judged(judgement.game)
    how = judgement.manner, judgement.opinion
    return thought, Search(thought, rng, budget, None, *how)


class ExpertBot:
    """Plays by the game's judgement; with `iterations` that many walks, and no clock."""

    def __init__(self, seed: str, iterations: int = NO_END, judge: Judge = judgement_of) -> None:
        self._seed = seed
        self._judge = judge
        self._iterations = iterations
        self._thinking: tuple[SearchBot, Game[Any]] | None = None

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """What a search chooses that thinks so."""
        if self._thinking is None:
            judgement = self._judge(seat_view.game, seat_view.seats)
            how = judgement.manner, judgement.opinion
            bot = SearchBot(self._seed, self._budget(judgement), *how)
            self._thinking = bot, judgement.game
        bot, game = self._thinking
        return bot.choose(seat_view.judged(game))

    def _budget(self, judgement: Judgement) -> Budget:
        if self._iterations < NO_END:
            return Budget(self._iterations)
        return Budget(judgement.iterations, SECONDS)
