"""How fast the games are on one core: choices per second, what a clone and a state cost."""

import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from time import process_time
from typing import Any

from comptoir.core import Game
from comptoir.core.native import compiled
from comptoir.core.play import playout, uniform
from comptoir.games import GAMES, load

LAPS = 10
"""All are measured in turn that many times, and the best lap counts: what slows the machine down
for a while slows all, and rarely all laps of one."""
BATCHES = 20
CLONES = 20
"""This many batches of clones a lap, and that many clones timed together; the best batch counts."""
COPIES = 50
"""How many states are weighed together."""
Clock = Callable[[], float]
Advance = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Subject:
    """What is measured: a game and its number of players."""

    game: str
    seats: int
    play: Callable[[], int]
    """Plays a game of uniform random choices; how many there were, those of chance included."""
    clone: Callable[[], object]
    """Copies a state in the middle of a game."""
    weighable: bool = True
    """Whether its memory is Python's, so that a copy can be weighed."""


@dataclass(slots=True)
class Speed:
    """What a subject did in its best laps."""

    game: str
    seats: int
    decisions_per_second: float = 0.0
    """Choices of the uniform random player and of chance."""
    games_per_second: float = 0.0
    clone_microseconds: float = float("inf")
    """What a copy takes."""
    state_bytes: int | None = None
    """What each copy of a state in the middle of a game takes; None: unknown."""

    def times(self, other: "Speed") -> float:
        """How many times as many choices per second as another."""
        return self.decisions_per_second / other.decisions_per_second


@dataclass(frozen=True, slots=True)
class Bench:
    """All speeds of one run."""

    games: Sequence[Speed]
    peers: Sequence[Speed] = ()
    missing: Sequence[str] = ()
    """Peers that are not installed."""
    compiled: bool = field(default_factory=compiled)
    """Whether our engine ran compiled."""

    def as_json(self) -> dict[str, object]:
        """Plain data; each of our games with its ratios."""
        return {
            "compiled": self.compiled,
            "games": [asdict(speed) | {"times": self._ratios(speed)} for speed in self.games],
            "peers": [asdict(speed) for speed in self.peers],
            "missing": list(self.missing),
        }

    def _ratios(self, speed: Speed) -> dict[str, float]:
        return {peer.game: speed.times(peer) for peer in self.peers}


def bench(
    seconds: float,
    peers: Sequence[Subject] = (),
    missing: Sequence[str] = (),
    clock: Clock = process_time,
    advance: Advance = lambda _: None,
) -> Bench:
    """Measure each game with each number of players, and the peers, that many seconds each.

    `advance` hears of each of the LAPS.
    """
    own = [subject(game, seats) for game in map(load, GAMES) for seats in game.seats]
    speeds = measure([*own, *peers], seconds, clock, advance)
    return Bench(speeds[: len(own)], speeds[len(own) :], missing)


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


def measure(
    subjects: Sequence[Subject], seconds: float, clock: Clock, advance: Advance = lambda _: None
) -> list[Speed]:
    """Whole games until the time is up, and clones, lap after lap; then the states' size."""
    speeds = [Speed(subject.game, subject.seats) for subject in subjects]
    for _ in range(LAPS):
        for subject, speed in zip(subjects, speeds, strict=True):
            _play(subject, speed, seconds / LAPS, clock)
            _clone(subject, speed, clock)
        advance(1)
    for subject, speed in zip(subjects, speeds, strict=True):
        if subject.weighable:
            speed.state_bytes = weigh(subject.clone)
    return speeds


def _play(subject: Subject, speed: Speed, seconds: float, clock: Clock) -> None:
    decisions = games = 0
    start = now = clock()
    while now - start < seconds or now == start:
        decisions += subject.play()
        games += 1
        now = clock()
    took = now - start
    if decisions / took > speed.decisions_per_second:
        speed.decisions_per_second = decisions / took
        speed.games_per_second = games / took


def _clone(subject: Subject, speed: Speed, clock: Clock) -> None:
    clone = subject.clone
    for _ in range(BATCHES):
        start = clock()
        for _ in range(CLONES):
            clone()
        took = clock() - start
        speed.clone_microseconds = min(speed.clone_microseconds, took / CLONES * 1e6)


def weigh(make: Callable[[], object]) -> int:
    """The bytes that each of the things made takes, without what they share."""
    tracemalloc.start()
    try:
        make()
        before, _ = tracemalloc.get_traced_memory()
        copies = [make() for _ in range(COPIES)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // len(copies)
