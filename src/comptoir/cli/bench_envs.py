"""`comptoir bench envs` and `comptoir bench sizes`: for those who study the games."""

import json
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.cli.errors import UsageError
from comptoir.cli.progress import progress
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES, load
from comptoir.lab.bench_envs import SLICES, EnvSpeed, bench_envs
from comptoir.lab.provenance import program
from comptoir.lab.sizes import Size, measure
from comptoir.lang import Speaker

if TYPE_CHECKING:
    from comptoir.lab.bench_batch import BatchSpeed


def envs(terminal: Terminal, arguments: Namespace) -> int:
    """Measure the environments beside those of PettingZoo."""
    if arguments.seconds <= 0:
        raise UsageError("--seconds needs a time above 0.")
    wait, total = terminal.speaker.text("cli-bench-wait"), 2 * SLICES
    with progress(terminal, wait, total) as advance:
        found, missing = bench_envs(arguments.seconds, advance=advance)
        batches = _bench_batches(arguments.seconds, advance)
    if arguments.json:
        speeds = {"envs": [one.as_json() for one in found]}
        speeds |= {"batches": [one.as_json() for one in batches]}
        terminal.out.print_json(json.dumps({"provenance": program(), **speeds, "missing": missing}))
        return 0
    terminal.show(_speeds(found, terminal.speaker))
    terminal.show(_batches(batches, terminal.speaker))
    if missing:
        terminal.note("cli-bench-missing", packages=terminal.speaker.join(missing))
    terminal.note("cli-bench-envs-note")
    return 0


def _bench_batches(seconds: float, advance: Callable[[int], None]) -> "list[BatchSpeed]":
    from comptoir.lab.bench_batch import bench_batches  # noqa: PLC0415  # it needs Gymnasium

    return bench_batches(seconds, advance=advance)


def _batches(found: "list[BatchSpeed]", speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-bench-env"), overflow="fold")
    times = speaker.text("cli-bench-batch-times")
    for heading in (
        speaker.text("cli-bench-raw"),
        *(speaker.text("cli-bench-batch"), times),
        *(speaker.text("cli-bench-spread"), times),
    ):
        table.add_column(heading, justify="right")
    for one in found:
        table.add_row(
            one.name,
            speaker.number(one.single),
            *(speaker.number(one.batch), speaker.number(one.batch_times, 2)),
            *(speaker.number(one.spread), speaker.number(one.spread_times, 2)),
        )
    return table


def _speeds(found: list[EnvSpeed], speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-bench-env"), overflow="fold")
    table.add_column(speaker.text("cli-bench-raw"), justify="right")
    table.add_column(speaker.text("cli-bench-wrapped"), justify="right")
    for speed in found:
        table.add_row(speed.name, speaker.number(speed.raw), speaker.number(speed.wrapped))
    return table


def sizes(terminal: Terminal, arguments: Namespace) -> int:
    """Measure how large the games are."""
    if arguments.games < 1:
        raise UsageError("--games needs a whole number, 1 or more.")
    wanted = [(key, players) for key in GAMES for players in load(key).seats]
    found = []
    with progress(terminal, terminal.speaker.text("cli-bench-wait"), len(wanted)) as advance:
        for key, players in wanted:
            found.append(measure(key, players, arguments.games))
            advance(1)
    if arguments.json:
        terminal.out.print_json(
            json.dumps({"provenance": program(), "sizes": [size.as_json() for size in found]})
        )
    else:
        terminal.show(_sizes(found, terminal.speaker))
    return 0


def _sizes(found: list[Size], speaker: Speaker) -> Table:
    """A column a game, a row a measure."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-game"))
    for size in found:
        table.add_column(f"{size.game[:3]} {size.players}", justify="right")
    for heading, values in (
        (speaker.text("cli-size-choices"), [speaker.number(one.choices, 1) for one in found]),
        (speaker.text("cli-size-draws"), [speaker.number(one.draws, 1) for one in found]),
        (speaker.text("cli-size-options"), [speaker.number(one.options, 2) for one in found]),
        (speaker.text("cli-size-most"), [speaker.number(one.most_options) for one in found]),
        (speaker.text("cli-size-outcomes"), [speaker.number(one.outcomes, 1) for one in found]),
        (speaker.text("cli-size-magnitude"), [speaker.number(one.magnitude, 1) for one in found]),
        (speaker.text("cli-size-sets"), [speaker.number(one.information_sets) for one in found]),
    ):
        table.add_row(heading, *values)
    return table
