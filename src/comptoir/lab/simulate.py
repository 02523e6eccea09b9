"""Many games of bots, on one core or on several, with the same results.

Each game has generators of its own, seeded by the simulation's seed and the game's number, so it
does not matter which process plays it, or when.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from comptoir.bots import Failures, make_bot
from comptoir.core import Game, Result, Value
from comptoir.core.play import playout
from comptoir.games import load
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.lab.summary import Summary

CHUNK = 100
"""How many games a process plays at most before it reports."""

Outcome: TypeAlias = tuple[Result, int, int, Sequence[Failures]]
"""The result, the number of choices and of rounds, and what programs did wrong."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is simulated: a game, who sits where, and how often."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    options: Mapping[str, Value] = field(default_factory=dict)
    edition: Path | None = None


def simulate(
    setting: Setting,
    jobs: int = 1,
    advance: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Summary:
    """Play all games; `advance` hears how many more are done. Raises InvalidSetup, BadEdition.

    `ray` is the address of a cluster that plays instead of so many jobs here.
    """
    check(setting)
    start = perf_counter()
    total = Summary(setting.bots)
    for part in _parts(setting, jobs, ray):
        total.add(part)
        if advance is not None:
            advance(part.games)
    total.seconds = perf_counter() - start
    return total


def check(setting: Setting) -> None:
    """Whether this can be played at all. Raises InvalidSetup or BadEdition."""
    load(setting.game, setting.edition).start(len(setting.bots), setting.options)
    for bot in setting.bots:
        make_bot(bot, setting.seed)


def _parts(setting: Setting, jobs: int, ray: str | None) -> Iterator[Summary]:
    size = max(1, min(CHUNK, setting.games // (4 * jobs)))
    chunks = [range(i, min(i + size, setting.games)) for i in range(0, setting.games, size)]
    return spread(partial(play_games, setting), chunks, jobs, ray)


def play_games(setting: Setting, numbers: range) -> Summary:
    """Some of the games of a simulation."""
    game = cached_game(setting.game, setting.edition)
    one = play_uniform if set(setting.bots) == {"random"} else play_bots
    part = Summary(setting.bots)
    for number in numbers:
        try:
            part.count(*one(game, setting, number))
        except Exception as error:
            error.add_note(f"in game {number} of the simulation with seed {setting.seed}")
            raise
    return part


def play_uniform(game: Game[Any], setting: Setting, number: int) -> Outcome:
    """The fast path: the random player needs no projection, for it looks at nothing."""
    state = game.start(len(setting.bots), setting.options)
    decisions = playout(game, state, Random(f"{setting.seed}/{number}"))
    result, rounds = game.result(state), game.view(state, None)["round"]
    assert result is not None
    assert isinstance(rounds, int)
    return result, decisions, rounds, [Failures() for _ in setting.bots]


def play_bots(game: Game[Any], setting: Setting, number: int) -> Outcome:
    """Any bots, each with its own sight."""
    seed = f"{setting.seed}/{number}"
    played = play(game, Seating(setting.bots, seed, seed, setting.options))
    return played.result, played.decisions, played.rounds, played.failures
