"""The commands that look at games turn by turn."""

from pathlib import Path
from typing import Any

from comptoir.cli.flags.shared import add_command, add_resume, add_workers

TRAINED = ("chances", "weights", "generate", "fit", "match", "promote")


def analyse(commands: Any) -> None:
    """`comptoir analyse`."""
    parser = add_command(
        commands,
        "analyse",
        "help-analyse",
        "analyse game.txt",
        "analyse game.txt --turn 12 --budget 64",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="help-record-file")
    parser.add_argument("--budget", type=int, metavar="N", help="help-analyse-budget")
    parser.add_argument("--seed", help="help-study-seed")
    parser.add_argument("--turn", type=int, metavar="N", help="help-turn")
    parser.add_argument("--scores", action="store_true", help="help-scores")
    add_workers(parser)
    add_resume(parser)
    parser.add_argument("--json", action="store_true", help="help-json-tables")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="help-played-edition")


def puzzles(commands: Any) -> None:
    """`comptoir puzzles`."""
    parser = add_command(
        commands,
        "puzzles",
        "help-puzzles",
        "puzzles GAME --games 20 --out puzzles.jsonl",
        "puzzles GAME --games 60 --seed 1 --again --out puzzles.jsonl",
    )
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--games", type=int, metavar="N", help="help-puzzles-games")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="help-puzzles-out")
    parser.add_argument("--again", action="store_true", help="help-puzzles-again")
    parser.add_argument("--budget", type=int, metavar="N", help="help-puzzles-budget")
    parser.add_argument("--bot", metavar="NAME", help="help-puzzles-bot")
    parser.add_argument("--seed", help="help-study-seed")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="help-own-edition")
    add_workers(parser)


def train(commands: Any) -> None:
    """`comptoir train`."""
    parser = add_command(
        commands,
        "train",
        "help-train",
        "train chances GAME --players 2 --games 2000 --resume games.jsonl",
        "train weights GAME --players 2 --steps 100 --resume steps.jsonl",
        "train generate GAME --players 2 --games 200 --resume menus.jsonl",
        "train fit GAME --players 2 --resume menus.jsonl --out network.json",
        "train match GAME --trial network.json@0.5 --games 400 --resume match.jsonl",
        "train promote GAME --trial network.json@0.5",
    )
    parser.add_argument("what", choices=TRAINED, metavar="WHAT", help="help-train-what")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="help-train-players")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="help-train-games")
    parser.add_argument("--steps", type=int, default=100, metavar="N", help="help-train-steps")
    parser.add_argument("--deals", type=int, default=10, metavar="N", help="help-train-deals")
    parser.add_argument("--hidden", type=int, metavar="N", help="help-train-hidden")
    parser.add_argument("--against", default="", metavar="BOT", help="help-train-against")
    parser.add_argument("--trial", default="", metavar="FILE[@PART]", help="help-train-trial")
    parser.add_argument(
        "--iterations", type=int, default=0, metavar="N", help="help-train-iterations"
    )
    parser.add_argument("--final", action="store_true", help="help-train-final")
    parser.add_argument("--log", type=Path, metavar="FILE", help="help-train-log")
    parser.add_argument("--seed", help="help-seed")
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-train-out")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="help-train-plot")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="help-train-resume")
    add_workers(parser)
