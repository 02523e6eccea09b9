"""`comptoir admin tables …`: which tables are damaged, and what a host does about it."""

import asyncio
import json
import logging
import os
from argparse import Namespace
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, TypeVar

from comptoir.cli.backup import database_of
from comptoir.cli.errors import FAILED, UsageError
from comptoir.cli.progress import progress
from comptoir.cli.serve import demand_server
from comptoir.cli.terminal import Terminal
from comptoir.server.settings import read

if TYPE_CHECKING:
    from comptoir.server.checking import Checking, Finding

T = TypeVar("T")


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Check all tables, cut one back, or print its journal."""
    demand_server()
    logging.getLogger("comptoir").addHandler(logging.NullHandler())  # what is wrong is said below
    if arguments.cut:
        line = _do(arguments, lambda checking: checking.cut(arguments.cut))
        terminal.say("server-table-cut", table=arguments.cut, line=line)
        return 0
    if arguments.export:
        return _export(terminal, arguments)
    return _check(terminal, arguments)


def _export(terminal: Terminal, arguments: Namespace) -> int:
    import msgspec  # noqa: PLC0415  # only with the extra 'server'

    journal = _do(arguments, lambda checking: checking.export(arguments.export))
    terminal.out.print_json(msgspec.json.encode(journal).decode())
    return 0


def _check(terminal: Terminal, arguments: Namespace) -> int:
    async def work(checking: "Checking") -> tuple[int, list["Finding"]]:
        tables = await checking.tables()
        words = terminal.speaker.text("server-tables-checking")
        with progress(terminal, words, len(tables)) as advance:
            return len(tables), await checking.check(tables, advance)

    tables, found = _do(arguments, work)
    if arguments.json:
        closed = [asdict(finding) for finding in found]
        terminal.out.print_json(json.dumps({"tables": tables, "closed": closed}))
    else:
        _tell(terminal, tables, found)
    return FAILED if found else 0


def _tell(terminal: Terminal, tables: int, found: list["Finding"]) -> None:
    for one in found:
        if one.line is None:
            terminal.say("server-tables-closed", table=one.table, game=one.game, why=one.why)
        else:
            terminal.say(
                "server-tables-damaged",
                table=one.table,
                game=one.game,
                line=one.line,
                why=one.why,
            )
    if found:
        terminal.say("server-tables-found", tables=tables, closed=len(found))
    else:
        terminal.say("server-tables-sound", tables=tables)


def _do(arguments: Namespace, work: Callable[["Checking"], Awaitable[T]]) -> T:
    """Do it with the tables that are meant. Raises UsageError or a Problem."""
    from comptoir.server.checking import checking  # noqa: PLC0415  # the same
    from comptoir.server.store import Unavailable  # noqa: PLC0415  # only with the extra 'server'

    editions = {key: value for key, value in os.environ.items() if key == "COMPTOIR_EDITIONS"}

    async def do() -> T:
        async with checking(database_of(arguments), read(editions).editions) as found:
            return await work(found)

    try:
        return asyncio.run(do())
    except Unavailable as error:
        raise UsageError(str(error)) from None
