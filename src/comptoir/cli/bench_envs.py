"""`comptoir bench envs` and `comptoir bench sizes`: for those who study the games."""

import json
from argparse import Namespace

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.cli.errors import UsageError
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES, load
from comptoir.lab.bench_envs import EnvSpeed, bench_envs
from comptoir.lab.sizes import Size, measure
from comptoir.lang import Speaker


def envs(terminal: Terminal, arguments: Namespace) -> int:
    """Measure the environments beside those of PettingZoo."""
    if arguments.seconds <= 0:
        raise UsageError("--seconds wants a time above 0.")
    with terminal.err.status(terminal.speaker.text("cli-bench-wait")):
        found, missing = bench_envs(arguments.seconds)
    if arguments.json:
        speeds = [speed.as_json() for speed in found]
        terminal.out.print_json(json.dumps({"envs": speeds, "missing": missing}))
        return 0
    terminal.show(_speeds(found, terminal.speaker))
    if missing:
        terminal.note("cli-bench-missing", packages=terminal.speaker.join(missing))
    terminal.note("cli-bench-envs-note")
    return 0


def _speeds(found: list[EnvSpeed], speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-bench-env"))
    table.add_column(speaker.text("cli-bench-raw"), justify="right")
    table.add_column(speaker.text("cli-bench-wrapped"), justify="right")
    for speed in found:
        table.add_row(speed.name, speaker.number(speed.raw), speaker.number(speed.wrapped))
    return table


def sizes(terminal: Terminal, arguments: Namespace) -> int:
    """Measure how large the games are."""
    if arguments.games < 1:
        raise UsageError("--games wants a whole number from 1 up.")
    with terminal.err.status(terminal.speaker.text("cli-bench-wait")):
        found = [
            measure(key, players, arguments.games) for key in GAMES for players in load(key).seats
        ]
    if arguments.json:
        terminal.out.print_json(json.dumps([size.as_json() for size in found]))
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
