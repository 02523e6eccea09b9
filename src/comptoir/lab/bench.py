"""How fast the games are: choices and games a second, and what a clone costs, on one core."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from time import process_time
from typing import Any

from comptoir.core import Game
from comptoir.core.native import compiled
from comptoir.core.play import playout, uniform
from comptoir.games import GAMES, load

LAPS = 3
"""All are measured in turn so many times: what slows the machine down for a while slows all."""
CLONES = 200
"""How many clones are timed together."""
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Subject:
    """What is measured: a game and its number of players."""

    game: str
    seats: int
    play: Callable[[], int]
    """Plays a game of uniform random choices; how many there were, those of chance included."""
    clone: Callable[[], object]
    """Copies a state in the middle of a game."""


@dataclass(slots=True)
class Speed:
    """What a subject did in how much time."""

    game: str
    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    clones: int = 0
    clone_seconds: float = 0.0

    @property
    def decisions_per_second(self) -> float:
        """Choices of the uniform random player and of chance."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games."""
        return self.games / self.seconds

    @property
    def clone_microseconds(self) -> float:
        """What a copy takes."""
        return self.clone_seconds / self.clones * 1e6

    def times(self, other: "Speed") -> float:
        """How many times as many choices a second as another."""
        return self.decisions_per_second / other.decisions_per_second

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self) | {
            "decisions_per_second": self.decisions_per_second,
            "games_per_second": self.games_per_second,
            "clone_microseconds": self.clone_microseconds,
        }


@dataclass(frozen=True, slots=True)
class Bench:
    """All speeds of one run."""

    games: Sequence[Speed]
    peers: Sequence[Speed] = ()
    compiled: bool = field(default_factory=compiled)
    """Whether our engine ran compiled."""

    def as_json(self) -> dict[str, object]:
        """Plain data; each of our games with its ratios."""
        return {
            "compiled": self.compiled,
            "games": [speed.as_json() | {"times": self._ratios(speed)} for speed in self.games],
            "peers": [speed.as_json() for speed in self.peers],
        }

    def _ratios(self, speed: Speed) -> dict[str, float]:
        return {peer.game: speed.times(peer) for peer in self.peers}


def bench(seconds: float, peers: Sequence[Subject] = (), clock: Clock = process_time) -> Bench:
    """Measure each game with each number of players, and the peers, so many seconds each."""
    own = [subject(game, seats) for game in map(load, GAMES) for seats in game.seats]
    speeds = measure([*own, *peers], seconds, clock)
    return Bench(speeds[: len(own)], speeds[len(own) :])


def subject(game: Game[Any], seats: int) -> Subject:
    """One of our games; the games played are always the same ones."""
    rng = Random(0)
    state = game.start(seats, {})
    for _ in range(playout(game, game.start(seats, {}), Random(0)) // 2):
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, uniform(decision, rng), listen=False)
    return Subject(
        game.key,
        seats,
        play=lambda: playout(game, game.start(seats, {}), rng),
        clone=lambda: game.clone(state),
    )


def measure(subjects: Sequence[Subject], seconds: float, clock: Clock) -> list[Speed]:
    """Whole games until the time is up, and clones, lap after lap."""
    speeds = [Speed(subject.game, subject.seats) for subject in subjects]
    for _ in range(LAPS):
        for subject, speed in zip(subjects, speeds, strict=True):
            _play(subject, speed, seconds / LAPS, clock)
            _clone(subject, speed, clock)
    return speeds


def _play(subject: Subject, speed: Speed, seconds: float, clock: Clock) -> None:
    start = now = clock()
    while now - start < seconds or now == start:
        speed.decisions += subject.play()
        speed.games += 1
        now = clock()
    speed.seconds += now - start


def _clone(subject: Subject, speed: Speed, clock: Clock) -> None:
    clone = subject.clone
    start = clock()
    for _ in range(CLONES):
        clone()
    speed.clone_seconds += clock() - start
    speed.clones += CLONES
