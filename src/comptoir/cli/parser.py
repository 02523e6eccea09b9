"""The command line."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from typing import Any, NoReturn

from comptoir.cli.errors import UsageError
from comptoir.cli.flags import lab, playing, serving, study
from comptoir.cli.helping import Helper
from comptoir.core.native import compiled
from comptoir.lang import Speaker
from comptoir.lang.language import DEFAULT


class Parser(ArgumentParser):
    """An argument parser whose help is in a language and whose complaints are one sentence."""

    def __init__(self, *, speaker: Speaker, **settings: Any) -> None:
        super().__init__(
            add_help=False, formatter_class=partial(Helper, speaker=speaker), **settings
        )
        self._speaker = speaker
        self._positionals.title, self._optionals.title = "help-arguments", "help-flags"
        self.add_argument("-h", "--help", action="help", help="help-help")

    def below(self, dest: str) -> Any:
        """Commands below this one, in the same language."""
        build: Any = partial(Parser, speaker=self._speaker)  # called as the class would be
        return self.add_subparsers(
            dest=dest, required=True, metavar=dest.upper(), parser_class=build
        )

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise UsageError(f"{message[:1].upper()}{message[1:]}; see '{self.prog} --help'.")


def parse(argv: Sequence[str], speaker: Speaker | None = None) -> Namespace:
    """The arguments, of which `command` names what to do. Raises UsageError."""
    return whole_parser(speaker or Speaker(DEFAULT)).parse_args(argv)


def whole_parser(speaker: Speaker) -> Parser:
    """All commands and their flags, explained in the speaker's language."""
    parser = Parser(speaker=speaker, prog="comptoir", description="help-comptoir")
    about = _version(speaker)
    parser.add_argument("--version", action="version", version=about, help="help-version")
    parser.add_argument("--lang", help="help-lang")
    commands = parser.below("command")
    serving.serve(commands)
    serving.backup(commands)
    serving.admin(commands)
    playing.play(commands)
    lab.simulate(commands)
    lab.arena(commands)
    lab.report(commands)
    lab.benchmark(commands)
    lab.dataset(commands)
    playing.replay(commands)
    playing.picture(commands)
    study.analyse(commands)
    study.puzzles(commands)
    study.train(commands)
    playing.edition(commands)
    playing.rule(commands)
    lab.bench(commands)
    playing.completion(commands)
    return parser


def _version(speaker: Speaker) -> str:
    engine = (
        speaker.text("help-engine-compiled") if compiled() else speaker.text("help-engine-plain")
    )
    return f"comptoir {version('comptoir')}, {engine}"
