"""What several commands have in common."""

from argparse import SUPPRESS, ArgumentParser
from pathlib import Path
from typing import Any

from comptoir.games import GAMES


def add_command(commands: Any, name: str, about: str, *examples: str) -> ArgumentParser:
    """A command; the examples stand below its help."""
    game = next(iter(GAMES))
    shown = [f"  comptoir {example.replace('GAME', game)}" for example in examples]
    parser: ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog="\n".join(["help-examples", *shown]) if shown else None,
    )
    # It may stand before the command, too.
    parser.add_argument("--lang", default=SUPPRESS, help="help-lang")
    return parser


def add_game(parser: ArgumentParser, *, asked: bool = False) -> None:
    """The game and its setup; a game that was not named can be asked for."""
    if asked:
        parser.add_argument("game", metavar="GAME", nargs="?", help="help-game-asked")
    else:
        parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--seed", help="help-seed")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="help-own-edition")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="help-option"
    )


def add_workers(parser: ArgumentParser) -> None:
    """Where the work is done."""
    parser.add_argument("--jobs", type=int, metavar="N", help="help-jobs")
    parser.add_argument("--ray", metavar="ADDRESS", help="help-ray")


def add_strict(parser: ArgumentParser) -> None:
    """Whether a bot that fails ends the run."""
    parser.add_argument("--strict", action="store_true", help="help-strict")


def add_force(parser: ArgumentParser, about: str) -> None:
    """Whether a file that is there is replaced."""
    parser.add_argument("--force", action="store_true", help=about)


def add_contest(parser: ArgumentParser, bots: str) -> None:
    """Who plays, and where."""
    parser.add_argument("--bots", metavar="LIST", help=bots)
    add_workers(parser)
    add_resume(parser)


def add_resume(parser: ArgumentParser) -> None:
    """A run that was stopped goes on."""
    parser.add_argument("--resume", type=Path, metavar="FILE", help="help-resume")
