"""`comptoir bench soak`: nothing that was acknowledged is lost, whatever happens to the servers."""

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from comptoir.cli.errors import FAILED, UsageError
from comptoir.cli.progress import progress
from comptoir.cli.serve import demand_server
from comptoir.cli.terminal import Terminal

if TYPE_CHECKING:
    from comptoir.server.bench.soak import Outcome


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Play through the trouble, and say what came of it."""
    demand_server()
    from comptoir.server.bench.soak import Plan, soak  # noqa: PLC0415  # needs the extra 'server'

    _check(arguments)
    plan = Plan(
        seconds=arguments.minutes * 60,
        tables=arguments.playing,
        kills=arguments.kills,
        restarts=arguments.restarts,
        jumps=arguments.jumps,
        servers=arguments.servers,
    )
    words = terminal.speaker.text("server-soak-wait")
    with TemporaryDirectory() as folder, progress(terminal, words, int(plan.seconds)) as advance:
        database = arguments.database or f"sqlite:///{folder}/soak.db"
        try:
            found = soak(plan, database, Path(folder), advance)
        except RuntimeError as error:
            raise UsageError(f"The server did not start: {error}") from None
    if arguments.json:
        terminal.out.print_json(json.dumps(asdict(found)))
    else:
        _tell(terminal, found)
    return FAILED if found.broken or found.failed else 0


def _tell(terminal: Terminal, found: "Outcome") -> None:
    number = terminal.speaker.number
    terminal.say(
        "server-soak-trouble",
        servers=found.servers,
        database=found.database,
        seconds=number(found.seconds),
        kills=found.kills,
        restarts=found.restarts,
        jumps=found.jumps,
    )
    terminal.say(
        "server-soak-turns",
        tables=number(found.tables),
        acknowledged=number(found.acknowledged),
        resent=number(found.resent),
        stale=number(found.stale),
        failed=number(found.failed),
        longest=number(found.longest, 1),
    )
    for what in found.broken:
        terminal.say("server-soak-broken", what=what)
    if not found.broken:
        terminal.say("server-soak-kept")


def _check(arguments: Namespace) -> None:
    if arguments.minutes <= 0 or arguments.playing <= 0:
        raise UsageError("--minutes and --playing need a number above 0.")
    if arguments.servers < 0:
        raise UsageError("--servers needs a number, 0 or more.")
    if arguments.servers > 1 and not arguments.database:
        raise UsageError("Several processes need PostgreSQL: add --database postgresql://…")
    if min(arguments.kills, arguments.restarts, arguments.jumps) < 0:
        raise UsageError("--kills, --restarts and --jumps need a number, 0 or more.")
