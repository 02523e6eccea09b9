"""`comptoir bench server`: how many choices per second a server stores, with people at tables."""

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.cli.errors import UsageError
from comptoir.cli.progress import progress
from comptoir.cli.serve import demand_server
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES
from comptoir.lab.provenance import program
from comptoir.lang import Speaker

if TYPE_CHECKING:
    from comptoir.server.bench import Outcome


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Start a server for each game, have people play, and say what came of it."""
    demand_server()
    _check(arguments)
    wanted = [arguments.game] if arguments.game else [*GAMES]
    found = _measure(terminal, arguments, wanted)
    if arguments.json:
        told = [{"provenance": program()} | asdict(outcome) for outcome in found]
        terminal.out.print_json(json.dumps(told))
        return 0
    for outcome in found:
        _tell(terminal, outcome)
        if outcome.parts:
            terminal.show(_parts(outcome, terminal.speaker))
    return 0


def _measure(terminal: Terminal, arguments: Namespace, wanted: Sequence[str]) -> "list[Outcome]":
    from comptoir.server.bench import STEPS, Load, bench  # noqa: PLC0415  # needs the extra 'server'

    words, found = terminal.speaker.text("server-bench-wait"), []
    with progress(terminal, words, STEPS * len(wanted)) as advance:
        for game in wanted:
            load = Load(
                game=game,
                tables=arguments.tables,
                idle=arguments.idle,
                rate=arguments.rate,
                seconds=arguments.duration,
                processes=arguments.processes,
                clients=arguments.clients,
                bots=arguments.bots,
                watchers=arguments.watchers,
                daily=arguments.daily,
                profile=arguments.profile,
            )
            with TemporaryDirectory() as folder:
                database = arguments.database or f"sqlite:///{folder}/b.db"
                try:
                    found.append(bench(load, database, Path(folder), advance))
                except RuntimeError as error:
                    raise UsageError(f"The server did not start: {error}") from None
    return found


def _parts(found: "Outcome", speaker: Speaker) -> Table:
    """The work of a choice, the largest part first."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("server-bench-part"))
    table.add_column(speaker.text("server-bench-microseconds"), justify="right")
    words = _words(speaker)
    for part, spent in sorted(found.parts.items(), key=lambda item: -item[1]):
        table.add_row(words[part], speaker.number(spent, 1))
    total = speaker.number(sum(found.parts.values()), 1)
    table.add_section()
    table.add_row(speaker.text("server-bench-sum"), total)
    return table


def _words(speaker: Speaker) -> dict[str, str]:
    return {
        "receive": speaker.text("server-part-receive"),
        "check": speaker.text("server-part-check"),
        "copy": speaker.text("server-part-copy"),
        "apply": speaker.text("server-part-apply"),
        "deal": speaker.text("server-part-deal"),
        "digest": speaker.text("server-part-digest"),
        "journal": speaker.text("server-part-journal"),
        "commit": speaker.text("server-part-commit"),
        "publish": speaker.text("server-part-publish"),
        "view": speaker.text("server-part-view"),
        "project": speaker.text("server-part-project"),
        "stamp": speaker.text("server-part-stamp"),
        "compare": speaker.text("server-part-compare"),
        "encode": speaker.text("server-part-encode"),
        "send": speaker.text("server-part-send"),
        "loop": speaker.text("server-part-loop"),
        "threads": speaker.text("server-part-threads"),
    }


def _tell(terminal: Terminal, found: "Outcome") -> None:
    number = terminal.speaker.number
    terminal.say(
        "server-bench-choices",
        game=GAMES[found.game].title,
        choices=number(found.choices_a_second),
        wanted=number(found.wanted_a_second),
        stale=number(found.stale),
        failed=number(found.failed),
    )
    terminal.say(
        "server-bench-delays",
        median=number(found.median, 1),
        most=number(found.percentile_99, 1),
        slowest=number(found.slowest, 1),
    )
    terminal.say(
        "server-bench-load",
        tables=number(found.tables),
        sockets=number(found.sockets),
        messages=number(found.messages_a_second),
        processes=number(found.processes),
        database=found.database,
        work=number(found.work_a_choice, 2),
    )
    if found.database_work_a_choice is not None:
        terminal.say("server-bench-database", work=number(found.database_work_a_choice, 2))


def _check(arguments: Namespace) -> None:
    if arguments.game is not None and arguments.game not in GAMES:
        raise UsageError(f"There is no game '{arguments.game}'. Choose one of: {', '.join(GAMES)}.")
    for name in ("tables", "rate", "duration", "processes", "clients"):
        if getattr(arguments, name) <= 0:
            raise UsageError(f"--{name} needs a number above 0.")
    for name in ("idle", "bots", "watchers", "daily"):
        if getattr(arguments, name) < 0:
            raise UsageError(f"--{name} needs a number, 0 or more.")
    if arguments.processes > 1 and not arguments.database:
        raise UsageError("Several processes need PostgreSQL: add --database postgresql://…")
    if arguments.processes > 1 and arguments.profile:
        raise UsageError("--profile looks at one process: leave out --processes.")
