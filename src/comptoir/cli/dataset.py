"""`comptoir dataset`: positions, choices and outcomes of games, as Parquet."""

from argparse import Namespace

from comptoir.cli.simulate import progress, read_jobs, read_setting
from comptoir.cli.terminal import Terminal
from comptoir.lab.dataset import write


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Play the games that are missing and write their files."""
    setting = read_setting(arguments)
    jobs, words = read_jobs(arguments), terminal.speaker.text("cli-simulating")
    with progress(terminal, words, setting.games) as advance:
        found = write(setting, arguments.out, jobs, advance, arguments.ray)
    terminal.say(
        "lab-dataset-written",
        games=found.games,
        rows=found.rows,
        files=found.files,
        folder=str(arguments.out),
    )
    return 0
