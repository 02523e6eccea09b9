"""`comptoir benchmark`: how a bot does by the fixed protocol, and whether an entry is true."""

import json
from argparse import Namespace
from pathlib import Path

from comptoir.cli import files
from comptoir.cli.errors import FAILED, UsageError
from comptoir.cli.progress import progress
from comptoir.cli.simulate import read_jobs
from comptoir.cli.terminal import Terminal
from comptoir.games import load
from comptoir.lab import benchmark, ratings
from comptoir.lab.benchmark import Entry


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Make an entry, check one, or print the table of those in a folder."""
    if arguments.table:
        entries = [benchmark.read(file) for file in sorted(arguments.table.glob("*.json"))]
        if not entries:
            raise UsageError(f"There are no entries in '{arguments.table}'.")
        terminal.out.print(benchmark.table(entries), soft_wrap=True, end="")
        return 0
    ratings.demand()
    if arguments.check:
        return _check(terminal, arguments)
    if not arguments.game or not arguments.bot:
        raise UsageError("Name a game and a bot: comptoir benchmark GAME --bot NAME.")
    if arguments.out:
        files.spare(arguments.out, arguments.force)
    name = arguments.name or arguments.bot
    entry = _enter(terminal, arguments, (arguments.game, arguments.bot, name), arguments.games)
    _keep(terminal, entry, arguments.out)
    return 0


def _enter(
    terminal: Terminal, arguments: Namespace, who: tuple[str, str, str], games: int
) -> Entry:
    if games < 1:
        raise UsageError("--games needs a whole number, 1 or more.")
    load(who[0])
    total = len(benchmark.OPPONENTS) * games
    with progress(terminal, terminal.speaker.text("lab-playing"), total) as advance:
        return benchmark.enter(*who, games, read_jobs(arguments), advance)


def _keep(terminal: Terminal, entry: Entry, file: Path | None) -> None:
    terminal.out.print(benchmark.table([entry]), soft_wrap=True, end="")
    if not entry.whole:
        terminal.note("lab-benchmark-short", games=entry.games, wanted=benchmark.GAMES)
    if file:
        text = json.dumps(entry.as_json(), indent=1, ensure_ascii=False) + "\n"
        try:
            files.write(file, text)
        except OSError as error:
            raise UsageError(f"Can't write '{file}': {error.strerror}.") from None


def _check(terminal: Terminal, arguments: Namespace) -> int:
    entry = benchmark.read(arguments.check)
    who = entry.game, arguments.bot or entry.bot, entry.name
    again = _enter(terminal, arguments, who, entry.games)
    found = benchmark.differences(entry, again)
    for line in found:
        terminal.complain(line)
    if found:
        return FAILED
    terminal.say("lab-benchmark-true", file=str(arguments.check), games=entry.games)
    return 0
