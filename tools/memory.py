"""What tables take: memory of those at rest and of those in play, and the work of opening one.

`python -m tools.memory` opens 10,000 tables in the middle of their games, each replayed from its
journal as a server does, and has people look at 200 of them from both seats; `python -m
tools.memory 1000 50` does it with fewer.
"""

import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from comptoir import games
from comptoir.core import CHANCE, Seat
from comptoir.server.any_game import AnyGame
from comptoir.server.tables import journal
from comptoir.server.tables.digest import digest
from comptoir.server.tables.journal import Draft, JournalLine
from comptoir.server.tables.shots import Shots
from comptoir.table import Table

SEATS = 2
GAMES = 20
"""Different games that the tables play."""
MOST = 10_000
"""Choices, more than any game has."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was measured."""

    game: str
    tables: int
    lines: float
    """Of a journal, on average."""
    rest: float
    """Bytes of a table at rest."""
    play: float
    """Bytes of one that people look at from each seat."""
    load: float
    """Seconds of work until a table is in memory."""


def play(game: AnyGame, seed: int, share: float = 0.5) -> list[JournalLine]:
    """The first part of a random game, as its journal has it."""
    rng = Random(seed)
    draft = Draft(Table(game, SEATS), 0, 0)
    draft.table.digest_by(digest)
    while draft.table.decisions and len(draft.lines) < MOST:
        decision = rng.choice(draft.table.decisions)
        weights = decision.weights if decision.seat == CHANCE else None
        action = rng.choices(decision.options, weights)[0]
        draft.do("choice", decision.seat, action.text)
    return draft.lines[: int(len(draft.lines) * share)]


def measure(key: str, tables: int, playing: int) -> Found:
    """Open that many tables, and look at some of them."""
    game = games.load(key)
    journals = [play(game, seed) for seed in range(min(GAMES, tables))]
    before, began = resident(), time.process_time()
    held = [_opened(game, journals[number % len(journals)]) for number in range(tables)]
    worked, rest = time.process_time() - began, (resident() - before) / tables
    looking = resident()
    shots = [Shots() for _ in range(playing)]
    for shot, table in zip(shots, held, strict=False):
        for seat in range(SEATS):
            shot.of(table, Seat(seat))
    more = (resident() - looking) / max(1, playing)
    lines = sum(map(len, journals)) / len(journals)
    return Found(key, tables, lines, rest, rest + more, worked / tables)


def _opened(game: AnyGame, lines: Sequence[JournalLine]) -> "Table[object]":
    table: Table[object] = Table(game, SEATS)
    table.digest_by(digest)
    for line in lines:
        journal.replay(table, line, "")
    return table


def resident() -> int:
    """Bytes of memory that this process has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def told(found: Found) -> str:
    """A row of a table in Markdown."""
    return (
        f"| {found.game} | {found.tables:,} | {found.lines:.0f} | {found.rest / 1000:.0f} kB "
        f"| {found.play / 1000:.0f} kB | {found.load * 1000:.1f} ms |"
    )


def main(sizes: Sequence[int]) -> None:
    """Measure each game in a process of its own, so that none finds memory that another left."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn, max_tasks_per_child=1) as processes:
        for key in games.GAMES:
            found = processes.submit(measure, key, *sizes).result()
            sys.stdout.write(f"{told(found)}\n")


if __name__ == "__main__":
    main([*map(int, sys.argv[1:3])] or (10_000, 200))
