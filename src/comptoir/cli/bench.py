"""`comptoir bench`: how fast the games are played."""

import json
from argparse import Namespace

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.cli.errors import UsageError
from comptoir.cli.progress import progress
from comptoir.cli.terminal import Terminal
from comptoir.lab.bench import LAPS, Bench, bench
from comptoir.lab.peers import peers
from comptoir.lab.provenance import program
from comptoir.lang import Speaker


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Measure each game with each number of players, and what else is installed."""
    if arguments.seconds <= 0:
        raise UsageError("--seconds needs a time above 0.")
    with progress(terminal, terminal.speaker.text("cli-bench-wait"), LAPS) as advance:
        found = bench(arguments.seconds, *peers(), advance=advance)
    if arguments.json:
        terminal.out.print_json(json.dumps({"provenance": program()} | found.as_json()))
    else:
        _show(terminal, found)
    return 0


def _show(terminal: Terminal, found: Bench) -> None:
    terminal.show(_speeds(found, terminal.speaker))
    if found.peers:
        terminal.show(terminal.speaker.text("cli-bench-times"))
        terminal.show(_times(found, terminal.speaker))
    if found.missing:
        packages = terminal.speaker.join(found.missing)
        terminal.note("cli-bench-missing", packages=packages)
    if found.compiled:
        terminal.note("cli-bench-compiled")
    else:
        terminal.note("cli-bench-plain")
    terminal.note("cli-bench-note")


def _speeds(found: Bench, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-game"))
    for heading in (
        speaker.text("cli-players"),
        speaker.text("cli-decisions-per-second"),
        speaker.text("cli-games-per-second"),
        speaker.text("cli-clone-microseconds"),
        speaker.text("cli-state-bytes"),
    ):
        table.add_column(heading, justify="right")
    for speed in (*found.games, *found.peers):
        table.add_row(
            speed.game,
            str(speed.seats),
            speaker.number(speed.decisions_per_second),
            speaker.number(speed.games_per_second, 1),
            speaker.number(speed.clone_microseconds, 1),
            speaker.number(speed.state_bytes) if speed.state_bytes is not None else "",
            end_section=speed is found.games[-1],
        )
    return table


def _times(found: Bench, speaker: Speaker) -> Table:
    """How many times as many choices per second as each of the peers."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-game"))
    table.add_column(speaker.text("cli-players"), justify="right")
    for peer in found.peers:
        table.add_column(peer.game, justify="right")
    for speed in found.games:
        ratios = [speaker.number(speed.times(peer), 1) for peer in found.peers]
        table.add_row(speed.game, str(speed.seats), *ratios)
    return table
