"""`comptoir backup` and `comptoir restore`: all that a server keeps, in one file."""

import asyncio
import os
from argparse import Namespace
from collections.abc import Callable, Coroutine
from typing import Any

from comptoir.cli.errors import UsageError
from comptoir.cli.progress import progress
from comptoir.cli.serve import demand_server
from comptoir.cli.terminal import Terminal
from comptoir.server.settings import read


def save(terminal: Terminal, arguments: Namespace) -> int:
    """Write a backup."""
    demand_server()
    from comptoir.server import backup  # noqa: PLC0415  # only with the extra 'server'

    async def work() -> int:
        async with backup.reading(database_of(arguments)) as source:
            rows, words = source.head.rows, terminal.speaker.text("server-backing-up")
            with progress(terminal, words, rows) as advance:
                await backup.save(source, arguments.file, arguments.force, advance)
        return rows

    rows = run(work)
    terminal.say("server-backed-up", file=str(arguments.file), rows=rows)
    return 0


def restore(terminal: Terminal, arguments: Namespace) -> int:
    """Put a backup back."""
    demand_server()
    from comptoir.server import backup  # noqa: PLC0415  # only with the extra 'server'

    url, words = database_of(arguments), terminal.speaker.text("server-restoring")
    rows = backup.look(arguments.file).rows

    async def work() -> int:
        with progress(terminal, words, rows) as advance:
            await backup.restore(url, arguments.file, arguments.force, advance)
        return rows

    terminal.say("server-restored", rows=run(work))
    return 0


def database_of(arguments: Namespace) -> str:
    """The address of the database that is meant."""
    environment = {name: os.environ[name] for name in ("COMPTOIR_DATABASE",) if name in os.environ}
    return read(environment, Namespace(database=arguments.database)).database_url


def run(work: Callable[[], Coroutine[Any, Any, int]]) -> int:
    """Do it. Raises UsageError when the database can't be used."""
    from comptoir.server.store import Unavailable  # noqa: PLC0415  # only with the extra 'server'

    try:
        return asyncio.run(work())
    except Unavailable as error:
        raise UsageError(str(error)) from None
