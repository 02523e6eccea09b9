"""`comptoir bench server`: how many choices a second a server stores, with people at tables."""

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from comptoir.cli.errors import UsageError
from comptoir.cli.serve import demand_server
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES

if TYPE_CHECKING:
    from comptoir.server.bench import Outcome


def add_flags(parser: ArgumentParser) -> None:
    """What the server has to bear."""
    group = parser.add_argument_group("bench server")
    group.add_argument("--game", default="speicherstadt", help="what is played there")
    group.add_argument("--tables", type=int, default=200, metavar="N", help="default 200")
    group.add_argument(
        "--idle", type=int, default=1000, metavar="N", help="sockets that only watch; default 1000"
    )
    group.add_argument(
        "--rate", type=float, default=1000.0, metavar="N", help="choices a second; default 1000"
    )
    group.add_argument(
        "--duration", type=float, default=10.0, metavar="S", help="seconds of play; default 10"
    )
    group.add_argument(
        "--processes", type=int, default=1, metavar="N", help="that serve; more need PostgreSQL"
    )
    group.add_argument(
        "--database", metavar="URL", help="an empty one; else an SQLite file for the time being"
    )


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Start a server, have people play, and say what came of it."""
    demand_server()
    from comptoir.server.bench import Load, bench  # noqa: PLC0415  # needs the extra 'server'

    _check(arguments)
    load = Load(
        game=arguments.game,
        tables=arguments.tables,
        idle=arguments.idle,
        rate=arguments.rate,
        seconds=arguments.duration,
        processes=arguments.processes,
    )
    waiting = terminal.err.status(terminal.speaker.text("server-bench-wait"))
    with waiting, TemporaryDirectory() as folder:
        try:
            found = bench(load, arguments.database or f"sqlite:///{folder}/b.db", Path(folder))
        except RuntimeError as error:
            raise UsageError(f"The server did not start: {error}") from None
    if arguments.json:
        terminal.out.print_json(json.dumps(asdict(found)))
    else:
        _tell(terminal, found)
    return 0


def _tell(terminal: Terminal, found: "Outcome") -> None:
    number = terminal.speaker.number
    terminal.say(
        "server-bench-choices",
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


def _check(arguments: Namespace) -> None:
    if arguments.game not in GAMES:
        raise UsageError(f"There is no game '{arguments.game}'. Choose one of: {', '.join(GAMES)}.")
    for name in ("tables", "rate", "duration", "processes"):
        if getattr(arguments, name) <= 0:
            raise UsageError(f"--{name} wants a number above 0.")
    if arguments.idle < 0:
        raise UsageError("--idle wants a number from 0 up.")
    if arguments.processes > 1 and not arguments.database:
        raise UsageError("Several processes need PostgreSQL: add --database postgresql://…")
