"""`comptoir admin …`: what a host does to the database of a server."""

from argparse import Namespace

from comptoir.cli.backup import database_of, run
from comptoir.cli.errors import UsageError
from comptoir.cli.serve import demand_server
from comptoir.cli.terminal import Terminal


def ratings(terminal: Terminal, arguments: Namespace) -> int:
    """Count all rated games again, from their stored results."""
    demand_server()
    from comptoir.server.store import connect  # noqa: PLC0415  # only with the extra 'server'
    from comptoir.server.tables.ratings import Ratings  # noqa: PLC0415  # only with 'server'

    if not arguments.recompute:
        raise UsageError("Add --recompute: all ratings are computed again from stored results.")

    async def work() -> int:
        database = connect(database_of(arguments))
        await database.open()
        try:
            return await Ratings(database).recompute()
        finally:
            await database.close()

    terminal.say("server-ratings-recomputed", games=run(work))
    return 0
