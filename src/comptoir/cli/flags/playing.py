"""The commands of whoever plays: games, their records, editions and rules."""

from pathlib import Path
from typing import Any

from comptoir.cli.flags.shared import add_command, add_force, add_game
from comptoir.cli.helping import SHELLS
from comptoir.games import GAMES


def play(commands: Any) -> None:
    """`comptoir play`."""
    parser = add_command(
        commands,
        "play",
        "help-play",
        "play GAME --seats human,greedy --seed 1",
        "play GAME --record game.txt",
    )
    add_game(parser, asked=True)
    parser.add_argument("--seats", metavar="LIST", help="help-seats")
    parser.add_argument("--names", metavar="LIST", help="help-names")
    parser.add_argument("--record", type=Path, metavar="FILE", help="help-record")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="help-play-resume")
    add_force(parser, "help-force-record")


def replay(commands: Any) -> None:
    """`comptoir replay`."""
    parser = add_command(
        commands,
        "replay",
        "help-replay",
        "replay game.txt --step 40",
        "replay game.txt --verify",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="help-record-file")
    parser.add_argument("--verify", action="store_true", help="help-verify")
    parser.add_argument("--step", type=int, metavar="N", help="help-step")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="help-played-edition")


def picture(commands: Any) -> None:
    """`comptoir picture`."""
    parser = add_command(
        commands,
        "picture",
        "help-picture",
        "picture game.txt --step 40 --out position.png",
        "picture game.txt --step 40 --out turn.gif",
        "picture game.txt --out game.gif --width 600",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="help-record-file")
    parser.add_argument("--out", type=Path, metavar="FILE", required=True, help="help-picture-out")
    parser.add_argument("--step", type=int, metavar="N", help="help-picture-step")
    parser.add_argument("--width", type=int, metavar="N", help="help-picture-width")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="help-played-edition")


def edition(commands: Any) -> None:
    """`comptoir edition ACTION`."""
    about = "help-edition"
    parser = commands.add_parser("edition", help=about, description=about)
    actions = parser.below("action")
    new = add_command(
        actions,
        "new",
        "help-edition-new",
        "edition new GAME",
        "edition new GAME mine.toml",
    )
    new.add_argument("game", metavar="GAME", help="help-game")
    new.add_argument("file", type=Path, nargs="?", metavar="FILE", help="help-edition-out")
    check = add_command(
        actions,
        "check",
        "help-edition-check",
        "edition check mine.toml",
        "edition check mine.toml --game GAME --json",
    )
    check.add_argument("file", type=Path, metavar="FILE", help="help-edition-file")
    diff = add_command(
        actions,
        "diff",
        "help-edition-diff",
        "edition diff mine.toml",
        "edition diff old.toml new.toml --json",
    )
    diff.add_argument("file", type=Path, metavar="FILE", help="help-edition-file")
    diff.add_argument("other", type=Path, nargs="?", metavar="OTHER", help="help-edition-newer")
    for action in (check, diff):
        action.add_argument("--game", help="help-edition-game")
        action.add_argument("--json", action="store_true", help="help-json-text")


def rule(commands: Any) -> None:
    """`comptoir rule`."""
    letter = next(iter(GAMES.values())).letter
    parser = add_command(
        commands,
        "rule",
        "help-rule",
        f"rule {letter}5.1",
        f"rule {letter}5 --lang nl",
    )
    parser.add_argument("number", metavar="NUMBER", help="help-rule-number")


def completion(commands: Any) -> None:
    """`comptoir completion`."""
    parser = add_command(
        commands, "completion", "help-completion", "completion bash", "completion fish"
    )
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help="help-shell")
