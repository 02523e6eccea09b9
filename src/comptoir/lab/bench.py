"""How fast the games are: choices and games a second, and what a clone costs, on one core."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any

from comptoir.core import Game
from comptoir.core.play import playout, uniform
from comptoir.games import GAMES, load

CLONES = 200
"""How many clones are timed together."""


@dataclass(frozen=True, slots=True)
class Speed:
    """One measurement: a game and its number of players."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    clone_microseconds: float

    @property
    def decisions_per_second(self) -> float:
        """Choices of the uniform random player and of chance."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games."""
        return self.games / self.seconds

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self) | {
            "decisions_per_second": self.decisions_per_second,
            "games_per_second": self.games_per_second,
        }


def bench(seconds: float, clock: Callable[[], float] = perf_counter) -> Iterator[Speed]:
    """Measure each game with each number of players for about so many seconds."""
    for key in GAMES:
        game = load(key)
        for seats in game.seats:
            yield measure(game, seats, seconds, clock)


def measure(game: Game[Any], seats: int, seconds: float, clock: Callable[[], float]) -> Speed:
    """Whole games of the uniform random player, always the same ones, until the time is up."""
    rng = Random(0)
    length = playout(game, game.start(seats, {}), rng)
    clone = _clone_time(game, seats, length // 2, clock)
    games = decisions = 0
    start = now = clock()
    while now - start < seconds or not games:
        decisions += playout(game, game.start(seats, {}), rng)
        games += 1
        now = clock()
    return Speed(game.key, seats, games, decisions, max(now - start, 1e-9), clone)


def _clone_time(game: Game[Any], seats: int, depth: int, clock: Callable[[], float]) -> float:
    """Microseconds a clone of a state in the middle of a game."""
    rng, state = Random(0), game.start(seats, {})
    for _ in range(depth):
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, uniform(decision, rng), listen=False)
    start = clock()
    for _ in range(CLONES):
        game.clone(state)
    return (clock() - start) / CLONES * 1e6
