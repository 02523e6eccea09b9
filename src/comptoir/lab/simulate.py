"""Many games of bots, on one core or on several, with the same results.

Each game has generators of its own, seeded by the simulation's seed and the game's number, so it
does not matter which process plays it, or when.
"""

import signal
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from comptoir.bots import make_bot
from comptoir.core import CHANCE, Game, Result, Value
from comptoir.core.play import playout
from comptoir.games import load
from comptoir.lab.summary import Summary
from comptoir.table import Sight, Table

CHUNK = 100
"""How many games a process plays at most before it reports."""


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
    setting: Setting, jobs: int = 1, advance: Callable[[int], None] | None = None
) -> Summary:
    """Play all games; `advance` hears how many more are done. Raises InvalidSetup, BadEdition."""
    check(setting)
    start = perf_counter()
    total = Summary(setting.bots)
    for part in _parts(setting, jobs):
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


def _parts(setting: Setting, jobs: int) -> Iterator[Summary]:
    size = max(1, min(CHUNK, setting.games // (4 * jobs)))
    chunks = [range(i, min(i + size, setting.games)) for i in range(0, setting.games, size)]
    play = partial(play_games, setting)
    if jobs == 1 or len(chunks) < 2:
        yield from map(play, chunks)
    else:
        with Pool(min(jobs, len(chunks)), _leave_interrupts_to_the_parent) as pool:
            yield from pool.imap_unordered(play, chunks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(setting: Setting, numbers: range) -> Summary:
    """Some of the games of a simulation."""
    game = load(setting.game, setting.edition)
    one = play_uniform if set(setting.bots) == {"random"} else play_bots
    part = Summary(setting.bots)
    for number in numbers:
        try:
            part.count(*one(game, setting, number))
        except Exception as error:
            error.add_note(f"in game {number} of the simulation with seed {setting.seed}")
            raise
    return part


def play_uniform(game: Game[Any], setting: Setting, number: int) -> tuple[Result, int, int]:
    """The fast path: the random player needs no projection, for it looks at nothing."""
    state = game.start(len(setting.bots), setting.options)
    decisions = playout(game, state, Random(f"{setting.seed}/{number}"))
    return _outcome(game, state, decisions)


def play_bots(game: Game[Any], setting: Setting, number: int) -> tuple[Result, int, int]:
    """Any bots, each with its own sight."""
    seed = f"{setting.seed}/{number}"
    chance = Random(seed)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(setting.bots)]
    table = Table(game, len(bots), setting.options)
    while table.decisions:
        table.play_chance(chance)
        for decision in table.decisions[:1]:
            assert decision.seat != CHANCE
            table.choose(decision.seat, bots[decision.seat].choose(Sight(table, decision)))
    return _outcome(game, table.state, len(table.log))


def _outcome(game: Game[Any], state: Any, decisions: int) -> tuple[Result, int, int]:
    """The result, the number of choices and of rounds."""
    result, rounds = game.result(state), game.view(state, None)["round"]
    assert result is not None
    assert isinstance(rounds, int)
    return result, decisions, rounds
