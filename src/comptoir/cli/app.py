"""From the command line to a command, and from whatever goes wrong to a sentence."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence

from comptoir.cli import (
    analyse,
    arena,
    backup,
    bench,
    bench_envs,
    bench_server,
    commands,
    dataset,
    editions,
    play,
    puzzles,
    replay,
    report,
    serve,
    simulate,
)
from comptoir.cli.errors import FAILED, INTERRUPTED, USAGE, UsageError
from comptoir.cli.parser import parse
from comptoir.cli.terminal import Terminal
from comptoir.core import ComptoirError
from comptoir.lang import LANGUAGES, Speaker, system_language

COMMANDS: Mapping[str, Callable[[Terminal, Namespace], int]] = {
    "serve": serve.run,
    "backup": backup.save,
    "restore": backup.restore,
    "play": play.run,
    "simulate": simulate.run,
    "arena": arena.run,
    "report": report.run,
    "dataset": dataset.run,
    "replay": replay.run,
    "analyse": analyse.run,
    "puzzles": puzzles.run,
    "edition": editions.run,
    "rule": commands.rule,
    "bench": lambda terminal, asked: BENCHES[asked.what](terminal, asked),
}
BENCHES: Mapping[str, Callable[[Terminal, Namespace], int]] = {
    "games": bench.run,
    "envs": bench_envs.envs,
    "sizes": bench_envs.sizes,
    "server": bench_server.run,
}


def run(argv: Sequence[str]) -> int:
    """Run a command; the exit code."""
    terminal = Terminal(Speaker(system_language(os.environ)))
    try:
        arguments = parse(argv)
        terminal.speaker = Speaker(_language(arguments.lang))
        code = COMMANDS[arguments.command](terminal, arguments)
        sys.stdout.flush()
    except ComptoirError as error:
        terminal.complain(str(error))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _ignore_output()
        return FAILED
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return code


def _language(wanted: str | None) -> str:
    if wanted is None:
        return system_language(os.environ)
    if wanted not in LANGUAGES:
        raise UsageError(f"There is no language '{wanted}'. Choose one of: {', '.join(LANGUAGES)}.")
    return wanted


def _ignore_output() -> None:
    """Nobody reads any more; keep Python from complaining about it while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
