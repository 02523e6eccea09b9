"""Many games of bots, on one core or on several, with the same results.

Each game has generators of its own, seeded by the simulation's seed and the game's number, so it
does not matter which process plays it, or when. With a file an interrupted run goes on: each part
of the games, a range of numbers, is a line there.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from comptoir.bots import Failures
from comptoir.core import CorruptLog, CorruptState, Game, Json, Result
from comptoir.core.codec import expect
from comptoir.core.luck import derived, stream
from comptoir.core.play import playout
from comptoir.lab.journal import Journal
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.lab.setting import Setting, about, check
from comptoir.lab.summary import Summary

CHUNK = 100
"""How many games a process plays at most before it reports; fewer where a game takes long and is
to be kept."""

TASKS = 10_000
"""How many parts a very long simulation is cut into, so that its plan stays small."""

PARTS: Mapping[str, Json] = {"parts": True}
"""What a journal of a simulation has, and no other one."""

Outcome: TypeAlias = tuple[Result, int, int, Sequence[Failures]]
"""The result, the number of choices and of rounds, and what programs did wrong."""


def simulate(
    setting: Setting,
    jobs: int = 1,
    advance: Callable[[int], None] | None = None,
    ray: str | None = None,
    file: Path | None = None,
) -> Summary:
    """Play all games that are not in the file yet; `advance` hears how many more there are.

    `ray` is the address of a cluster that plays instead of that many jobs here.
    Raises InvalidSetup, BadEdition, CorruptLog.
    """
    check(setting)
    start = perf_counter()
    tell = advance or (lambda _: None)
    total = Summary(setting.bots)
    with nullcontext() if file is None else Journal(file, {**about(setting), **PARTS}) as journal:
        done = [] if journal is None else _take_in(total, journal, setting.games)
        total.earlier = total.decisions
        tell(total.games)
        left = setting.games - total.games
        most = max(CHUNK, left // TASKS) if journal is None or _is_fast(setting) else 1
        size = max(1, min(most, left // (4 * jobs)))
        tasks = runs(gaps(done, setting.games), size)
        for first, part in spread(partial(_part, setting), tasks, jobs, ray):
            if journal is not None:
                journal.append({"first": first, "part": part.dump()})
            total.add(part)
            tell(part.games)
    total.seconds = perf_counter() - start
    return total


def _take_in(total: Summary, journal: Journal, games: int) -> list[range]:
    """Add the parts of a journal that are wanted, each game once; the numbers of their games."""
    done: list[range] = []
    seen = bytearray(games)
    for line, data in enumerate(journal.games, 2):
        try:
            expect(data, {"first": int, "part": dict}, "games")
            first, part = data["first"], Summary.load(data["part"])
        except CorruptState as error:
            raise CorruptLog(f"Line {line} of '{journal.path}': {error}") from None
        assert isinstance(first, int)
        numbers = range(first, first + part.games)
        if numbers.stop <= games and not any(seen[numbers.start : numbers.stop]):
            total.add(part)
            seen[numbers.start : numbers.stop] = b"\1" * len(numbers)
            done.append(numbers)
    return done


def _is_fast(setting: Setting) -> bool:
    return set(setting.bots) == {"random"}


def gaps(done: Sequence[range], games: int) -> list[range]:
    """The numbers of games that are in none of these ranges."""
    found, start = [], 0
    for numbers in sorted([*done, range(games, games)], key=lambda one: one.start):
        if start < numbers.start:
            found.append(range(start, numbers.start))
        start = numbers.stop
    return found


def runs(numbers: Sequence[range], size: int) -> list[range]:
    """The same numbers in ranges of that many at most."""
    return [one[i : i + size] for one in numbers for i in range(0, len(one), size)]


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
    decisions = playout(game, state, stream(setting.seed, number))
    result = game.result(state)
    assert result is not None
    return result, decisions, game.round(state), [Failures() for _ in setting.bots]


def play_bots(game: Game[Any], setting: Setting, number: int) -> Outcome:
    """Any bots, each with its own view of the table."""
    seed = derived(setting.seed, number)
    played = play(game, Seating(setting.bots, seed, seed, setting.options))
    return played.result, played.decisions, played.rounds, played.failures
