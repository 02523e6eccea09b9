"""`comptoir dataset`: positions, choices and outcomes of games, as Parquet."""

from argparse import Namespace
from types import ModuleType

from comptoir.cli.errors import FAILED, UsageError
from comptoir.cli.progress import progress
from comptoir.cli.simulate import read_jobs, read_setting, show_failures
from comptoir.cli.terminal import Terminal
from comptoir.lab.dataset import Order, Unfit, write


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Play the games that are missing and write their files."""
    setting = read_setting(arguments)
    if arguments.values < 0:
        raise UsageError("--values needs a whole number, 0 or more.")
    if arguments.minari:
        _minari().check_name(arguments.minari)
    order = Order(setting, arguments.out, arguments.values, arguments.strict)
    jobs, words = read_jobs(arguments), terminal.speaker.text("cli-simulating")
    try:
        with progress(terminal, words, setting.games) as advance:
            found = write(order, jobs, advance, arguments.ray)
    except Unfit as error:
        terminal.complain(str(error))
        return FAILED
    terminal.say(
        "lab-dataset-written",
        games=found.games,
        rows=found.rows,
        files=found.files,
        folder=str(arguments.out),
    )
    show_failures(terminal, found.failures)
    if arguments.minari:
        name = _minari().export(arguments.out, arguments.minari)
        terminal.say("lab-minari-written", name=name)
    return 0


def _minari() -> ModuleType:
    """What exports, if all that it needs is installed."""
    try:
        from comptoir.lab import minari  # noqa: PLC0415  # needs the extra 'minari'
    except ModuleNotFoundError as error:
        message = f"The export needs '{error.name}': install Comptoir as comptoir[minari]."
        raise UsageError(message) from None
    return minari
