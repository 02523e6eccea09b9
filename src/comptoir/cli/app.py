"""From the command line to a command, and from whatever goes wrong to a sentence."""

import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence

from comptoir.cli import (
    admin,
    admin_people,
    admin_tables,
    analyse,
    arena,
    backup,
    bench,
    bench_envs,
    bench_server,
    bench_soak,
    benchmark,
    commands,
    completion,
    dataset,
    editions,
    picture,
    play,
    puzzles,
    replay,
    report,
    serve,
    simulate,
    train,
)
from comptoir.cli.errors import FAILED, INTERRUPTED, USAGE, UsageError
from comptoir.cli.parser import parse
from comptoir.cli.terminal import Terminal
from comptoir.cli.welcome import first_steps
from comptoir.core import ComptoirError
from comptoir.games import LEFT_OUT
from comptoir.lang import LANGUAGES, Speaker, system_language
from comptoir.lang.sentences import said

COMMANDS: Mapping[str, Callable[[Terminal, Namespace], int]] = {
    "serve": serve.run,
    "backup": backup.save,
    "restore": backup.restore,
    "admin": lambda terminal, asked: ADMIN[asked.action](terminal, asked),
    "play": play.run,
    "simulate": simulate.run,
    "arena": arena.run,
    "report": report.run,
    "benchmark": benchmark.run,
    "dataset": dataset.run,
    "replay": replay.run,
    "picture": picture.run,
    "analyse": analyse.run,
    "puzzles": puzzles.run,
    "train": train.run,
    "edition": editions.run,
    "rule": commands.rule,
    "completion": completion.run,
    "bench": lambda terminal, asked: BENCHES[asked.what](terminal, asked),
}
ADMIN: Mapping[str, Callable[[Terminal, Namespace], int]] = {
    "ratings": admin.ratings,
    "tables": admin_tables.run,
    **dict.fromkeys(admin_people.ACTIONS, admin_people.run),
}
BENCHES: Mapping[str, Callable[[Terminal, Namespace], int]] = {
    "games": bench.run,
    "envs": bench_envs.envs,
    "sizes": bench_envs.sizes,
    "server": bench_server.run,
    "soak": bench_soak.run,
}


def run(argv: Sequence[str]) -> int:
    """Run a command; the exit code."""
    open_streams()
    terminal = Terminal(Speaker(_spoken(argv)))
    try:
        code = _obey(terminal, argv)
        sys.stdout.flush()
    except ComptoirError as error:
        terminal.complain(said(terminal.speaker, error))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None:
            raise
        _ignore_output()
        if not isinstance(error, BrokenPipeError):
            terminal.complain(f"The output can't be written: {error.strerror}.")
        return FAILED
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return code


def _obey(terminal: Terminal, argv: Sequence[str]) -> int:
    """Do what the command line asks; without a word of it, say what there is."""
    if not argv:
        return first_steps(terminal)
    arguments = parse(argv, terminal.speaker)
    terminal.speaker = _speaker(terminal.speaker, arguments.lang)
    for reason in LEFT_OUT:
        terminal.complain(reason)
    return COMMANDS[arguments.command](terminal, arguments)


def _spoken(argv: Sequence[str]) -> str:
    """The language that the command line asks for, so that even its errors are said in it."""
    line = " ".join(argv)
    wanted = re.search(rf"(?:^| )--lang[ =]({'|'.join(LANGUAGES)})(?: |$)", line)
    return wanted[1] if wanted else system_language(os.environ)


def _speaker(usual: Speaker, wanted: str | None) -> Speaker:
    """The speaker of the language that is wanted. Raises UsageError."""
    if wanted in (None, usual.language):
        return usual
    if wanted not in LANGUAGES:
        raise UsageError(f"There is no language '{wanted}'. Choose one of: {', '.join(LANGUAGES)}.")
    return Speaker(wanted)


def open_streams() -> None:
    """Whatever of input and output is closed leads nowhere, so that all can read and write."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _ignore_output() -> None:
    """Nobody reads any more; keep Python from complaining about it while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
