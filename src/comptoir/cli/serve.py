"""`comptoir serve`: tables for friends, in the browser."""

import os
import shutil
import sys
import webbrowser
from argparse import Namespace
from dataclasses import replace
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

    settings = as_called(read(os.environ, arguments), sys.argv[0])
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


def as_called(settings: Settings, program: str) -> Settings:
    """With what to call for others in the network, unless that is set."""
    command = settings.network_command or f"{_name(Path(program))} serve --host 0.0.0.0"
    return replace(settings, network_command=command)


def _name(program: Path) -> str:
    """What to type to call the program again."""
    if program.suffix == ".pyz":
        return f"python3 {program.name}"
    if program.name == "__main__.py":
        return "python3 -m comptoir"
    found = shutil.which(program.stem)
    in_path = found is not None and Path(found).with_suffix("") == program.with_suffix("")
    return program.stem if in_path else str(program)


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
