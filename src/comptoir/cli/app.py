"""From the command line to a command, and from whatever goes wrong to a sentence."""

import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TypeAlias

from comptoir.cli.errors import FAILED, INTERRUPTED, USAGE, UsageError
from comptoir.cli.parser import parse
from comptoir.cli.terminal import Terminal, lead_nowhere
from comptoir.cli.welcome import first_steps
from comptoir.core import ComptoirError
from comptoir.games import LEFT_OUT
from comptoir.lang import LANGUAGES, Speaker, system_language
from comptoir.lang.sentences import said

Command: TypeAlias = Callable[[Terminal, Namespace], int]

COMMANDS: Mapping[str, str] = {
    "serve": "serve.run",
    "backup": "backup.save",
    "restore": "backup.restore",
    "admin": "admin_people.run",
    "admin ratings": "admin.ratings",
    "admin tables": "admin_tables.run",
    "play": "play.run",
    "simulate": "simulate.run",
    "arena": "arena.run",
    "report": "report.run",
    "benchmark": "benchmark.run",
    "dataset": "dataset.run",
    "replay": "replay.run",
    "picture": "picture.run",
    "analyse": "analyse.run",
    "puzzles": "puzzles.run",
    "train": "train.run",
    "edition": "editions.run",
    "rule": "commands.rule",
    "completion": "completion.run",
    "bench games": "bench.run",
    "bench envs": "bench_envs.envs",
    "bench sizes": "bench_envs.sizes",
    "bench server": "bench_server.run",
    "bench soak": "bench_soak.run",
}
"""The module and the function of each command."""


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
        lead_nowhere(sys.stdout)
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
    return _command(arguments)(terminal, arguments)


def _command(asked: Namespace) -> Command:
    """What obeys; only its module is loaded, so that it need not wait for those of the others."""
    below = getattr(asked, "action", None) or getattr(asked, "what", None)
    whole = f"{asked.command} {below}"
    return loaded(COMMANDS[whole if whole in COMMANDS else asked.command])


def loaded(place: str) -> Command:
    """The function at a place of COMMANDS."""
    module, _, name = place.partition(".")
    found: Command = getattr(import_module(f"comptoir.cli.{module}"), name)
    return found


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
