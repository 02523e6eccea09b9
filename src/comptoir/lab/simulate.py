"""Many games of bots, on one core or on several, with the same results.

Each game has generators of its own, seeded by the simulation's seed and the game's number, so it
does not matter which process plays it, or when. With a file an interrupted run goes on: each part
of the games, a range of numbers, is a line there.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from comptoir.bots import Failures, make_bot
from comptoir.core import CorruptLog, CorruptState, Game, Json, Result, Value
from comptoir.core.codec import expect
from comptoir.core.play import playout
from comptoir.games import load
from comptoir.lab.journal import Journal
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.lab.summary import Summary

CHUNK = 100
"""How many games a process plays at most before it reports; fewer where a game takes long and is
to be kept."""

PARTS: Mapping[str, Json] = {"parts": True}
"""What a journal of a simulation has, and no other one."""

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
    file: Path | None = None,
) -> Summary:
    """Play all games that are not in the file yet; `advance` hears how many more there are.

    `ray` is the address of a cluster that plays instead of so many jobs here.
    Raises InvalidSetup, BadEdition, CorruptLog.
    """
    check(setting)
    start = perf_counter()
    tell = advance or (lambda _: None)
    total = Summary(setting.bots)
    with nullcontext() if file is None else Journal(file, {**about(setting), **PARTS}) as journal:
        done = set() if journal is None else _take_in(total, journal, setting.games)
        total.earlier = total.decisions
        tell(total.games)
        missing = [number for number in range(setting.games) if number not in done]
        most = CHUNK if journal is None or _is_fast(setting) else 1
        size = max(1, min(most, len(missing) // (4 * jobs)))
        for first, part in spread(partial(_part, setting), runs(missing, size), jobs, ray):
            if journal is not None:
                journal.append({"first": first, "part": part.dump()})
            total.add(part)
            tell(part.games)
    total.seconds = perf_counter() - start
    return total


def about(setting: Setting) -> dict[str, Json]:
    """What a journal must agree on to be gone on with; the number of games may change."""
    game = cached_game(setting.game, setting.edition)
    options = {name: values[0] for name, values in game.variants.items()} | dict(setting.options)
    return {
        "game": setting.game,
        "version": game.version,
        "edition": game.edition.digest,
        "options": {name: str(value) for name, value in options.items()},
        "bots": [*setting.bots],
        "seed": setting.seed,
    }


def _take_in(total: Summary, journal: Journal, games: int) -> set[int]:
    """Add the parts of a journal that are wanted, each game once; the numbers of their games."""
    done: set[int] = set()
    for line, data in enumerate(journal.games, 2):
        try:
            expect(data, {"first": int, "part": dict}, "games")
            first, part = data["first"], Summary.load(data["part"])
        except CorruptState as error:
            raise CorruptLog(f"Line {line} of '{journal.path}': {error}") from None
        assert isinstance(first, int)
        numbers = range(first, first + part.games)
        if numbers.stop <= games and done.isdisjoint(numbers):
            total.add(part)
            done.update(numbers)
    return done


def check(setting: Setting) -> None:
    """Whether this can be played at all. Raises InvalidSetup or BadEdition."""
    load(setting.game, setting.edition).start(len(setting.bots), setting.options)
    for bot in setting.bots:
        make_bot(bot, setting.seed)


def _is_fast(setting: Setting) -> bool:
    return set(setting.bots) == {"random"}


def runs(numbers: Sequence[int], size: int) -> list[range]:
    """Numbers in a row, so many at most."""
    found: list[range] = []
    for number in numbers:
        if found and found[-1].stop == number and len(found[-1]) < size:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found


def _part(setting: Setting, numbers: range) -> tuple[int, Summary]:
    return numbers.start, play_games(setting, numbers)


def play_games(setting: Setting, numbers: range) -> Summary:
    """Some of the games of a simulation."""
    game = cached_game(setting.game, setting.edition)
    one = play_uniform if _is_fast(setting) else play_bots
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
