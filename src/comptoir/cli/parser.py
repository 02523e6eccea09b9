"""The command line."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from comptoir.cli import bench_server
from comptoir.cli.errors import UsageError
from comptoir.core.native import compiled
from comptoir.server.settings import add_flags


class Parser(ArgumentParser):
    """An argument parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise UsageError(f"{message[:1].upper()}{message[1:]}; see '{self.prog} --help'.")


def parse(argv: Sequence[str]) -> Namespace:
    """The arguments, of which `command` names what to do. Raises UsageError."""
    parser = Parser(prog="comptoir", description="Mombasa and Speicherstadt in the terminal.")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _serve(commands)
    _backup(commands)
    _play(commands)
    _simulate(commands)
    _arena(commands)
    _report(commands)
    _dataset(commands)
    _replay(commands)
    _analyse(commands)
    _puzzles(commands)
    _edition(commands)
    _rule(commands)
    _bench(commands)
    return parser.parse_args(argv)


def _version() -> str:
    engine = "compiled" if compiled() else "in plain Python"
    return f"comptoir {version('comptoir')}, engine {engine}"


def _add(commands: Any, name: str, about: str) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(name, help=about, description=about)
    parser.add_argument("--lang", help="en, nl, pl or cs; else the language of the system")
    return parser


def _game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="speicherstadt or mombasa")
    parser.add_argument("--seed", help="the same seed gives the same cards and bots")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the values of your own box")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def _serve(commands: Any) -> None:
    parser = _add(commands, "serve", "Tables for friends, in the browser.")
    add_flags(parser)


def _backup(commands: Any) -> None:
    save = _add(commands, "backup", "All that a server keeps, in one file; it may go on serving.")
    restore = _add(commands, "restore", "Put a backup into a database that no server uses.")
    for parser, about in ((save, "where to keep it"), (restore, "a backup")):
        parser.add_argument("file", type=Path, metavar="FILE", help=about)
        parser.add_argument("--database", metavar="URL", help="as for serve, by default its own")
        parser.add_argument("--force", action="store_true", help="replace what is there")


def _play(commands: Any) -> None:
    parser = _add(commands, "play", "A game in the terminal, with people and bots.")
    _game(parser)
    parser.add_argument("--seats", metavar="LIST", help="who plays: human,random,…")
    parser.add_argument("--names", metavar="LIST", help="the players' names: Ada,Ben,…")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a recorded game")


def _simulate(commands: Any) -> None:
    parser = _add(commands, "simulate", "Many games of bots, and what they come to.")
    _game(parser)
    parser.add_argument("--bots", metavar="LIST", help="one bot a seat: random,random,…")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default 1000")
    _workers(parser)
    _resume(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def _arena(commands: Any) -> None:
    parser = _add(commands, "arena", "Which bot is stronger: the same deals for every seating.")
    _game(parser)
    _contest(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default 100")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def _report(commands: Any) -> None:
    parser = _add(commands, "report", "What many games of bots tell, as a page with plots.")
    _game(parser)
    _contest(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default 1000")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the page")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("report.html"),
        metavar="FILE",
        help="the page; default report.html",
    )


def _workers(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help="processes; default one a core")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster there instead")


def _dataset(commands: Any) -> None:
    parser = _add(commands, "dataset", "Positions, choices and outcomes of games, as Parquet.")
    _game(parser)
    parser.add_argument("--bots", metavar="LIST", help="one bot a seat: greedy,random,…")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default 1000")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="the files; those there stay"
    )
    _workers(parser)


def _contest(parser: ArgumentParser) -> None:
    about = "one bot a seat: greedy,random,…; exec:COMMAND is a program"
    parser.add_argument("--bots", metavar="LIST", help=about)
    _workers(parser)
    _resume(parser)


def _resume(parser: ArgumentParser) -> None:
    about = "keep here what is finished, and go on from it"
    parser.add_argument("--resume", type=Path, metavar="FILE", help=about)


def _replay(commands: Any) -> None:
    parser = _add(commands, "replay", "Show or verify a recorded game.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as play writes it")
    parser.add_argument("--verify", action="store_true", help="only check that it can be played")
    parser.add_argument("--step", type=int, metavar="N", help="the board after so many choices")
    parser.add_argument(
        "--edition", type=Path, metavar="FILE", help="the values it was played with"
    )


def _analyse(commands: Any) -> None:
    parser = _add(commands, "analyse", "What each turn of a recorded game came to, and what else.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as play writes it")
    parser.add_argument("--budget", type=int, metavar="N", help="iterations a turn; default 16")
    parser.add_argument("--seed", help="the same seed and budget find the same")
    parser.add_argument("--turn", type=int, metavar="N", help="only this turn, but all about it")
    parser.add_argument(
        "--scores", action="store_true", help="expected scores instead of chances to win"
    )
    _workers(parser)
    _resume(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument(
        "--edition", type=Path, metavar="FILE", help="the values it was played with"
    )


def _puzzles(commands: Any) -> None:
    parser = _add(
        commands, "puzzles", "Positions in which one turn stands out, found in bot games."
    )
    parser.add_argument("game", metavar="GAME", help="speicherstadt or mombasa")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="default 20")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="go on with this file"
    )
    parser.add_argument("--anew", action="store_true", help="put them in place of what is there")
    parser.add_argument("--budget", type=int, metavar="N", help="iterations a search; default 48")
    parser.add_argument("--bot", metavar="NAME", help="who plays the games; default greedy")
    parser.add_argument("--seed", help="the same seed and budget find the same")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the values of your own box")
    _workers(parser)


def _edition(commands: Any) -> None:
    about = "The values of your own box: a file to type them in, checked and compared."
    parser = commands.add_parser("edition", help=about, description=about)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    new = _add(actions, "new", "Write a commented copy of the house edition.")
    new.add_argument("game", metavar="GAME", help="speicherstadt or mombasa")
    new.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="default my-GAME.toml; - prints it"
    )
    check = _add(actions, "check", "Say everything that is wrong with an edition file.")
    check.add_argument("file", type=Path, metavar="FILE", help="an edition file")
    diff = _add(actions, "diff", "Show what differs from the house edition, or between two files.")
    diff.add_argument("file", type=Path, metavar="FILE", help="an edition file")
    diff.add_argument("other", type=Path, nargs="?", metavar="OTHER", help="a newer one")
    for action in (check, diff):
        action.add_argument("--game", help="whose edition it is; else the content tells")
        action.add_argument("--json", action="store_true", help="print JSON instead of text")


def _rule(commands: Any) -> None:
    parser = _add(commands, "rule", "Print a numbered rule, or a chapter of rules.")
    parser.add_argument("number", metavar="NUMBER", help="S5.1, or S5 for the chapter")


def _bench(commands: Any) -> None:
    parser = _add(commands, "bench", "How fast the games are played on one core.")
    about = (
        "games (default), envs: the research environments, sizes: how large the games are, server"
    )
    parser.add_argument(
        "what", nargs="?", choices=["games", "envs", "sizes", "server"], default="games", help=about
    )
    parser.add_argument(
        "--games", type=int, default=20, metavar="N", help="games for the sizes; default 20"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="time a measurement; default 1"
    )
    bench_server.add_flags(parser)
