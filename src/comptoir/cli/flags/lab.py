"""The commands that play many games, and measure."""

from pathlib import Path
from typing import Any

from comptoir.cli.flags.bench import add_server, add_soak
from comptoir.cli.flags.shared import (
    add_command,
    add_contest,
    add_force,
    add_game,
    add_resume,
    add_strict,
    add_workers,
)
from comptoir.lab.benchmark import GAMES as GAMES_WANTED

BENCHES = ("games", "envs", "sizes", "server", "soak")


def simulate(commands: Any) -> None:
    """`comptoir simulate`."""
    parser = add_command(
        commands,
        "simulate",
        "help-simulate",
        "simulate GAME --bots greedy,random --games 200",
        "simulate GAME --games 100000 --resume run.jsonl --json",
    )
    add_game(parser)
    parser.add_argument("--bots", metavar="LIST", help="help-bots-random")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="help-games")
    add_workers(parser)
    add_resume(parser)
    add_strict(parser)
    parser.add_argument("--json", action="store_true", help="help-json-table")


def arena(commands: Any) -> None:
    """`comptoir arena`."""
    parser = add_command(
        commands,
        "arena",
        "help-arena",
        "arena GAME --bots greedy,easy --games 200",
        "arena GAME --bots 'exec:python3 my_bot.py,greedy' --strict",
    )
    add_game(parser)
    add_contest(parser, "help-bots-arena")
    add_strict(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="help-games")
    parser.add_argument("--luck", action="store_true", help="help-luck")
    parser.add_argument("--json", action="store_true", help="help-json-tables")


def report(commands: Any) -> None:
    """`comptoir report`."""
    parser = add_command(
        commands,
        "report",
        "help-report",
        "report GAME --games 400",
        "report GAME --bots greedy,greedy --out balance.html --force",
    )
    add_game(parser)
    add_contest(parser, "help-bots-report")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="help-games")
    parser.add_argument("--json", action="store_true", help="help-json-page")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("report.html"),
        metavar="FILE",
        help="help-report-out",
    )
    add_force(parser, "help-force-page")


def benchmark(commands: Any) -> None:
    """`comptoir benchmark`."""
    parser = add_command(
        commands,
        "benchmark",
        "help-benchmark",
        "benchmark GAME --bot greedy --out greedy.json",
        "benchmark --check greedy.json",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="help-game")
    parser.add_argument("--bot", metavar="NAME", help="help-benchmark-bot")
    parser.add_argument("--name", help="help-benchmark-name")
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-benchmark-out")
    parser.add_argument("--check", type=Path, metavar="FILE", help="help-benchmark-check")
    parser.add_argument("--table", type=Path, metavar="DIR", help="help-benchmark-table")
    parser.add_argument(
        "--games", type=int, default=GAMES_WANTED, metavar="N", help="help-benchmark-games"
    )
    add_force(parser, "help-force-entry")
    add_workers(parser)


def dataset(commands: Any) -> None:
    """`comptoir dataset`."""
    parser = add_command(
        commands,
        "dataset",
        "help-dataset",
        "dataset GAME --bots greedy,greedy --games 2000 --out games",
        "dataset GAME --bots greedy,easy --games 50 --values 16 --out valued",
    )
    add_game(parser)
    parser.add_argument("--bots", metavar="LIST", help="help-bots-random")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="help-games")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="help-dataset-out")
    parser.add_argument("--values", type=int, default=0, metavar="N", help="help-values")
    parser.add_argument("--minari", metavar="NAME", help="help-minari")
    add_strict(parser)
    add_workers(parser)


def bench(commands: Any) -> None:
    """`comptoir bench`."""
    parser = add_command(
        commands,
        "bench",
        "help-bench",
        "bench",
        "bench envs --seconds 4",
    )
    parser.add_argument("what", nargs="?", choices=BENCHES, default="games", help="help-bench-what")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="help-sizes-games")
    parser.add_argument("--json", action="store_true", help="help-json-table")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="help-seconds")
    add_server(parser)
    add_soak(parser)
