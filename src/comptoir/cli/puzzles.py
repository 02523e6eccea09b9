"""`comptoir puzzles`: positions in which one turn stands out."""

from argparse import Namespace

from comptoir.cli.errors import UsageError
from comptoir.cli.progress import progress
from comptoir.cli.simulate import read_jobs, resumable
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES
from comptoir.study.puzzling import BOT, BUDGET, Making, make_puzzles


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Look at the games that are missing in the file, and say how many puzzles there are."""
    games, jobs, file = read_games(arguments), read_jobs(arguments), arguments.out
    making = read_making(arguments)
    if arguments.again:
        _remove(arguments)
    words, found = terminal.speaker.text("study-puzzling"), list[int]()
    with resumable(terminal, file), progress(terminal, words, games) as advance:
        for puzzles in make_puzzles(making, games, file, jobs, arguments.ray):
            found.append(puzzles)
            advance(1)
    terminal.say("study-puzzles", games=len(found), puzzles=sum(found), file=str(file))
    return 0


def _remove(arguments: Namespace) -> None:
    try:
        arguments.out.unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"Can't replace '{arguments.out}': {error.strerror}.") from None


def read_games(arguments: Namespace) -> int:
    """In how many games to look. Raises UsageError."""
    if arguments.games is None:
        about = GAMES.get(arguments.game)
        return about.exercises if about else 1
    games: int = arguments.games
    if games < 1:
        raise UsageError("--games needs a whole number, 1 or more.")
    return games


def read_making(arguments: Namespace) -> Making:
    """What the command line asks for. Raises UsageError."""
    budget = BUDGET if arguments.budget is None else arguments.budget
    if budget < 1:
        raise UsageError("--budget needs a whole number, 1 or more.")
    seed = "0" if arguments.seed is None else arguments.seed
    return Making(arguments.game, seed, budget, arguments.bot or BOT, arguments.edition)
