"""`comptoir serve`: tables for friends, in the browser."""

import os
import webbrowser
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from comptoir.cli.errors import UsageError
from comptoir.cli.terminal import Terminal
from comptoir.server.settings import Settings, read

NEEDED = ("argon2", "asyncpg", "itsdangerous", "litestar", "platformdirs", "uvicorn", "websockets")


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Serve until told to stop."""
    demand_server()
    from comptoir.server import logs, serving  # noqa: PLC0415  # only with the extra 'server'
    from comptoir.server.store import Unavailable  # noqa: PLC0415  # the same

    settings = read(os.environ, arguments)
    _make_folder(settings)
    logs.set_up(settings.log_level)
    with serving.listen(settings) as listening:
        address = serving.visit(settings, listening)
        try:
            serving.run(settings, listening, lambda: _invite(terminal, address, arguments.open))
        except Unavailable as error:
            raise UsageError(str(error)) from None
    terminal.say("cli-farewell")
    return 0


def _invite(terminal: Terminal, address: str, open_it: bool) -> None:
    """Say where the page is, and open it if that is wanted."""
    terminal.say("server-visit", address=address)
    if open_it:
        webbrowser.open(address)


def demand_server() -> None:
    """Raise UsageError unless all that the server needs is installed."""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise UsageError(f"The server needs {', '.join(missing)}: install 'comptoir[server]'.")


def _make_folder(settings: Settings) -> None:
    """Make the user's data folder, if the database is to be there."""
    if settings.database:
        return
    path = Path(settings.database_url.removeprefix("sqlite:///"))
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            f"{path.parent} can't be created: {error.strerror}. Use --database."
        ) from None
